/** Which processes are sandboxes: what is embedded with its sample, and a server only where somebody says so. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { killAll, startCommand } from './command.js';
import { createDatabase, makePlace, removeFolders } from './data-folders.js';
import { location } from './support.js';

afterEach(killAll);
afterAll(removeFolders);

const token = 'admin-token-of-the-test';
const env = { SANDBOX_ADMIN_TOKEN: token };

const statusOf = async (base: string): Promise<number> =>
  (await fetch(`${base}/sandbox/clock`, { headers: { authorization: `Bearer ${token}` } })).status;

test('in memory it is one, and the tokens it was started with outlive a reset', async () => {
  const { base } = await startCommand(['--memory'], env);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${base}/sandbox/reset`, { method: 'POST', headers })).status).toBe(204);
  expect(await statusOf(base)).toBe(200);
});

test('without the sample it is none', async () => {
  const { base } = await startCommand(['--memory', '--empty'], env);
  const answer = await fetch(`${base}/sandbox/clock`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { success: false }]);
  expect((await fetch(`${base}/sandbox/openapi.yaml`)).status).toBe(404);
});

test('a second start of a folder knows the tokens of the first by their hashes', async () => {
  const { args } = await makePlace();
  const first = await startCommand(args);
  const told = /Admin token {2,}(\S+)/u.exec(first.said().stdout)?.[1];
  await first.stop();
  const { base, said, stop } = await startCommand(args, env);
  // Only what is known can be told: that of the variable, and of the other nothing but how another is set.
  expect(said().stdout).not.toMatch(/Headless token {2}|undefined/u);
  expect(said().stdout).toContain('SANDBOX_HEADLESS_TOKEN');
  for (const each of [told, token]) {
    const headers = { authorization: `Bearer ${each}` };
    expect((await fetch(`${base}/sandbox/reset`, { method: 'POST', headers })).status, each).toBe(204);
  }
  await stop();
  const third = await startCommand(args);
  expect(third.said().stdout).not.toMatch(/(?:Admin|Headless) token {2}|undefined/u);
  expect(third.said().stdout).toContain('SANDBOX_ADMIN_TOKEN');
});

test.skipIf(location.kind !== 'server')('on a server it is one where it is told to be', async () => {
  const place = { ...env, DATABASE_URL: await createDatabase() };
  const plain = await startCommand([], place);
  expect(await statusOf(plain.base)).toBe(404);
  await plain.stop();
  const told = await startCommand(['--sandbox'], place);
  expect(await statusOf(told.base)).toBe(200);
});

test('a request that waits for what was planned does not hold up the end', async () => {
  const { base, child, ended } = await startCommand(['--memory'], env);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const planned = { operation_id: 'listTopics', delay: 60_000 };
  const body = JSON.stringify(planned);
  expect((await fetch(`${base}/sandbox/failures`, { method: 'POST', headers, body })).status).toBe(201);
  const waiting = fetch(`${base}/api/admin/v2/topics`, { headers });
  await expect
    .poll(async () => Object(await (await fetch(`${base}/sandbox/failures`, { headers })).json()).failures)
    .toEqual([]);
  const begun = performance.now();
  child.kill('SIGTERM');
  const answer = await waiting;
  expect([answer.status, Object(await answer.json()).message]).toEqual([503, 'The sandbox is closing']);
  expect((await ended).code).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
