/** Uploads that a request refers to by their signed ids. */

import type { StoredFile } from '../database/stored-file.js';
import { type Addressed, filePath, fileUrl } from './addresses.js';
import { invalid } from './failures.js';
import { safeSource } from './links.js';
import type { Scope } from './scope.js';

export interface FileReference {
  /** What the request gave. */
  readonly given: string;
  /** What is stored as its place: an address, or a path of this service. */
  readonly url: string;
  readonly filename: string;
}

const filenameOf = (address: string): string => new URL(address).pathname.split('/').at(-1) || 'file';

/** Looks up what each text refers to: an address as it is, else the upload with that signed id, if there is one. */
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
 * The file of a field; an unknown signed id is a 422. `undefined` stays, for a field that was left out, and null or an
 * empty text takes the file away.
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

/** The same as it is kept in a column of its own: the place alone. */
export const readFileUrl = async (...field: Parameters<typeof readFile>): Promise<string | null | undefined> => {
  const file = await readFile(...field);
  return file?.url ?? (file === null ? null : undefined);
};

/** The file with the address under which it is read. */
export const toFile = (scope: Addressed, file: StoredFile | null): StoredFile | null =>
  file === null ? null : { ...file, url: fileUrl(scope, file.url) };
