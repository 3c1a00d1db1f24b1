/** The staging folder: what a run writes before it touches any file, and what it keeps until it ends. */
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

/** A free name beside a path: `<path>.bak`, `<path>.bak2` and so on; `taken` holds names that will not be free. */
export const findBackup = (root: string, path: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const name = `${path}.bak${number === 1 ? '' : number}`;
    if (!taken.has(name) && peek(root, name).kind === 'absent') return name;
  }
};

/** Steps as operations: with the names under which what is in the way is kept. */
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

/** How many files are written at once: each waits for the disk. */
const width = 8;

/** Writes the new texts into the staging folder, and gives the files that they replace a second name there. */
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
  // All have ended before anything is cleared.
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  for (const folder of ['new', 'old']) await syncFolder(inStaging(root, folder));
};

/** Removes what a run prepared, and what others left behind: all but the lock and the journal. */
export const clearStaging = (root: string): Promise<void> =>
  attempt(stagingPath, async () => {
    for (const name of await readdir(join(root, stagingPath)))
      if (/^(?:new|old|journal\.new|claim-.*|lock-.*)$/u.test(name))
        await rm(inStaging(root, name), { recursive: true, force: true });
  });
