import { UnsendableError } from '../errors.js';
import { isRecord, lookUp } from '../objects.js';
import type { Encode, Part, WrittenMember } from '../operation.js';
import { splitPair } from '../writers/pairs.js';
import { joinPieces, type Piece, printHeaders, quoteName, writePart } from './part.js';

const dispositionOf = (name: string): string => `Content-Disposition: form-data; name=${quoteName(name)}`;

/** Returns the headers of one part of a member: each item of an array has its own headers. */
const headersAt = (headers: unknown, index: number): unknown => (Array.isArray(headers) ? headers[index] : headers);

function toPieces(name: string, value: unknown, part: Part | undefined, headers: unknown): Piece[] {
  const written = writePart(value, part, name, headers);
  if (written === undefined) return [];
  const { content, type, filename } = written;
  const file = filename === undefined ? '' : `; filename=${quoteName(filename)}`;
  const lines = type === undefined ? [] : [`Content-Type: ${type}`];
  return [{ head: [dispositionOf(name) + file, ...lines, ...printHeaders(part?.headers, headers)], content }];
}

/**
 * Creates the parts for a member with a style: the pairs of a query without percent-encoding (OpenAPI 3.1.1,
 * 4.8.15.1.2), each with the headers of the member or of its item.
 */
function toStyledPieces(member: unknown, parameter: WrittenMember, headers: unknown): Piece[] {
  const pairs = member === undefined ? '' : (parameter.write(member, parameter) ?? '');
  if (pairs === '') return [];
  return pairs.split('&').map((pair, index): Piece => {
    const [name = '', content = ''] = splitPair(pair).map(decodeURIComponent);
    return { head: [dispositionOf(name), ...printHeaders(parameter.headers, headersAt(headers, index))], content };
  });
}

/** Writes `multipart/form-data` (RFC 7578). */
export const encodeMultipart: Encode = (value, type, { parts = [], members = [] }, partHeaders = {}) => {
  if (!isRecord(value)) throw new UnsendableError('is not an object');
  const declared = new Map(parts.map((part) => [part.name, part]));
  const styled = new Map(members.map((member) => [member.name, member]));
  const pieces = Object.entries(value).flatMap(([name, member]) => {
    const parameter = styled.get(name);
    const headers = lookUp(partHeaders, name);
    if (parameter !== undefined) return toStyledPieces(member, parameter, headers);
    const part = declared.get(name);
    // An array is a single part if the part's medium encodes the whole array.
    const isOne = !Array.isArray(member) || (part?.medium !== undefined && part.isList !== true);
    const items: readonly unknown[] = isOne ? [member] : member;
    return items.flatMap((item, index) => toPieces(name, item, part, headersAt(headers, index)));
  });
  return joinPieces(type.split(';')[0] ?? '', pieces);
};
