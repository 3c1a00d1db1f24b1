/** Changes the output folder exclusively and atomically, after undoing an interrupted run. */
import { rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyOperations, undoOperations } from './apply.js';
import { listMissing, makeFolders, removeEmpty, syncFolder, unless } from './disk.js';
import { attempt, DiskError, describeFailure } from './errors.js';
import { peek } from './inspect.js';
import { journalPath, type Operation, readJournal, writeJournal } from './journal.js';
import { lockOutput, unlockOutput } from './lock.js';
import { stagingPath } from './paths.js';
import type { Step } from './plan.js';
import { clearStaging, fillStaging, nameBackups } from './staging.js';

const untouched = 'nothing was changed';
const unfinished = 'the next run undoes the interrupted changes';

function removeJournal(root: string): Promise<void> {
  return attempt(journalPath, () => unlink(join(root, journalPath)));
}

async function undoRun(root: string, operations: readonly Operation[]): Promise<void> {
  await undoOperations(root, operations);
  await syncFolders(root, operations);
  await removeJournal(root);
}

async function syncFolders(root: string, operations: readonly Operation[]): Promise<void> {
  const folders = new Set(operations.map(({ path }) => dirname(join(root, path))));
  for (const folder of folders) await syncFolder(folder);
}

/** Undoes an interrupted run and removes its staged files. Returns whether there was such a run. */
export async function recover(root: string): Promise<boolean> {
  const operations = readJournal(root);
  try {
    if (operations !== undefined) await undoRun(root, operations);
  } catch (error) {
    throw error instanceof DiskError ? describeFailure(root, error, unfinished) : error;
  }
  await clearStaging(root);
  return operations !== undefined;
}

/** Performs all steps or none. */
export async function carryOut(root: string, steps: readonly Step[]): Promise<Operation[]> {
  const operations = nameBackups(root, steps);
  await fillStaging(root, steps);
  await writeJournal(root, operations);
  try {
    await applyOperations(root, operations);
    await syncFolders(root, operations);
    await removeJournal(root);
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
    const state = await undoRun(root, operations).then(
      () => untouched,
      () => unfinished,
    );
    throw describeFailure(root, error, state);
  }
  // After a power failure, a journal must not exist without the files that it lists.
  await syncFolder(join(root, stagingPath));
  return operations;
}

/** Ignores disk errors when clearing files, because the next run clears the remaining ones. */
async function quietly(action: () => Promise<unknown>): Promise<void> {
  await action().catch((error: unknown) => {
    if (!(error instanceof DiskError)) throw error;
  });
}

/** Runs an action while holding the lock on the folder. Folders created for it are removed again if they are empty. */
export async function lockedOn<T>(root: string, patience: number, action: () => Promise<T>): Promise<T> {
  const missing = listMissing(root);
  try {
    await attempt('', () => makeFolders(root));
    await lockOutput(root, patience);
    try {
      return await action();
    } finally {
      if (peek(root, journalPath).kind === 'absent') await quietly(() => clearStaging(root));
      await quietly(() => unlockOutput(root));
    }
  } catch (error) {
    throw error instanceof DiskError ? describeFailure(root, error, untouched) : error;
  } finally {
    await quietly(() => attempt(stagingPath, () => removeEmpty(root, stagingPath)));
    for (const folder of missing)
      await quietly(() => attempt('', () => unless(['ENOTEMPTY', 'EEXIST', 'ENOENT'], () => rmdir(folder))));
  }
}
