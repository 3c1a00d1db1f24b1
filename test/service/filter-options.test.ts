/** The options of member filters over HTTP: who may read them, and invalid requests. */
import { beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});

const paths = ['/filter-options/spaces', '/filter-options/space_groups'];

test.each(paths)("%s returns a page for any of the community's tokens", async (path) => {
  const { send, ours } = running;
  const { access_token } = await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } });
  for (const token of [undefined, access_token]) {
    const { status, body, headers } = await send('GET', `${path}?page=1&per_page=1&search_text=`, undefined, token);
    expect([status, body]).toMatchObject([200, { page: 1, per_page: 1, records: expect.any(Array) }]);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test.each(paths)('%s rejects unknown tokens, other methods and invalid parameters', async (path) => {
  const { send } = running;
  for (const token of ['', 'nobody']) {
    const { status, body, headers } = await send('GET', path, undefined, token);
    expect([status, body]).toMatchObject([401, { success: false, message: expect.any(String), error_details: {} }]);
    expect(headers.get('www-authenticate')).toContain('Bearer');
    expect(headers.get('x-request-id')).not.toBeNull();
  }
  const wrong = await send('POST', path, {});
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  for (const [query, name] of [
    ['page=0', 'page'],
    ['per_page=x', 'per_page'],
    ['per_page=1.5', 'per_page'],
    [`search_text=${'x'.repeat(1_001)}`, 'search_text'],
    ['search_text=%00', 'search_text'],
  ]) {
    const { status, body } = await send('GET', `${path}?${query}`);
    expect([query, status, Object.keys(Object(body).error_details)]).toEqual([query, 400, [name]]);
  }
});

test.each(['/filter-options', '/filter-options/none', '/filter-options/toString'])(
  'the unknown path %s returns 404',
  async (path) => {
    expect((await running.send('GET', path)).status).toBe(404);
  },
);
