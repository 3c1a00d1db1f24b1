import { parseJson } from '../json.js';
import { BodyError, UnsendableError } from '../errors.js';
import type { Decode, Encode, Media } from '../operation.js';

const REASONS = {
  empty: 'The body is empty',
  encoding: 'The body is not UTF-8',
  depth: 'The body is nested too deeply',
  syntax: 'The body is not valid JSON',
} as const;

/** Writes JSON (RFC 8259). */
export const encodeJson: Encode = (value, type) => {
  const body: string | undefined = JSON.stringify(value);
  if (body === undefined) throw new UnsendableError('has no JSON form');
  return { type: type.includes('*') ? 'application/json' : type, body };
};

/** Reads JSON. */
export const decodeJson: Decode = ({ bytes, maxDepth }) => {
  const parsed = parseJson(bytes, { maxDepth });
  if (!parsed.ok) throw new BodyError(REASONS[parsed.reason]);
  return parsed.value;
};

export const sendsJson: Media = { encode: encodeJson };
export const readsJson: Media = { decode: decodeJson };
