/** Disk operations that consist of more than one call. */
import { constants, copyFile, link, mkdir, open, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, peek, readEntry } from './inspect.js';

/** Runs an action and ignores errors with the given codes. */
export const unless = async (codes: readonly string[], action: () => Promise<unknown>): Promise<void> => {
  try {
    await action();
  } catch (error) {
    if (!codes.includes(codeOf(error))) throw error;
  }
};

/** Flushes a folder to disk; does nothing where folders cannot be opened. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Writes a new file and flushes it to disk. */
export const writeLasting = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Gives a file a second name, which must not exist: a hard link if supported, else a copy. */
export const linkOrCopy = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
};

/** Removes a folder below the root if it exists and is empty. */
export const removeEmpty = async (root: string, path: string): Promise<void> => {
  if (peek(root, path).kind !== 'folder') return;
  await unless(['ENOTEMPTY', 'EEXIST', 'ENOENT'], () => rmdir(join(root, path)));
};

/**
 * Creates a folder and its missing parents. Node's recursive `mkdir` reports some errors, such as those of a read-only
 * disk, as missing folders.
 */
export const makeFolders = async (folder: string): Promise<void> => {
  try {
    await unless(['EEXIST'], () => mkdir(folder));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolders(dirname(folder));
    await unless(['EEXIST'], () => mkdir(folder));
  }
};

/** Returns the missing folders up to this one, innermost first. */
export const listMissing = (folder: string): string[] =>
  readEntry(folder).kind === 'absent' && dirname(folder) !== folder ? [folder, ...listMissing(dirname(folder))] : [];
