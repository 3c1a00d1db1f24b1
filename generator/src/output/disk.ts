/** What the writer does to the disk that is more than one call. */
import { constants, copyFile, link, mkdir, open, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, peek, readEntry } from './inspect.js';

/** Does nothing where an action fails with one of these codes. */
export const unless = async (codes: readonly string[], action: () => Promise<unknown>): Promise<void> => {
  try {
    await action();
  } catch (error) {
    if (!codes.includes(codeOf(error))) throw error;
  }
};

/** Makes what a folder lists last; where folders cannot be opened, the system sees to that. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Writes a new file whole, and waits until the disk has it. */
export const writeLasting = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Gives a file a second name that is free: a link where the file system has them, else a copy. */
export const linkOrCopy = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
};

/** Removes a folder below the root if it is there and empty. */
export const removeEmpty = async (root: string, path: string): Promise<void> => {
  if (peek(root, path).kind !== 'folder') return;
  await unless(['ENOTEMPTY', 'EEXIST', 'ENOENT'], () => rmdir(join(root, path)));
};

/**
 * Makes a folder and those that it lies in, where they are missing. The recursive way of Node.js tells some errors, of a
 * read-only disk for one, as if a folder were missing.
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

/** The folders up to this one that are missing, the innermost first. */
export const listMissing = (folder: string): string[] =>
  readEntry(folder).kind === 'absent' && dirname(folder) !== folder ? [folder, ...listMissing(dirname(folder))] : [];
