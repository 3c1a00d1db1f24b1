/** Disk operations that take several calls. */
import { constants, copyFile, link, mkdir, open, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, peek, readEntry } from './inspect.js';
import type { Content } from './manifest.js';

/** Runs an action and ignores errors with the given codes. */
export async function unless(codes: readonly string[], action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!codes.includes(codeOf(error))) throw error;
  }
}

/** Flushes a folder to disk; does nothing where folders cannot be opened. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Writes a new file and flushes it to disk. */
export async function writeLasting(file: string, content: Content): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a hard link at `to` for the file `from` or, if links are not supported, a copy. `to` must not exist. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Removes a folder below the output folder if it exists and is empty. */
export async function removeEmpty(root: string, path: string): Promise<void> {
  if (peek(root, path).kind !== 'folder') return;
  await unless(['ENOTEMPTY', 'EEXIST', 'ENOENT'], () => rmdir(join(root, path)));
}

/**
 * Creates a folder and its missing parents. Node's recursive `mkdir` reports some errors, such as those of a read-only
 * disk, as missing folders.
 */
export async function makeFolders(folder: string): Promise<void> {
  try {
    await unless(['EEXIST'], () => mkdir(folder));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolders(dirname(folder));
    await unless(['EEXIST'], () => mkdir(folder));
  }
}

/** Returns the folders that do not exist yet among a folder and its parents, innermost first. */
export function listMissing(folder: string): string[] {
  return readEntry(folder).kind === 'absent' && dirname(folder) !== folder
    ? [folder, ...listMissing(dirname(folder))]
    : [];
}
