import { lookUp } from '../../codec/objects.js';
import { fieldOf, itemsOf, type Paging, pageOf } from '../paginate.js';

/**
 * Pagination by offset, from the request's offset or 0. The offset grows by the number of items received, until a page
 * is empty or the response says that there are no more. A short page does not end it: a server may return fewer items.
 */
export function pageByOffset(fields: {
  /** A query parameter. */
  readonly offset: string;
  /** Fields of the response body. */
  readonly items?: string;
  readonly hasMore?: string;
  readonly total?: string;
}): Paging {
  const { offset: name, items, hasMore, total } = fields;
  return {
    ...(items !== undefined && { items }),
    async *pages(ask, request) {
      const first = lookUp(request.query, name);
      for (let offset = Number(first ?? 0); ; ) {
        const page = pageOf(await ask({ ...request, query: { ...request.query, [name]: offset } }));
        yield page;
        const count = itemsOf(page, items).length;
        offset += count;
        const isLast = hasMore !== undefined && fieldOf(page, hasMore) !== true;
        const all = total === undefined ? undefined : fieldOf(page, total);
        const isNumber = typeof all === 'number' || typeof all === 'bigint';
        if (count === 0 || isLast || (isNumber && offset >= all)) return;
      }
    },
  };
}
