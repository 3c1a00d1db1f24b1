/** Describes, for the reference, where an operation or schema comes from and how it is paginated. */
import type { Pagination } from '../../ir/api.js';
import { asString, type JsonObject } from '../../openapi/values.js';
import { printInline, printTableCell } from '../../support/code/markdown.js';

function span(name: string): string {
  return `\`${printTableCell(name)}\``;
}

/** Returns a sentence about `x-origin` and `x-origin-reason`; `undefined` without `x-origin`. */
export function describeOrigin(raw: JsonObject): string | undefined {
  const origin = asString(raw['x-origin']);
  if (origin === undefined) return undefined;
  const reason = asString(raw['x-origin-reason']);
  const source = /^\d+(\.\d+)*$/u.test(origin) ? `section ${origin} of the document` : printInline(origin);
  return `Origin: ${source}${reason === undefined ? '' : `: ${printInline(reason)}`}`;
}

/** Describes `x-pagination`: the parameters that select a page, and the response fields that describe it. */
export function describePagination(pagination: Pagination): string {
  const items = pagination.items === undefined ? 'the response' : span(pagination.items);
  switch (pagination.style) {
    case 'page': {
      const size = pagination.pageSize === undefined ? '' : `, ${span(pagination.pageSize)} sets its length`;
      const page = `Pagination: ${span(pagination.page)} chooses a page${size}; ${items} has its records`;
      if (pagination.hasMore !== undefined) return `${page}, ${span(pagination.hasMore)} tells whether more follow.`;
      if (pagination.totalPages !== undefined) return `${page}, ${span(pagination.totalPages)} is the number of pages.`;
      return `${page}, and is empty after the last.`;
    }
    case 'offset': {
      const size = pagination.limit === undefined ? '' : `, ${span(pagination.limit)} sets how many`;
      return `Pagination: ${span(pagination.offset)} chooses the first record${size}; ${items} has the records, and is empty after the last.`;
    }
    case 'cursor': {
      const { cursor, next, key, hasMore } = pagination;
      const start = `Pagination: ${items} has the records of a part`;
      const more = hasMore === undefined ? '' : `; ${span(hasMore)} tells whether more follow`;
      return next === undefined
        ? `${start}; ${span(key ?? '')} of the last one goes into ${span(cursor)} of the next request${more}.`
        : `${start}; ${span(next)} goes into ${span(cursor)} of the next request, and is absent at the end${more}.`;
    }
    case 'link':
      return `Pagination: ${items} has the records of a page; the header \`Link\` with \`rel="next"\` leads to the next one, and is absent at the end.`;
    case 'next':
      return `Pagination: ${items} has the records of a page; ${span(pagination.next)} is the address of the next one, and is absent at the end.`;
  }
}
