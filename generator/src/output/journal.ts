/**
 * The journal: what a run is about to do to the output folder, written before it does any of it and removed when all of
 * it is done. A run that finds one undoes what it says. It is text on a disk, so it may hold anything.
 */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeLasting } from './disk.js';
import { attempt, showPath, WriteError } from './errors.js';
import { inspectPath } from './inspect.js';
import { isHash } from './manifest.js';
import { isSafePath, manifestPath, stagingPath } from './paths.js';

/** A step and where its texts are: `new/<n>` and `old/<n>` of the staging folder, `n` being its place in the journal. */
export type Operation =
  | { readonly kind: 'move'; readonly path: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string; readonly old: string }
  | { readonly kind: 'prune'; readonly path: string }
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'put';
      readonly path: string;
      readonly new: string;
      /** Hash of the file that is replaced; `undefined` where there is none. */
      readonly old: string | undefined;
      /** Where the file that is replaced is kept. */
      readonly backup: string | undefined;
    };

export const journalPath = `${stagingPath}/journal`;

/** The last line, so that a journal that was cut off is none. */
const end = 'end';

const formatOperation = (operation: Operation): string => {
  switch (operation.kind) {
    case 'move':
      return `move\t${operation.path}\t${operation.to}`;
    case 'remove':
      return `remove\t${operation.path}\t${operation.old}`;
    case 'prune':
    case 'folder':
      return `${operation.kind}\t${operation.path}`;
    case 'put':
      return `put\t${operation.path}\t${operation.new}\t${operation.old ?? ''}\t${operation.backup ?? ''}`;
  }
};

/** One operation a line, its parts between tabs, which no path has. */
export const formatJournal = (operations: readonly Operation[]): string =>
  [...operations.map(formatOperation), end].map((line) => `${line}\n`).join('');

const isPath = (text: string): boolean => isSafePath(text) || text === manifestPath;

const parseOperation = (line: string): Operation | undefined => {
  const [kind, path = '', first = '', old = '', backup = '', ...rest] = line.split('\t');
  if (!isPath(path) || rest.length > 0) return undefined;
  if (kind === 'move') return isPath(first) ? { kind, path, to: first } : undefined;
  if (kind === 'remove') return isHash(first) ? { kind, path, old: first } : undefined;
  if (kind === 'prune' || kind === 'folder') return { kind, path };
  if (kind !== 'put' || !isHash(first) || (old !== '' && !isHash(old))) return undefined;
  if (backup !== '' && (old === '' || !isPath(backup))) return undefined;
  return { kind, path, new: first, old: old || undefined, backup: backup || undefined };
};

/** The operations of a journal, or `undefined` where it is not one. */
export const parseJournal = (text: string): Operation[] | undefined => {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.pop() !== end) return undefined;
  const operations = lines.map(parseOperation).filter((operation) => operation !== undefined);
  return operations.length === lines.length ? operations : undefined;
};

/** The operations that an earlier run began, or `undefined` where none did; throws where that cannot be told. */
export const readJournal = (root: string): Operation[] | undefined => {
  const there = inspectPath(root, journalPath);
  if (there.kind === 'absent') return undefined;
  const operations = there.kind === 'file' ? parseJournal(there.text) : undefined;
  if (operations !== undefined) return operations;
  const [journal, staging] = [showPath(root, journalPath), showPath(root, stagingPath)];
  throw new WriteError(
    `${journal} is not the journal of a run, so what was begun cannot be undone. To go on, look for files of yours in ${staging}, delete that folder, and run this again`,
  );
};

/** From here on, the run is undone unless it ends. */
export const writeJournal = (root: string, operations: readonly Operation[]): Promise<void> =>
  attempt(journalPath, async () => {
    const file = join(root, journalPath);
    await writeLasting(`${file}.new`, formatJournal(operations));
    await rename(`${file}.new`, file);
    await syncFolder(join(root, stagingPath));
  });
