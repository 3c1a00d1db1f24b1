/** Disks that are full, read-only or separate: a run writes everything or nothing, and explains what to do. */
import { chmodSync, chownSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WriteError } from '../../generator/src/output/errors.js';
import { recoverOutput } from '../../generator/src/output/write.js';
import { prepareWriter, type WriterProcess } from './child.js';
import { canMount, mountMemory, mountOnItself, remount, unmountAll } from './mount.js';
import { makeTemporary, outputOf, readTree, removeTemporary, stagingName, type Tree, writeTree } from './tree.js';
import { force, run } from './writer.js';
import type { Job } from './writer-process.js';

let start: (job: Job) => WriterProcess;
beforeAll(() => {
  start = prepareWriter();
});
removeTemporary();

function version(name: string, size: number, paths: readonly string[]): Tree {
  return Object.fromEntries(paths.map((path) => [path, `${name} of ${path}\n`.repeat(size)]));
}

const first = version('old', 100, ['types/a.ts', 'types/b.ts', 'client/c.ts', 'old/d.ts']);
const second = version('new', 900, ['types/a.ts', 'types/b.ts', 'client/c.ts', 'new/d.ts', 'new/er/e.ts']);

let root: string;
beforeEach(() => {
  root = makeTemporary();
});
afterEach(unmountAll);

/** Returns the error message of a failed run. */
async function failureOf(running: Promise<unknown>): Promise<string> {
  const error = await running.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof WriteError)) throw error ?? new Error('it did not fail');
  return error.message;
}

const mayMount = canMount('the writer on disks that are full or read-only');

describe.skipIf(!mayMount)('a full disk', () => {
  /** Repeats a run with a little more disk space each time until it succeeds. Failed runs change nothing. */
  const tryUntilItEnds = async (files: Tree, beside: Tree, enlarge: (times: number) => void): Promise<number> => {
    const before = readTree(root);
    for (let times = 0; ; times += 1) {
      enlarge(times);
      try {
        await force(root, files);
        const copies = Object.entries(beside).map(([path, text]) => [`${path}.bak`, text]);
        expect(readTree(root)).toEqual(outputOf(files, Object.fromEntries(copies)));
        return times;
      } catch (error) {
        if (!(error instanceof WriteError)) throw error;
        expect(error.message).toMatch(
          /^cannot write .*: the disk is full; nothing was changed\. To continue, free some space, and run the command again$/u,
        );
      }
      expect(readTree(root), `after ${times} times`).toEqual(before);
    }
  };

  const pageSize = 4_096;
  const usedPages = (): number => {
    const { blocks, bfree } = statfsSync(root);
    return blocks - bfree;
  };
  const usedFiles = (): number => {
    const { files, ffree } = statfsSync(root);
    return files - ffree;
  };

  test('a run that fills the disk changes nothing', async () => {
    mountMemory(root, 'size=4m');
    await run(root, first);
    const used = usedPages();
    const times = await tryUntilItEnds(second, {}, (more) => remount(root, `size=${(used + more) * pageSize}`));
    expect(times).toBeGreaterThan(10);
  });

  test('a run that uses up all inodes of the disk changes nothing, even with conflicts', async () => {
    mountMemory(root, 'size=4m,nr_inodes=1000');
    await run(root, first);
    const mine = { 'types/a.ts': 'mine\n', 'new/d.ts': 'mine\n' };
    writeTree(root, mine);
    const used = usedFiles();
    const times = await tryUntilItEnds(second, mine, (more) => remount(root, `nr_inodes=${used + more}`));
    expect(times).toBeGreaterThan(10);
  });

  test('a run that fills the disk leaves no new output folder', async () => {
    mountMemory(root, 'size=16k');
    const message = await failureOf(run(join(root, 'out/put'), second));
    expect(message).toMatch(/cannot write .*out\/put\/.*: the disk is full; nothing was changed/u);
    expect(readTree(root)).toEqual({});
  });
});

