/** Range and conditional requests for files (RFC 9110, 14). */

import type { FilePart } from '../kernel/ports/storage.js';

/**
 * Parses the header `Range` for a file of `length` bytes. Returns `'none'` for a range beyond the end of the file.
 * Returns `undefined`, meaning the whole file, if there is no header, and for other units, several ranges and invalid
 * values, which a server may ignore.
 */
export function readRange(header: string | undefined, length: number): FilePart | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/iu.exec(header?.trim() ?? '') ?? [];
  if (first === '') {
    if (last === '') return undefined;
    // A suffix range: the last `count` bytes.
    const count = Math.min(Number(last), length);
    return count === 0 ? 'none' : { start: length - count, end: length };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= length ? 'none' : { start, end: last === '' ? length : Math.min(Number(last) + 1, length) };
}

/** Whether a list of entity tags, as in `If-None-Match`, contains a tag by weak comparison (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//u, '')));
}
