import { headerReader, listNames } from '../decode.js';
import { BodyError } from '../errors.js';
import { decodeUtf8, parseJson } from '../json.js';
import { isJsonType, parseMediaType } from '../media-type.js';
import { lookUp, type MutableRecord, setOwn } from '../objects.js';
import type { Decode, Parameter, Part, Shape } from '../operation.js';
import { encodeStrict } from '../percent.js';
import { fromText } from '../scalars.js';
import { toPart } from './bytes.js';
import { isMember, readField } from './form.js';

/** A body of more parts is refused: each costs more than its bytes. */
const MOST_PARTS = 1_000;
const MOST_HEAD_BYTES = 16_384;

interface Piece {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  /** By names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly content: Uint8Array;
}

/** Where some bytes stand, or -1. */
function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < wanted.length && bytes[at + length] === wanted[length]) length += 1;
    if (length === wanted.length) return at;
  }
  return -1;
}

const encoder = new TextEncoder();
const CRLF = encoder.encode('\r\n');
const HEAD_END = encoder.encode('\r\n\r\n');

const broken = (): BodyError => new BodyError('The body is not valid multipart/form-data');

/** The parts of a body (RFC 2046, 5.1.1). */
function split(bytes: Uint8Array, boundary: string): Piece[] {
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  const pieces: Piece[] = [];
  // The first delimiter may stand at the very beginning, without a line break before it.
  const isAtStart = indexOf(bytes.subarray(0, delimiter.length), delimiter.subarray(2), 0) === 0;
  let at = isAtStart ? delimiter.length - 2 : indexOf(bytes, delimiter, 0) + delimiter.length;
  if (at < delimiter.length - 2) throw broken();
  for (;;) {
    if (bytes[at] === 0x2d && bytes[at + 1] === 0x2d) return pieces;
    const line = indexOf(bytes.subarray(0, at + 1_024), CRLF, at);
    const head = line < 0 ? -1 : indexOf(bytes.subarray(0, line + MOST_HEAD_BYTES), HEAD_END, line);
    const end = head < 0 ? -1 : indexOf(bytes, delimiter, head + 2);
    if (end < 0) throw broken();
    if (pieces.length >= MOST_PARTS) throw new BodyError('The body has too many parts');
    pieces.push(readPiece(bytes.subarray(line + 2, head), bytes.subarray(Math.min(head + 4, end), end)));
    at = end + delimiter.length;
  }
}

function readPiece(head: Uint8Array, content: Uint8Array): Piece {
  const headers = new Map<string, string>();
  for (const line of (decodeUtf8(head) ?? '').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  // What a disposition has beside its type reads as the parameters of a media type do.
  const disposition = parseMediaType(`a/${headers.get('content-disposition') ?? ''}`);
  const name = disposition?.subtype === 'form-data' ? disposition.parameters.get('name') : undefined;
  if (name === undefined) throw broken();
  const filename = disposition?.parameters.get('filename');
  return {
    name: unescapeName(name),
    filename: filename === undefined ? undefined : unescapeName(filename),
    type: headers.get('content-type'),
    headers,
    content,
  };
}

function unescapeName(text: string): string {
  return text.replace(/%(?:0A|0D|22)/g, decodeURIComponent);
}

function readValue(piece: Piece, part: Part | undefined, maxDepth: number): unknown {
  const { filename, type, content } = piece;
  const shape = part?.shape ?? 'any';
  if (shape === 'file' || (filename !== undefined && (shape === 'any' || mayBeFile(shape))))
    return new File([toPart(content)], filename ?? '', { type: type ?? 'application/octet-stream' });
  if (part?.xml !== undefined && part.parseXml !== undefined) return part.parseXml(content, part.xml, maxDepth);
  const isJson = isJsonType(type ?? '') || (typeof shape === 'object' && 'object' in shape);
  if (isJson) {
    const parsed = parseJson(content, { maxDepth });
    if (!parsed.ok) throw new BodyError(`The part ${piece.name} is not valid JSON`);
    return part?.parse === undefined ? parsed.value : part.parse(decodeUtf8(content) ?? '', part.integers);
  }
  const text = decodeUtf8(content);
  if (text === undefined) throw new BodyError(`The part ${piece.name} is not UTF-8`);
  return fromText(text, shape) ?? text;
}

/** The declared headers of a part. */
function readHeaders({ headers }: Piece, fields: readonly Parameter[]): object {
  const out: MutableRecord<unknown> = {};
  for (const field of fields) {
    const raw = headers.get(field.name);
    const value = raw === undefined ? undefined : headerReader(field)(raw);
    if (value !== undefined) setOwn(out, field.name, value);
  }
  return out;
}

/** Sets a member, or adds to it where a part of its name has been, or it is a list. */
function addPart(out: MutableRecord<unknown>, name: string, isList: boolean, value: unknown): void {
  const known = lookUp(out, name);
  if (!isList && known === undefined) setOwn(out, name, value);
  else setOwn(out, name, [...(Array.isArray(known) ? known : known === undefined ? [] : [known]), value]);
}

/** Whether one of some alternatives is a file, or a list of them. */
function mayBeFile(shape: Shape): boolean {
  if (typeof shape === 'string') return shape === 'file';
  return 'alternatives' in shape ? shape.alternatives.some(mayBeFile) : 'array' in shape && mayBeFile(shape.array);
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
  const boundary = parseMediaType(type)?.parameters.get('boundary');
  if (boundary === undefined || boundary === '' || boundary.length > 200) throw broken();
  const declared = new Map(parts.map((part) => [part.name, part]));
  const out: MutableRecord<unknown> = {};
  const partHeaders: MutableRecord<unknown> = {};
  const pieces = split(bytes, boundary);
  const names = listNames(fields);
  const isStyled = ({ name, filename }: Piece): boolean =>
    filename === undefined && !declared.has(name) && (names.has(name) || fields.some((field) => isMember(field, name)));
  readStyled(pieces.filter(isStyled), fields, names, out);
  for (const piece of pieces) {
    if (isStyled(piece)) continue;
    const part = declared.get(piece.name);
    const isList = part?.isList === true;
    addPart(out, piece.name, isList, readValue(piece, part, maxDepth));
    if (part?.headerFields !== undefined)
      addPart(partHeaders, piece.name, isList, readHeaders(piece, part.headerFields));
  }
  if (parts.some(({ headerFields }) => headerFields !== undefined)) keepPartHeaders?.(partHeaders);
  return out;
};
