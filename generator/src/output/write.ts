/**
 * The impure edge: compares the outputs with the disk, and writes what differs. The writer owns exactly the files of its
 * manifest. What else stands in its way stops it before it writes anything; what it begins is done whole or not at all,
 * also when it is killed.
 */
import { resolve } from 'node:path';
import { journalPath, type Operation } from './journal.js';
import type { Change, Conflict } from './reconcile.js';
import { peek, type Seen } from './inspect.js';
import { stagingPath } from './paths.js';
import { type Plan, planWrite } from './plan.js';
import { carryOut, lockedOn, recover } from './run.js';
import { isSame, readFolderState } from './survey.js';

/** What is in the way. */
export interface Obstruction extends Pick<Conflict, 'path' | 'reason'> {
  /** Where it is kept now, with `force`. */
  readonly backup?: string;
}

export interface Outcome {
  /** What was written or, when comparing, what differs; in order of path. */
  readonly changes: readonly Change[];
  /** In order of path. Without `force`, nothing was written where there is any. */
  readonly conflicts: readonly Obstruction[];
  /** What a person should know besides, a sentence each without its stop. */
  readonly notes: readonly string[];
}

export interface WriteOptions {
  /** Keeps what is in the way beside, and goes on. */
  readonly force?: boolean;
  /** How long to wait for another run, in milliseconds; 30 seconds where it is not given. */
  readonly patience?: number;
  /** What files of the folder held when an earlier run of this process saw them; is filled with what they hold now. */
  readonly seen?: Seen;
}

const undone = 'an earlier run was cut off; what it had begun was undone';

/** Undoes what a run began that was cut off, and resolves to a note of that. Waits for a run that is still at work. */
export const recoverOutput = async (folder: string, options: WriteOptions = {}): Promise<readonly string[]> => {
  const root = resolve(folder);
  if (peek(root, stagingPath).kind !== 'folder') return [];
  return (await lockedOn(root, options.patience ?? 30_000, () => recover(root))) ? [undone] : [];
};

/** What writing would change and what is in its way; writes nothing at all. */
export const compareOutput = async (files: ReadonlyMap<string, string>, folder: string): Promise<Outcome> => {
  const root = resolve(folder);
  const { changes, conflicts, notes } = planWrite(readFolderState(root, files));
  const isCutOff = peek(root, journalPath).kind !== 'absent';
  return {
    changes,
    conflicts: conflicts.map(({ path, reason }) => ({ path, reason })),
    notes: isCutOff ? [...notes, 'a run is at work or was cut off: the next one undoes what it left half done'] : notes,
  };
};

const stop = ({ conflicts, notes }: Plan): Outcome => ({
  changes: [],
  conflicts: conflicts.map(({ path, reason }) => ({ path, reason })),
  notes,
});

/** Where what was in the way is now: beside, or in a folder that was put aside with it. */
const keptAs = (operations: readonly Operation[], path: string): string | undefined => {
  for (const operation of operations) {
    if (operation.kind === 'put' && operation.path === path) return operation.backup;
    if (operation.kind === 'move' && `${path}/`.startsWith(`${operation.path}/`))
      return operation.to + path.slice(operation.path.length);
  }
  return undefined;
};

/**
 * Makes the folder hold the files, and removes those that an earlier run wrote and this one does not make. Writes nothing
 * if nothing differs, or if anything is in the way that may not be put aside. Throws a `WriteError` where the disk does
 * not let it; then everything is as it was, or the next run sees to that.
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
  // What was seen while another run was at work means nothing.
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
