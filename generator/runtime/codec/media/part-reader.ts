import { headerReader } from '../decode.js';
import { BodyError, DecodeError } from '../errors.js';
import { decodeUtf8, parseJson } from '../json.js';
import { isJsonType, matchDeclared, parseMediaType } from '../media-type.js';
import { type MutableRecord, setOwn } from '../objects.js';
import type { Incoming, Media, Parameter, Part, Shape } from '../operation.js';
import { fromText } from '../scalars.js';
import { toPart } from './bytes.js';

/** Maximum number of parts, including nested ones, because each part costs more than its bytes. */
const MOST_PARTS = 1_000;
const MOST_HEAD_BYTES = 16_384;

/** A received part of a multipart body. */
export interface ReceivedPart {
  /** From `Content-Disposition`: the type (such as `form-data` or `attachment`), the name and the file name. */
  readonly disposition: string | undefined;
  readonly name: string | undefined;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  /** Header values by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly content: Uint8Array;
}

/** Returns the index of a sequence of bytes; -1 if there is none. */
function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted;
  for (let index = bytes.indexOf(first, from); index >= 0; index = bytes.indexOf(first, index + 1)) {
    let length = 1;
    while (length < wanted.length && bytes[index + length] === wanted[length]) length += 1;
    if (length === wanted.length) return index;
  }
  return -1;
}

const encoder = /* @__PURE__ */ new TextEncoder();
const CRLF = /* @__PURE__ */ encoder.encode('\r\n');
const HEAD_END = /* @__PURE__ */ encoder.encode('\r\n\r\n');

/** Stores the headers of parts in the message that the body belongs to. */
export function keepPartHeaders({ message }: Incoming, headers: object): void {
  if (message !== undefined) message.partHeaders = headers;
}

/** Creates the error for an invalid multipart body; `kind` is the expected media type. */
export const broken = (kind: string): BodyError => new BodyError(`The body is not valid ${kind}`);

/** A body with a count of the parts that may still follow. */
export type Counted = Incoming & Required<Pick<Incoming, 'partsLeft'>>;

/** Returns a body whose parts are counted; a nested body shares the count of the body that contains it. */
export const counting = (incoming: Incoming): Counted => ({
  ...incoming,
  partsLeft: incoming.partsLeft ?? { count: MOST_PARTS },
});

/** Splits a multipart body at the boundary that its media type contains (RFC 2046, 5.1.1). */
export function splitParts({ bytes, type, partsLeft }: Counted, kind: string): ReceivedPart[] {
  const boundary = parseMediaType(type)?.parameters.get('boundary');
  if (boundary === undefined || boundary === '' || boundary.length > 200) throw broken(kind);
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  const pieces: ReceivedPart[] = [];
  // The first delimiter may be at the very beginning, without a line break before it.
  const isAtStart = indexOf(bytes.subarray(0, delimiter.length), delimiter.subarray(2), 0) === 0;
  let offset = isAtStart ? delimiter.length - 2 : indexOf(bytes, delimiter, 0) + delimiter.length;
  if (offset < delimiter.length - 2) throw broken(kind);
  for (;;) {
    if (bytes[offset] === 0x2d && bytes[offset + 1] === 0x2d) return pieces;
    const line = indexOf(bytes.subarray(0, offset + 1_024), CRLF, offset);
    const head = line < 0 ? -1 : indexOf(bytes.subarray(0, line + MOST_HEAD_BYTES), HEAD_END, line);
    const end = head < 0 ? -1 : indexOf(bytes, delimiter, head + 2);
    if (end < 0) throw broken(kind);
    if (partsLeft.count === 0) throw new BodyError('The body has too many parts');
    partsLeft.count -= 1;
    pieces.push(readPiece(bytes.subarray(line + 2, head), bytes.subarray(Math.min(head + 4, end), end)));
    offset = end + delimiter.length;
  }
}

function readPiece(head: Uint8Array, content: Uint8Array): ReceivedPart {
  const headers = new Map<string, string>();
  for (const line of (decodeUtf8(head) ?? '').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  // The parameters of a disposition have the syntax of media type parameters.
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

/** The value of a part, and its headers. */
export interface ReadPart {
  readonly value: unknown;
  /** The part's declared headers, with those of nested parts under `partHeaders`; absent if none are declared. */
  readonly headers?: object;
}

/** Reads a part of a body; error messages contain `name`. */
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

/** Throws `BodyError` if the part's media type is not one of the declared ones. */
function refuseType({ type = '' }: ReceivedPart, part: Part | undefined, name: string): void {
  const types = part?.types ?? [];
  if (type === '' || types.length === 0 || matchDeclared(type, types) !== undefined) return;
  throw new BodyError(`The content type of the part ${name} must be ${types.join(' or ')}`);
}

/** Reads a part that is itself a body. The recursion is limited, because the document declares each level. */
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

/** Reads a part's declared headers. Throws `BodyError`, caused by a `DecodeError`, if a value cannot be read. */
export function readHeaders({ headers, filename }: ReceivedPart, fields: readonly Parameter[]): MutableRecord<unknown> {
  const out: MutableRecord<unknown> = {};
  for (const field of fields) {
    const raw = headers.get(field.name);
    // The file name belongs to the file, not to the declared disposition.
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

/** Returns whether a shape allows a file or an array of files. */
function mayBeFile(shape: Shape): boolean {
  if (typeof shape === 'string') return shape === 'file';
  return 'alternatives' in shape ? shape.alternatives.some(mayBeFile) : 'array' in shape && mayBeFile(shape.array);
}
