/** The controls of the sandbox over HTTP: what each does, what it refuses, and that its document tells the truth. */
import { readFile } from 'node:fs/promises';
import { createApi, createClient } from '@community-platform/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from './manual-clock.js';
import {
  type AskedSandbox,
  controls,
  controlsFile,
  expectDocumented,
  openSandbox,
  seenControls,
  type Told,
} from './sandbox-support.js';
import { startService } from './support.js';

let sandbox: AskedSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
beforeEach(async () => {
  for (const id of ['resetClock', 'deleteFailures', 'deleteRequests'])
    expect((await control(id)).status, id).toBeLessThan(300);
});
afterAll(() => sandbox.close());

/** Asks a control by its operation, and holds the answer to the document. */
const control = async (id: string, body?: unknown, token?: string): Promise<Told> => {
  const found = controls.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no control ${id}`);
  const told = await sandbox.send(found.method, found.path, body, token);
  expectDocumented(id, told);
  return told;
};

const messageOf = ({ body }: Told): unknown => Object(body).message;
const apiOf = (token: string) => createApi(createClient({ baseUrl: sandbox.url, auth: { AdminBearer: token } }));

test('describes itself, to whoever asks', async () => {
  const response = await fetch(`${sandbox.url}/sandbox/openapi.yaml`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/yaml; charset=utf-8']);
  expect(await response.text()).toBe(await readFile(controlsFile, 'utf8'));
});

test('asks for an admin token, and says which methods there are', async () => {
  const { access_token } = await createApi(
    createClient({ baseUrl: sandbox.url, auth: { HeadlessBearer: sandbox.headlessToken } }),
  ).authTokens.create({ body: { email: (await apiOf(sandbox.adminToken).members.list({})).records[0]?.email ?? '' } });
  for (const { id } of controls.filter((each) => each.id !== 'getSandboxDocument'))
    for (const token of ['', 'nobody', sandbox.headlessToken, access_token])
      expect((await control(id, undefined, token)).status, id).toBe(401);
  const wrong = await sandbox.send('POST', '/sandbox/clock', {});
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, PATCH, DELETE, OPTIONS']);
  expect((await sandbox.send('OPTIONS', '/sandbox/clock')).headers.get('allow')).toBe('GET, PATCH, DELETE, OPTIONS');
  for (const path of ['/sandbox', '/sandbox/', '/sandbox/none', '/sandbox/toString', '/sandboxes'])
    expect((await sandbox.send('GET', path)).status, path).toBe(404);
  const head = await fetch(`${sandbox.url}/sandbox/clock`, {
    method: 'HEAD',
    headers: { authorization: `Token ${sandbox.adminToken}` },
  });
  expect([head.status, head.headers.get('x-request-id')]).toEqual([200, expect.stringMatching(/^[\w-]{36}$/u)]);
});

test('is not there in a process that is no sandbox', async () => {
  const { send } = await startService();
  for (const { method, path } of controls)
    expect((await send(method, path, method === 'GET' ? undefined : {})).status, path).toBe(404);
});

describe('reset', () => {
  test('leaves the ids and tokens of the first start, and nothing that was made since', async () => {
    const lists = ['community_members', 'posts', 'spaces', 'paywalls/search', 'member_tags', 'api_tokens'];
    const readIds = async (token = sandbox.adminToken) =>
      Promise.all(
        lists.map(async (list) => {
          const { body } = await sandbox.send('GET', `/api/admin/v2/${list}?per_page=100`, undefined, token);
          const records: { id: number }[] = Object(body).records;
          return records.map(({ id }) => id).sort();
        }),
      );
    const before = await readIds();
    expect(before.every((ids) => ids.length > 0)).toBe(true);
    const api = apiOf(sandbox.adminToken);
    const made = await api.members.create({ body: { email: 'new@example.com', skip_invitation: true } });
    for (const id of before[1] ?? []) await api.posts.delete({ path: { id } });
    const { token } = await api.apiTokens.create({ body: { name: 'Other', token_type: 'Admin V1 or V2' } });
    const other = await control('createCommunity', { name: 'Other' });
    await control('updateClock', { time: '2035-01-01T00:00:00Z' });
    await control('createFailure', { operation_id: 'getCommunity', status: 500 });
    expect((await control('resetSandbox')).status).toBe(204);
    expect(await readIds()).toEqual(before);
    for (const gone of [token, Object(other.body).admin_token])
      expect((await sandbox.send('GET', '/api/admin/v2/posts', undefined, gone)).status).toBe(401);
    expect((await control('listFailures')).body).toEqual({ failures: [] });
    expect((await control('getClock')).body).toMatchObject({ is_running: true });
    expect(Math.abs(sandbox.now().getTime() - Date.now())).toBeLessThan(60 * SECOND);
    // Ids are counted from where they were after the first start.
    const again = await api.members.create({ body: { email: 'new@example.com', skip_invitation: true } });
    expect(again.community_member.id).toBe(made.community_member.id);
    const home = await createApi(
      createClient({ baseUrl: sandbox.url, auth: { HeadlessBearer: sandbox.headlessToken } }),
    ).authTokens.create({ body: { community_member_id: again.community_member.id } });
    expect(home.community_id).toBe((await api.community.get()).id);
  });
});

describe('communities', () => {
  test('are further ones, each with its tokens', async () => {
    const made = await control('createCommunity', { name: 'Second kitchen', slug: 'second-kitchen' });
    expect([made.status, made.body]).toMatchObject([201, { name: 'Second kitchen', slug: 'second-kitchen' }]);
    const { admin_token: admin, headless_token: headless, id } = Object(made.body);
    const theirs = apiOf(admin);
    expect((await theirs.community.get()).id).toBe(id);
    const { records } = await theirs.members.list({});
    expect(records.map(({ email }) => email)).toEqual(['owner@example.com']);
    const tokens = await createApi(
      createClient({ baseUrl: sandbox.url, auth: { HeadlessBearer: headless } }),
    ).authTokens.create({ body: { community_member_id: records[0]?.id ?? 0 } });
    expect(tokens.community_id).toBe(id);
    expect((await control('getClock', undefined, admin)).status).toBe(200);
    const taken = await control('createCommunity', { name: 'Third', slug: 'second-kitchen' });
    expect([taken.status, messageOf(taken)]).toEqual([422, 'The slug second-kitchen is taken']);
  });

  test.each([
    ['{', 400, 'The body is no JSON'],
    ['[]', 422, 'The body is no object'],
    [{}, 422, 'name is missing'],
    [{ name: '' }, 422, 'name is a text of 1 to 255 characters'],
    [{ name: 'x'.repeat(256) }, 422, 'name is a text of 1 to 255 characters'],
    [{ name: 1 }, 422, 'name is a text of 1 to 255 characters'],
    [{ name: 'x', slug: '-a' }, 422, 'slug is up to 80 of a to z, 0 to 9 and hyphens'],
    [{ name: 'x', slug: 'a'.repeat(81) }, 422, 'slug is up to 80 of a to z, 0 to 9 and hyphens'],
    [{ name: 'x', colour: 'red' }, 422, 'colour is not a field; the fields are name, slug'],
  ])('are refused for %j', async (body, status, message) => {
    const told = await control('createCommunity', body);
    expect([told.status, messageOf(told)]).toEqual([status, message]);
  });

  test('may have names as long as they may be', async () => {
    const told = await control('createCommunity', { name: 'x'.repeat(255), slug: 'a'.repeat(80) });
    expect(told.status).toBe(201);
  });
});

describe('the clock', () => {
  test('lets access tokens expire', async () => {
    const api = createApi(createClient({ baseUrl: sandbox.url, auth: { HeadlessBearer: sandbox.headlessToken } }));
    const [member] = (await apiOf(sandbox.adminToken).members.list({})).records;
    await control('updateClock', { time: '2031-05-01T12:00:00Z', is_running: false });
    const { access_token, access_token_expires_at } = await api.authTokens.create({
      body: { community_member_id: member?.id ?? 0 },
    });
    expect(access_token_expires_at).toBe('2031-05-01T13:00:00.000Z');
    const statusAt = async (seconds: number) => {
      const { body } = await control('updateClock', { advance_seconds: seconds });
      const { status } = await sandbox.send('GET', '/api/headless/v1/home', undefined, access_token);
      return [Object(body).time, status];
    };
    expect(await statusAt(3_599)).toEqual(['2031-05-01T12:59:59.000Z', 200]);
    expect(await statusAt(1)).toEqual(['2031-05-01T13:00:00.000Z', 401]);
    expect(await statusAt(-1)).toEqual(['2031-05-01T12:59:59.000Z', 200]);
  });

  test('lets a subscription renew', async () => {
    // What was renewed by a later time stays so.
    await control('resetSandbox');
    const api = apiOf(sandbox.adminToken);
    const [subscription] = (await api.subscriptions.list({})).records;
    const count = async () => (await api.charges.list({ query: { per_page: 100 } })).count;
    const before = await count();
    await control('updateClock', { advance_seconds: (32 * DAY) / SECOND });
    expect([subscription === undefined, await count()]).toEqual([false, before + 1]);
  });

  test('runs, stands, and goes back to that of the system', async () => {
    const stood = await control('updateClock', { time: '2027-02-03T04:05:06.789+01:00', is_running: false });
    expect(stood.body).toEqual({ time: '2027-02-03T03:05:06.789Z', is_running: false });
    expect((await control('getClock')).body).toEqual(stood.body);
    const ran = await control('updateClock', { is_running: true, advance_seconds: 0.211 });
    expect(ran.body).toMatchObject({ is_running: true });
    const first = Date.parse(Object(ran.body).time);
    expect(first - Date.parse('2027-02-03T03:05:07Z')).toBeLessThan(60 * SECOND);
    await new Promise((done) => setTimeout(done, 20));
    expect(Date.parse(Object((await control('getClock')).body).time)).toBeGreaterThan(first);
    const reset = await control('resetClock');
    expect(Math.abs(Date.parse(Object(reset.body).time) - Date.now())).toBeLessThan(HOUR);
  });

  test.each([
    [{}, 'Nothing is to be changed: there is no field'],
    [{ time: 'now' }, 'time is a time with its zone, such as 2030-01-31T12:00:00Z'],
    [{ time: '2030-01-01T00:00:00' }, 'time is a time with its zone, such as 2030-01-31T12:00:00Z'],
    [{ time: '2030-13-01T00:00:00Z' }, 'time is a time with its zone, such as 2030-01-31T12:00:00Z'],
    [{ time: '1999-12-31T23:59:59.999Z' }, 'The clock goes from the year 2000 to the year 2999'],
    [{ time: '3000-01-01T00:00:00Z' }, 'The clock goes from the year 2000 to the year 2999'],
    [{ advance_seconds: 1e300 }, 'The clock goes from the year 2000 to the year 2999'],
    [{ advance_seconds: '1' }, 'advance_seconds is a number'],
    [{ is_running: 'yes' }, 'is_running is true or false'],
  ])('is not set by %j', async (body, message) => {
    const before = await control('updateClock', { time: '2030-01-01T00:00:00Z', is_running: false });
    const told = await control('updateClock', body);
    expect([told.status, messageOf(told)]).toEqual([422, message]);
    expect((await control('getClock')).body).toEqual(before.body);
  });

  test.each(['2000-01-01T00:00:00Z', '2999-12-31T23:59:59.999Z'])('is set to %s', async (time) => {
    expect((await control('updateClock', { time, is_running: false })).body).toMatchObject({
      time: new Date(time).toISOString(),
    });
    expect((await sandbox.send('GET', '/api/admin/v2/community_member_subscriptions')).status).toBe(200);
  });
});

describe('failures', () => {
  const ask = async (path: string, token?: string) => {
    const { status, headers } = await sandbox.send('GET', path, undefined, token);
    return [status, headers.get('retry-after')];
  };

  test('are met as often as was said, by the operation alone', async () => {
    const planned = await control('createFailure', {
      operation_id: 'searchPosts',
      times: 2,
      status: 503,
      retry_after: 7,
    });
    expect(planned.status).toBe(201);
    await control('createFailure', { operation_id: 'searchPosts', status: 418 });
    expect(await ask('/api/admin/v2/spaces')).toEqual([200, null]);
    expect(await ask('/api/admin/v2/posts', 'nobody')).toEqual([401, null]);
    expect(await ask('/api/admin/v2/posts')).toEqual([503, '7']);
    expect((await control('listFailures')).body).toEqual({
      failures: [
        { operation_id: 'searchPosts', times: 1, status: 503, delay: 0, retry_after: 7 },
        { operation_id: 'searchPosts', times: 1, status: 418, delay: 0, retry_after: null },
      ],
    });
    expect(await ask('/api/admin/v2/posts')).toEqual([503, '7']);
    expect(await ask('/api/admin/v2/posts')).toEqual([418, null]);
    expect(await ask('/api/admin/v2/posts')).toEqual([200, null]);
  });

  test('write nothing, and have the form of an error', async () => {
    const api = apiOf(sandbox.adminToken);
    const { count } = await api.topics.list({});
    await control('createFailure', { operation_id: 'createTopic', status: 500 });
    const { status, body } = await sandbox.send('POST', '/api/admin/v2/topics', { name: 'Not made' });
    expect([status, body]).toEqual([500, { success: false, message: 'This failure was planned', error_details: {} }]);
    expect((await api.topics.list({})).count).toBe(count);
  });

  test('may wait, with an answer as ever or an error after it', async () => {
    const timed = async () => {
      const begun = performance.now();
      const [status] = await ask('/api/admin/v2/posts');
      return [status, performance.now() - begun >= 290];
    };
    await control('createFailure', { operation_id: 'searchPosts', delay: 300 });
    await control('createFailure', { operation_id: 'searchPosts', delay: 300, status: 502 });
    expect([await timed(), await timed()]).toEqual([
      [200, true],
      [502, true],
    ]);
  });

  test('are those of one community, and are forgotten', async () => {
    const { admin_token: other } = Object((await control('createCommunity', { name: 'Other' })).body);
    await control('createFailure', { operation_id: 'searchPosts', status: 500, times: 3 });
    expect(await ask('/api/admin/v2/posts', other)).toEqual([200, null]);
    expect((await control('listFailures', undefined, other)).body).toEqual({ failures: [] });
    expect((await control('deleteFailures', undefined, other)).status).toBe(204);
    expect(await ask('/api/admin/v2/posts')).toEqual([500, null]);
    expect((await control('deleteFailures')).status).toBe(204);
    expect(await ask('/api/admin/v2/posts')).toEqual([200, null]);
  });

  test('have the headers that the document gives such responses', async () => {
    const names = ['retry-after', 'ratelimit-remaining', 'ratelimit-reset', 'www-authenticate', 'allow'];
    const headersOf = async (failure: object) => {
      await control('createFailure', { operation_id: 'searchPosts', ...failure });
      const { status, headers } = await sandbox.send('GET', '/api/admin/v2/posts');
      return Object.fromEntries([
        ['status', status],
        ...names.flatMap((name) => (headers.get(name) === null ? [] : [[name, headers.get(name)]])),
      ]);
    };
    expect(await headersOf({ status: 429 })).toEqual({
      status: 429,
      'retry-after': '1',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1',
    });
    expect(await headersOf({ status: 429, retry_after: 0 })).toMatchObject({ 'retry-after': '0' });
    expect(await headersOf({ status: 503 })).toMatchObject({ status: 503, 'retry-after': '1' });
    expect(await headersOf({ status: 401 })).toMatchObject({ status: 401, 'www-authenticate': 'Bearer' });
    expect(await headersOf({ status: 405 })).toMatchObject({ status: 405, allow: 'OPTIONS' });
    expect(await headersOf({ status: 500 })).not.toHaveProperty('retry-after');
  });

  test('are met by an operation without a token', async () => {
    await control('createFailure', { operation_id: 'refreshAccessToken', status: 429 });
    const refresh = () => sandbox.send('PATCH', '/api/v1/headless/access_token/refresh', { refresh_token: 'x' }, '');
    expect([(await refresh()).status, (await refresh()).status]).toEqual([429, 401]);
  });

  test.each([
    [{}, 'operation_id is missing'],
    [{ operation_id: 'nothing', status: 500 }, 'There is no operation nothing'],
    [{ operation_id: 'searchPosts' }, 'A failure has a status, a delay, or both'],
    [{ operation_id: 'searchPosts', status: 399 }, 'status is a whole number from 400 to 599'],
    [{ operation_id: 'searchPosts', status: 600 }, 'status is a whole number from 400 to 599'],
    [{ operation_id: 'searchPosts', status: 500, times: 0 }, 'times is a whole number from 1 to 10000'],
    [{ operation_id: 'searchPosts', status: 500, times: 10_001 }, 'times is a whole number from 1 to 10000'],
    [{ operation_id: 'searchPosts', status: 500, times: 1.5 }, 'times is a whole number from 1 to 10000'],
    [{ operation_id: 'searchPosts', delay: 60_001 }, 'delay is a number of milliseconds, up to 60000'],
    [{ operation_id: 'searchPosts', delay: -1 }, 'delay is a number of milliseconds, up to 60000'],
    [
      { operation_id: 'searchPosts', status: 500, retry_after: 3_601 },
      'retry_after is a number of seconds, up to 3600',
    ],
    [{ operation_id: 'searchPosts', delay: 1, retry_after: 1 }, 'retry_after goes with a status'],
  ])('are not planned by %j', async (body, message) => {
    const told = await control('createFailure', body);
    expect([told.status, messageOf(told)]).toEqual([422, message]);
    expect((await control('listFailures')).body).toEqual({ failures: [] });
  });

  test.each([
    { status: 400, times: 1, retry_after: 0 },
    { status: 599, times: 10_000, retry_after: 3_600 },
    { delay: 0 },
    { delay: 60_000 },
  ])('are planned by %j', async (body) => {
    expect((await control('createFailure', { operation_id: 'searchPosts', ...body })).status).toBe(201);
  });
});

describe('requests', () => {
  const list = async () => Object((await control('listRequests')).body).requests;

  test('are kept with their answers, without credentials', async () => {
    const secret = 'secret-of-nobody';
    await sandbox.send('POST', '/api/admin/v2/topics?a=1', { name: 'Kept' });
    await fetch(`${sandbox.url}/api/admin/v2/posts`, {
      headers: { authorization: `Bearer ${secret}`, cookie: `session=${secret}`, 'x-request-id': 'mine-1' },
    });
    const [refused, made] = await list();
    expect(made).toMatchObject({
      method: 'POST',
      path: '/api/admin/v2/topics?a=1',
      status: 201,
      operation_id: 'createTopic',
      request: { headers: { 'content-type': 'application/json' }, body: '{"name":"Kept"}', is_cut: false },
      response: { headers: { 'content-type': 'application/json' }, is_cut: false },
    });
    expect(made.community_id).toBe((await apiOf(sandbox.adminToken).community.get()).id);
    expect(JSON.parse(made.response.body)).toMatchObject({ name: 'Kept' });
    expect(refused).toMatchObject({ status: 401, operation_id: null, community_id: null });
    expect(refused.request.headers['x-request-id']).toBe('mine-1');
    const all = JSON.stringify(await list());
    for (const hidden of [secret, sandbox.adminToken]) expect(all).not.toContain(hidden);
  });

  test('are the last 200, cut where they are long, and are forgotten', async () => {
    const text = `${'x'.repeat(20_000)}`;
    await sandbox.send('POST', '/api/admin/v2/topics', { name: text });
    const [long] = await list();
    expect([long.request.body.length, long.request.is_cut]).toEqual([16_384, true]);
    for (let count = 0; count < 201; count += 1) await sandbox.fetch('/api/none');
    const kept = await list();
    expect([kept.length, kept[0].path, kept[199].path]).toEqual([200, '/api/none', '/api/none']);
    expect((await control('deleteRequests')).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});

test('every control was answered as its document says', async () => {
  await control('importCommunity', (await control('exportCommunity')).body);
  expect(seenControls()).toEqual(
    controls
      .map(({ id }) => id)
      .filter((id) => id !== 'getSandboxDocument')
      .sort(),
  );
});
