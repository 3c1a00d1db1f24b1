/** Mounted below a pattern, in the hosts that have such: a segment of it may be anything that a path may hold. */
import { describe, expect, test } from 'vitest';
import { hosts } from './hosts.js';
import { makeServer } from './pets.js';

const withPatterns = hosts.filter(({ name }) => ['Express', 'Fastify', 'Hono'].includes(name));

describe.each(withPatterns)('in $name', async ({ mount }) => {
  const { server } = makeServer();
  const named = await mount(server, { at: '/:team/api' });

  test.each(['red', 'a%20b', '%C3%BC', 'a%2Fb', '%25', ':team'])('below a segment that is %s', async (team) => {
    expect((await fetch(`${named}/${team}/api/v1/pets`)).status).toBe(200);
    expect((await fetch(`${named}/${team}/api/pets`)).status).toBe(200);
    const response = await fetch(`${named}/${team}/api/v1/pets/a%2Fb%20c`);
    expect([response.status, await response.json()]).toEqual([200, { name: 'a/b c' }]);
    expect(await (await fetch(`${named}/${team}/api/v1/none`)).text()).toBe('their 404');
  });
});
