/** A manifest that is missing, merged, truncated or hostile. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Content, parseManifest } from '../../generator/src/output/manifest.js';
import { writeOutput } from '../../generator/src/output/write.js';
import {
  makeTemporary,
  manifestName,
  manifestOf,
  outputOf,
  readTree,
  removeTemporary,
  type Tree,
  writeTree,
} from './tree.js';
import { force, run } from './writer.js';

removeTemporary();

const first = { 'types/a.ts': 'a\n', 'types/old.ts': 'old\n', 'client/c.ts': 'c\n' };
const second = { 'types/a.ts': 'a2\n', 'client/c.ts': 'c\n', 'server/d.ts': 'd\n' };

let root: string;
beforeEach(() => {
  root = join(makeTemporary(), 'out');
  mkdirSync(root);
});

function setManifest(text: string): void {
  writeTree(root, { [manifestName]: text });
}

const edited = 'was edited after it was generated';
const foreign = 'was not written by trefoil';

describe('a manifest that is missing', () => {
  test('a missing manifest is written again and a note is printed if all files are up to date', async () => {
    writeTree(root, second);
    expect(await run(root, second)).toEqual({
      changes: [{ path: manifestName, before: undefined, after: manifestOf(second) }],
      conflicts: [],
      notes: [`${manifestName} is missing, so outdated files of earlier runs are not removed`],
    });
  });

  test('a missing manifest is not written if files differ, and nothing is removed', async () => {
    await run(root, first);
    rmSync(join(root, manifestName));
    expect((await run(root, second)).conflicts).toEqual([{ path: 'types/a.ts', reason: foreign }]);
    expect(readTree(root)[manifestName]).toBeUndefined();
    await force(root, second);
    expect(readTree(root)).toEqual(outputOf(second, { 'types/a.ts.bak': 'a\n', 'types/old.ts': 'old\n' }));
  });
});

describe('files of bytes', () => {
  const image = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x00]);
  const files = new Map<string, Content>([
    ['a.md', 'a\n'],
    ['assets/a.png', image],
  ]);

  test('are written unchanged, and only once', async () => {
    const { changes } = await writeOutput(files, root);
    expect(changes.map(({ path }) => path)).toEqual([manifestName, 'a.md', 'assets/a.png']);
    expect(Uint8Array.from(readFileSync(join(root, 'assets/a.png')))).toEqual(image);
    expect((await writeOutput(files, root)).changes).toEqual([]);
  });

  test('are replaced if they change, protected if they were edited, and removed', async () => {
    await writeOutput(files, root);
    const other = image.with(9, 1);
    await writeOutput(new Map<string, Content>([...files, ['assets/a.png', other]]), root);
    expect(Uint8Array.from(readFileSync(join(root, 'assets/a.png')))).toEqual(other);
    writeFileSync(join(root, 'assets/a.png'), image.with(8, 1));
    expect((await writeOutput(files, root)).conflicts).toEqual([{ path: 'assets/a.png', reason: edited }]);
    writeFileSync(join(root, 'assets/a.png'), other);
    await run(root, { 'a.md': 'a\n' });
    expect(readTree(root)).toEqual(outputOf({ 'a.md': 'a\n' }));
  });
});

describe('a damaged manifest', () => {
  const conflict = (ours: Tree, theirs: Tree): string =>
    `<<<<<<< HEAD\n${manifestOf(ours)}=======\n${manifestOf(theirs)}>>>>>>> other\n`;

  test.each([
    ['in conflict', conflict(first, { 'types/a.ts': 'theirs\n' })],
    ['with garbage', `${manifestOf(first)}\u0000\u0001garbage\n`],
    ['with a line cut', manifestOf(first).replace(/^..../u, '')],
  ])('a manifest %s prevents removals and is reported', async (_, text) => {
    await run(root, first);
    setManifest(text);
    const { conflicts, notes } = await run(root, second);
    expect(conflicts).toEqual([]);
    expect(notes).toEqual([
      `${manifestName} is damaged, so outdated files are not removed; check these files of earlier runs: types/old.ts`,
    ]);
    expect(readTree(root)).toEqual(outputOf(second, { 'types/old.ts': 'old\n' }));
  });

  test('with a damaged manifest, a file with merge conflict markers is reported with a command that resolves it', async () => {
    await run(root, first);
    setManifest(conflict(first, { 'types/a.ts': 'theirs\n' }));
    const text = '<<<<<<< HEAD\na\n=======\ntheirs\n>>>>>>> other\n';
    writeTree(root, { 'types/a.ts': text });
    const { conflicts } = await run(root, second);
    const reason = 'contains merge conflict markers; `git checkout --ours` restores one side';
    expect(conflicts).toEqual([{ path: 'types/a.ts', reason }]);
    expect(readTree(root)['types/a.ts']).toBe(text);
    writeTree(root, { 'types/a.ts': 'theirs\n' });
    expect((await run(root, second)).conflicts).toEqual([]);
  });

  test('a damaged manifest still protects edited files', async () => {
    await run(root, first);
    writeTree(root, { 'types/a.ts': 'mine\n', 'types/old.ts': 'mine\n' });
    setManifest(conflict(first, first));
    expect((await run(root, second)).conflicts).toEqual([{ path: 'types/a.ts', reason: edited }]);
  });

  test('a manifest that contains only garbage is treated as missing', async () => {
    await run(root, first);
    setManifest('garbage');
    expect((await run(root, second)).conflicts).toEqual([{ path: 'types/a.ts', reason: foreign }]);
  });
});

describe('a manifest with lines of two branches', () => {
  test('a manifest with the lines of two git branches accepts files of either branch and is written again', async () => {
    await run(root, first);
    setManifest(manifestOf({ ...first, 'types/a.ts': 'theirs\n' }) + manifestOf(first));
    await run(root, second);
    expect(readTree(root)).toEqual(outputOf(second));
  });

  test('git with merge=union produces a manifest with the lines of both branches', async () => {
    const git = (...args: readonly string[]): void =>
      void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...args], { cwd: root, stdio: 'ignore' });
    const commit = async (files: Tree): Promise<void> => {
      await run(root, files);
      git('add', '-A');
      git('commit', '-m', 'generate');
    };
    git('init', '-b', 'main');
    writeTree(root, { '.gitattributes': `${manifestName} merge=union\n` });
    await commit(first);
    git('checkout', '-b', 'other');
    await commit({ ...first, 'types/a.ts': 'a3\n', 'types/n.ts': 'n\n' });
    git('checkout', 'main');
    await commit({ ...first, 'types/b.ts': 'b\n', 'types/c.ts': 'c\n' });
    git('merge', 'other', '-m', 'merge');
    const merged = { ...first, 'types/a.ts': 'a3\n', 'types/b.ts': 'b\n', 'types/c.ts': 'c\n', 'types/n.ts': 'n\n' };
    const { conflicts } = await run(root, merged);
    expect(conflicts).toEqual([]);
    expect(readTree(root)[manifestName]).toBe(manifestOf(merged));
    expect((await run(root, second)).conflicts).toEqual([]);
    rmSync(join(root, '.git'), { recursive: true });
    expect(readTree(root)).toEqual(outputOf(second, { '.gitattributes': `${manifestName} merge=union\n` }));
  });
});

describe('a hostile manifest', () => {
  const mine = 'mine\n';
  const hash = manifestOf({ x: mine }).slice(0, 64);

  test.each([
    '../victim.ts',
    '../../victim.ts',
    'types/../../victim.ts',
    'types/../mine.ts',
    './mine.ts',
    'types//mine.ts',
    '/etc/hostname',
    'types/',
    '',
    '.',
    '..',
    '..\\victim.ts',
    'C:\\victim.ts',
    'c:victim.ts',
    '.git/config',
    'types/.GIT/config',
    'git~1/config',
    'git~12/config',
    '.git. ./config',
    'a\tb',
    'a\u0007b',
    '.trefoil-manifest',
    '.trefoil-staging/lock',
  ])('a hostile manifest cannot list the path %j', async (path) => {
    const { state, hashes } = parseManifest(`${hash}  ${path}\n`);
    expect([state, [...hashes]]).toEqual(['damaged', []]);
    writeTree(root, { '../victim.ts': mine, 'mine.ts': mine });
    setManifest(`${hash}  ${path}\n`);
    expect((await run(root, second)).conflicts).toEqual([]);
    expect(readTree(root)).toEqual(outputOf(second, { 'mine.ts': mine }));
    expect(readTree(join(root, '..'))['victim.ts']).toBe(mine);
  });

  test.each([
    ['a hash that is too short', `${hash.slice(1)}  a.ts`],
    ['a hash that is too long', `${hash}0  a.ts`],
    ['a hash in upper case', `${hash.toUpperCase()}  a.ts`],
    ['one space', `${hash} a.ts`],
    ['a path alone', 'a.ts'],
  ])('a manifest line with %s is rejected', (_, line) => {
    expect(parseManifest(`${line}\n`)).toEqual({ state: 'damaged', hashes: new Map() });
  });

  test('a manifest can contain names that are special in JavaScript', async () => {
    const files = { 'types/__proto__': 'a\n', constructor: 'b\n', 'types/a b.ts': 'c\n', 'types/ü.ts': 'd\n' };
    await run(root, files);
    await run(root, second);
    expect(readTree(root)).toEqual(outputOf(second));
  });
});

test('hashes treat CRLF as LF and keep all other characters', async () => {
  await run(root, { 'a.ts': 'one\r\ntwo\r\n', 'b.ts': 'one\ntwo\n', 'c.ts': 'one\rtwo\n' });
  expect(readTree(root)[manifestName]).toBe(
    `c3f9c8c283a2b1f2f1896f27a01cbe3cddc0c9d93f752e4639035a0f5b36f6e8  a.ts
c3f9c8c283a2b1f2f1896f27a01cbe3cddc0c9d93f752e4639035a0f5b36f6e8  b.ts
e18b0eca475d6f62735786f6b0013dd917be4f8126fb969f385ce6f86d512e4f  c.ts
`,
  );
});
