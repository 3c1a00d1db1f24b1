import { UnsendableError } from '../errors.js';
import type { Encode } from '../operation.js';
import { joinPieces, type Piece, printHeaders, quoteName, writePart } from './part.js';

/** Writes a multipart body whose parts have no names, an item of a list each (RFC 2046, 5.1; OpenAPI 3.2, 4.15.2). */
export const encodeParts: Encode = (value, type, { parts = [], rest }, partHeaders) => {
  if (!Array.isArray(value)) throw new UnsendableError('is no list');
  const pieces = value.map((item: unknown, at): Piece => {
    const part = parts[at] ?? rest;
    const given: unknown = Array.isArray(partHeaders) ? partHeaders[at] : undefined;
    const written = writePart(item, part, `part ${at}`, given);
    // Were it left out, what follows would stand in its place.
    if (written === undefined) throw new UnsendableError(`holds nothing that part ${at} could carry`);
    const { content, type: own = 'text/plain; charset=utf-8', filename } = written;
    const lines = printHeaders(part?.headers, given);
    const file = filename === undefined ? '' : `; filename=${quoteName(filename)}`;
    const isDisposition = (line: string): boolean => line.startsWith('content-disposition:');
    const isNamed = file === '' || lines.some(isDisposition);
    const head = lines.map((line) => (isDisposition(line) ? line + file : line));
    return {
      head: [...(isNamed ? [] : [`Content-Disposition: attachment${file}`]), `Content-Type: ${own}`, ...head],
      content,
    };
  });
  // Its other parameters say what it is, such as `type` of `multipart/related` (RFC 2387, 3.1).
  return joinPieces(type.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/iu, ''), pieces);
};
