/** The refusals of this API, in the forms that its document and its rulings give them. */
import { type HttpError, httpError } from '@community-platform/server';

/** 404 for a record that this community does not have; `thing` is its name in PascalCase, as `CommunityMember`. */
export const missing = (thing: string): HttpError =>
  httpError(404, 'Not found', { message: `Missing record: ${thing}` });

/** The record, or a 404. */
export const found = <T>(record: T | undefined, thing: string): T => {
  if (record === undefined) throw missing(thing);
  return record;
};

type Fields = Readonly<Record<string, readonly string[]>>;

const NOT_VALID = 'The request is not valid';

const detailsOf = (fields: Fields): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([name, reasons]) => [name, [...reasons]]));

/** 422 for fields that cannot be what they are, each with its reasons. */
export const invalid = (fields: Fields, message = NOT_VALID): HttpError => httpError(422, message, detailsOf(fields));

/** The same where an operation answers it with 400. */
export const badFields = (fields: Fields): HttpError => httpError(400, NOT_VALID, detailsOf(fields));

/** A text that a request gives, as it is; one that is blank is refused with 422. */
export const notBlank = <T extends string | null | undefined>(field: string, text: T): T => {
  if (text?.trim() === '') throw invalid({ [field]: ['cannot be blank'] });
  return text;
};

/** 422 for a change that the state of a record does not allow; the message says which state it is in. */
export const refused = (message: string): HttpError => httpError(422, message, { message });

/** 400 for a request that cannot be meant. */
export const badRequest = (message: string): HttpError => httpError(400, message, { message });
