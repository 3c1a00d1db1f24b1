/** Commands that a signal terminates, for example because the terminal is closed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { tool } from '../support/tool.js';

const spec = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets: { get: { operationId: listPets, responses: { '204': { description: Done } } } }
`;

let folder: string;
let temporary: string;
let remove: () => Promise<void>;
beforeAll(ensureTool);
beforeEach(async () => {
  ({ folder, remove } = await makeFolder({
    'spec.yaml': spec,
    'other.yaml': spec.replace('204', '202'),
  }));
  temporary = join(folder, 'temporary');
  mkdirSync(temporary);
});
afterEach(() => remove());

function start(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [tool, ...args], {
    cwd: folder,
    stdio: 'ignore',
    // Excludes Node's compile cache.
    env: { ...process.env, TMPDIR: temporary, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
}

/** Waits until a condition is true or the process exits. */
async function until(child: ChildProcess, isSo: () => boolean): Promise<void> {
  while (child.exitCode === null && !isSo()) await new Promise((done) => setTimeout(done, 20));
}

/** Sends a signal to a process; resolves to the exit code and the signal that ended it. */
function end(child: ChildProcess, signal: NodeJS.Signals): Promise<readonly unknown[]> {
  return new Promise((settle) => {
    child.once('exit', (...how) => settle(how));
    if (!child.kill(signal)) settle(['before it was ended']);
  });
}

function files(): string[] {
  return readdirSync(temporary, { recursive: true }).map(String);
}

test.each([
  ['while a reference is rendered', ['docs', 'spec.yaml'], /trefoil-reference-\w+\/options\.json$/u],
  ['while Redocly compares', ['diff', 'spec.yaml', 'other.yaml'], /trefoil-diff-\w+\/new\.json$/u],
] as const)('a command terminated %s leaves no temporary files', async (_, args, begun) => {
  const child = start(...args);
  await until(child, () => files().some((path) => begun.test(path)));
  expect(await end(child, 'SIGTERM')).toEqual([null, 'SIGTERM']);
  expect(files()).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('dev leaves no files after %s', async (signal) => {
  const child = start('dev', 'spec.yaml', '--port', '0');
  await until(child, () => files().some((path) => /trefoil-dev-\w+\/mock/u.test(path)));
  expect(await end(child, signal)).toEqual([0, null]);
  expect(files()).toEqual([]);
});
