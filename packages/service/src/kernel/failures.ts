/** Error responses of this API, in the formats that its document and the decisions about it define. */
import { type HttpError, httpError } from '@community-platform/server';

/**
 * Returns a 404 for a record that this community does not have. `thing` is the record type in PascalCase, such as
 * `CommunityMember`.
 */
export function missing(thing: string): HttpError {
  return httpError(404, 'Not found', { message: `Missing record: ${thing}` });
}

/** Returns a record; throws a 404 if it is undefined. */
export function found<T>(record: T | undefined, thing: string): T {
  if (record === undefined) throw missing(thing);
  return record;
}

type Fields = Readonly<Record<string, readonly string[]>>;

const NOT_VALID = 'The request is not valid';

function detailsOf(fields: Fields): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, reasons]) => [name, [...reasons]]));
}

/** Returns a 422 for invalid fields, with the reasons for each. */
export function invalid(fields: Fields, message = NOT_VALID): HttpError {
  return httpError(422, message, detailsOf(fields));
}

/** Like `invalid`, for operations that use 400 instead of 422. */
export function badFields(fields: Fields): HttpError {
  return httpError(400, NOT_VALID, detailsOf(fields));
}

/** Returns a string of a request unchanged; throws a 422 if it is blank. */
export function notBlank<T extends string | null | undefined>(field: string, text: T): T {
  if (text?.trim() === '') throw invalid({ [field]: ['cannot be blank'] });
  return text;
}

/** Returns a 422 for a change that the record's state does not allow; the message contains the state. */
export function refused(message: string): HttpError {
  return httpError(422, message, { message });
}

/** Returns a 400 for a contradictory or meaningless request. */
export function badRequest(message: string): HttpError {
  return httpError(400, message, { message });
}
