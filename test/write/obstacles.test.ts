/** Obstacles at the path of a file: folders, links and pipes. None is followed, opened or lost. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  makeTemporary,
  outputOf,
  readTimes,
  readTree,
  removeTemporary,
  stagingName,
  treeOf,
  writeTree,
} from './tree.js';
import { force, run } from './writer.js';

removeTemporary();

const files = { 'types/a.ts': 'a\n', 'types/deep/b.ts': 'b\n', 'client/c.ts': 'c\n' };

let root: string;
let elsewhere: string;
beforeEach(() => {
  root = join(makeTemporary(), 'out');
  mkdirSync(root);
  elsewhere = makeTemporary();
  writeTree(elsewhere, { 'a.ts': 'theirs\n', 'deep/b.ts': 'theirs\n' });
});

/** Expects the run to stop with one conflict and to change nothing, either here or at a link's target. */
async function expectStop(path: string, reason: string, options = {}): Promise<void> {
  const before = [readTree(root), readTimes(root), readTree(elsewhere)];
  expect(await run(root, files, options)).toEqual({ changes: [], conflicts: [{ path, reason }], notes: [] });
  expect([readTree(root), readTimes(root), readTree(elsewhere)]).toEqual(before);
}

/** Expects `--force` to move the obstacle away unchanged, and to write everything. */
async function expectForced(path: string, beside: Readonly<Record<string, string>>): Promise<void> {
  const before = readTree(elsewhere);
  expect((await force(root, files)).conflicts).toMatchObject([{ path, backup: `${path}.bak` }]);
  expect(readTree(root)).toEqual(outputOf(files, beside));
  expect(readTree(elsewhere)).toEqual(before);
}

function makePipe(path: string): void {
  execFileSync('mkfifo', [join(root, path)]);
}

describe('at the path of a file', () => {
  test('a folder at the path of a file is a conflict, empty or not', async () => {
    mkdirSync(join(root, 'types/a.ts'), { recursive: true });
    await expectStop('types/a.ts', 'is a folder');
    writeTree(root, { 'types/a.ts/mine.ts': 'mine\n' });
    await expectStop('types/a.ts', 'is a folder');
    await expectForced('types/a.ts', { 'types/a.ts.bak/mine.ts': 'mine\n' });
  });

  test('a folder at the path of a file is a conflict if it contains generated and handwritten files', async () => {
    const earlier = { ...files, 'types/a.ts/old.ts': 'old\n' };
    const { 'types/a.ts': _, ...before } = earlier;
    await run(root, before);
    writeTree(root, { 'types/a.ts/mine.ts': 'mine\n' });
    const tree = readTree(root);
    const stopped = await run(root, files);
    expect([stopped.changes, stopped.conflicts]).toEqual([[], [{ path: 'types/a.ts', reason: 'is a folder' }]]);
    expect(readTree(root)).toEqual(tree);
    expect((await force(root, files)).conflicts).toMatchObject([{ path: 'types/a.ts' }]);
    const forced = readTree(root);
    expect(forced).toMatchObject({ 'types/a.ts': 'a\n', 'types/a.ts.bak/mine.ts': 'mine\n' });
    expect(Object.keys(forced).filter((path) => path.endsWith('/old.ts') && !path.includes('.bak/'))).toEqual([]);
  });

  test('a symbolic link at the path of a file is a conflict', async () => {
    mkdirSync(join(root, 'types'));
    symlinkSync(join(elsewhere, 'a.ts'), join(root, 'types/a.ts'));
    await expectStop('types/a.ts', 'is a symbolic link');
    await expectForced('types/a.ts', { 'types/a.ts.bak': `<-> ${join(elsewhere, 'a.ts')}>` });
  });

  test('a broken symbolic link, or one to a file with the same text, is a conflict at the path of a file', async () => {
    mkdirSync(join(root, 'types'));
    symlinkSync('nowhere', join(root, 'types/a.ts'));
    await expectStop('types/a.ts', 'is a symbolic link');
    await expectForced('types/a.ts', { 'types/a.ts.bak': '<-> nowhere>' });
    renameSync(join(root, 'types/a.ts'), join(root, 'types/same.ts'));
    symlinkSync('same.ts', join(root, 'types/a.ts'));
    await expectStop('types/a.ts', 'is a symbolic link');
  });

  test('a pipe at the path of a file is a conflict and is not opened', async () => {
    mkdirSync(join(root, 'types'));
    makePipe('types/a.ts');
    await expectStop('types/a.ts', 'is not a regular file');
    await expectForced('types/a.ts', { 'types/a.ts.bak': '<special>' });
  });

  test('a symbolic link in place of an outdated file is a conflict', async () => {
    await run(root, { ...files, 'types/old.ts': 'old\n' });
    renameSync(join(root, 'types/old.ts'), join(elsewhere, 'old.ts'));
    symlinkSync(join(elsewhere, 'old.ts'), join(root, 'types/old.ts'));
    await expectStop('types/old.ts', 'is a symbolic link');
    await expectForced('types/old.ts', { 'types/old.ts.bak': `<-> ${join(elsewhere, 'old.ts')}>` });
  });
});

