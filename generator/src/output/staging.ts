/** The staging folder: new files before they are moved into place, and backups until the run ends. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newPath, oldPath } from './apply.js';
import { linkOrCopy, syncFolder, writeLasting } from './disk.js';
import { attempt } from './errors.js';
import type { Operation } from './journal.js';
import { peek } from './inspect.js';
import { hashText } from './manifest.js';
import { stagingPath } from './paths.js';
import type { Step } from './plan.js';

const inStaging = (root: string, name: string): string => join(root, stagingPath, name);

/**
 * Returns a free name next to a path: `<path>.bak`, `<path>.bak2` and so on; `taken` are names that will not be free.
 */
export const findBackup = (root: string, path: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const name = `${path}.bak${number === 1 ? '' : number}`;
    if (!taken.has(name) && peek(root, name).kind === 'absent') return name;
  }
};

/** Converts steps to operations by assigning backup names. */
export const nameBackups = (root: string, steps: readonly Step[]): Operation[] => {
  const taken = new Set(steps.map(({ path }) => path));
  const find = (path: string): string => {
    const name = findBackup(root, path, taken);
    taken.add(name);
    return name;
  };
  return steps.map((step): Operation => {
    if (step.kind === 'move') return { ...step, to: find(step.path) };
    if (step.kind !== 'put') return step;
    const { kind, path, text, old, isKept } = step;
    return { kind, path, new: hashText(text), old, backup: isKept ? find(path) : undefined };
  });
};

/** Number of files written concurrently. */
const width = 8;

/** Writes the new files to the staging folder, and links the files that they replace there. */
export const fillStaging = async (root: string, steps: readonly Step[]): Promise<void> => {
  await attempt(stagingPath, async () => {
    for (const folder of ['new', 'old']) await mkdir(inStaging(root, folder));
  });
  const waiting = [...steps.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, step] = next;
      await attempt(step.path, async () => {
        if (step.kind === 'put') await writeLasting(join(root, newPath(index)), step.text);
        if ((step.kind === 'put' || step.kind === 'remove') && step.old !== undefined)
          await linkOrCopy(join(root, step.path), join(root, oldPath(index)));
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: width }, work));
  // Wait for all before anything is cleared.
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  for (const folder of ['new', 'old']) await syncFolder(inStaging(root, folder));
};

/** Removes the files of this and earlier runs, except the lock and the journal. */
export const clearStaging = (root: string): Promise<void> =>
  attempt(stagingPath, async () => {
    for (const name of await readdir(join(root, stagingPath)))
      if (/^(?:new|old|journal\.new|claim-.*|lock-.*)$/u.test(name))
        await rm(inStaging(root, name), { recursive: true, force: true });
  });
