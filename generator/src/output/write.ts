/**
 * Compares the generated files with the disk and writes those that differ. The writer owns exactly the files in its
 * manifest. Any other file in its way stops it before it writes anything. A run is atomic, even if it is killed.
 */
import { resolve } from 'node:path';
import { journalPath, type Operation } from './journal.js';
import type { Change, Conflict } from './reconcile.js';
import { peek, type Seen } from './inspect.js';
import { stagingPath } from './paths.js';
import { type Plan, planWrite } from './plan.js';
import { carryOut, lockedOn, recover } from './run.js';
import { isSame, readFolderState } from './survey.js';

/** Something that prevents writing. */
export interface Obstruction extends Pick<Conflict, 'path' | 'reason'> {
  /** Path of its backup, with `force`. */
  readonly backup?: string;
}

export interface Outcome {
  /** The files that were written or, when comparing, differ; sorted by path. */
  readonly changes: readonly Change[];
  /** Sorted by path. Without `force`, nothing was written if there are any. */
  readonly conflicts: readonly Obstruction[];
  /** Additional messages for the user, without final periods. */
  readonly notes: readonly string[];
}

export interface WriteOptions {
  /** Backs up obstacles and continues. */
  readonly force?: boolean;
  /** Maximum time to wait for another run, in milliseconds. Default: 30 000. */
  readonly patience?: number;
  /** Cache of inspected files of earlier runs in this process; updated. */
  readonly seen?: Seen;
}

const undone = 'an earlier run was interrupted; its changes were undone';

/** Undoes an interrupted run and returns a note about it. Waits for a run in progress. */
export const recoverOutput = async (folder: string, options: WriteOptions = {}): Promise<readonly string[]> => {
  const root = resolve(folder);
  if (peek(root, stagingPath).kind !== 'folder') return [];
  return (await lockedOn(root, options.patience ?? 30_000, () => recover(root))) ? [undone] : [];
};

/** Returns what writing would change and what prevents it, without writing. */
export const compareOutput = async (files: ReadonlyMap<string, string>, folder: string): Promise<Outcome> => {
  const root = resolve(folder);
  const { changes, conflicts, notes } = planWrite(readFolderState(root, files));
  const isCutOff = peek(root, journalPath).kind !== 'absent';
  return {
    changes,
    conflicts: conflicts.map(({ path, reason }) => ({ path, reason })),
    notes: isCutOff
      ? [...notes, 'another run is active or was interrupted; the next run undoes interrupted changes']
      : notes,
  };
};

const stop = ({ conflicts, notes }: Plan): Outcome => ({
  changes: [],
  conflicts: conflicts.map(({ path, reason }) => ({ path, reason })),
  notes,
});

/** Returns the backup path of an obstacle, possibly within a folder that was moved. */
const keptAs = (operations: readonly Operation[], path: string): string | undefined => {
  for (const operation of operations) {
    if (operation.kind === 'put' && operation.path === path) return operation.backup;
    if (operation.kind === 'move' && `${path}/`.startsWith(`${operation.path}/`))
      return operation.to + path.slice(operation.path.length);
  }
  return undefined;
};

/**
 * Updates the folder to contain exactly the given generated files; files of earlier runs are removed. Writes nothing if
 * nothing differs or if there are conflicts that may not be backed up. Throws a `WriteError` on disk errors; the
 * previous state is then restored, by the next run if necessary.
 */
export const writeOutput = async (
  files: ReadonlyMap<string, string>,
  folder: string,
  options: WriteOptions = {},
): Promise<Outcome> => {
  const root = resolve(folder);
  const mayStart = ({ conflicts }: Plan): boolean =>
    conflicts.every(({ remedy }) => options.force === true && remedy !== 'none');
  const survey = readFolderState(root, files, options.seen);
  const early = planWrite(survey);
  // The state is unreliable if another run was active while it was read.
  const isEnd = early.steps.length === 0 || !mayStart(early);
  if (isEnd && isSame(root, survey)) return stop(early);
  return lockedOn(root, options.patience ?? 30_000, async () => {
    const notes = (await recover(root)) ? [undone] : [];
    const plan = planWrite(readFolderState(root, files, options.seen));
    if (plan.steps.length === 0 || !mayStart(plan)) return { ...stop(plan), notes: [...notes, ...plan.notes] };
    const operations = await carryOut(root, plan.steps);
    return {
      changes: plan.changes,
      conflicts: plan.conflicts.map(({ path, reason }) => {
        const backup = keptAs(operations, path);
        return { path, reason, ...(backup !== undefined && { backup }) };
      }),
      notes: [...notes, ...plan.notes],
    };
  });
};
