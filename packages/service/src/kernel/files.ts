/** Uploads that a request references by their signed ids. */

import type { StoredFile } from '../database/stored-file.js';
import { type Addressed, filePath, fileUrl } from './addresses.js';
import { invalid } from './failures.js';
import { safeSource } from './links.js';
import type { Scope } from './scope.js';

export interface FileReference {
  /** The text in the request, which is a URL or a signed id. */
  readonly given: string;
  /** Where the file is stored: a URL, or a path of this service. */
  readonly url: string;
  readonly filename: string;
}

function filenameOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) || 'file';
}

/** Finds the files that texts in a request reference. Each text is a URL or the signed id of an existing upload. */
export async function findFiles(
  { db }: Pick<Scope, 'db'>,
  texts: readonly string[],
): Promise<Map<string, FileReference>> {
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
}

/**
 * Reads the file that a field references; throws a 422 for an unknown signed id. Returns `undefined` if the field is
 * omitted, and null, which removes the file, if the field is null or empty.
 */
export async function readFile(
  scope: Pick<Scope, 'db'>,
  field: string,
  text: string | null | undefined,
): Promise<FileReference | null | undefined> {
  if (text === undefined) return undefined;
  if (text === null || text === '') return null;
  const file = (await findFiles(scope, [text])).get(text);
  if (file === undefined) throw invalid({ [field]: ['is not the signed id of an upload'] });
  return file;
}

/** Like `readFile`, for a column that stores only the URL. */
export async function readFileUrl(...field: Parameters<typeof readFile>): Promise<string | null | undefined> {
  const file = await readFile(...field);
  return file?.url ?? (file === null ? null : undefined);
}

/** Returns a stored file with its public URL. */
export function toFile(scope: Addressed, file: StoredFile | null): StoredFile | null {
  return file === null ? null : { ...file, url: fileUrl(scope, file.url) };
}
