/**
 * Compares the generated files with the files on disk, and writes those that differ. The writer owns exactly the files
 * in its manifest. If any other file is in the way, nothing is written. A run is atomic, even if it is killed.
 */
import { resolve } from 'node:path';
import { peek, type Seen } from './inspect.js';
import { journalPath, type Operation } from './journal.js';
import type { Content } from './manifest.js';
import { stagingPath } from './paths.js';
import { type Plan, planWrite } from './plan.js';
import type { Change, Conflict } from './reconcile.js';
import { carryOut, lockedOn, recover } from './run.js';
import { isSame, readFolderState } from './survey.js';

/** A file, folder or other entry that prevents writing. */
export interface Obstruction extends Pick<Conflict, 'path' | 'reason'> {
  /** Path of the backup, if `force` is set. */
  readonly backup?: string;
}

export interface Outcome {
  /** The files that were written or, when only comparing, that differ; sorted by path. */
  readonly changes: readonly Change[];
  /** Conflicts, sorted by path. Without `force`, nothing was written if there are any. */
  readonly conflicts: readonly Obstruction[];
  /** Additional messages for the user, without final periods. */
  readonly notes: readonly string[];
}

export interface WriteOptions {
  /** Whether to back up files that are in the way, and continue. */
  readonly force?: boolean;
  /** Maximum time to wait for another run, in milliseconds. Default: 30 000. */
  readonly patience?: number;
  /** Cache of files inspected in earlier runs of this process; updated by the run. */
  readonly seen?: Seen;
}

const undone = 'an earlier run was interrupted; its changes were undone';

/** Undoes an interrupted run and returns a note about it. Waits for a run in progress. */
export async function recoverOutput(folder: string, options: WriteOptions = {}): Promise<readonly string[]> {
  const root = resolve(folder);
  if (peek(root, stagingPath).kind !== 'folder') return [];
  return (await lockedOn(root, options.patience ?? 30_000, () => recover(root))) ? [undone] : [];
}

/** Returns what would be written and what prevents it, without writing anything. */
export async function compareOutput(files: ReadonlyMap<string, Content>, folder: string): Promise<Outcome> {
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
}

function stop({ conflicts, notes }: Plan): Outcome {
  return {
    changes: [],
    conflicts: conflicts.map(({ path, reason }) => ({ path, reason })),
    notes,
  };
}

/** Returns the path of a backup, which may be within a folder that was moved. */
function keptAs(operations: readonly Operation[], path: string): string | undefined {
  for (const operation of operations) {
    if (operation.kind === 'put' && operation.path === path) return operation.backup;
    if (operation.kind === 'move' && `${path}/`.startsWith(`${operation.path}/`))
      return operation.to + path.slice(operation.path.length);
  }
  return undefined;
}

/**
 * Updates the folder so that it contains exactly the given generated files; files generated earlier are removed. Writes
 * nothing if nothing differs, or if there are conflicts that may not be backed up. Throws a `WriteError` on disk
 * errors; the previous state is then restored immediately or by the next run.
 */
export async function writeOutput(
  files: ReadonlyMap<string, Content>,
  folder: string,
  options: WriteOptions = {},
): Promise<Outcome> {
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
}
