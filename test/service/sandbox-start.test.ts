/** How a sandbox within a test starts, gives up and ends. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSandbox } from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../support/workspace.js';
import { type AskedSandbox, openSandbox } from './sandbox-support.js';
import { location } from './support.js';

let sandbox: AskedSandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await openSandbox();
  folder = await mkdtemp(join(tmpdir(), 'sandbox-start-'));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a request without a socket that is given up', () => {
  const write = (name: string, signal: AbortSignal): Promise<Response> =>
    sandbox.fetch('/api/admin/v2/topics', {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
      signal,
    });
  const namesOf = async (name: string): Promise<unknown> => {
    const { body } = await sandbox.send('GET', `/api/admin/v2/topics?name=${name}`);
    return Object(body).records;
  };

  test('before it is sent is not sent', async () => {
    await expect(write('Before', AbortSignal.abort())).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(await namesOf('Before')).toEqual([]);
  });

  test('while it waits is not done', async () => {
    await sandbox.fail({ operationId: 'createTopic', delay: 60_000 });
    const given = new AbortController();
    const sent = write('Meanwhile', given.signal);
    await expect.poll(async () => Object((await sandbox.send('GET', '/sandbox/failures')).body).failures).toEqual([]);
    given.abort(new Error('enough'));
    await expect(sent).rejects.toThrow('enough');
    expect(await namesOf('Meanwhile')).toEqual([]);
  });
});

test('it ends once, however often it is told to', async () => {
  const another = await openSandbox();
  await Promise.all([another.close(), another.close()]);
  await another.close();
});

test.each(['2030-02-31T12:00:00Z', '2030-13-01T12:00:00Z'])('its clock is not put to %s', async (time) => {
  expect((await sandbox.send('PATCH', '/sandbox/clock', { time })).status).toBe(422);
});

const run = promisify(execFile);

/** Runs a module beside the packages; rejects where it has not ended by itself after half a minute. */
const runModule = (text: string): Promise<{ readonly stdout: string }> =>
  run(process.execPath, ['--input-type=module', '--eval', text], { cwd: repository, timeout: 30_000 });

const told = "error => console.log('refused: ' + error.message)";

test.skipIf(location.kind === 'server')('one that does not start keeps no process from ending', async () => {
  const occupied = createServer();
  await new Promise<void>((listening) => occupied.listen(0, '127.0.0.1', listening));
  const { port } = Object(occupied.address());
  await writeFile(join(folder, 'file'), '');
  for (const [options, said] of [
    [{ port }, 'EADDRINUSE'],
    [{ adminToken: 'the-same-token', headlessToken: 'the-same-token' }, ''],
    [{ database: { kind: 'folder', folder: join(folder, 'file', 'database') } }, ''],
  ] as const) {
    const { stdout } = await runModule(
      `import { startSandbox } from '@community-platform/service';
       await startSandbox(${JSON.stringify(options)}).then(() => console.log('started'), ${told});`,
    );
    expect(stdout).toMatch(/^refused: /u);
    expect(stdout).toContain(said);
  }
  occupied.close();
});

test.skipIf(location.kind === 'server')('a folder is for one at a time, within a process too', async () => {
  const database = { kind: 'folder', folder: join(folder, 'once') } as const;
  const first = await startSandbox({ database });
  await expect(startSandbox({ database })).rejects.toThrow('is in use by this process');
  await first.close();
  await (await startSandbox({ database })).close();
});
