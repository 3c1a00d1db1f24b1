/** Rate limits per caller and monthly quotas per community: counting, headers and 429 responses. */
import { createApi, createClient, retry } from '@community-platform/client';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createManualClock, SECOND } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const quota = '/api/admin/v2/quota';
const nothing = '/api/admin/v2/posts/999999999';

const running: RunningService[] = [];
async function start(...options: Parameters<typeof startService>): Promise<RunningService> {
  const service = await startService(...options);
  running.push(service);
  return service;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

test('sends rate limit headers and returns 429 beyond the limit until the window ends', async () => {
  const time = createManualClock('2027-03-01T10:00:00.500Z');
  const { send, ours } = await start({ clock: time.clock, limits: { rateLimit: 4, rateWindow: 3_000 } });
  const responses = [];
  for (let count = 0; count < 6; count += 1) responses.push(await send('GET', nothing));
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 429, 429]);
  expect(responses.map(({ headers }) => headers.get('ratelimit-limit'))).toEqual(Array(6).fill('4'));
  expect(responses.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['3', '2', '1', '0', '0', '0']);
  const last = responses[5];
  expect(last?.headers.get('retry-after')).toBe('3');
  expect(last?.headers.get('ratelimit-reset')).toBe('3');
  expect(last?.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/u);
  expect(last?.body).toEqual({ success: false, message: 'Too many requests', error_details: {} });
  // Another token is another caller.
  expect((await send('GET', nothing, undefined, ours.headlessToken)).status).toBe(403);
  time.advance(3 * SECOND);
  expect((await send('GET', nothing)).status).toBe(404);
});

test('the generated client waits for Retry-After and succeeds', async () => {
  const time = createManualClock('2027-03-01T10:00:00.000Z');
  const { base, ours } = await start({ clock: time.clock, limits: { rateLimit: 1, rateWindow: 1_000 } });
  const delays: (string | null)[] = [];
  const api = createApi(
    createClient({
      baseUrl: base,
      auth: { AdminBearer: ours.adminToken },
      retry: retry(),
      fetch: async (url, init) => {
        const request = new Request(url, init);
        const response = await fetch(request);
        const seconds = response.headers.get('retry-after');
        // Advances the clock by Retry-After before the next attempt.
        if (response.status === 429) time.advance(Number(seconds) * SECOND);
        if (response.status === 429) delays.push(seconds);
        return response;
      },
    }),
  );
  for (let count = 0; count < 3; count += 1) expect(await api.quota.get()).toHaveProperty('used');
  expect(delays).toEqual(['1', '1']);
});

test('limits callers without a valid token by IP address, and members across all their tokens', async () => {
  const time = createManualClock('2027-03-01T10:00:00.000Z');
  const service = await start({ clock: time.clock, limits: { rateLimit: 3, rateWindow: 600_000 } });
  const { base, send, ours } = service;
  const statuses = [];
  for (const token of ['one', 'two', 'three', 'four'])
    statuses.push((await send('GET', quota, undefined, token)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect((await fetch(`${base}${quota}`)).status).toBe(429);
  // Known tokens are not affected.
  expect((await send('GET', quota)).status).toBe(200);
  const issue = async () =>
    (await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } })).access_token;
  const tokens = [await issue(), await issue()];
  const home = [];
  for (const token of [...tokens, ...tokens])
    home.push((await send('GET', '/api/headless/v1/home', undefined, token)).status);
  expect(home).toEqual([200, 200, 200, 429]);
});

test("counts all responses except 5xx toward the community's quota", async () => {
  const faults: unknown[] = [];
  const failed = ({ cause }: { readonly cause?: unknown }): void => void (cause !== undefined && faults.push(cause));
  const time = createManualClock('2027-03-31T23:58:00.000Z');
  const { send, ours, theirs, service } = await start({ clock: time.clock, limits: { quota: 10 }, failed });
  const used = async (): Promise<number> => Number(Reflect.get(Object((await send('GET', quota)).body), 'used'));
  const before = await used();
  expect((await send('GET', nothing)).status).toBe(404);
  expect((await send('POST', '/api/admin/v2/member_tags', {})).status).toBe(422);
  expect((await send('GET', quota, undefined, ours.headlessToken)).status).toBe(403);
  expect(await used()).toBe(before + 4);
  // A time of infinity cannot be serialized and causes a 500.
  const { id } = await ours.api.memberTags.create({ body: { name: 'Baker' } });
  await service.database.db
    .updateTable('member_tags')
    .set({ created_at: sql<Date>`'infinity'` })
    .where('community_id', '=', ours.id)
    .where('id', '=', id)
    .execute();
  expect((await send('GET', `/api/admin/v2/member_tags/${id}`)).status).toBe(500);
  expect(faults).toHaveLength(1);
  expect(await used()).toBe(before + 6);
  const statuses = [];
  for (let count = before + 6; count < 12; count += 1) statuses.push((await send('GET', nothing)).status);
  expect([...new Set(statuses)]).toEqual([404, 429]);
  const refused = await send('GET', nothing, undefined, ours.headlessToken);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ message: 'The monthly quota of the plan is used up' });
  expect(refused.headers.get('retry-after')).toBe('120');
  // The quota itself can still be read.
  expect((await send('GET', quota)).body).toMatchObject({ limit: 10, remaining: 0 });
  expect((await send('GET', quota, undefined, theirs.adminToken)).status).toBe(200);
});

test("counts requests with a revoked token toward its community's quota, but not those with unknown tokens", async () => {
  const { send, ours } = await start({ limits: { quota: 1_000 } });
  const used = async (): Promise<number> => Number(Reflect.get(Object((await send('GET', quota)).body), 'used'));
  const { id, token } = await ours.api.apiTokens.create({ body: { name: 'T', token_type: 'Admin V1 or V2' } });
  await ours.api.apiTokens.revoke({ path: { id } });
  const before = await used();
  expect((await send('GET', nothing, undefined, token)).status).toBe(401);
  expect((await send('GET', '/api/headless/v1/home', undefined, token)).status).toBe(401);
  expect((await send('GET', '/nowhere', undefined, token)).status).toBe(404);
  expect((await send('GET', nothing, undefined, 'unknown')).status).toBe(401);
  expect(await used()).toBe(before + 4);
});
