/** Performs or undoes the operations of a journal: afterwards, each file is in its previous or in its new state. */
import { mkdir, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolders, removeEmpty, unless } from './disk.js';
import { attempt, changedMeanwhile, DiskError } from './errors.js';
import { inspectPath, peek } from './inspect.js';
import type { Operation } from './journal.js';
import { stagingPath } from './paths.js';

type Put = Extract<Operation, { readonly kind: 'put' }>;
type Remove = Extract<Operation, { readonly kind: 'remove' }>;

/** Returns the staging path of a new file. `index` is the index of the file's operation. */
export function newPath(index: number): string {
  return `${stagingPath}/new/${index}`;
}

/** Returns the staging path of a replaced or removed file. `index` is the index of the file's operation. */
export function oldPath(index: number): string {
  return `${stagingPath}/old/${index}`;
}

/** Throws if the file at a path has changed since the run was planned. */
function expectStill(root: string, path: string, old: string | undefined): void {
  const there = inspectPath(root, path);
  const is = there.kind === 'file' ? there.hash : there.kind;
  if (is !== (old ?? 'absent')) throw new DiskError(path, changedMeanwhile);
}

async function put(root: string, operation: Put, index: number): Promise<void> {
  const { path, old, backup } = operation;
  expectStill(root, path, old);
  if (backup !== undefined) {
    expectStill(root, backup, undefined);
    await rename(join(root, oldPath(index)), join(root, backup));
  }
  await rename(join(root, newPath(index)), join(root, path));
}

async function makeFolder(root: string, path: string): Promise<void> {
  await unless(['EEXIST'], () => mkdir(join(root, path)));
  if (peek(root, path).kind !== 'folder') throw new DiskError(path, changedMeanwhile);
}

async function perform(root: string, operation: Operation, index: number): Promise<void> {
  const { path } = operation;
  const target = join(root, path);
  switch (operation.kind) {
    case 'move':
      expectStill(root, operation.to, undefined);
      return rename(target, join(root, operation.to));
    case 'remove':
      expectStill(root, path, operation.old);
      return unlink(target);
    case 'prune':
      return removeEmpty(root, path);
    case 'folder':
      return makeFolder(root, path);
    case 'put':
      return put(root, operation, index);
  }
}

/** Restores a replaced or removed file from its backup. */
async function restore(root: string, operation: Put | Remove, index: number): Promise<void> {
  const backups = [
    oldPath(index),
    ...(operation.kind === 'put' && operation.backup !== undefined ? [operation.backup] : []),
  ];
  const from = backups.find((path) => {
    const there = inspectPath(root, path);
    return there.kind === 'file' && there.hash === operation.old;
  });
  if (from === undefined) return;
  await makeFolders(dirname(join(root, operation.path)));
  await rename(join(root, from), join(root, operation.path));
}

async function undoPut(root: string, operation: Put, index: number): Promise<void> {
  const { path, old, backup } = operation;
  const there = inspectPath(root, path);
  const is = there.kind === 'file' ? there.hash : there.kind;
  if (is === operation.new && old === undefined) await unlink(join(root, path));
  else if (is === operation.new || (is === 'absent' && old !== undefined)) await restore(root, operation, index);
  else if (is === old && backup !== undefined && peek(root, oldPath(index)).kind === 'absent') {
    // The backup was created, but the file was not replaced.
    const copy = inspectPath(root, backup);
    if (copy.kind === 'file' && copy.hash === old) await unlink(join(root, backup));
  }
}

async function undo(root: string, operation: Operation, index: number): Promise<void> {
  const { path } = operation;
  switch (operation.kind) {
    case 'put':
      return undoPut(root, operation, index);
    case 'folder':
      return removeEmpty(root, path);
    case 'prune':
      // The folder is created again when the files in it are restored.
      return;
    case 'remove':
      return peek(root, path).kind === 'absent' ? restore(root, operation, index) : undefined;
    case 'move': {
      const isMoved = peek(root, path).kind === 'absent' && peek(root, operation.to).kind !== 'absent';
      return isMoved ? rename(join(root, operation.to), join(root, path)) : undefined;
    }
  }
}

/** Performs operations in order. */
export async function applyOperations(root: string, operations: readonly Operation[]): Promise<void> {
  for (const [index, operation] of operations.entries())
    await attempt(operation.path, () => perform(root, operation, index));
}

/**
 * Undoes the operations that were performed. Can be repeated after an interruption. Does not touch files that have
 * changed since.
 */
export async function undoOperations(root: string, operations: readonly Operation[]): Promise<void> {
  for (const [index, operation] of [...operations.entries()].reverse())
    await attempt(operation.path, () => undo(root, operation, index));
}
