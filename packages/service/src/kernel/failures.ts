/** Error responses of this API, in the forms that its document and its rulings define. */
import { type HttpError, httpError } from '@community-platform/server';

/**
 * 404 for a record that this community does not have. `thing` is the name of its type in PascalCase, such as
 * `CommunityMember`.
 */
export const missing = (thing: string): HttpError =>
  httpError(404, 'Not found', { message: `Missing record: ${thing}` });

/** Returns the record; throws a 404 if it is undefined. */
export const found = <T>(record: T | undefined, thing: string): T => {
  if (record === undefined) throw missing(thing);
  return record;
};

type Fields = Readonly<Record<string, readonly string[]>>;

const NOT_VALID = 'The request is not valid';

const detailsOf = (fields: Fields): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([name, reasons]) => [name, [...reasons]]));

/** 422 for invalid fields, each with its reasons. */
export const invalid = (fields: Fields, message = NOT_VALID): HttpError => httpError(422, message, detailsOf(fields));

/** Like `invalid`, for operations that use 400 instead of 422. */
export const badFields = (fields: Fields): HttpError => httpError(400, NOT_VALID, detailsOf(fields));

/** Returns a text of a request unchanged; throws a 422 if it is blank. */
export const notBlank = <T extends string | null | undefined>(field: string, text: T): T => {
  if (text?.trim() === '') throw invalid({ [field]: ['cannot be blank'] });
  return text;
};

/** 422 for a change that the state of the record does not allow. The message contains that state. */
export const refused = (message: string): HttpError => httpError(422, message, { message });

/** 400 for a contradictory or senseless request. */
export const badRequest = (message: string): HttpError => httpError(400, message, { message });
