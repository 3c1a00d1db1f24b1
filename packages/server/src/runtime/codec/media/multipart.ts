import { UnsendableError } from '../errors.js';
import { isJsonType } from '../media-type.js';
import { isRecord, lookUp } from '../objects.js';
import type { Encode, Part, WrittenParameter } from '../operation.js';
import { toText } from '../scalars.js';

/** Names are escaped as browsers do it (HTML, 4.10.21.8). */
function quoteName(name: string): string {
  return `"${name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')}"`;
}

interface Piece {
  readonly head: string;
  readonly content: string | Blob;
}

/** The lines of the headers that are given of a part. */
function printHeaders({ headers = [] }: Part, given: unknown): string {
  return headers
    .map((header) => {
      const value = isRecord(given) ? lookUp(given, header.name) : undefined;
      const text = value === undefined || value === null ? undefined : header.write(value, header);
      return text === undefined ? '' : `\r\n${header.name}: ${text}`;
    })
    .join('');
}

function toPiece(name: string, value: unknown, part: Part | undefined, headers: unknown): Piece | undefined {
  const disposition = dispositionOf(name);
  const lines = part === undefined ? '' : printHeaders(part, headers);
  const wanted = part?.contentType;
  if (value instanceof Blob) {
    const filename = value instanceof File ? value.name : 'blob';
    const single = wanted?.includes(',') || wanted?.includes('*') ? undefined : wanted;
    const type = value.type || single || 'application/octet-stream';
    const head = `${disposition}; filename=${quoteName(filename)}\r\nContent-Type: ${type}${lines}`;
    return { head, content: value };
  }
  if (part?.xml !== undefined && part.printXml !== undefined && value !== null && value !== undefined) {
    const typed = `${disposition}\r\nContent-Type: ${part.contentType ?? 'application/xml'}`;
    return { head: typed + lines, content: part.printXml(value, part.xml) };
  }
  const isJson = typeof value === 'object' && value !== null;
  const text = isJson || isJsonType(wanted ?? '') ? (part?.print ?? JSON.stringify)(value) : toText(value);
  if (text === undefined) return undefined;
  if (text === false) throw new UnsendableError(`holds a value of ${name} that no part can carry`);
  const type = wanted ?? (isJson ? 'application/json' : undefined);
  const typed = type === undefined ? disposition : `${disposition}\r\nContent-Type: ${type}`;
  return { head: typed + lines, content: text };
}

/**
 * The parts of a member with a style: the pairs that a query would have, without their percent-encoding (OpenAPI 3.1.1,
 * 4.8.15.1.2).
 */
function toStyledPieces(member: unknown, parameter: WrittenParameter): Piece[] {
  const pairs = member === undefined ? '' : (parameter.write(member, parameter) ?? '');
  return pairs.split('&').flatMap((pair): Piece[] => {
    if (pair === '') return [];
    const [name = '', content = ''] = pair.split('=').map(decodeURIComponent);
    return [{ head: dispositionOf(name), content }];
  });
}

const dispositionOf = (name: string): string => `Content-Disposition: form-data; name=${quoteName(name)}`;

/** Writes `multipart/form-data` (RFC 7578); files are not read before they are sent. */
export const encodeMultipart: Encode = (value, type, { parts = [], members = [] }, partHeaders = {}) => {
  if (!isRecord(value)) throw new UnsendableError('is no object');
  const boundary = `----trefoil${globalThis.crypto.randomUUID()}`;
  const declared = new Map(parts.map((part) => [part.name, part]));
  const styled = new Map(members.map((member) => [member.name, member]));
  const pieces = Object.entries(value).flatMap(([name, member]) => {
    const parameter = styled.get(name);
    if (parameter !== undefined) return toStyledPieces(member, parameter);
    const items: readonly unknown[] = Array.isArray(member) ? member : [member];
    const headers: unknown = lookUp(partHeaders, name);
    return items.flatMap(
      (item, at) => toPiece(name, item, declared.get(name), Array.isArray(headers) ? headers[at] : headers) ?? [],
    );
  });
  const chunks = pieces.flatMap(({ head, content }) => [`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n']);
  return { type: `${type.split(';')[0]}; boundary=${boundary}`, body: new Blob([...chunks, `--${boundary}--\r\n`]) };
};
