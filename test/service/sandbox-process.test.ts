/** Processes that are sandboxes: by default with an embedded database, on a server only with `--sandbox`. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { killAll, startCommand } from './command.js';
import { createDatabase, makePlace, removeFolders } from './data-folders.js';
import { location } from './support.js';

afterEach(killAll);
afterAll(removeFolders);

const token = 'admin-token-of-the-test';
const env = { SANDBOX_ADMIN_TOKEN: token };

async function statusOf(base: string): Promise<number> {
  return (await fetch(`${base}/sandbox/clock`, { headers: { authorization: `Bearer ${token}` } })).status;
}

test('--memory starts a sandbox whose tokens remain valid after a reset', async () => {
  const { base } = await startCommand(['--memory'], env);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${base}/sandbox/reset`, { method: 'POST', headers })).status).toBe(204);
  expect(await statusOf(base)).toBe(200);
});

test('--empty starts a process that is not a sandbox', async () => {
  const { base } = await startCommand(['--memory', '--empty'], env);
  const response = await fetch(`${base}/sandbox/clock`);
  expect([response.status, await response.json()]).toMatchObject([404, { success: false }]);
  expect((await fetch(`${base}/sandbox/openapi.yaml`)).status).toBe(404);
});

test('accepts the tokens of the first start after a restart with the same folder', async () => {
  const { args } = await makePlace();
  const first = await startCommand(args);
  const adminToken = /Admin token {2,}(\S+)/u.exec(first.output().stdout)?.[1];
  await first.stop();
  const { base, output, stop } = await startCommand(args, env);
  // Only the token in the variable can be printed; for the other, the output explains how to set it.
  expect(output().stdout).not.toMatch(/Headless token {2}|undefined/u);
  expect(output().stdout).toContain('SANDBOX_HEADLESS_TOKEN');
  for (const each of [adminToken, token]) {
    const headers = { authorization: `Bearer ${each}` };
    expect((await fetch(`${base}/sandbox/reset`, { method: 'POST', headers })).status, each).toBe(204);
  }
  await stop();
  const third = await startCommand(args);
  expect(third.output().stdout).not.toMatch(/(?:Admin|Headless) token {2}|undefined/u);
  expect(third.output().stdout).toContain('SANDBOX_ADMIN_TOKEN');
});

test.skipIf(location.kind !== 'server')('a PostgreSQL database becomes a sandbox only with --sandbox', async () => {
  const place = { ...env, DATABASE_URL: await createDatabase() };
  const plain = await startCommand([], place);
  expect(await statusOf(plain.base)).toBe(404);
  await plain.stop();
  const sandbox = await startCommand(['--sandbox'], place);
  expect(await statusOf(sandbox.base)).toBe(200);
});

test('the sandbox shuts down without waiting for delayed requests', async () => {
  const { base, child, ended } = await startCommand(['--memory'], env);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const planned = { operation_id: 'listTopics', delay: 60_000 };
  const body = JSON.stringify(planned);
  expect((await fetch(`${base}/sandbox/failures`, { method: 'POST', headers, body })).status).toBe(201);
  const waiting = fetch(`${base}/api/admin/v2/topics`, { headers });
  await expect
    .poll(async () => Object(await (await fetch(`${base}/sandbox/failures`, { headers })).json()).failures)
    .toEqual([]);
  child.kill('SIGTERM');
  const response = await waiting;
  expect([response.status, Object(await response.json()).message]).toEqual([503, 'The sandbox is closing']);
  expect((await ended).code).toBe(0);
});
