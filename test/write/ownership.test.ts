/** The files that the writer owns: exactly those that it wrote and that have not changed. */
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { compareOutput } from '../../generator/src/output/write.js';
import {
  makeTemporary,
  manifestName,
  manifestOf,
  outputOf,
  readTimes,
  readTree,
  removeTemporary,
  treeOf,
  writeTree,
} from './tree.js';
import { force, run } from './writer.js';

removeTemporary();

const first = { 'types/a.ts': 'one\ntwo\n', 'types/deep/er/b.ts': 'b\n', 'client/c.ts': 'c\n' };
const second = { 'types/a.ts': 'one\ntwo\nthree\n', 'client/c.ts': 'c\n', 'server/d.ts': 'd\n' };

let root: string;
beforeEach(() => {
  root = makeTemporary();
});

const edited = 'was edited after it was generated';
const foreign = 'was not written by trefoil';

describe('a run', () => {
  test('a run writes the files and a sorted manifest into a new folder', async () => {
    const out = join(root, 'not/yet');
    const { changes, conflicts, notes } = await run(out, first);
    expect(readTree(out)).toEqual(outputOf(first));
    expect(changes.map(({ path }) => path)).toEqual([manifestName, 'client/c.ts', 'types/a.ts', 'types/deep/er/b.ts']);
    expect([conflicts, notes]).toEqual([[], []]);
  });

  test('a run writes changed files, removes outdated ones and empty folders, and leaves others alone', async () => {
    await run(root, first);
    const beside = { 'types/mine.ts': 'mine\n', 'packages/other.ts': 'other\n', 'client/c.ts.bak': 'mine\n' };
    writeTree(root, beside);
    const before = readTimes(root);
    const { changes } = await run(root, second);
    expect(readTree(root)).toEqual(outputOf(second, beside));
    expect(changes.map(({ path, before: text, after }) => [path, text, after])).toEqual([
      [manifestName, manifestOf(first), manifestOf(second)],
      ['server/d.ts', undefined, 'd\n'],
      ['types/a.ts', 'one\ntwo\n', 'one\ntwo\nthree\n'],
      ['types/deep/er/b.ts', 'b\n', undefined],
    ]);
    const after = readTimes(root);
    for (const path of ['client/c.ts', ...Object.keys(beside)]) expect(after[path], path).toBe(before[path]);
  });

  test('a run does not touch files that are up to date', async () => {
    await run(root, first);
    const before = readTimes(root);
    expect(await run(root, first)).toEqual({ changes: [], conflicts: [], notes: [] });
    expect(await force(root, first)).toEqual({ changes: [], conflicts: [], notes: [] });
    expect(readTimes(root)).toEqual(before);
  });

  test('a run does not remove a folder that contains other files', async () => {
    await run(root, first);
    mkdirSync(join(root, 'types/deep/mine'));
    await run(root, second);
    expect(readTree(root)).toEqual({ ...outputOf(second), 'types/deep': '<folder>', 'types/deep/mine': '<folder>' });
  });

  test('a run restores removed files', async () => {
    await run(root, first);
    rmSync(join(root, 'types'), { recursive: true });
    await run(root, first);
    expect(readTree(root)).toEqual(outputOf(first));
  });

  test('a run replaces a generated file by a folder, and the folder by a file', async () => {
    const file = { 'types/a': 'file\n', 'types/b': 'b\n' };
    const nested = { 'types/a/x/y.ts': 'y\n', 'types/b': 'b\n' };
    await run(root, file);
    await run(root, nested);
    expect(readTree(root)).toEqual(outputOf(nested));
    await run(root, file);
    expect(readTree(root)).toEqual(outputOf(file));
  });
});

