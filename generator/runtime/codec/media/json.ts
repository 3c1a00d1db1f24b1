import { UnsendableError } from '../errors.js';
import { readUtf8 } from '../json.js';
import type { Decode, Encode, Json, Media } from '../operation.js';

/** Writes JSON (RFC 8259). */
export const encodeJson: Encode = (value, type) => {
  const body: string | undefined = JSON.stringify(value);
  if (body === undefined) throw new UnsendableError('cannot be represented as JSON');
  return { type: type.includes('*') ? 'application/json' : type, body };
};

/** Reads JSON of any depth. Throws the platform's error if the JSON is malformed. */
export const decodeJson: Decode = ({ bytes }) => {
  const value: Json = JSON.parse(readUtf8(bytes));
  return value;
};

export const sendsJson: Media = { encode: encodeJson };
export const readsJson: Media = { decode: decodeJson };
