/** The setting `root` and `--root`: the folder that `$ref`s may reach. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isInRoot, realPathOf } from '../openapi/read/root.js';
import { isAddress } from '../openapi/read/sources.js';
import type { Target } from './project.js';
import { UsageError } from './usage-error.js';

/**
 * The folder that the `$ref`s of a document may reach, as an absolute path; `undefined` for the folder of the document.
 * Rejects with a `UsageError` where there is no such folder, or the document is not in it.
 */
export const readRoot = async (
  { root: given }: { readonly root?: string },
  { entry, project }: Target,
  cwd: string,
): Promise<string | undefined> => {
  const value = given ?? project?.root;
  if (value === undefined || isAddress(entry)) return undefined;
  const name = `${given === undefined ? '"root"' : '--root'} ${JSON.stringify(value)}`;
  const root = resolve(cwd, value);
  const isFolder = await stat(root).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`${name}: there is no such folder`);
  const isThere = (await realPathOf(resolve(cwd, entry))) !== undefined;
  if (isThere && !(await isInRoot(root, entry, cwd)))
    throw new UsageError(`${name}: the document ${entry} is not in that folder`);
  return root;
};
