import { BodyError, UnsendableError } from '../errors.js';
import { decodeUtf8 } from '../json.js';
import type { Decode, Encode, Media } from '../operation.js';
import { fromText, toText } from '../scalars.js';

/** Writes text. Numbers and booleans are written as in JSON. */
export const encodeText: Encode = (value, type) => {
  const body = toText(value);
  if (body === undefined || body === false) throw new UnsendableError('is not text');
  return { type: type.includes('*') ? 'text/plain' : type, body };
};

/** Reads UTF-8 text. */
export const decodeText: Decode = ({ bytes }, { shape = 'string' }) => {
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new BodyError('The body is not UTF-8');
  return fromText(text, shape) ?? text;
};

export const sendsText: Media = { encode: encodeText };
export const readsText: Media = { decode: decodeText };
