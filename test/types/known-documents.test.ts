/**
 * Documents of others, as they are: each is generated, what cannot be is left out, and all that is written, with a call of
 * each operation, compiles under strict settings with the newest and the last JavaScript-based TypeScript.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../support/documents.js';
import { type Job, runJobs } from '../support/jobs.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample, isLong, testSeed } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { shareRuntime } from '../support/shared-runtime.js';
import { loadSubject } from '../support/emit-input.js';
import { type Compiler, typeCheck } from '../support/type-check.js';
import { printTypedCalls, type TypedCalls } from '../support/typed-calls.js';
import { linkPackages, makeWorkspace, type Workspace } from '../support/workspace.js';

/** A draw for a short run leaves out those that take long. */
const documents = drawSample(
  knownDocuments.filter(({ bytes }) => isLong || bytes < 300_000),
  2,
  'known documents',
);
if (documents.length === 0) noteSkip('documents of others', 'they are not here');

let workspace: Workspace;
const failures = new Map<string, unknown>();
const called = new Map<string, TypedCalls>();

const nameOf = (path: string): string => path.replaceAll(/\W+/gu, '-').toLowerCase();

beforeAll(async () => {
  workspace = await makeWorkspace();
  const jobs = documents.map(({ path }): Job => {
    const out = join(workspace.folder, nameOf(path), 'packages');
    return {
      kind: 'command',
      cwd: workspace.folder,
      args: ['generate', path, '--out', out, '--scope', '@case', '--skip-unsupported'],
    };
  });
  const results = await runJobs(jobs, 2, 300_000);
  for (const [index, { path }] of documents.entries()) {
    const result = results[index];
    if (result?.exit !== 0) failures.set(path, [result?.failure, result?.stderr]);
    else {
      await linkPackages(workspace.folder, nameOf(path));
      const { input } = await loadSubject(path, { ...testConfig, skipUnsupported: true });
      const calls = printTypedCalls(input, testSeed);
      writeFileSync(join(workspace.folder, nameOf(path), 'run.ts'), calls.text);
      called.set(path, calls);
    }
  }
  shareRuntime(
    workspace.folder,
    documents.map(({ path }) => nameOf(path)),
  );
}, 900_000);

afterAll(() => workspace.remove());

test('are generated', () => {
  expect([...failures]).toEqual([]);
  for (const { path } of documents)
    expect(existsSync(join(workspace.folder, nameOf(path), 'packages/server/src/index.ts')), path).toBe(true);
});

/** Operations of which something cannot be made, and why not. */
const unmakeable: Readonly<Record<string, readonly string[]>> = {
  'the combined schemas have no type in common, or no member': [
    'get_guild_join_requests',
    'repos/create-or-update-file-contents',
    'quirks_entirelyIncompatibleAllOf',
    'quirks_partiallyUsableIncompatibleAllOf',
  ],
  'it requires what `additionalProperties: false` beside an `allOf` forbids': ['list-sync-transactions'],
  'an object that is plain text': ['ContainerArchiveInfo'],
  'nothing that types say tells its alternatives apart, of which exactly one is to fit': [
    'oneofBug',
    'getAccountLockSettings',
    'accountSettings',
    'getGroupLockSettings',
    'getZRAccountSettings',
    'getZRLocationSettings',
    'getZRSettings',
    'accountSettingsUpdate',
    'userSettings',
    'userSettingsUpdate',
    'getGroupSettings',
  ],
};

test('have calls of all that can be called', () => {
  const known = new Set(Object.values(unmakeable).flat());
  for (const [path, { hasOperations, count, missing }] of called) {
    expect(
      missing.filter((each) => !known.has(each.slice(0, each.indexOf(':')))),
      path,
    ).toEqual([]);
    expect(count > 0, path).toBe(hasOperations);
  }
});

const compilers: readonly Compiler[] = isLong ? ['ts7', 'typescript'] : ['ts7'];

test.each(compilers)(
  'compile with %s',
  (compiler) => {
    if (documents.length === 0) return;
    const lines = typeCheck(workspace.folder, compiler).filter((line) => !line.startsWith(' '));
    expect(lines).toEqual([]);
  },
  600_000,
);
