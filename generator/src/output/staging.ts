/** The staging folder contains new files until they are moved into place, and backups until the run ends. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newPath, oldPath } from './apply.js';
import { linkOrCopy, syncFolder, writeLasting } from './disk.js';
import { attempt } from './errors.js';
import { peek } from './inspect.js';
import type { Operation } from './journal.js';
import { hashContent } from './manifest.js';
import { stagingPath } from './paths.js';
import type { Step } from './plan.js';

function inStaging(root: string, name: string): string {
  return join(root, stagingPath, name);
}

/** Returns the first free path for a backup: `<path>.bak`, `<path>.bak2` and so on. Paths in `taken` are not free. */
export function findBackup(root: string, path: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `${path}.bak${number === 1 ? '' : number}`;
    if (!taken.has(name) && peek(root, name).kind === 'absent') return name;
  }
}

/** Converts steps to operations, with paths for the backups. */
export function nameBackups(root: string, steps: readonly Step[]): Operation[] {
  const taken = new Set(steps.map(({ path }) => path));
  const find = (path: string): string => {
    const name = findBackup(root, path, taken);
    taken.add(name);
    return name;
  };
  return steps.map((step): Operation => {
    if (step.kind === 'move') return { ...step, to: find(step.path) };
    if (step.kind !== 'put') return step;
    const { kind, path, content, old, isKept } = step;
    return { kind, path, new: hashContent(content), old, backup: isKept ? find(path) : undefined };
  });
}

/** Number of files written concurrently. */
const width = 8;

/** Writes the new files to the staging folder, and adds links to the files that will be replaced. */
export async function fillStaging(root: string, steps: readonly Step[]): Promise<void> {
  await attempt(stagingPath, async () => {
    for (const folder of ['new', 'old']) await mkdir(inStaging(root, folder));
  });
  const waiting = [...steps.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, step] = next;
      await attempt(step.path, async () => {
        if (step.kind === 'put') await writeLasting(join(root, newPath(index)), step.content);
        if ((step.kind === 'put' || step.kind === 'remove') && step.old !== undefined)
          await linkOrCopy(join(root, step.path), join(root, oldPath(index)));
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: width }, work));
  // All writes must have ended before anything is cleared.
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  for (const folder of ['new', 'old']) await syncFolder(inStaging(root, folder));
}

/** Removes the staged files of this run and earlier runs, but not the lock and the journal. */
export function clearStaging(root: string): Promise<void> {
  return attempt(stagingPath, async () => {
    for (const name of await readdir(join(root, stagingPath)))
      if (/^(?:new|old|journal\.new|claim-.*|lock-.*)$/u.test(name))
        await rm(inStaging(root, name), { recursive: true, force: true });
  });
}
