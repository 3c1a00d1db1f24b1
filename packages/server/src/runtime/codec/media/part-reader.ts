import { headerReader } from '../decode.js';
import { BodyError, DecodeError } from '../errors.js';
import { decodeUtf8, parseJson } from '../json.js';
import { isJsonType, matchDeclared, parseMediaType } from '../media-type.js';
import { type MutableRecord, setOwn } from '../objects.js';
import type { Incoming, Media, Parameter, Part, Shape } from '../operation.js';
import { fromText } from '../scalars.js';
import { toPart } from './bytes.js';

/** A body of more parts is refused, those within parts counted: each costs more than its bytes. */
const MOST_PARTS = 1_000;
const MOST_HEAD_BYTES = 16_384;

/** A part as it was received. */
export interface ReceivedPart {
  /** What `Content-Disposition` says it is: `form-data`, `attachment`; its name, and that of its file. */
  readonly disposition: string | undefined;
  readonly name: string | undefined;
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

/** Puts the headers of parts to what else their body comes with. */
export function keepPartHeaders({ message }: Incoming, headers: object): void {
  if (message !== undefined) message.partHeaders = headers;
}

/** What is no multipart body; `kind` is what is told that it should be. */
export const broken = (kind: string): BodyError => new BodyError(`The body is not valid ${kind}`);

/** A body whose parts are counted. */
export type Counted = Incoming & Required<Pick<Incoming, 'partsLeft'>>;

/** Counts the parts of a body together with those of the body that it stands in. */
export const counting = (incoming: Incoming): Counted => ({
  ...incoming,
  partsLeft: incoming.partsLeft ?? { count: MOST_PARTS },
});

/** The parts of a body of a media type, which says what is between them (RFC 2046, 5.1.1). */
export function splitParts({ bytes, type, partsLeft }: Counted, kind: string): ReceivedPart[] {
  const boundary = parseMediaType(type)?.parameters.get('boundary');
  if (boundary === undefined || boundary === '' || boundary.length > 200) throw broken(kind);
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  const pieces: ReceivedPart[] = [];
  // The first delimiter may stand at the very beginning, without a line break before it.
  const isAtStart = indexOf(bytes.subarray(0, delimiter.length), delimiter.subarray(2), 0) === 0;
  let at = isAtStart ? delimiter.length - 2 : indexOf(bytes, delimiter, 0) + delimiter.length;
  if (at < delimiter.length - 2) throw broken(kind);
  for (;;) {
    if (bytes[at] === 0x2d && bytes[at + 1] === 0x2d) return pieces;
    const line = indexOf(bytes.subarray(0, at + 1_024), CRLF, at);
    const head = line < 0 ? -1 : indexOf(bytes.subarray(0, line + MOST_HEAD_BYTES), HEAD_END, line);
    const end = head < 0 ? -1 : indexOf(bytes, delimiter, head + 2);
    if (end < 0) throw broken(kind);
    if (partsLeft.count === 0) throw new BodyError('The body has too many parts');
    partsLeft.count -= 1;
    pieces.push(readPiece(bytes.subarray(line + 2, head), bytes.subarray(Math.min(head + 4, end), end)));
    at = end + delimiter.length;
  }
}

function readPiece(head: Uint8Array, content: Uint8Array): ReceivedPart {
  const headers = new Map<string, string>();
  for (const line of (decodeUtf8(head) ?? '').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  // What a disposition has beside its type reads as the parameters of a media type do.
  const disposition = parseMediaType(`a/${headers.get('content-disposition') ?? ''}`);
  return {
    disposition: disposition?.subtype,
    name: unescapeName(disposition?.parameters.get('name')),
    filename: unescapeName(disposition?.parameters.get('filename')),
    type: headers.get('content-type'),
    headers,
    content,
  };
}

function unescapeName(text: string | undefined): string | undefined {
  return text?.replace(/%(?:0A|0D|22)/g, decodeURIComponent);
}

/** What a part is read as. */
export interface ReadPart {
  readonly value: unknown;
  /** Its declared headers, and as `partHeaders` those of the parts within it; absent where none are declared. */
  readonly headers?: object;
}

/** Reads a part of a body; `name` is told to who sent what is none. */
export function readPart(received: ReceivedPart, part: Part | undefined, name: string, body: Counted): ReadPart {
  const { maxDepth, partsLeft } = body;
  refuseType(received, part, name);
  const headers = part?.headerFields && readHeaders(received, part.headerFields);
  const medium = part?.medium;
  if (medium === undefined || isFile(received, part?.shape ?? 'string'))
    return { value: readValue(received, part, name, maxDepth), ...(headers && { headers }) };
  const { content: bytes, type = '' } = received;
  const stream = (): ReadableStream<Uint8Array> => new Blob([toPart(bytes)]).stream();
  const value = readBody(
    { type, bytes, stream, maxDepth, partsLeft, ...(headers && { message: headers }) },
    medium,
    name,
  );
  return { value, ...(headers && { headers }) };
}

/** Throws `BodyError` for a part of a media type that is not among those that are listed. */
function refuseType({ type = '' }: ReceivedPart, part: Part | undefined, name: string): void {
  const types = part?.types ?? [];
  if (type === '' || types.length === 0 || matchDeclared(type, types) !== undefined) return;
  throw new BodyError(`The content type of the part ${name} must be ${types.join(' or ')}`);
}

/** A part that is a body of its own: as deep as the document says, and no deeper. */
function readBody(incoming: Incoming, medium: Media, name: string): unknown {
  try {
    return medium.decode?.(incoming, medium);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw new BodyError(error.message.replace(/^The body\b/u, `The part ${name}`), { cause: error.cause });
  }
}

function isFile({ filename }: ReceivedPart, shape: Shape): boolean {
  return shape === 'file' || (filename !== undefined && (shape === 'any' || mayBeFile(shape)));
}

function readValue(received: ReceivedPart, part: Part | undefined, name: string, maxDepth: number): unknown {
  const { filename, type, content } = received;
  const shape = part?.shape ?? 'any';
  if (isFile(received, shape))
    return new File([toPart(content)], filename ?? '', { type: type ?? 'application/octet-stream' });
  const isJson = isJsonType(type ?? '') || (typeof shape === 'object' && 'object' in shape);
  if (isJson) {
    const parsed = parseJson(content, { maxDepth });
    if (!parsed.ok) throw new BodyError(`The part ${name} is not valid JSON`);
    return part?.parse === undefined ? parsed.value : part.parse(decodeUtf8(content) ?? '', part.integers);
  }
  const text = decodeUtf8(content);
  if (text === undefined) throw new BodyError(`The part ${name} is not UTF-8`);
  return fromText(text, shape) ?? text;
}

/** The declared headers of a part; throws `BodyError` because of a `DecodeError` for text that no value can be read from. */
export function readHeaders({ headers, filename }: ReceivedPart, fields: readonly Parameter[]): MutableRecord<unknown> {
  const out: MutableRecord<unknown> = {};
  for (const field of fields) {
    const raw = headers.get(field.name);
    // The name of a file is its own, and no part of what its disposition says.
    const isOfFile = filename !== undefined && field.name === 'content-disposition';
    const text = isOfFile ? raw?.replace(/;\s*filename\*?\s*=\s*(?:"(?:\\.|[^"\\])*"|[^;]*)/giu, '') : raw;
    const value = text === undefined ? undefined : readHeader(text, field);
    if (value !== undefined) setOwn(out, field.name, value);
  }
  return out;
}

function readHeader(raw: string, field: Parameter): unknown {
  try {
    return headerReader(field)(raw);
  } catch (cause) {
    if (!(cause instanceof DecodeError)) throw cause;
    throw new BodyError(`The header ${field.name} of a part ${cause.reason}`, { cause });
  }
}

/** Whether one of some alternatives is a file, or a list of them. */
function mayBeFile(shape: Shape): boolean {
  if (typeof shape === 'string') return shape === 'file';
  return 'alternatives' in shape ? shape.alternatives.some(mayBeFile) : 'array' in shape && mayBeFile(shape.array);
}
