import { listNames } from '../decode.js';
import { BodyError } from '../errors.js';
import { decodeUtf8 } from '../json.js';
import { type MutableRecord, setOwn } from '../objects.js';
import type { Decode, Field } from '../operation.js';
import { encodeStrict } from '../percent.js';
import { isMember, readField } from './form.js';
import {
  broken,
  counting,
  keepPartHeaders,
  type ReceivedPart,
  readHeaders,
  readPart,
  splitParts,
} from './part-reader.js';

const FORM = 'multipart/form-data';

interface StyledPiece extends ReceivedPart {
  readonly name: string;
}

/** Returns whether a part of a form has a name, which is required (RFC 7578, 4.2). */
function isStyledPiece(part: ReceivedPart): part is StyledPiece {
  return part.disposition === 'form-data' && part.name !== undefined;
}

/** Received values by name, in the order received. */
type Found = Map<string, unknown[]>;

function add(valuesByName: Found, name: string, value: unknown): void {
  const known = valuesByName.get(name);
  if (known === undefined) valuesByName.set(name, [value]);
  else known.push(value);
}

/** Sets all values. If a name is declared as a list or was received more than once, the values become an array. */
function setAll(out: MutableRecord<unknown>, valuesByName: Found, isList: (name: string) => boolean | undefined): void {
  for (const [name, values] of valuesByName)
    setOwn(out, name, (isList(name) ?? values.length > 1) ? values : values[0]);
}

/**
 * Returns a function that finds the styled member to which a part belongs: the member with the part's name, the one
 * with a property of that name, or the one that can contain it (`isMember`).
 */
function createOwnerOf(fields: readonly Field[]): (name: string) => Field | undefined {
  const known = fields.map((field) => ({ field, names: listNames([field]) }));
  return (name) =>
    fields.find((field) => field.name === name) ??
    known.find(({ names }) => names.has(name))?.field ??
    fields.find((field) => isMember(field, name));
}

/** Reads the members that have a style; each part corresponds to a `name=value` pair of a query. */
function readStyled(pieces: readonly StyledPiece[], fields: readonly Field[], out: MutableRecord<unknown>): void {
  const names = listNames(fields);
  const pairs = new Map<string, string[]>();
  for (const { name, content } of pieces) {
    const text = decodeUtf8(content);
    if (text === undefined) throw new BodyError(`The part ${name} is not UTF-8`);
    const field = fields.find((candidate) => candidate.name === name && candidate.explode !== true);
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

/** Reads `multipart/form-data` (RFC 7578). Values whose name is repeated or declared as a list become an array. */
export const decodeMultipart: Decode = (incoming, { parts = [], fields = [] }) => {
  const counted = counting(incoming);
  const received = splitParts(counted, FORM);
  if (!received.every(isStyledPiece)) throw broken(FORM);
  const declared = new Map(parts.map((part) => [part.name, part]));
  const ownerOf = createOwnerOf(fields);
  const pieces = received.map((piece) => {
    const isStyled = piece.filename === undefined && !declared.has(piece.name);
    return { piece, field: isStyled ? ownerOf(piece.name) : undefined };
  });
  const out: MutableRecord<unknown> = {};
  const styled = pieces.flatMap(({ piece, field }) => (field === undefined ? [] : [piece]));
  readStyled(styled, fields, out);
  const valuesByName: Found = new Map();
  const headers: Found = new Map();
  for (const { piece, field } of pieces) {
    const part = declared.get(piece.name);
    const read = field === undefined ? readPart(piece, part, piece.name, counted) : undefined;
    if (read !== undefined) add(valuesByName, piece.name, read.value);
    const partHeaders = field?.headerFields === undefined ? read?.headers : readHeaders(piece, field.headerFields);
    if (partHeaders !== undefined) add(headers, field?.name ?? piece.name, partHeaders);
  }
  setAll(out, valuesByName, (name) => declared.get(name)?.isList);
  if ([...parts, ...fields].some(({ headerFields }) => headerFields !== undefined)) {
    const headersByName: MutableRecord<unknown> = {};
    const lists = new Map(fields.map((field) => [field.name, field.isList === true]));
    setAll(headersByName, headers, (name) => declared.get(name)?.isList ?? lists.get(name));
    keepPartHeaders(incoming, headersByName);
  }
  return out;
};
