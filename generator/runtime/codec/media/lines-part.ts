import { BodyError, UnsendableError } from '../errors.js';
import { parseJson } from '../json.js';
import type { Decode, Encode, Incoming } from '../operation.js';
import { SEPARATORS, toJson } from './lines.js';

/** Creates an encoder that writes the items of an array as one text, for a part or a member of a form. */
const encodeList =
  (print: (item: unknown) => string): Encode =>
  (value, type) => {
    if (!Array.isArray(value)) throw new UnsendableError('is not a list of items');
    return { type, body: value.map(print).join('') };
  };

/** Reads all items that are not blank. */
function readList({ bytes, maxDepth }: Incoming, separator: number): unknown[] {
  const items: unknown[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(separator, from);
    const piece = bytes.subarray(from, end < 0 ? bytes.length : end);
    from += piece.length + 1;
    if (!piece.some((byte) => byte > 0x20)) continue;
    const parsed = parseJson(piece, { maxDepth });
    if (!parsed.ok) throw new BodyError('The body has an item that is not valid JSON');
    items.push(parsed.value);
  }
  return items;
}

/** Writes each JSON value on a separate line. */
export const encodeLinesPart: Encode = /* @__PURE__ */ encodeList((item) => `${toJson(item)}\n`);

/** Reads a JSON value from each line that is not blank. */
export const decodeLinesPart: Decode = (incoming) => readList(incoming, SEPARATORS.line);

/** Writes a JSON text sequence (RFC 7464). */
export const encodeSequencePart: Encode = /* @__PURE__ */ encodeList((item) => `\u001e${toJson(item)}\n`);

/** Reads a JSON text sequence. */
export const decodeSequencePart: Decode = (incoming) => readList(incoming, SEPARATORS.sequence);
