/**
 * Other people's documents: each is generated with unsupported operations skipped. The output and a call of each
 * operation compile under strict settings with the newest compiler, and some also with the last TypeScript written in
 * JavaScript.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../generator/src/generate.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { testConfig, writeFiles } from '../support/documents.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample, isLong, testSeed } from '../support/long.js';
import { shareRuntime } from '../support/shared-runtime.js';
import { noteSkip } from '../support/skips.js';
import { type Compiler, typeCheck } from '../support/type-check.js';
import { printTypedCalls, type TypedCalls } from '../support/typed-calls.js';
import { linkPackages, makeWorkspace, repository, type Workspace } from '../support/workspace.js';

/** The documents; a short run samples those that are not slow. */
const documents = drawSample(
  knownDocuments.filter(({ bytes }) => isLong || bytes < 300_000),
  2,
  'known documents',
);
if (documents.length === 0) noteSkip('documents of others', 'they are not here');

let workspace: Workspace;
const failures = new Map<string, unknown>();
const called = new Map<string, TypedCalls>();
const lengths = new Map<string, Lengths>();

function nameOf(path: string): string {
  return path.replaceAll(/\W+/gu, '-').toLowerCase();
}

/** Writes the packages of a document and a call of each operation. The document is prepared once for both. */
async function writePackages(path: string): Promise<void> {
  const config = { ...testConfig, skipUnsupported: true };
  const document = await loadDocument(path, { allowNetwork: false, cwd: repository, isTolerant: true });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const { files, input, diagnostics } = await generate(document, config);
  if (input === undefined) throw new Error(JSON.stringify(diagnostics));
  lengths.set(path, measureLines(files));
  const folder = join(workspace.folder, nameOf(path));
  await writeFiles(join(folder, 'packages'), Object.fromEntries(files));
  await linkPackages(workspace.folder, nameOf(path));
  const calls = printTypedCalls(input, testSeed);
  writeFileSync(join(folder, 'run.ts'), calls.text);
  called.set(path, calls);
}

beforeAll(async () => {
  workspace = await makeWorkspace();
  for (const { path } of documents)
    await writePackages(path).catch((error: unknown) => {
      failures.set(path, error);
    });
  shareRuntime(
    workspace.folder,
    documents.map(({ path }) => nameOf(path)),
  );
});

afterAll(() => workspace.remove());

test('packages are generated for each document', () => {
  expect([...failures]).toEqual([]);
  for (const { path } of documents)
    expect(existsSync(join(workspace.folder, nameOf(path), 'packages/server/src/index.ts')), path).toBe(true);
});

/** Lines that are too long, except comments, which contain words from the document, such as addresses. */
interface Lengths {
  readonly all: number;
  readonly long: readonly string[];
}

function measureLines(files: ReadonlyMap<string, string>): Lengths {
  const lines = [...files].filter(([file]) => /(?<!\.d)\.ts$/u.test(file)).flatMap(([, text]) => text.split('\n'));
  const long = lines.filter((line) => line.length > 130 && !/^\s*(?:\/?\*|\/\/)/u.test(line));
  return { all: lines.length, long };
}

test('few generated lines are long, and long lists are never on one line', () => {
  for (const [path, { all, long }] of lengths) {
    expect(long.length, path).toBeLessThanOrEqual(all / 200);
    // Names may be as long as those of the document.
    const bare = long.map((line) => line.replaceAll(/\w{30,}/gu, 'x'.repeat(30)).length);
    expect(Math.max(0, ...bare), path).toBeLessThanOrEqual(500);
  }
});

/** Operations without a sample call, with the reason. */
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

test('every operation except the listed ones has a sample call', () => {
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

test.each(compilers)('packages and sample calls compile with %s', (compiler) => {
  if (documents.length === 0) return;
  // The JavaScript-based compiler takes ten times as long, and other tests use it as well: each run draws others.
  const drawn = compiler === 'ts7' ? documents : drawSample(documents, 2, `documents for ${compiler}`, 12);
  const parts = drawn.flatMap(({ path }) => [`${nameOf(path)}/packages/*/src/**/*`, `${nameOf(path)}/run.ts`]);
  const include = ['runtime/**/*', ...parts];
  writeFileSync(join(workspace.folder, 'drawn.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const lines = typeCheck(workspace.folder, compiler, 'drawn.json').filter((line) => !line.startsWith(' '));
  expect(lines).toEqual([]);
});
