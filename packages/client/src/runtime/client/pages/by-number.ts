import { lookUp } from '../../codec/objects.js';
import { fieldOf, itemsOf, type Paging, pageOf } from '../paginate.js';

/** Pagination by page number, from the request's page or 1, until there are no more pages or a page is empty. */
export function pageByNumber(fields: {
  /** A query parameter. */
  readonly page: string;
  /** Fields of the response body. */
  readonly items: string;
  readonly hasMore: string;
}): Paging {
  const { page: name, items, hasMore } = fields;
  return {
    items,
    async *pages(ask, request) {
      const first = lookUp(request.query, name);
      for (let number = Number(first ?? 1); ; number += 1) {
        const page = pageOf(await ask({ ...request, query: { ...request.query, [name]: number } }));
        yield page;
        if (fieldOf(page, hasMore) !== true || itemsOf(page, items).length === 0) return;
      }
    },
  };
}
