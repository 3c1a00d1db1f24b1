import { listNames } from '../decode.js';
import { BodyError } from '../errors.js';
import { decodeUtf8 } from '../json.js';
import { lookUp, type MutableRecord, setOwn } from '../objects.js';
import type { Decode, Parameter } from '../operation.js';
import { encodeStrict } from '../percent.js';
import { isMember, readField } from './form.js';
import { broken, type ReceivedPart, readHeaders, readPart, splitParts } from './part-reader.js';

const FORM = 'multipart/form-data';

interface Piece extends ReceivedPart {
  readonly name: string;
}

/** A part of a form has a name (RFC 7578, 4.2). */
function isPiece(part: ReceivedPart): part is Piece {
  return part.disposition === 'form-data' && part.name !== undefined;
}

/** Sets a member, or adds to it where a part of its name has been, or it is a list. */
function addPart(out: MutableRecord<unknown>, name: string, isList: boolean, value: unknown): void {
  const known = lookUp(out, name);
  if (!isList && known === undefined) setOwn(out, name, value);
  else setOwn(out, name, [...(Array.isArray(known) ? known : known === undefined ? [] : [known]), value]);
}

/** Reads the members with styles, each of the parts that would be its pairs in a query. */
function readStyled(
  pieces: readonly Piece[],
  fields: readonly Parameter[],
  names: ReadonlySet<string>,
  out: MutableRecord<unknown>,
): void {
  const pairs = new Map<string, string[]>();
  for (const { name, content } of pieces) {
    const text = decodeUtf8(content);
    if (text === undefined) throw new BodyError(`The part ${name} is not UTF-8`);
    const field = fields.find((each) => each.name === name && each.explode !== true);
    const [delimiter, encoded] = delimiters[field?.style ?? 'none'] ?? [];
    const raw = delimiter === undefined ? encodeStrict(text) : text.split(delimiter).map(encodeStrict).join(encoded);
    pairs.set(name, [...(pairs.get(name) ?? []), raw]);
  }
  for (const field of fields) {
    const value = readField(field, names, pairs);
    if (value !== undefined) setOwn(out, field.name, value);
  }
}

const delimiters: Readonly<Record<string, readonly [text: string, encoded: string]>> = {
  form: [',', ','],
  spaceDelimited: [' ', '%20'],
  pipeDelimited: ['|', '%7C'],
};

/** Reads `multipart/form-data` (RFC 7578); a name that comes more than once, or is a list's, is a list. */
export const decodeMultipart: Decode = ({ bytes, type, maxDepth, keepPartHeaders }, { parts = [], fields = [] }) => {
  const pieces = splitParts(bytes, type, FORM);
  if (!pieces.every(isPiece)) throw broken(FORM);
  const declared = new Map(parts.map((part) => [part.name, part]));
  const out: MutableRecord<unknown> = {};
  const partHeaders: MutableRecord<unknown> = {};
  const names = listNames(fields);
  const isStyled = ({ name, filename }: Piece): boolean =>
    filename === undefined && !declared.has(name) && (names.has(name) || fields.some((field) => isMember(field, name)));
  readStyled(pieces.filter(isStyled), fields, names, out);
  for (const piece of pieces) {
    if (isStyled(piece)) continue;
    const part = declared.get(piece.name);
    const isList = part?.isList === true;
    addPart(out, piece.name, isList, readPart(piece, part, piece.name, maxDepth));
    if (part?.headerFields !== undefined)
      addPart(partHeaders, piece.name, isList, readHeaders(piece, part.headerFields));
  }
  if (parts.some(({ headerFields }) => headerFields !== undefined)) keepPartHeaders?.(partHeaders);
  return out;
};
