/** A long-lived process does not reread unchanged files, but detects every change by others. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seen } from '../../generator/src/output/inspect.js';
import { makeTemporary, outputOf, readTree, removeTemporary } from './tree.js';
import { run } from './writer.js';

removeTemporary();

const files = { 'types/a.ts': 'a\n', 'types/deep/b.ts': 'b\n', 'client/c.ts': 'c\n' };

let root: string;
let seen: Seen;

/** Advances the clock, so that written files are older than the time resolution of any file system. */
function letTimePass(): void {
  vi.setSystemTime(Date.now() + 10_000);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  root = join(makeTemporary(), 'out');
  seen = new Map();
  expect(await run(root, files, { seen })).toMatchObject({ conflicts: [] });
  letTimePass();
  await run(root, files, { seen });
  // The real clock may also count in steps of a few milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
});
afterEach(() => void vi.useRealTimers());

function pathOf(path: string): string {
  return join(root, path);
}

test('an unchanged file is not read again', async () => {
  const before = new Map(seen);
  expect([...before.keys()].sort()).toEqual(Object.keys(files).map(pathOf).sort());
  expect(await run(root, files, { seen })).toEqual({ changes: [], conflicts: [], notes: [] });
  for (const [path, { found }] of before) expect(seen.get(path)?.found).toBe(found);
});

test('a file that was just written is read again', async () => {
  vi.useRealTimers();
  const young: Seen = new Map();
  await run(root, { ...files, 'types/a.ts': 'other\n' }, { seen: young });
  expect(young.get(pathOf('types/a.ts'))).toBeUndefined();
});

test('a file that the run wrote is not treated as unchanged', async () => {
  const other = { ...files, 'types/a.ts': 'z\n' };
  await run(root, other, { seen });
  letTimePass();
  expect(await run(root, other, { seen })).toEqual({ changes: [], conflicts: [], notes: [] });
  await run(root, files, { seen });
  expect(readTree(root)).toEqual(outputOf(files));
});

const deeds: readonly (readonly [title: string, deed: (path: string) => void])[] = [
  ['that is edited', (path) => writeFileSync(path, 'mine, and longer\n')],
  ['that is edited to the same length', (path) => writeFileSync(path, 'm\n')],
  [
    'that is edited and gets its old time',
    (path) => {
      const { atime, mtime } = statSync(path);
      writeFileSync(path, 'm\n');
      utimesSync(path, atime, mtime);
    },
  ],
  [
    'that is replaced by rename',
    (path) => {
      writeFileSync(`${path}.new`, 'm\n');
      renameSync(`${path}.new`, path);
    },
  ],
  ['that is removed', (path) => rmSync(path)],
  [
    'that becomes a link to a file with the same text',
    (path) => {
      renameSync(path, join(root, 'own.ts'));
      symlinkSync(join(root, 'own.ts'), path);
    },
  ],
  [
    'that becomes a folder',
    (path) => {
      rmSync(path);
      mkdirSync(path);
    },
  ],
  [
    'that becomes a pipe',
    (path) => {
      rmSync(path);
      execFileSync('mkfifo', [path]);
    },
  ],
  ['whose mode changes', (path) => chmodSync(path, 0o640)],
  ['in a folder that is removed', () => rmSync(root, { recursive: true })],
];

test.each(deeds)('a run detects a file %s', async (_, deed) => {
  deed(pathOf('types/a.ts'));
  const other = { ...files, 'client/c.ts': 'new\n' };
  // The result of a new process is determined before either writes anything.
  const copy = join(makeTemporary(), 'copy');
  execFileSync('sh', ['-c', '[ ! -e "$1" ] || cp -a "$1" "$2"', 'sh', root, copy]);
  const fresh = await run(copy, other);
  expect(await run(root, other, { seen })).toEqual(fresh);
  expect(readTree(root)).toEqual(readTree(copy));
});
