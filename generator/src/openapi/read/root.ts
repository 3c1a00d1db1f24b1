/** The folder that the references of a document may reach. */
import { realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isWithin } from './sources.js';

/** Returns the path of a file after resolving symbolic links; `undefined` if it does not exist. */
export const realPathOf = (path: string): Promise<string | undefined> => realpath(path).catch(() => undefined);

/** Returns whether a document is in a folder, after resolving symbolic links. */
export const isInRoot = async (root: string, entry: string, cwd: string): Promise<boolean> => {
  const [folder, document] = await Promise.all([realPathOf(root), realPathOf(dirname(resolve(cwd, entry)))]);
  return folder !== undefined && document !== undefined && isWithin(document, folder);
};
