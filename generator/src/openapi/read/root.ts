/** Determines whether files are in the folder from which a document may read them. */
import { realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isWithin } from './sources.js';

/** Returns the real path of a file, with symbolic links resolved; `undefined` if it does not exist. */
export function realPathOf(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}

/** Returns whether the folder of a document is within a root folder, with symbolic links resolved. */
export async function isInRoot(root: string, entry: string, cwd: string): Promise<boolean> {
  const [folder, document] = await Promise.all([realPathOf(root), realPathOf(dirname(resolve(cwd, entry)))]);
  return folder !== undefined && document !== undefined && isWithin(document, folder);
}
