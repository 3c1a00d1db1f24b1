/** The sandbox controls over HTTP: their effects, their errors, and their agreement with the document. */
import { readFile } from 'node:fs/promises';
import { createApi, createClient } from '@community-platform/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from './manual-clock.js';
import {
  controls,
  controlsFile,
  expectDocumented,
  openSandbox,
  type SandboxResponse,
  seenControls,
  type TestSandbox,
} from './sandbox-support.js';
import { startService } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
beforeEach(async () => {
  for (const id of ['resetClock', 'deleteFailures', 'deleteRequests'])
    expect((await control(id)).status, id).toBeLessThan(300);
});
afterAll(() => sandbox.close());

/** Sends a request to a control by its operation id and checks the response against the document. */
async function control(id: string, body?: unknown, token?: string): Promise<SandboxResponse> {
  const found = controls.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no control ${id}`);
  const response = await sandbox.send(found.method, found.path, body, token);
  expectDocumented(id, response);
  return response;
}

function messageOf({ body }: SandboxResponse): unknown {
  return Object(body).message;
}
function apiOf(token: string) {
  return createApi(createClient({ baseUrl: sandbox.url, auth: { AdminBearer: token } }));
}

test('the sandbox serves the OpenAPI document of its controls without a token', async () => {
  const response = await fetch(`${sandbox.url}/sandbox/openapi.yaml`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/yaml; charset=utf-8']);
  expect(await response.text()).toBe(await readFile(controlsFile, 'utf8'));
});

test('sandbox controls return 401 without an admin token and 405 with the allowed methods', async () => {
  const { access_token } = await createApi(
    createClient({ baseUrl: sandbox.url, auth: { HeadlessBearer: sandbox.headlessToken } }),
  ).authTokens.create({ body: { email: (await apiOf(sandbox.adminToken).members.list({})).records[0]?.email ?? '' } });
  for (const { id } of controls.filter((each) => each.id !== 'getSandboxDocument'))
    for (const token of ['', 'nobody', sandbox.headlessToken, access_token])
      expect((await control(id, undefined, token)).status, id).toBe(401);
  const wrong = await sandbox.send('POST', '/sandbox/clock', {});
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, PATCH, DELETE, HEAD, OPTIONS']);
  expect((await sandbox.send('OPTIONS', '/sandbox/clock')).headers.get('allow')).toBe(
    'GET, PATCH, DELETE, HEAD, OPTIONS',
  );
  for (const path of ['/sandbox', '/sandbox/', '/sandbox/none', '/sandbox/toString', '/sandboxes'])
    expect((await sandbox.send('GET', path)).status, path).toBe(404);
  const head = await fetch(`${sandbox.url}/sandbox/clock`, {
    method: 'HEAD',
    headers: { authorization: `Token ${sandbox.adminToken}` },
  });
  expect([head.status, head.headers.get('x-request-id')]).toEqual([200, expect.stringMatching(/^[\w-]{36}$/u)]);
});

test('sandbox controls return 404 in a process that is not a sandbox', async () => {
  const { send } = await startService();
  for (const { method, path } of controls)
    expect((await send(method, path, method === 'GET' ? undefined : {})).status, path).toBe(404);
});

describe('reset', () => {
  test('a reset restores the ids and tokens of the first start and removes everything newer', async () => {
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
    // New ids continue from their values after the first start.
    const again = await api.members.create({ body: { email: 'new@example.com', skip_invitation: true } });
    expect(again.community_member.id).toBe(made.community_member.id);
    const home = await createApi(
      createClient({ baseUrl: sandbox.url, auth: { HeadlessBearer: sandbox.headlessToken } }),
    ).authTokens.create({ body: { community_member_id: again.community_member.id } });
    expect(home.community_id).toBe((await api.community.get()).id);
  });
});

describe('communities', () => {
  test('communities can be created, each with its own tokens', async () => {
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
    expect([taken.status, messageOf(taken)]).toEqual([422, 'The slug second-kitchen is already used']);
  });

  test.each([
    ['{', 400, 'The body is not valid JSON'],
    ['[]', 422, 'The body must be a JSON object'],
    [{}, 422, 'name is missing'],
    [{ name: '' }, 422, 'name must be a string of 1 to 255 characters'],
    [{ name: 'x'.repeat(256) }, 422, 'name must be a string of 1 to 255 characters'],
    [{ name: 1 }, 422, 'name must be a string of 1 to 255 characters'],
    [{ name: 'x', slug: '-a' }, 422, 'slug must be up to 80 characters from a to z, 0 to 9 and hyphens'],
    [{ name: 'x', slug: 'a'.repeat(81) }, 422, 'slug must be up to 80 characters from a to z, 0 to 9 and hyphens'],
    [{ name: 'x', color: 'red' }, 422, 'color is not a field; the fields are name, slug'],
  ])('creating a community is rejected with a message for %j', async (body, status, message) => {
    const response = await control('createCommunity', body);
    expect([response.status, messageOf(response)]).toEqual([status, message]);
  });

  test('communities accept names of up to 255 characters and slugs of up to 80', async () => {
    const response = await control('createCommunity', { name: 'x'.repeat(255), slug: 'a'.repeat(80) });
    expect(response.status).toBe(201);
  });
});

describe('the clock', () => {
  test('advancing the clock makes access tokens expire', async () => {
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

  test('advancing the clock makes subscriptions renew', async () => {
    // Renewals up to a later time are not undone.
    await control('resetSandbox');
    const api = apiOf(sandbox.adminToken);
    const [subscription] = (await api.subscriptions.list({})).records;
    const count = async () => (await api.charges.list({ query: { per_page: 100 } })).count;
    const before = await count();
    await control('updateClock', { advance_seconds: (32 * DAY) / SECOND });
    expect([subscription === undefined, await count()]).toEqual([false, before + 1]);
  });

  test('the clock can run, stop and return to the system time', async () => {
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
    [{}, 'The body contains no field to change'],
    [{ time: 'now' }, 'time must be a time with a time zone, such as 2030-01-31T12:00:00Z'],
    [{ time: '2030-01-01T00:00:00' }, 'time must be a time with a time zone, such as 2030-01-31T12:00:00Z'],
    [{ time: '2030-13-01T00:00:00Z' }, 'time must be a time with a time zone, such as 2030-01-31T12:00:00Z'],
    [{ time: '1999-12-31T23:59:59.999Z' }, 'The clock must be between the years 2000 and 2999'],
    [{ time: '3000-01-01T00:00:00Z' }, 'The clock must be between the years 2000 and 2999'],
    [{ advance_seconds: 1e300 }, 'The clock must be between the years 2000 and 2999'],
    [{ advance_seconds: '1' }, 'advance_seconds must be a number'],
    [{ is_running: 'yes' }, 'is_running must be true or false'],
  ])('setting the clock returns 422 for %j and changes nothing', async (body, message) => {
    const before = await control('updateClock', { time: '2030-01-01T00:00:00Z', is_running: false });
    const response = await control('updateClock', body);
    expect([response.status, messageOf(response)]).toEqual([422, message]);
    expect((await control('getClock')).body).toEqual(before.body);
  });

  test.each(['2000-01-01T00:00:00Z', '2999-12-31T23:59:59.999Z'])('setting the clock accepts %s', async (time) => {
    expect((await control('updateClock', { time, is_running: false })).body).toMatchObject({
      time: new Date(time).toISOString(),
    });
    expect((await sandbox.send('GET', '/api/admin/v2/community_member_subscriptions')).status).toBe(200);
  });
});

describe('fault injection', () => {
  const ask = async (path: string, token?: string) => {
    const { status, headers } = await sandbox.send('GET', path, undefined, token);
    return [status, headers.get('retry-after')];
  };

  test('an injected failure affects only its operation, and only the given number of times', async () => {
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

  test('an injected failure writes nothing and returns an error body', async () => {
    const api = apiOf(sandbox.adminToken);
    const { count } = await api.topics.list({});
    await control('createFailure', { operation_id: 'createTopic', status: 500 });
    const { status, body } = await sandbox.send('POST', '/api/admin/v2/topics', { name: 'Not made' });
    expect([status, body]).toEqual([500, { success: false, message: 'Injected failure', error_details: {} }]);
    expect((await api.topics.list({})).count).toBe(count);
  });

  test('a delay is injected with or without an error', async () => {
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

  test('an injected failure applies to one community and can be deleted', async () => {
    const { admin_token: other } = Object((await control('createCommunity', { name: 'Other' })).body);
    await control('createFailure', { operation_id: 'searchPosts', status: 500, times: 3 });
    expect(await ask('/api/admin/v2/posts', other)).toEqual([200, null]);
    expect((await control('listFailures', undefined, other)).body).toEqual({ failures: [] });
    expect((await control('deleteFailures', undefined, other)).status).toBe(204);
    expect(await ask('/api/admin/v2/posts')).toEqual([500, null]);
    expect((await control('deleteFailures')).status).toBe(204);
    expect(await ask('/api/admin/v2/posts')).toEqual([200, null]);
  });

  test('an injected failure sends the headers documented for the status', async () => {
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

  test('failures can be injected into operations that do not require a token', async () => {
    await control('createFailure', { operation_id: 'refreshAccessToken', status: 429 });
    const refresh = () => sandbox.send('PATCH', '/api/v1/headless/access_token/refresh', { refresh_token: 'x' }, '');
    expect([(await refresh()).status, (await refresh()).status]).toEqual([429, 401]);
  });

  test.each([
    [{}, 'operation_id is missing'],
    [{ operation_id: 'nothing', status: 500 }, 'The operation nothing does not exist'],
    [{ operation_id: 'searchPosts' }, 'A fault requires a status, a delay, or both'],
    [{ operation_id: 'searchPosts', status: 399 }, 'status must be an integer from 400 to 599'],
    [{ operation_id: 'searchPosts', status: 600 }, 'status must be an integer from 400 to 599'],
    [{ operation_id: 'searchPosts', status: 500, times: 0 }, 'times must be an integer from 1 to 10000'],
    [{ operation_id: 'searchPosts', status: 500, times: 10_001 }, 'times must be an integer from 1 to 10000'],
    [{ operation_id: 'searchPosts', status: 500, times: 1.5 }, 'times must be an integer from 1 to 10000'],
    [{ operation_id: 'searchPosts', delay: 60_001 }, 'delay must be a number of milliseconds, at most 60000'],
    [{ operation_id: 'searchPosts', delay: -1 }, 'delay must be a number of milliseconds, at most 60000'],
    [
      { operation_id: 'searchPosts', status: 500, retry_after: 3_601 },
      'retry_after must be a number of seconds, at most 3600',
    ],
    [{ operation_id: 'searchPosts', delay: 1, retry_after: 1 }, 'retry_after requires a status'],
  ])('injecting a failure returns 422 for %j', async (body, message) => {
    const response = await control('createFailure', body);
    expect([response.status, messageOf(response)]).toEqual([422, message]);
    expect((await control('listFailures')).body).toEqual({ failures: [] });
  });

  test.each([
    { status: 400, times: 1, retry_after: 0 },
    { status: 599, times: 10_000, retry_after: 3_600 },
    { delay: 0 },
    { delay: 60_000 },
  ])('injecting a failure accepts %j', async (body) => {
    expect((await control('createFailure', { operation_id: 'searchPosts', ...body })).status).toBe(201);
  });
});

describe('recorded requests', () => {
  const list = async () => Object((await control('listRequests')).body).requests;

  test('recorded requests contain requests and responses without credentials', async () => {
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

  test('the last 200 requests are recorded, with long bodies truncated, and can be deleted', async () => {
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

test('every sandbox control has returned a documented response', async () => {
  await control('importCommunity', (await control('exportCommunity')).body);
  expect(seenControls()).toEqual(
    controls
      .map(({ id }) => id)
      .filter((id) => id !== 'getSandboxDocument')
      .sort(),
  );
});
