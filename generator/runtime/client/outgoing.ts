import { RequestError, UnsendableError } from '../codec/errors.js';
import type { Media, Outgoing } from '../codec/operation.js';
import type { RequestBody } from './operation.js';
import type { RequestParts } from './options.js';

/** Encodes a request body for which one media type is declared. Throws `RequestError` if it cannot be encoded. */
export const writeBody: RequestBody['write'] = ({ content }, request) => {
  for (const [name, media] of Object.entries(content)) {
    const { contentType = name } = request;
    if (contentType === name) return encodeBody(media, name, request);
  }
  throw refuseType(Object.keys(content));
};

/** Encodes a request body in the given media type. */
export function encodeBody(media: Media, type: string, { body, partHeaders }: RequestParts): Outgoing {
  try {
    if (media.encode) return media.encode(body, type, media, partHeaders);
  } catch (error) {
    // Form members are encoded like query parameters, so the error names the member as a parameter.
    if (error instanceof RequestError) throw new RequestError('body', error.parameter, error.reason);
    throw error instanceof UnsendableError ? new RequestError('body', 'body', error.message) : error;
  }
  throw refuseType([type]);
}

/** Creates the error for a body that matches none of the declared media types. */
export const refuseType = (types: readonly string[]): RequestError =>
  new RequestError('body', 'body', `does not match the media types ${types.join(', ')}`);
