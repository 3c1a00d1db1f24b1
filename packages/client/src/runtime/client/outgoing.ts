import { RequestError, UnsendableError } from '../codec/errors.js';
import { isJsonType, matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import type { RequestBody } from './operation.js';

/** Writes the body of a request in its media type; throws `RequestError` for what cannot be sent. */
export const writeBody: RequestBody['write'] = ({ content }, { body, contentType, partHeaders }) => {
  const types = Object.keys(content);
  const name = contentType === undefined ? defaultType(types) : matchDeclared(contentType, types);
  const media = name === undefined ? undefined : lookUp(content, name);
  if (name === undefined || media?.encode === undefined)
    throw new RequestError('body', 'body', `has none of the types ${types.join(', ')}`);
  try {
    return media.encode(body, contentType ?? name, media, partHeaders);
  } catch (error) {
    // A member of a form is written as a parameter of a query is.
    if (error instanceof RequestError) throw new RequestError('body', error.parameter, error.reason);
    throw error instanceof UnsendableError ? new RequestError('body', 'body', error.message) : error;
  }
};

/** The first that is JSON, else the first. */
function defaultType(types: readonly string[]): string | undefined {
  return types.find(isJsonType) ?? types[0];
}
