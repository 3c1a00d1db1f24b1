import { headerReader } from '../decode.js';
import { BodyError } from '../errors.js';
import { decodeUtf8, parseJson } from '../json.js';
import { isJsonType, parseMediaType } from '../media-type.js';
import { type MutableRecord, setOwn } from '../objects.js';
import type { Parameter, Part, Shape } from '../operation.js';
import { fromText } from '../scalars.js';
import { toPart } from './bytes.js';

/** A body of more parts is refused: each costs more than its bytes. */
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

/** What is no multipart body; `kind` is what is told that it should be. */
export const broken = (kind: string): BodyError => new BodyError(`The body is not valid ${kind}`);

/** The parts of a body of a media type, which says what is between them (RFC 2046, 5.1.1). */
export function splitParts(bytes: Uint8Array, type: string, kind: string): ReceivedPart[] {
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
    if (pieces.length >= MOST_PARTS) throw new BodyError('The body has too many parts');
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

/** The value of a part; `name` is told to who sent what is none. */
export function readPart(received: ReceivedPart, part: Part | undefined, name: string, maxDepth: number): unknown {
  const { filename, type, content } = received;
  const shape = part?.shape ?? 'any';
  if (shape === 'file' || (filename !== undefined && (shape === 'any' || mayBeFile(shape))))
    return new File([toPart(content)], filename ?? '', { type: type ?? 'application/octet-stream' });
  if (part?.xml !== undefined && part.parseXml !== undefined) return part.parseXml(content, part.xml, maxDepth);
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

/** The declared headers of a part. */
export function readHeaders({ headers }: ReceivedPart, fields: readonly Parameter[]): object {
  const out: MutableRecord<unknown> = {};
  for (const field of fields) {
    const raw = headers.get(field.name);
    const value = raw === undefined ? undefined : headerReader(field)(raw);
    if (value !== undefined) setOwn(out, field.name, value);
  }
  return out;
}

/** Whether one of some alternatives is a file, or a list of them. */
function mayBeFile(shape: Shape): boolean {
  if (typeof shape === 'string') return shape === 'file';
  return 'alternatives' in shape ? shape.alternatives.some(mayBeFile) : 'array' in shape && mayBeFile(shape.array);
}
