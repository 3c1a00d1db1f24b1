/**
 * The journal lists the operations of a run. It is written before the first operation and removed after the last. A run
 * that finds a journal undoes the listed operations. The content of a journal is not trusted.
 */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeLasting } from './disk.js';
import { attempt, showPath, WriteError } from './errors.js';
import { inspectPath } from './inspect.js';
import { isHash } from './manifest.js';
import { isSafePath, manifestPath, stagingPath } from './paths.js';

/** An operation of a run. Its staged files are `new/<n>` and `old/<n>`, where `n` is its index in the journal. */
export type Operation =
  | { readonly kind: 'move'; readonly path: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string; readonly old: string }
  | { readonly kind: 'prune'; readonly path: string }
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'put';
      readonly path: string;
      readonly new: string;
      /** Hash of the replaced file; `undefined` if there is none. */
      readonly old: string | undefined;
      /** Path of the backup of the replaced file. */
      readonly backup: string | undefined;
    };

export const journalPath = `${stagingPath}/journal`;

/** Last line of a complete journal. */
const end = 'end';

function formatOperation(operation: Operation): string {
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
}

/** Formats one operation per line, with fields separated by tabs, which paths never contain. */
export function formatJournal(operations: readonly Operation[]): string {
  return [...operations.map(formatOperation), end].map((line) => `${line}\n`).join('');
}

function isPath(text: string): boolean {
  return isSafePath(text) || text === manifestPath;
}

function parseOperation(line: string): Operation | undefined {
  const [kind, path = '', first = '', old = '', backup = '', ...rest] = line.split('\t');
  if (!isPath(path) || rest.length > 0) return undefined;
  if (kind === 'move') return isPath(first) ? { kind, path, to: first } : undefined;
  if (kind === 'remove') return isHash(first) ? { kind, path, old: first } : undefined;
  if (kind === 'prune' || kind === 'folder') return { kind, path };
  if (kind !== 'put' || !isHash(first) || (old !== '' && !isHash(old))) return undefined;
  if (backup !== '' && (old === '' || !isPath(backup))) return undefined;
  return { kind, path, new: first, old: old || undefined, backup: backup || undefined };
}

/** Parses a journal; `undefined` if it is invalid. */
export function parseJournal(text: string): Operation[] | undefined {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.pop() !== end) return undefined;
  const operations = lines.map(parseOperation).filter((operation) => operation !== undefined);
  return operations.length === lines.length ? operations : undefined;
}

/** Returns the operations of an interrupted run; `undefined` if there was none. Throws if the journal is invalid. */
export function readJournal(root: string): Operation[] | undefined {
  const there = inspectPath(root, journalPath);
  if (there.kind === 'absent') return undefined;
  const operations = there.kind === 'file' ? parseJournal(there.text) : undefined;
  if (operations !== undefined) return operations;
  const [journal, staging] = [showPath(root, journalPath), showPath(root, stagingPath)];
  throw new WriteError(
    `${journal} is not a valid journal, so the interrupted run cannot be undone. To continue, check ${staging} for files of your own, delete that folder, and run the command again`,
  );
}

/** Writes the journal. From then on, the run is undone unless it is completed. */
export function writeJournal(root: string, operations: readonly Operation[]): Promise<void> {
  return attempt(journalPath, async () => {
    const file = join(root, journalPath);
    await writeLasting(`${file}.new`, formatJournal(operations));
    await rename(`${file}.new`, file);
    await syncFolder(join(root, stagingPath));
  });
}
