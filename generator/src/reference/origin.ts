/** What the reference says of an operation or a schema besides its description: where it comes from, and its pages. */
import type { Pagination } from '../api/api.js';
import { asString, type Raw } from '../lower/raw.js';
import { printInline, printTableCell } from '../print/markdown.js';

const span = (name: string): string => `\`${printTableCell(name)}\``;

/** A sentence for `x-origin` and `x-origin-reason`, or `undefined` where nothing is said. */
export const describeOrigin = (raw: Raw): string | undefined => {
  const origin = asString(raw['x-origin']);
  if (origin === undefined) return undefined;
  const reason = asString(raw['x-origin-reason']);
  const source = /^\d+(\.\d+)*$/u.test(origin) ? `section ${origin} of the document` : printInline(origin);
  return `Origin: ${source}${reason === undefined ? '' : `: ${printInline(reason)}`}`;
};

/** Sentences for `x-pagination`: which parameter asks for a page, and which fields answer. */
export const describePagination = (pagination: Pagination): string => {
  const items = span(pagination.items);
  if (pagination.style === 'page') {
    const size = pagination.pageSize === undefined ? '' : `, ${span(pagination.pageSize)} sets its length`;
    const more = span(pagination.hasMore);
    return `Pagination: ${span(pagination.page)} chooses a page${size}; ${items} has its records, ${more} tells whether more follow.`;
  }
  const { cursor, next } = pagination;
  return `Pagination: ${items} has the records of a part; ${span(next)} goes into ${span(cursor)} of the next request, and is absent at the end.`;
};
