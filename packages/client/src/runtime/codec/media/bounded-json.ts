import { BodyError } from '../errors.js';
import { nestsDeeper } from '../json.js';
import type { Decode, Media } from '../operation.js';
import { decodeJson } from './json.js';

/** Reads JSON that nests no deeper than is allowed: what walks it afterwards may recurse. */
export const decodeBoundedJson: Decode = (incoming, media) => {
  if (nestsDeeper(incoming.bytes, incoming.maxDepth)) throw new BodyError('The body is nested too deeply');
  return decodeJson(incoming, media);
};

export const readsBoundedJson: Media = { decode: decodeBoundedJson };
