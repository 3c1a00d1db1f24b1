import { UnsendableError } from '../errors.js';
import { isRecord, lookUp } from '../objects.js';
import type { Encode, Part, WrittenParameter } from '../operation.js';
import { joinPieces, type Piece, printHeaders, quoteName, writePart } from './part.js';

const dispositionOf = (name: string): string => `Content-Disposition: form-data; name=${quoteName(name)}`;

function toPieces(name: string, value: unknown, part: Part | undefined, headers: unknown): Piece[] {
  const written = writePart(value, part, name);
  if (written === undefined) return [];
  const { content, type, filename } = written;
  const file = filename === undefined ? '' : `; filename=${quoteName(filename)}`;
  const lines = type === undefined ? [] : [`Content-Type: ${type}`];
  return [{ head: [dispositionOf(name) + file, ...lines, ...printHeaders(part ?? {}, headers)], content }];
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
    return [{ head: [dispositionOf(name)], content }];
  });
}

/** Writes `multipart/form-data` (RFC 7578). */
export const encodeMultipart: Encode = (value, type, { parts = [], members = [] }, partHeaders = {}) => {
  if (!isRecord(value)) throw new UnsendableError('is no object');
  const declared = new Map(parts.map((part) => [part.name, part]));
  const styled = new Map(members.map((member) => [member.name, member]));
  const pieces = Object.entries(value).flatMap(([name, member]) => {
    const parameter = styled.get(name);
    if (parameter !== undefined) return toStyledPieces(member, parameter);
    const items: readonly unknown[] = Array.isArray(member) ? member : [member];
    const headers: unknown = lookUp(partHeaders, name);
    return items.flatMap((item, at) =>
      toPieces(name, item, declared.get(name), Array.isArray(headers) ? headers[at] : headers),
    );
  });
  return joinPieces(type, pieces);
};
