import { BodyError } from '../errors.js';
import { parseJson } from '../json.js';
import type { Decode, Media } from '../operation.js';

const REASONS = {
  empty: 'The body is empty',
  depth: 'The body is nested too deeply',
  encoding: 'The body is not UTF-8',
  syntax: 'The body is not valid JSON',
} as const;

/** Reads JSON up to the maximum nesting depth, so that later processing can recurse. */
export const decodeBoundedJson: Decode = ({ bytes, maxDepth }) => {
  const result = parseJson(bytes, { maxDepth });
  if (result.ok) return result.value;
  throw new BodyError(REASONS[result.reason]);
};

export const readsBoundedJson: Media = { decode: decodeBoundedJson };
