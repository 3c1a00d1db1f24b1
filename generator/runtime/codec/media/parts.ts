import { UnsendableError } from '../errors.js';
import type { Encode } from '../operation.js';
import { joinPieces, type Piece, printHeaders, quoteName, writePart } from './part.js';

/**
 * Writes a multipart body without part names, with a part for each item of an array (RFC 2046, 5.1; OpenAPI 3.2,
 * 4.15.2).
 */
export const encodeParts: Encode = (value, type, { parts = [], rest }, partHeaders) => {
  if (!Array.isArray(value)) throw new UnsendableError('is not a list');
  const pieces = value.map((item: unknown, index): Piece => {
    const part = parts[index] ?? rest;
    const headers: unknown = Array.isArray(partHeaders) ? partHeaders[index] : undefined;
    const written = writePart(item, part, `part ${index}`, headers);
    // If the part were omitted, the next one would take its position.
    if (written === undefined) throw new UnsendableError(`has no value for part ${index}`);
    const { content, type: partType = 'text/plain; charset=utf-8', filename } = written;
    const lines = printHeaders(part?.headers, headers);
    const file = filename === undefined ? '' : `; filename=${quoteName(filename)}`;
    const isDisposition = (line: string): boolean => line.startsWith('content-disposition:');
    const isNamed = file === '' || lines.some(isDisposition);
    const head = lines.map((line) => (isDisposition(line) ? line + file : line));
    return {
      head: [...(isNamed ? [] : [`Content-Disposition: attachment${file}`]), `Content-Type: ${partType}`, ...head],
      content,
    };
  });
  // The other parameters are significant, such as `type` of `multipart/related` (RFC 2387, 3.1).
  return joinPieces(type.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/iu, ''), pieces);
};
