/** The scope and lifetime of an `Idempotency-Key`. */
import { createApi, createClient } from '@community-platform/client';
import { issueApiToken } from '@community-platform/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
/** Another token of the same community and admin. */
let second: string;
beforeAll(async () => {
  running = await startService();
  const { ours, service } = running;
  second = await issueApiToken(service.database.db, { communityId: ours.id, ownerId: ours.ownerId }, 'Admin V1 or V2');
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

let count = 0;
function makeKey(): string {
  count += 1;
  return `key-${count}-${Math.random()}`;
}

async function send(
  path: string,
  body: unknown,
  key: string,
  { token = running.ours.adminToken, method = 'POST' }: { readonly token?: string; readonly method?: string } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${running.base}${ADMIN}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

test('executes a repeated request with the same key once and repeats its response', async () => {
  const key = makeKey();
  const first = await send('/forms', { name: 'Bakers' }, key);
  expect(first.status).toBe(201);
  expect(await send('/forms', { name: 'Bakers' }, key)).toEqual(first);
  const another = await send('/forms', { name: 'Bakers' }, makeKey());
  expect(another.status).toBe(201);
  expect(another.body['id']).not.toBe(first.body['id']);
});

test('scopes idempotency keys to an API token', async () => {
  const key = makeKey();
  const body = { name: 'Millers' };
  const first = await send('/forms', body, key);
  const other = await send('/forms', body, key, { token: second });
  expect([first.status, other.status]).toEqual([201, 201]);
  expect(other.body['id']).not.toBe(first.body['id']);
  expect((await send('/forms', body, key, { token: second })).body['id']).toBe(other.body['id']);
});

test('scopes idempotency keys to a community', async () => {
  const key = makeKey();
  const body = { name: 'Ferriers' };
  const first = await send('/forms', body, key);
  const theirs = await send('/forms', body, key, { token: running.theirs.adminToken });
  expect([first.status, theirs.status]).toEqual([201, 201]);
  const api = createApi(createClient({ baseUrl: running.base, auth: { AdminBearer: running.theirs.adminToken } }));
  const { records } = await api.forms.list({});
  expect(records.map(({ id }) => id)).toEqual([theirs.body['id']]);
});

test('scopes idempotency keys to a community even if two tokens have the same id', async () => {
  const { ours, theirs, service } = running;
  const { db } = service.database;
  const idsOf = async (communityId: number): Promise<number[]> => {
    const tokens = db.selectFrom('api_tokens').select('id').where('community_id', '=', communityId);
    return (await tokens.orderBy('id').execute()).map(({ id }) => id);
  };
  const [own = 0] = await idsOf(ours.id);
  const twin = await issueApiToken(db, { communityId: theirs.id, ownerId: theirs.ownerId }, 'Admin V1 or V2');
  // A table may be partitioned across servers by community, each with its own ids.
  const place = db.updateTable('api_tokens').where('community_id', '=', theirs.id);
  await place
    .where('id', '=', (await idsOf(theirs.id)).at(-1) ?? 0)
    .set({ id: own })
    .execute();
  expect(await idsOf(theirs.id)).toContain(own);
  const key = makeKey();
  const first = await send('/forms', { name: 'Coopers' }, key);
  const other = await send('/forms', { name: 'Coopers' }, key, { token: twin });
  expect([first.status, other.status]).toEqual([201, 201]);
  expect(other.body['id']).not.toBe(first.body['id']);
});

test('returns 422 when a key is reused for another operation or body', async () => {
  const key = makeKey();
  const body = { name: 'Rye', currency_id: 1 };
  expect((await send('/paywall_groups', body, key)).status).toBe(201);
  const operation = await send('/topics', body, key);
  expect([operation.status, operation.body['message']]).toEqual([
    422,
    'This Idempotency-Key was used for another request',
  ]);
  const changed = await send('/paywall_groups', { ...body, name: 'Spelt' }, key);
  expect([changed.status, changed.body['message']]).toEqual([422, 'This Idempotency-Key was used for another request']);
});

test('returns 422 when a key is reused for another record', async () => {
  const { api } = running.ours;
  const make = async (name: string): Promise<number> =>
    (await api.spaceGroups.create({ body: { name, slug: `${name}-${Math.random()}`.replace('.', '') } })).id;
  const [one, two] = [await make('one'), await make('two')];
  const key = makeKey();
  const add = (id: number) => send('/space_group_members', { space_group_id: id, email: running.ours.ownerEmail }, key);
  expect((await add(one)).status).toBe(200);
  expect((await add(one)).status).toBe(200);
  expect((await add(two)).status).toBe(422);
});

test('accepts a key again after a 422', async () => {
  const key = makeKey();
  expect((await send('/topics', { name: 'Rye', space_ids: [999_999] }, key)).status).toBe(422);
  expect((await send('/topics', { name: 'Rye' }, key)).status).toBe(201);
});

test('accepts idempotency keys of up to 255 characters', async () => {
  expect((await send('/topics', { name: 'A' }, 'x'.repeat(255))).status).toBe(201);
  expect((await send('/topics', { name: 'A' }, 'x'.repeat(256))).status).toBe(422);
});

test('ignores the Idempotency-Key of PUT requests', async () => {
  const { id } = await running.ours.api.topics.create({ body: { name: 'Once' } });
  const key = makeKey();
  expect((await send(`/topics/${id}`, { name: 'Twice' }, key, { method: 'PUT' })).status).toBe(200);
  expect((await send(`/topics/${id}`, { name: 'Thrice' }, key, { method: 'PUT' })).status).toBe(200);
  expect((await running.ours.api.topics.get({ path: { id } })).name).toBe('Thrice');
});

test('executes twenty concurrent requests with the same key once', async () => {
  const key = makeKey();
  const responses = await Promise.all(Array.from({ length: 20 }, () => send('/topics', { name: 'Crowd' }, key)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(responses.map(({ body }) => body['id'])).size).toBe(1);
  const { records } = await running.ours.api.topics.list({ query: { per_page: 100 } });
  expect(records.filter(({ name }) => name === 'Crowd')).toHaveLength(1);
});
