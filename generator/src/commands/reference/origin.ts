/** Describes the origin and the pagination of an operation or a schema for the reference. */
import type { Pagination } from '../../ir/api.js';
import { asString, type JsonObject } from '../../openapi/values.js';
import { printInline, printTableCell } from '../../support/code/markdown.js';

const span = (name: string): string => `\`${printTableCell(name)}\``;

/** A sentence for `x-origin` and `x-origin-reason`, or `undefined` without `x-origin`. */
export const describeOrigin = (raw: JsonObject): string | undefined => {
  const origin = asString(raw['x-origin']);
  if (origin === undefined) return undefined;
  const reason = asString(raw['x-origin-reason']);
  const source = /^\d+(\.\d+)*$/u.test(origin) ? `section ${origin} of the document` : printInline(origin);
  return `Origin: ${source}${reason === undefined ? '' : `: ${printInline(reason)}`}`;
};

/** Describes `x-pagination`: the parameters that select a page, and the fields of the response. */
export const describePagination = (pagination: Pagination): string => {
  const items = pagination.items === undefined ? 'the response' : span(pagination.items);
  switch (pagination.style) {
    case 'page': {
      const size = pagination.pageSize === undefined ? '' : `, ${span(pagination.pageSize)} sets its length`;
      const more = span(pagination.hasMore);
      return `Pagination: ${span(pagination.page)} chooses a page${size}; ${items} has its records, ${more} tells whether more follow.`;
    }
    case 'offset': {
      const size = pagination.limit === undefined ? '' : `, ${span(pagination.limit)} sets how many`;
      return `Pagination: ${span(pagination.offset)} chooses the first record${size}; ${items} has the records, and is empty after the last.`;
    }
    case 'cursor': {
      const { cursor, next } = pagination;
      return `Pagination: ${items} has the records of a part; ${span(next)} goes into ${span(cursor)} of the next request, and is absent at the end.`;
    }
    case 'link':
      return `Pagination: ${items} has the records of a page; the header \`Link\` with \`rel="next"\` leads to the next one, and is absent at the end.`;
    case 'next':
      return `Pagination: ${items} has the records of a page; ${span(pagination.next)} is the address of the next one, and is absent at the end.`;
  }
};
