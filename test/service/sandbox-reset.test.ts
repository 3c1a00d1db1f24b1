/** Resets of a sandbox during other requests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { isLong } from '../support/long.js';
import { openSandbox, type TestSandbox } from './sandbox-support.js';

const RESETS = isLong ? 40 : 5;
const CALLERS = 9;

/** Writes that lock several tables, which a reset locks one by one, and a read of many records. */
const asked: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['POST', '/api/admin/v2/posts', { space_id: 302, name: 'Meanwhile', body: 'Meanwhile' }],
  ['POST', '/api/admin/v2/community_members', { email: '', skip_invitation: true }],
  ['GET', '/api/admin/v2/posts'],
];

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

function reset() {
  return sandbox.send('POST', '/sandbox/reset');
}

async function listPosts(): Promise<unknown> {
  return asObject((await sandbox.send('GET', '/api/admin/v2/posts?per_page=100&status=all')).body)['records'];
}

test('neither requests nor resets fail when they run concurrently', async () => {
  const sample = await listPosts();
  const statuses = new Set<number>();
  let isOver = false;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    const [method, path, body] = asked[caller % asked.length] ?? ['GET', '/'];
    for (let time = 0; !isOver; time += 1) {
      const filled =
        asObject(body)['email'] === '' ? { ...asObject(body), email: `m-${caller}-${time}@example.com` } : body;
      statuses.add((await sandbox.send(method, path, filled)).status);
    }
  });
  try {
    for (let time = 0; time < RESETS; time += 1) expect(await reset()).toMatchObject({ status: 204 });
  } finally {
    isOver = true;
    await Promise.all(callers);
  }
  expect([...statuses].filter((status) => status >= 300)).toEqual([]);
  await reset();
  expect(await listPosts()).toEqual(sample);
});

test('a reset clears rate limits and quotas', async () => {
  await using limited = await openSandbox({ limits: { rateLimit: 6, rateWindow: 86_400_000, quota: 4 } });
  const statuses = async (count: number) => {
    const seen: number[] = [];
    for (let request = 0; request < count; request += 1)
      seen.push((await limited.send('GET', '/api/admin/v2/topics')).status);
    return seen;
  };
  const readQuota = async () => asObject((await limited.send('GET', '/api/admin/v2/quota')).body);
  for (let time = 0; time < 3; time += 1) {
    // The quota is exhausted first, then the rate limit.
    expect(await statuses(5)).toEqual([200, 200, 200, 200, 429]);
    expect(await readQuota()).toMatchObject({ used: 6, remaining: 0 });
    expect((await limited.send('GET', '/api/admin/v2/quota')).status).toBe(429);
    await limited.reset();
    expect(await readQuota()).toMatchObject({ limit: 4, used: 1, remaining: 3 });
    await limited.reset();
  }
});

test('concurrent resets run one after another', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, reset));
  expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
});

test('a reset does not wait for a delayed request', async () => {
  const failure = { operation_id: 'listTopics', times: 1, delay: 30_000 };
  expect((await sandbox.send('POST', '/sandbox/failures', failure)).status).toBe(201);
  const client = new AbortController();
  const headers = { authorization: `Bearer ${sandbox.adminToken}` };
  const held = fetch(`${sandbox.url}/api/admin/v2/topics`, { headers, signal: client.signal }).then(
    ({ status }) => status,
    () => 'given up',
  );
  await expect
    .poll(async () => asObject((await sandbox.send('GET', '/sandbox/failures')).body)['failures'], { interval: 20 })
    .toEqual([]);
  expect((await reset()).status).toBe(204);
  client.abort();
  expect(await held).toBe('given up');
  // The request is still completed, and needs the database.
  await expect.poll(() => sandbox.requests().map(({ path }) => path)).toContain('/api/admin/v2/topics');
});
