/**
 * Servers mounted below a path pattern, in hosts that support patterns. A segment of the pattern can contain any path
 * characters.
 */
import { describe, expect, test } from 'vitest';
import type { Host, Subject } from './hosts.js';

/** Defines the tests for a fixture with the operations of `pets`. */
export function testMounts(hosts: readonly Host[], subject: Subject): void {
  describe.each(hosts.filter(({ hasPatterns }) => hasPatterns))('below a pattern in $name', async ({ serve }) => {
    const { urls } = await serve(subject, { named: { at: '/:team/api' } });
    const { named } = urls;

    test.each(['red', 'a%20b', '%C3%BC', 'a%2Fb', '%25', ':team'])(
      'serves requests if mounted below the path segment %s',
      async (team) => {
        expect((await fetch(`${named}/${team}/api/v1/pets`)).status).toBe(200);
        expect((await fetch(`${named}/${team}/api/pets`)).status).toBe(200);
        const response = await fetch(`${named}/${team}/api/v1/pets/a%2Fb%20c`);
        expect([response.status, await response.json()]).toEqual([200, { name: 'a/b c' }]);
        expect(await (await fetch(`${named}/${team}/api/v1/none`)).text()).toBe('their 404');
      },
    );
  });
}
