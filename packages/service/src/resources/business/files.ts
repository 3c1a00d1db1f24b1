/** Files that a record shows: uploaded ones by their signed id, or any other by its address. */
import type { Scope } from '../../core/scope.js';

export interface ResolvedFile extends Record<string, unknown> {
  readonly url: string;
  readonly filename: string;
}

/**
 * What a record keeps of a file: `undefined` stays so (nothing was said of it), and an empty text takes the file away.
 * The signed ids of uploads belong to the area `content`; until they are looked up there, one stands for its own address.
 */
export const resolveFile = async (
  _scope: Scope,
  signedIdOrUrl: string | undefined,
): Promise<ResolvedFile | null | undefined> => {
  if (signedIdOrUrl === undefined) return undefined;
  if (signedIdOrUrl === '') return null;
  const path = /^https?:\/\//iu.test(signedIdOrUrl) ? signedIdOrUrl.replace(/[?#].*$/u, '') : signedIdOrUrl;
  return { url: signedIdOrUrl, filename: path.slice(path.lastIndexOf('/') + 1) };
};

/** The address alone, as `resolveFile` has it. */
export const resolveFileUrl = async (
  scope: Scope,
  signedIdOrUrl: string | undefined,
): Promise<string | null | undefined> => {
  const file = await resolveFile(scope, signedIdOrUrl);
  return file?.url ?? (file === null ? null : undefined);
};

/** A JSON column's text; `undefined` leaves the column as it is, and null empties it. */
export const jsonText = (value: object | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : JSON.stringify(value);