describe('a conflict', () => {
  /** Expects the run to stop with these conflicts and without any change. */
  const expectStop = async (files: typeof first | typeof second, conflicts: object[]): Promise<void> => {
    const before = [readTree(root), readTimes(root)];
    expect(await run(root, files)).toMatchObject({ changes: [], conflicts });
    expect([readTree(root), readTimes(root)]).toEqual(before);
  };

  test('a file edited by a single byte is a conflict', async () => {
    await run(root, first);
    writeTree(root, { 'types/a.ts': 'one\ntwO\n' });
    await expectStop(second, [{ path: 'types/a.ts', reason: edited }]);
    await expectStop(first, [{ path: 'types/a.ts', reason: edited }]);
  });

  test('a checkout with CRLF is not a conflict', async () => {
    await run(root, first);
    const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
    writeTree(
      root,
      Object.fromEntries(
        [...Object.entries(first), [manifestName, manifestOf(first)]].map(([path = '', text = '']) => [
          path,
          crlf(text),
        ]),
      ),
    );
    const before = readTimes(root);
    expect(await run(root, first)).toEqual({ changes: [], conflicts: [], notes: [] });
    expect(readTimes(root)).toEqual(before);
    await run(root, second);
    expect(readTree(root)).toEqual({ ...outputOf(second), 'client/c.ts': 'c\r\n' });
  });

  test('a file without its last line break is a conflict', async () => {
    await run(root, first);
    writeTree(root, { 'types/a.ts': 'one\ntwo' });
    await expectStop(second, [{ path: 'types/a.ts', reason: edited }]);
  });

  test('a file that differs and is not listed in the manifest is a conflict', async () => {
    writeTree(root, { 'server/d.ts': 'mine\n', 'client/c.ts': 'c\n' });
    await expectStop(second, [{ path: 'server/d.ts', reason: foreign }]);
    writeTree(root, { 'server/d.ts': 'd\n' });
    const { conflicts, changes } = await run(root, second);
    expect([conflicts, changes.map(({ path }) => path)]).toEqual([[], [manifestName, 'types/a.ts']]);
  });

  test('an outdated file is a conflict if it was edited, but not if it was deleted or replaced by a folder', async () => {
    await run(root, first);
    writeTree(root, { 'types/deep/er/b.ts': 'mine\n' });
    await expectStop(second, [{ path: 'types/deep/er/b.ts', reason: edited }]);
    rmSync(join(root, 'types/deep/er/b.ts'));
    const beside = { 'types/deep/er/b.ts/mine.ts': 'mine\n' };
    writeTree(root, beside);
    expect((await run(root, second)).conflicts).toEqual([]);
    expect(readTree(root)).toEqual(outputOf(second, beside));
  });

  test('every conflict is reported, in the order of the paths', async () => {
    await run(root, first);
    writeTree(root, { 'types/deep/er/b.ts': 'mine\n', 'types/a.ts': 'mine\n', 'server/d.ts': 'mine\n' });
    await expectStop(second, [
      { path: 'server/d.ts', reason: foreign },
      { path: 'types/a.ts', reason: edited },
      { path: 'types/deep/er/b.ts', reason: edited },
    ]);
  });
});

describe('--force', () => {
  test('--force saves a backup of each file and never overwrites an older backup', async () => {
    await run(root, first);
    const mine = { 'types/deep/er/b.ts': 'mine b\n', 'types/a.ts': 'mine a\n', 'server/d.ts': 'mine d\n' };
    const kept = { 'types/a.ts.bak': 'older\n', 'types/a.ts.bak2': 'old\n' };
    writeTree(root, { ...mine, ...kept });
    const { conflicts } = await force(root, second);
    expect(conflicts).toEqual([
      { path: 'server/d.ts', reason: foreign, backup: 'server/d.ts.bak' },
      { path: 'types/a.ts', reason: edited, backup: 'types/a.ts.bak3' },
      { path: 'types/deep/er/b.ts', reason: edited, backup: 'types/deep/er/b.ts.bak' },
    ]);
    const backups = {
      'server/d.ts.bak': 'mine d\n',
      'types/a.ts.bak3': 'mine a\n',
      'types/deep/er/b.ts.bak': 'mine b\n',
    };
    expect(readTree(root)).toEqual(outputOf(second, { ...kept, ...backups }));
    expect(await run(root, second)).toEqual({ changes: [], conflicts: [], notes: [] });
  });

  test('--force does not use the path of a generated file for a backup', async () => {
    const files = { a: 'a\n', 'a.bak': 'generated\n' };
    writeTree(root, { a: 'mine\n' });
    await force(root, files);
    expect(readTree(root)).toEqual(outputOf(files, { 'a.bak2': 'mine\n' }));
  });
});

describe('compareOutput', () => {
  test('compareOutput reports changes and conflicts without changing anything', async () => {
    await run(root, first);
    writeTree(root, { 'types/a.ts': 'mine\n' });
    utimesSync(root, 1_000, 1_000);
    const before = [readTree(root), readTimes(root)];
    const { changes, conflicts } = await compareOutput(new Map(Object.entries(second)), root);
    expect([readTree(root), readTimes(root)]).toEqual(before);
    expect(statSync(root).mtimeMs).toBe(1_000_000);
    expect(conflicts).toEqual([{ path: 'types/a.ts', reason: edited }]);
    expect(changes.map(({ path, before: text }) => [path, text])).toEqual([
      [manifestName, manifestOf(first)],
      ['server/d.ts', undefined],
      ['types/a.ts', 'mine\n'],
      ['types/deep/er/b.ts', 'b\n'],
    ]);
  });

  test('compareOutput does not create a missing folder', async () => {
    const { changes } = await compareOutput(new Map(Object.entries(first)), join(root, 'none'));
    expect(changes).toHaveLength(4);
    expect(readTree(root)).toEqual(treeOf({}));
  });
});
