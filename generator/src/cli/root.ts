/** Reads the folder that `$ref`s may read from: the setting `root` and the option `--root`. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isInRoot, realPathOf } from '../openapi/read/root.js';
import { isAddress } from '../openapi/read/sources.js';
import type { Target } from './project.js';
import { UsageError } from './usage-error.js';

/**
 * Returns the folder that a document's `$ref`s may read from, as an absolute path; `undefined` stands for the folder of
 * the document. Rejects with a `UsageError` if the folder does not exist or does not contain the document.
 */
export async function readRoot(
  { root: given }: { readonly root?: string },
  { entry, project }: Target,
  cwd: string,
): Promise<string | undefined> {
  const value = given ?? project?.root;
  if (value === undefined || isAddress(entry)) return undefined;
  const name = `${given === undefined ? '"root"' : '--root'} ${JSON.stringify(value)}`;
  const root = resolve(cwd, value);
  const isFolder = await stat(root).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`${name}: the folder does not exist`);
  const isThere = (await realPathOf(resolve(cwd, entry))) !== undefined;
  if (isThere && !(await isInRoot(root, entry, cwd)))
    throw new UsageError(`${name}: the folder does not contain the document ${JSON.stringify(entry)}`);
  return root;
}
