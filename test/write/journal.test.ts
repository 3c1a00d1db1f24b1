/** Remains of an earlier run: a complete, hostile or missing journal, and files that have changed since. */
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseJournal } from '../../generator/src/output/journal.js';
import { compareOutput, recoverOutput } from '../../generator/src/output/write.js';
import {
  folder,
  makeTemporary,
  manifestOf,
  outputOf,
  readTimes,
  readTree,
  removeTemporary,
  stagingName,
  type Tree,
  writeTree,
} from './tree.js';
import { run } from './writer.js';

removeTemporary();

const first = { 'a.ts': 'old a\n', 'b.ts': 'old b\n', 'gone/c.ts': 'old c\n' };
const second = { 'a.ts': 'new a\n', 'b.ts': 'new b\n', 'more/d.ts': 'new d\n' };

function hashOf(text: string): string {
  return manifestOf({ x: text }).slice(0, 64);
}

let root: string;
beforeEach(() => {
  root = join(makeTemporary(), 'out');
  mkdirSync(root);
});

const journal = `${[
  `remove\tgone/c.ts\t${hashOf('old c\n')}`,
  'prune\tgone',
  'folder\tmore',
  `put\ta.ts\t${hashOf('new a\n')}\t${hashOf('old a\n')}\t`,
  `put\tb.ts\t${hashOf('new b\n')}\t${hashOf('old b\n')}\t`,
  `put\tmore/d.ts\t${hashOf('new d\n')}\t\t`,
  `put\t.trefoil-manifest\t${hashOf(manifestOf(second))}\t${hashOf(manifestOf(first))}\t`,
].join('\n')}\nend\n`;

/** Creates the folder that a killed run leaves behind: from the first to the second files, before `b.ts` is moved. */
async function leaveCutOff(): Promise<void> {
  await run(root, first);
  rmSync(join(root, 'gone'), { recursive: true });
  writeTree(root, {
    'a.ts': 'new a\n',
    [`${stagingName}/journal`]: journal,
    [`${stagingName}/new/4`]: 'new b\n',
    [`${stagingName}/new/5`]: 'new d\n',
    [`${stagingName}/new/6`]: manifestOf(second),
    [`${stagingName}/old/0`]: 'old c\n',
    [`${stagingName}/old/3`]: 'old a\n',
    [`${stagingName}/old/4`]: 'old b\n',
    [`${stagingName}/old/6`]: manifestOf(first),
  });
  mkdirSync(join(root, 'more'));
}

const undone = 'an earlier run was interrupted; its changes were undone';

describe('an interrupted run', () => {
  test('undoes an interrupted run', async () => {
    await leaveCutOff();
    expect(await recoverOutput(root)).toEqual([undone]);
    expect(readTree(root)).toEqual(outputOf(first));
    expect(await recoverOutput(root)).toEqual([]);
  });

  test('the next run undoes an interrupted run and reports it', async () => {
    await leaveCutOff();
    const { notes, changes } = await run(root, second);
    expect(notes).toEqual([undone]);
    expect(changes.find(({ path }) => path === 'a.ts')?.before).toBe('old a\n');
    expect(readTree(root)).toEqual(outputOf(second));
  });

  test('the next run undoes an interrupted run even if it then stops with conflicts', async () => {
    await leaveCutOff();
    writeTree(root, { 'other.ts': 'mine\n' });
    const { conflicts, notes } = await run(root, { ...second, 'other.ts': 'other\n' });
    expect([conflicts, notes]).toEqual([[{ path: 'other.ts', reason: 'was not written by trefoil' }], [undone]]);
    expect(readTree(root)).toEqual(outputOf(first, { 'other.ts': 'mine\n' }));
  });

  test('a comparison reports an interrupted run without undoing it', async () => {
    await leaveCutOff();
    const before = [readTree(root), readTimes(root)];
    const { notes, changes } = await compareOutput(new Map(Object.entries(second)), root);
    expect([readTree(root), readTimes(root)]).toEqual(before);
    expect(notes).toEqual(['another run is active or was interrupted; the next run undoes interrupted changes']);
    expect(changes.map(({ path }) => path)).toEqual(['.trefoil-manifest', 'b.ts', 'more/d.ts']);
  });

  test.each([
    ['was replaced already', 'a.ts'],
    ['was not replaced yet', 'b.ts'],
    ['was removed already', 'gone/c.ts'],
  ])(
    'undoing an interrupted run keeps later edits of a file that %s; the next run reports a conflict',
    async (_, path) => {
      await leaveCutOff();
      writeTree(root, { [path]: 'mine\n' });
      await recoverOutput(root);
      expect(readTree(root)).toEqual(treeWith({ [path]: 'mine\n' }));
      expect((await run(root, second)).conflicts).toEqual([{ path, reason: 'was edited after it was generated' }]);
      expect(readTree(root)).toEqual(treeWith({ [path]: 'mine\n' }));
    },
  );

  test('undoing an interrupted run does not restore a backup whose text has changed', async () => {
    await leaveCutOff();
    writeTree(root, { [`${stagingName}/old/0`]: 'theirs\n' });
    await recoverOutput(root);
    const { 'gone/c.ts': _, gone: __, ...left } = outputOf(first);
    expect(readTree(root)).toEqual(left);
  });

  test.each([
    ['before it was replaced', 'mine\n'],
    ['after it was replaced', 'new a\n'],
  ])('undoing an interrupted run restores a file with a backup copy: %s', async (_, text) => {
    const before = { 'a.ts': text, 'a.ts.bak': 'mine\n' };
    const operation = `put\ta.ts\t${hashOf('new a\n')}\t${hashOf('mine\n')}\ta.ts.bak\nend\n`;
    writeTree(root, { ...before, [`${stagingName}/journal`]: operation });
    expect(await recoverOutput(root)).toEqual([undone]);
    expect(readTree(root)).toEqual({ 'a.ts': 'mine\n' });
  });

  test('undoing an interrupted run keeps a user file at a path where the run was about to create one', async () => {
    await leaveCutOff();
    writeTree(root, { 'more/d.ts': 'mine\n' });
    await recoverOutput(root);
    expect(readTree(root)).toEqual(outputOf(first, { 'more/d.ts': 'mine\n' }));
  });

  test('undoing an interrupted run does not follow a symbolic link', async () => {
    await leaveCutOff();
    const elsewhere = makeTemporary();
    writeTree(elsewhere, { 'd.ts': 'new d\n' });
    rmSync(join(root, 'more'), { recursive: true });
    for (const name of ['more', 'gone']) symlinkSync(elsewhere, join(root, name));
    await recoverOutput(root);
    expect(readTree(elsewhere)).toEqual({ 'd.ts': 'new d\n' });
  });
});

