import { UnsendableError } from '../errors.js';
import { isJsonType } from '../media-type.js';
import { isRecord, lookUp } from '../objects.js';
import type { Media, Outgoing, Part, WrittenParameter } from '../operation.js';
import { toText } from '../scalars.js';

/** An encoded part: header lines and content. */
export interface Piece {
  readonly head: readonly string[];
  readonly content: string | Blob;
}

interface Written {
  readonly content: string | Blob;
  /** Media type; absent for plain text without a declared type. */
  readonly type?: string;
  /** File name; absent if the part is not a file. */
  readonly filename?: string;
}

/** Quotes a name and escapes it like browsers do (HTML, 4.10.21.8). */
export function quoteName(name: string): string {
  return `"${name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')}"`;
}

/** Returns the header lines of a part. */
export function printHeaders(headers: readonly WrittenParameter[] | undefined = [], values: unknown): string[] {
  return headers.flatMap((header) => {
    const value = isRecord(values) ? lookUp(values, header.name) : undefined;
    const text = value === undefined || value === null ? undefined : header.write(value, header);
    return text === undefined ? [] : `${header.name}: ${text}`;
  });
}

/**
 * Encodes the value of a part; `undefined` if it is omitted. Error messages contain `name`. `headers` are those of the
 * part, including the headers of nested parts.
 */
export function writePart(value: unknown, part: Part | undefined, name: string, headers: unknown): Written | undefined {
  const wanted = part?.contentType;
  if (value instanceof Blob) {
    const type = value.type || chooseType(wanted, false) || 'application/octet-stream';
    return { content: value, type, filename: value instanceof File ? value.name : 'blob' };
  }
  if (part?.medium !== undefined && value !== null && value !== undefined)
    return writeBody(value, part.medium, wanted ?? '', name, headers);
  const isDeep = typeof value === 'object' && value !== null;
  const type = chooseType(wanted, isDeep) ?? (isDeep ? 'application/json' : undefined);
  const text = isDeep || isJsonType(type ?? '') ? (part?.print ?? JSON.stringify)(value) : toText(value);
  if (text === undefined) return undefined;
  if (text === false) throw new UnsendableError(`contains a value for ${name} that cannot be sent as a part`);
  return { content: text, ...(type !== undefined && { type }) };
}

/** Selects the first suitable media type: a JSON type for objects and arrays, another type for other values. */
export function chooseType(wanted: string | undefined, isDeep: boolean): string | undefined {
  const types = wanted?.split(',').map((type) => type.trim()) ?? [];
  const named = types.filter((type) => !type.includes('*'));
  return named.find((type) => isJsonType(type) === isDeep) ?? named[0];
}

/** Encodes a part that is itself a body. */
function writeBody(value: unknown, medium: Media, wanted: string, name: string, headers: unknown): Written {
  const inner = isRecord(headers) ? lookUp(headers, 'partHeaders') : undefined;
  try {
    const sent = medium.encode?.(value, wanted, medium, typeof inner === 'object' && inner !== null ? inner : {});
    if (typeof sent?.body === 'string' || sent?.body instanceof Blob) return { content: sent.body, type: sent.type };
  } catch (error) {
    throw error instanceof UnsendableError ? new UnsendableError(`has a part ${name} that ${error.message}`) : error;
  }
  throw new UnsendableError(`contains a value for ${name} that cannot be sent as a part`);
}

/** Creates a multipart body (RFC 2046, 5.1.1). Files are not read until the body is sent. */
export function joinPieces(type: string, pieces: readonly Piece[]): Outgoing {
  const boundary = `----trefoil${globalThis.crypto.randomUUID()}`;
  const chunks = pieces.flatMap(({ head, content }) => [
    `--${boundary}\r\n${head.join('\r\n')}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return { type: `${type}; boundary=${boundary}`, body: new Blob([...chunks, `--${boundary}--\r\n`]) };
}
