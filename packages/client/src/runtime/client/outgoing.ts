import { RequestError, UnsendableError } from '../codec/errors.js';
import type { Media, Outgoing } from '../codec/operation.js';
import type { RequestBody } from './operation.js';
import type { RequestParts } from './options.js';

/** Writes the body of a request that has one media type; throws `RequestError` for what cannot be sent. */
export const writeBody: RequestBody['write'] = ({ content }, request) => {
  for (const [name, media] of Object.entries(content)) {
    const { contentType = name } = request;
    if (contentType === name) return encodeBody(media, name, request);
  }
  throw refuseType(Object.keys(content));
};

/** Writes a body in a media type. */
export function encodeBody(media: Media, type: string, { body, partHeaders }: RequestParts): Outgoing {
  try {
    if (media.encode) return media.encode(body, type, media, partHeaders);
  } catch (error) {
    // A member of a form is written as a parameter of a query is.
    if (error instanceof RequestError) throw new RequestError('body', error.parameter, error.reason);
    throw error instanceof UnsendableError ? new RequestError('body', 'body', error.message) : error;
  }
  throw refuseType([type]);
}

export const refuseType = (types: readonly string[]): RequestError =>
  new RequestError('body', 'body', `has none of the types ${types.join(', ')}`);