describe('at the path of a folder', () => {
  test('a file at the path of a folder is a conflict', async () => {
    writeTree(root, { types: 'mine\n' });
    await expectStop('types', 'was not written by trefoil and is not a folder');
    await expectForced('types', { 'types.bak': 'mine\n' });
  });

  test('a symbolic link at the path of a folder is a conflict even if its files are up to date', async () => {
    symlinkSync(elsewhere, join(root, 'types'));
    await expectStop('types', 'is a symbolic link');
    writeTree(elsewhere, { 'a.ts': 'a\n', 'deep/b.ts': 'b\n' });
    await expectStop('types', 'is a symbolic link');
    await expectForced('types', { 'types.bak': `<-> ${elsewhere}>` });
  });

  test('a symbolic link at the path of a nested folder is a conflict', async () => {
    mkdirSync(join(root, 'types'));
    symlinkSync(join(elsewhere, 'deep'), join(root, 'types/deep'));
    await expectStop('types/deep', 'is a symbolic link');
    await expectForced('types/deep', { 'types/deep.bak': `<-> ${join(elsewhere, 'deep')}>` });
  });

  test('removing files does not follow a symbolic link', async () => {
    await run(root, { ...files, 'old/a.ts': 'theirs\n' });
    renameSync(join(root, 'old'), join(root, 'moved'));
    symlinkSync(elsewhere, join(root, 'old'));
    expect((await run(root, files)).conflicts).toEqual([]);
    expect(readTree(elsewhere)).toEqual(treeOf({ 'a.ts': 'theirs\n', 'deep/b.ts': 'theirs\n' }));
    const beside = { old: `<-> ${elsewhere}>`, 'moved/a.ts': 'theirs\n' };
    expect(readTree(root)).toEqual(outputOf(files, beside));
  });

  test('a pipe at the path of a folder is a conflict', async () => {
    makePipe('types');
    await expectStop('types', 'is not a regular file');
    await expectForced('types', { 'types.bak': '<special>' });
  });
});

describe('at the paths of the writer itself', () => {
  test('a folder, a link or a pipe at the path of the manifest is a conflict', async () => {
    mkdirSync(join(root, '.trefoil-manifest'));
    await expectStop('.trefoil-manifest', 'is a folder');
    await expectForced('.trefoil-manifest', { '.trefoil-manifest.bak': '<folder>' });
    for (const [put, reason] of [
      [() => symlinkSync(join(elsewhere, 'a.ts'), join(root, '.trefoil-manifest')), 'is a symbolic link'],
      [() => makePipe('.trefoil-manifest'), 'is not a regular file'],
    ] as const) {
      renameSync(join(root, '.trefoil-manifest'), join(makeTemporary(), 'manifest'));
      put();
      const before = readTree(root);
      const { conflicts } = await run(root, files);
      expect(conflicts).toEqual([{ path: '.trefoil-manifest', reason }]);
      expect(readTree(root)).toEqual(before);
    }
  });

  test.each([
    ['a link to a folder', () => symlinkSync(elsewhere, join(root, stagingName)), 'is a symbolic link'],
    ['a pipe', () => makePipe(stagingName), 'is not a regular file'],
    ['a file', () => writeTree(root, { [stagingName]: 'mine\n' }), 'was not written by trefoil and is not a folder'],
  ])('if the staging folder is %s, a run stops even with --force', async (_, put, reason) => {
    put();
    const full = `${reason}; move or delete it: trefoil needs this path`;
    await expectStop(stagingName, full);
    await expectStop(stagingName, full, { force: true });
  });

  test('other files in the staging folder are not removed', async () => {
    writeTree(root, { [`${stagingName}/mine.ts`]: 'mine\n' });
    await run(root, files);
    expect(readTree(root)).toEqual(outputOf(files, { [`${stagingName}/mine.ts`]: 'mine\n' }));
  });
});

describe('the output folder', () => {
  test('the output folder can be a symbolic link', async () => {
    const link = join(makeTemporary(), 'link');
    symlinkSync(root, link);
    await run(link, files);
    expect(readTree(root)).toEqual(outputOf(files));
  });

  test('the output folder cannot be a file, a path below a file, or a broken symbolic link', async () => {
    writeTree(root, { file: 'mine\n' });
    symlinkSync('nowhere', join(root, 'link'));
    await expect(run(join(root, 'file'), files)).rejects.toThrow(
      /file is not a folder\. Choose another folder with --out$/u,
    );
    await expect(run(join(root, 'file/in'), files)).rejects.toThrow(/^cannot write .*in: a part of its path is not/u);
    await expect(run(join(root, 'link'), files)).rejects.toThrow(
      /link is a broken symbolic link\. Choose another folder with --out$/u,
    );
    expect(readTree(root)).toEqual({ file: 'mine\n', link: '<-> nowhere>' });
  });
});
