import { isJsonType, matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import type { RequestBody } from './operation.js';
import { encodeBody, refuseType } from './outgoing.js';

/**
 * Writes the body of a request that may have one of several media types, or of a range: the one that is named, else the
 * first that is JSON, else the first. Throws `RequestError` for what cannot be sent.
 */
export const writeChosenBody: RequestBody['write'] = ({ content }, request) => {
  const types = Object.keys(content);
  const { contentType } = request;
  const name = contentType === undefined ? (types.find(isJsonType) ?? types[0]) : matchDeclared(contentType, types);
  const media = name === undefined ? undefined : lookUp(content, name);
  if (name === undefined || media === undefined) throw refuseType(types);
  return encodeBody(media, contentType ?? name, request);
};
