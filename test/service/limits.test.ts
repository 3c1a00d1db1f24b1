/** What a caller may ask in a window of time, and a community in a month: counted, told, and refused beyond it. */
import { createApi, createClient } from '@community-platform/client';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
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

/** Waits for the next window where the current one ends too soon for what a test does within one. */
const awaitRoom = async (window: number, needed: number): Promise<void> => {
  const left = window - (Date.now() % window);
  if (left < needed) await new Promise((done) => setTimeout(done, left + 5));
};

test('each answer tells how much is left; what is beyond the limit is refused until the window ends', async () => {
  const rateWindow = 3_000;
  const { send, ours } = await start({ limits: { rateLimit: 4, rateWindow } });
  await awaitRoom(rateWindow, 2_000);
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await send('GET', nothing));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 429, 429]);
  expect(answers.map(({ headers }) => headers.get('ratelimit-limit'))).toEqual(Array(6).fill('4'));
  expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['3', '2', '1', '0', '0', '0']);
  const last = answers[5];
  const seconds = Number(last?.headers.get('retry-after'));
  expect(seconds).toBe(Number(last?.headers.get('ratelimit-reset')));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3);
  expect(last?.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/u);
  expect(last?.body).toEqual({ success: false, message: 'Too many requests', error_details: {} });
  // Another token is another caller.
  expect((await send('GET', nothing, undefined, ours.headlessToken)).status).toBe(403);
  await new Promise((done) => setTimeout(done, seconds * 1_000));
  expect((await send('GET', nothing)).status).toBe(404);
});

test('the client waits as it is told, and is served', async () => {
  const { base, ours } = await start({ limits: { rateLimit: 1, rateWindow: 1_000 } });
  const api = createApi(createClient({ baseUrl: base, auth: { AdminBearer: ours.adminToken } }));
  for (let count = 0; count < 3; count += 1) expect(await api.quota.get()).toHaveProperty('used');
});

test('who shows no token that is known counts by address, and a member as one over all their tokens', async () => {
  const options = { limits: { rateLimit: 3, rateWindow: 600_000 } };
  await awaitRoom(600_000, 20_000);
  const service = await start(options);
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
  const onError = (error: unknown): void => void faults.push(error);
  const { send, ours, theirs, service } = await start({ limits: { quota: 10 }, onError });
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
  const month = new Date();
  const end = Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1);
  expect(Math.abs(Number(refused.headers.get('retry-after')) - (end - Date.now()) / 1_000)).toBeLessThan(60);
  expect((await send('GET', quota, undefined, theirs.adminToken)).status).toBe(200);
});