describe.skipIf(!mayMount)('a read-only disk', () => {
  test('a read-only disk is an error only if files differ', async () => {
    mountMemory(root, 'size=4m');
    await run(root, first);
    remount(root, 'ro');
    expect(await run(root, first)).toEqual({ changes: [], conflicts: [], notes: [] });
    expect(await failureOf(run(root, second))).toBe(
      `cannot write ${join(root, stagingName)}: the file system is read-only; nothing was changed. To continue, choose another folder with --out, and run the command again`,
    );
    expect(readTree(root)).toEqual(outputOf(first));
  });

  test('conflicts on a read-only disk are listed', async () => {
    mountMemory(root, 'size=4m');
    await run(root, first);
    writeTree(root, { 'types/a.ts': 'mine\n' });
    remount(root, 'ro');
    expect((await run(root, second)).conflicts).toHaveLength(1);
  });

  test('an interrupted run on a disk that became read-only is reported, and undone once the disk is writable', async () => {
    mountMemory(root, 'size=4m');
    await run(root, first);
    const files = second;
    const job: Job = { kind: 'write', folder: root, files, force: false };
    const steps = (await start({ ...job, folder: makeTemporary() }).ended)?.steps ?? 0;
    // The run is killed while it moves files into place.
    expect(await start({ ...job, killAt: Math.floor(steps * 0.75) }).ended).toBeUndefined();
    expect(readTree(root)[`${stagingName}/journal`]).toBeDefined();
    remount(root, 'ro');
    expect(await failureOf(recoverOutput(root))).toMatch(/the file system is read-only; /u);
    remount(root, 'rw');
    await recoverOutput(root);
    expect(readTree(root)).toEqual(outputOf(first));
  });

  test('rolls back when a subfolder is on another file system', async () => {
    await run(root, first);
    mountOnItself(join(root, 'types'));
    expect(await failureOf(run(root, second))).toBe(
      `cannot write ${join(root, 'types/a.ts')}: it is on a different file system from the output folder; nothing was changed. To continue, choose a folder on one file system with --out, and run the command again`,
    );
    expect(readTree(root)).toEqual(outputOf(first));
  });
});

describe('output folders without write permission', () => {
  const user = 65_534;
  /** Runs the writer as another user, because permissions do not apply to root. */
  const runAsOther = async (files: Tree): Promise<string | undefined> => {
    const isRoot = process.getuid?.() === 0;
    const job: Job = { kind: 'write', folder: root, files, force: false, ...(isRoot && { user }) };
    return (await start(job).ended)?.failure;
  };
  const give = (path: string): void => {
    if (process.getuid?.() === 0) chownSync(join(root, path), user, user);
    else chmodSync(join(root, path), 0o755);
  };
  const advice = 'To continue, check the permissions, or choose another folder with --out, and run the command again';

  beforeEach(async () => {
    await run(root, first);
    for (const path of ['.', 'types', 'client', 'old']) chmodSync(join(root, path), 0o555);
  });

  test('a run without write permission for the output folder changes nothing', async () => {
    expect(await runAsOther(second)).toBe(
      `Error: cannot write ${join(root, stagingName)}: permission denied; nothing was changed. ${advice}`,
    );
    expect(readTree(root)).toEqual(outputOf(first));
  });

  test('a run without write permission for a subfolder undoes its changes', async () => {
    for (const path of ['.', 'client', 'old']) give(path);
    if (process.getuid?.() === 0) for (const path of ['.', 'client', 'old']) chmodSync(join(root, path), 0o755);
    expect(await runAsOther(second)).toBe(
      `Error: cannot write ${join(root, 'types/a.ts')}: permission denied; nothing was changed. ${advice}`,
    );
    expect(readTree(root)).toEqual(outputOf(first));
    chmodSync(join(root, 'types'), 0o755);
    give('types');
    expect(await runAsOther(second)).toBe('');
    expect(readTree(root)).toEqual(outputOf(second));
  });

  test('a file without read permission is a conflict, and is backed up with --force', async () => {
    for (const path of ['.', 'client', 'old', 'types']) {
      give(path);
      chmodSync(join(root, path), 0o755);
    }
    chmodSync(join(root, 'types/a.ts'), 0o000);
    const isRoot = process.getuid?.() === 0;
    const job: Job = { kind: 'write', folder: root, files: second, force: false, ...(isRoot && { user }) };
    expect((await start(job).ended)?.conflicts).toEqual(['types/a.ts']);
    expect((await start({ ...job, force: true }).ended)?.failure).toBe('');
    chmodSync(join(root, 'types/a.ts.bak'), 0o644);
    expect(readTree(root)).toEqual(outputOf(second, { 'types/a.ts.bak': first['types/a.ts'] ?? '' }));
  });

  test('a run creates no folder in a read-only parent', async () => {
    mkdirSync(join(root, 'in'), { mode: 0o555 });
    expect(await failureOfChild(join(root, 'in/out'))).toMatch(
      /cannot write .*in\/out: permission denied; nothing was/u,
    );
  });

  const failureOfChild = async (out: string): Promise<string | undefined> => {
    const isRoot = process.getuid?.() === 0;
    return (await start({ kind: 'write', folder: out, files: second, force: false, ...(isRoot && { user }) }).ended)
      ?.failure;
  };
});