/** Returns the tree of the first files, with some of them replaced. */
function treeWith(files: Tree): Tree {
  return { ...outputOf({ ...first, ...files }), ...outputOf(first), ...files };
}

test('a run writes into folders whose names contain .git', async () => {
  const files = { 'mine.git/a.ts': 'a\n', 'digit~1/b.ts': 'b\n', 'git~x/c.ts': 'c\n', '.github/d.ts': 'd\n' };
  expect((await run(root, files)).conflicts).toEqual([]);
  expect(readTree(root)).toMatchObject(files);
});

describe('a staging folder without a journal', () => {
  test('a run removes only staged files from a staging folder without a journal', async () => {
    await run(root, first);
    const left = {
      'new/0': 'half',
      'old/0': 'old a\n',
      'journal.new': 'put\ta',
      'claim-0123456789abcdef': '1\n',
      'lock-0123': '1\n',
    };
    writeTree(root, Object.fromEntries(Object.entries(left).map(([name, text]) => [`${stagingName}/${name}`, text])));
    expect(await run(root, first)).toEqual({ changes: [], conflicts: [], notes: [] });
    expect(readTree(root)).toEqual(outputOf(first));
  });

  test('a run does not follow a symbolic link in a staging folder without a journal', async () => {
    await run(root, first);
    const elsewhere = makeTemporary();
    writeTree(elsewhere, { 'new/0': 'theirs\n' });
    mkdirSync(join(root, stagingName));
    symlinkSync(join(elsewhere, 'new'), join(root, stagingName, 'new'));
    await run(root, second);
    expect(readTree(elsewhere)).toEqual({ new: folder, 'new/0': 'theirs\n' });
    expect(readTree(root)).toEqual(outputOf(second));
  });
});

describe('a journal that no run wrote', () => {
  const hash = hashOf('mine\n');
  const put = `put\ta.ts\t${hash}\t\t`;

  test.each([
    ['is empty', ''],
    ['is truncated', `${put}\n`],
    ['is truncated in its last line', `${put}\nen`],
    ['continues after its end', `${put}\nend\n${put}\n`],
    ['has an empty line', `${put}\n\nend\n`],
    ['has an unknown operation', `delete\ta.ts\t${hash}\nend\n`],
    ['has an invalid hash', `remove\ta.ts\t${hash.slice(1)}\nend\n`],
    ['has an extra field', `${put}\tmore\nend\n`],
    ['has a backup without an old file', `put\ta.ts\t${hash}\t\ta.ts.bak\nend\n`],
    ['moves without a target', 'move\ta.ts\nend\n'],
    ...[
      '../victim.ts',
      '/victim.ts',
      'a/../../victim.ts',
      '..\\victim.ts',
      '',
      '.git/hooks/pre-commit',
      '.trefoil-staging/lock',
    ].flatMap((path) => [
      [`removes ${path}`, `remove\t${path}\t${hash}\nend\n`],
      [`puts ${path}`, `put\t${path}\t${hash}\t\t\nend\n`],
      [`moves ${path}`, `move\t${path}\ta.ts\nend\n`],
      [`moves to ${path}`, `move\ta.ts\t${path}\nend\n`],
      [`prunes ${path}`, `prune\t${path}\nend\n`],
      [`makes ${path}`, `folder\t${path}\nend\n`],
    ]),
    ['has a backup outside of the folder', `put\ta.ts\t${hash}\t${hash}\t../victim.ts\nend\n`],
  ])('a run stops with an explanation if the journal %s', async (_, text) => {
    writeTree(root, { '../victim.ts': 'mine\n', 'a.ts': 'mine\n', [`${stagingName}/journal`]: text });
    const before = readTree(join(root, '..'));
    expect(parseJournal(text)).toBeUndefined();
    await expect(run(root, second)).rejects.toThrow(
      /journal is not a valid journal, so the interrupted run cannot be undone\. To continue, check .* for files of your own/u,
    );
    expect(readTree(join(root, '..'))).toEqual(before);
  });

  test('a run does not follow a journal that is a symbolic link', async () => {
    const elsewhere = makeTemporary();
    await leaveCutOff();
    renameSync(join(root, stagingName, 'journal'), join(elsewhere, 'journal'));
    symlinkSync(join(elsewhere, 'journal'), join(root, stagingName, 'journal'));
    await expect(run(root, second)).rejects.toThrow(/is not a valid journal/u);
  });
});

test('parseJournal reads a journal in the format in which it is written', () => {
  expect(parseJournal(journal)?.[3]).toEqual({
    kind: 'put',
    path: 'a.ts',
    new: hashOf('new a\n'),
    old: hashOf('old a\n'),
    backup: undefined,
  });
});
