import { BodyError, UnsendableError } from '../errors.js';
import { parseExact, printExact } from '../exact-json.js';
import { decodeUtf8, nestsDeeper } from '../json.js';
import type { Decode, Encode, Json, Media } from '../operation.js';
import { readItems, SEPARATORS, sendItems } from './lines.js';

function printExactly(value: unknown, lack: string): string {
  const text = printExact(value);
  if (text === undefined) throw new UnsendableError(lack);
  return text;
}

/** Writes JSON that contains bigints. */
export const encodeExactJson: Encode = (value, type) => ({
  type: type.includes('*') ? 'application/json' : type,
  body: printExactly(value, 'cannot be represented as JSON'),
});

/** Reads JSON, with bigints at the locations in `integers`. Throws if the JSON exceeds the maximum nesting depth. */
export const decodeExactJson: Decode = ({ bytes, maxDepth }, { integers }) => {
  if (bytes.length === 0) throw new BodyError('The body is empty');
  if (nestsDeeper(bytes, maxDepth)) throw new BodyError('The body is nested too deeply');
  return parseExactly(bytes, integers, 'The body');
};

function parseExactly(bytes: Uint8Array, integers: Media['integers'], what: string): Json {
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new BodyError(`${what} is not UTF-8`);
  try {
    return parseExact(text, integers);
  } catch {
    throw new BodyError(`${what} is not valid JSON`);
  }
}

const item = 'An item of the stream';

const readExactItem =
  (maxDepth: number, integers: Media['integers']) =>
  (piece: Uint8Array): Json => {
    if (nestsDeeper(piece, maxDepth)) throw new BodyError(`${item} is nested too deeply`);
    return parseExactly(piece, integers, item);
  };

const toLine = (value: unknown): string => `${printExactly(value, 'has an item that JSON cannot represent')}\n`;

/** Writes JSON lines that contain bigints. */
export const encodeExactLines: Encode = (value, type) => sendItems(type, value, toLine);

/** Reads JSON lines, with bigints at the locations in `integers`. */
export const decodeExactLines: Decode = ({ stream, maxDepth }, { integers }) =>
  readItems(stream(), SEPARATORS.line, readExactItem(maxDepth, integers));

/** Writes a JSON text sequence (RFC 7464) that contains bigints. */
export const encodeExactSequence: Encode = (value, type) => sendItems(type, value, (entry) => `\u001e${toLine(entry)}`);

/** Reads a JSON text sequence, with bigints at the locations in `integers`. */
export const decodeExactSequence: Decode = ({ stream, maxDepth }, { integers }) =>
  readItems(stream(), SEPARATORS.sequence, readExactItem(maxDepth, integers));
