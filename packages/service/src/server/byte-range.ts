/** Which bytes of a file a request asks for (RFC 9110, 14). */

import type { FilePart } from '../kernel/ports/storage.js';

/**
 * The bytes that the header `Range` names, of a file of so many. `undefined` is for the whole: where there is no such
 * header, or one of another unit, of several ranges, or that is none, which a server may leave unread. `'none'` is for a
 * range beyond the end.
 */
export const readRange = (header: string | undefined, length: number): FilePart | 'none' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/iu.exec(header?.trim() ?? '') ?? [];
  if (first === '') {
    if (last === '') return undefined;
    // So many at the end.
    const count = Math.min(Number(last), length);
    return count === 0 ? 'none' : { start: length - count, end: length };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= length ? 'none' : { start, end: last === '' ? length : Math.min(Number(last) + 1, length) };
};

/** Whether a list of tags, as `If-None-Match` has it, names one; a weak tag counts (RFC 9110, 13.1.2). */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//u, '')));
