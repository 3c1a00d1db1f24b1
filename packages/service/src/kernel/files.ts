/** Uploads that a request references by their signed ids. */

import type { StoredFile } from '../database/stored-file.js';
import { type Addressed, filePath, fileUrl } from './addresses.js';
import { invalid } from './failures.js';
import { safeSource } from './links.js';
import type { Scope } from './scope.js';

export interface FileReference {
  /** The text in the request. */
  readonly given: string;
  /** The stored location: a URL, or a path of this service. */
  readonly url: string;
  readonly filename: string;
}

const filenameOf = (address: string): string => new URL(address).pathname.split('/').at(-1) || 'file';

/** Resolves texts to files: a URL is used as it is, any other text is the signed id of an upload, if it exists. */
export const findFiles = async (
  { db }: Pick<Scope, 'db'>,
  texts: readonly string[],
): Promise<Map<string, FileReference>> => {
  const found = new Map<string, FileReference>();
  const signedIds: string[] = [];
  for (const given of texts) {
    if (safeSource(given) !== undefined) found.set(given, { given, url: given, filename: filenameOf(given) });
    else signedIds.push(given);
  }
  if (signedIds.length === 0) return found;
  const uploads = await db
    .selectFrom('uploads')
    .select(['signed_id', 'filename'])
    .where('signed_id', 'in', signedIds)
    .execute();
  for (const { signed_id, filename } of uploads) {
    found.set(signed_id, { given: signed_id, url: filePath(signed_id, filename), filename });
  }
  return found;
};

/**
 * Reads the file of a field; throws a 422 for an unknown signed id. `undefined` (field omitted) is returned as it is;
 * null and an empty text remove the file.
 */
export const readFile = async (
  scope: Pick<Scope, 'db'>,
  field: string,
  text: string | null | undefined,
): Promise<FileReference | null | undefined> => {
  if (text === undefined) return undefined;
  if (text === null || text === '') return null;
  const file = (await findFiles(scope, [text])).get(text);
  if (file === undefined) throw invalid({ [field]: ['is not the signed id of an upload'] });
  return file;
};

/** Like `readFile`, for a column that stores only the URL. */
export const readFileUrl = async (...field: Parameters<typeof readFile>): Promise<string | null | undefined> => {
  const file = await readFile(...field);
  return file?.url ?? (file === null ? null : undefined);
};

/** Returns the file with its public URL. */
export const toFile = (scope: Addressed, file: StoredFile | null): StoredFile | null =>
  file === null ? null : { ...file, url: fileUrl(scope, file.url) };
