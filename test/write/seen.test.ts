/** A process that stays reads no file again that is as it was, and misses nothing that somebody did to one meanwhile. */
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

/** What was written is older than any file system counts in. */
const letTimePass = (): void => void vi.setSystemTime(Date.now() + 10_000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  root = join(makeTemporary(), 'out');
  seen = new Map();
  expect(await run(root, files, { seen })).toMatchObject({ conflicts: [] });
  letTimePass();
  await run(root, files, { seen });
  // The real clock, too, may only count in steps of a few milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
});
afterEach(() => void vi.useRealTimers());

const pathOf = (path: string): string => join(root, path);

test('what is as it was is not read again', async () => {
  const before = new Map(seen);
  expect([...before.keys()].sort()).toEqual(Object.keys(files).map(pathOf).sort());
  expect(await run(root, files, { seen })).toEqual({ changes: [], conflicts: [], notes: [] });
  for (const [path, { found }] of before) expect(seen.get(path)?.found).toBe(found);
});

test('what was written just now is read again', async () => {
  vi.useRealTimers();
  const young: Seen = new Map();
  await run(root, { ...files, 'types/a.ts': 'other\n' }, { seen: young });
  expect(young.get(pathOf('types/a.ts'))).toBeUndefined();
});

test('what this process writes is seen as it is then', async () => {
  const other = { ...files, 'types/a.ts': 'z\n' };
  await run(root, other, { seen });
  letTimePass();
  expect(await run(root, other, { seen })).toEqual({ changes: [], conflicts: [], notes: [] });
  await run(root, files, { seen });
  expect(readTree(root)).toEqual(outputOf(files));
});

const deeds: readonly (readonly [title: string, deed: (path: string) => void])[] = [
  ['edits it', (path) => writeFileSync(path, 'mine, and longer\n')],
  ['edits it to the same length', (path) => writeFileSync(path, 'm\n')],
  [
    'edits it, and sets the time back',
    (path) => {
      const { atime, mtime } = statSync(path);
      writeFileSync(path, 'm\n');
      utimesSync(path, atime, mtime);
    },
  ],
  [
    'puts another in its place',
    (path) => {
      writeFileSync(`${path}.new`, 'm\n');
      renameSync(`${path}.new`, path);
    },
  ],
  ['removes it', (path) => rmSync(path)],
  [
    'makes it a link to one with the same text',
    (path) => {
      renameSync(path, join(root, 'own.ts'));
      symlinkSync(join(root, 'own.ts'), path);
    },
  ],
  [
    'makes it a folder',
    (path) => {
      rmSync(path);
      mkdirSync(path);
    },
  ],
  [
    'makes it a pipe',
    (path) => {
      rmSync(path);
      execFileSync('mkfifo', [path]);
    },
  ],
  ['changes its mode', (path) => chmodSync(path, 0o640)],
  ['removes all', () => rmSync(root, { recursive: true })],
];

test.each(deeds)('somebody %s', async (_, deed) => {
  deed(pathOf('types/a.ts'));
  const other = { ...files, 'client/c.ts': 'new\n' };
  // What a new process finds is told before anything is written by either.
  const copy = join(makeTemporary(), 'copy');
  execFileSync('sh', ['-c', '[ ! -e "$1" ] || cp -a "$1" "$2"', 'sh', root, copy]);
  const fresh = await run(copy, other);
  expect(await run(root, other, { seen })).toEqual(fresh);
  expect(readTree(root)).toEqual(readTree(copy));
});
