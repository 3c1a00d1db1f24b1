/** The folder that the `$ref`s of a document may reach. */
import { realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isWithin } from './sources.js';

/** The path of a file after symbolic links are followed; `undefined` where there is no such file. */
export const realPathOf = (path: string): Promise<string | undefined> => realpath(path).catch(() => undefined);

/** Whether a document is in a folder, or below it, after symbolic links are followed. */
export const isInRoot = async (root: string, entry: string, cwd: string): Promise<boolean> => {
  const [folder, document] = await Promise.all([realPathOf(root), realPathOf(dirname(resolve(cwd, entry)))]);
  return folder !== undefined && document !== undefined && isWithin(document, folder);
};
