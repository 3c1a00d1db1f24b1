import { isJsonType, matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import type { RequestBody } from './operation.js';
import { encodeBody, refuseType } from './outgoing.js';

/**
 * Encodes a request body for which several media types or a range are declared: in the requested type, else the first
 * JSON type, else the first type. Throws `RequestError` if the body cannot be encoded.
 */
export const writeChosenBody: RequestBody['write'] = ({ content }, request) => {
  const types = Object.keys(content);
  const { contentType } = request;
  const name = contentType === undefined ? (types.find(isJsonType) ?? types[0]) : matchDeclared(contentType, types);
  const media = name === undefined ? undefined : lookUp(content, name);
  if (name === undefined || media === undefined) throw refuseType(types);
  return encodeBody(media, contentType ?? name, request);
};
