import { BodyError, UnsendableError } from '../errors.js';
import { decodeUtf8 } from '../json.js';
import type { Decode, Encode, Json, Media } from '../operation.js';

/** Writes JSON (RFC 8259). */
export const encodeJson: Encode = (value, type) => {
  const body: string | undefined = JSON.stringify(value);
  if (body === undefined) throw new UnsendableError('has no JSON form');
  return { type: type.includes('*') ? 'application/json' : type, body };
};

/** Reads JSON, however deep it nests. */
export const decodeJson: Decode = ({ bytes }) => {
  if (bytes.length === 0) throw new BodyError('The body is empty');
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new BodyError('The body is not UTF-8');
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    throw new BodyError('The body is not valid JSON');
  }
};

export const sendsJson: Media = { encode: encodeJson };
export const readsJson: Media = { decode: decodeJson };
