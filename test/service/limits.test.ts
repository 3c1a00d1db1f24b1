/** What a caller may ask in a window of time, and a community in a month: counted, told, and refused beyond it. */
import { createApi, createClient, retry } from '@community-platform/client';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createManualClock, SECOND } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const quota = '/api/admin/v2/quota';
const nothing = '/api/admin/v2/posts/999999999';

const running: RunningService[] = [];
const start = async (...options: Parameters<typeof startService>): Promise<RunningService> => {
  const service = await startService(...options);
  running.push(service);
  return service;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

test('each answer tells how much is left; what is beyond the limit is refused until the window ends', async () => {
  const time = createManualClock('2027-03-01T10:00:00.500Z');
  const { send, ours } = await start({ clock: time.clock, limits: { rateLimit: 4, rateWindow: 3_000 } });
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await send('GET', nothing));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 429, 429]);
  expect(answers.map(({ headers }) => headers.get('ratelimit-limit'))).toEqual(Array(6).fill('4'));
  expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['3', '2', '1', '0', '0', '0']);
  const last = answers[5];
  expect(last?.headers.get('retry-after')).toBe('3');
  expect(last?.headers.get('ratelimit-reset')).toBe('3');
  expect(last?.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/u);
  expect(last?.body).toEqual({ success: false, message: 'Too many requests', error_details: {} });
  // Another token is another caller.
  expect((await send('GET', nothing, undefined, ours.headlessToken)).status).toBe(403);
  time.advance(3 * SECOND);
  expect((await send('GET', nothing)).status).toBe(404);
});

test('the client waits as it is told, and is served', async () => {
  const time = createManualClock('2027-03-01T10:00:00.000Z');
  const { base, ours } = await start({ clock: time.clock, limits: { rateLimit: 1, rateWindow: 1_000 } });
  const told: (string | null)[] = [];
  const api = createApi(
    createClient({
      baseUrl: base,
      auth: { AdminBearer: ours.adminToken },
      retry: retry(),
      fetch: async (url, init) => {
        const request = new Request(url, init);
        const answer = await fetch(request);
        const seconds = answer.headers.get('retry-after');
        // By the time that it comes again, this much has gone by.
        if (answer.status === 429) time.advance(Number(seconds) * SECOND);
        if (answer.status === 429) told.push(seconds);
        return answer;
      },
    }),
  );
  for (let count = 0; count < 3; count += 1) expect(await api.quota.get()).toHaveProperty('used');
  expect(told).toEqual(['1', '1']);
});

test('who shows no token that is known counts by address, and a member as one over all their tokens', async () => {
  const time = createManualClock('2027-03-01T10:00:00.000Z');
  const service = await start({ clock: time.clock, limits: { rateLimit: 3, rateWindow: 600_000 } });
  const { base, send, ours } = service;
  const statuses = [];
  for (const token of ['one', 'two', 'three', 'four'])
    statuses.push((await send('GET', quota, undefined, token)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect((await fetch(`${base}${quota}`)).status).toBe(429);
  // Who is known is not held up by them.
  expect((await send('GET', quota)).status).toBe(200);
  const issue = async () =>
    (await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } })).access_token;
  const tokens = [await issue(), await issue()];
  const home = [];
  for (const token of [...tokens, ...tokens])
    home.push((await send('GET', '/api/headless/v1/home', undefined, token)).status);
  expect(home).toEqual([200, 200, 200, 429]);
});

test('the quota counts every answer but those of 50x, for all tokens of a community together', async () => {
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
  // A time that cannot be told is a fault of the service.
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
  // How much there was can be asked all the same.
  expect((await send('GET', quota)).body).toMatchObject({ limit: 10, remaining: 0 });
  expect((await send('GET', quota, undefined, theirs.adminToken)).status).toBe(200);
});

test('a token that was revoked counts for the community that it was of; nobody knows one that never was', async () => {
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
