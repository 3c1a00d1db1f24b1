import { isRecord, lookUp } from '../../codec/objects.js';
import type { RequestParts } from '../options.js';
import { type Ask, fieldOf, itemsOf, pageOf } from '../paginate.js';

/** How to request pages one by one. A parameter identifies each page, and can be stored as JSON. */
export interface PageSteps<Param = unknown> {
  /** Returns the parameter that identifies the first page. */
  readonly first: (request: RequestParts) => Param;
  /** Returns the request for a page and, if the URL must change, a function that changes it. */
  readonly request: (
    request: RequestParts,
    param: Param,
  ) => { readonly parts: RequestParts; readonly address?: (url: string) => string };
  /** Returns the parameter of the next page; `undefined` if this page is the last. */
  readonly next: (page: unknown, param: Param) => Param | undefined;
  /** Returns the items, to detect repeated pages (see `isRepeated`). Present if pages do not tell which is the last. */
  readonly items?: (page: unknown) => readonly unknown[];
}

/** Returns whether a page repeats the previous page's items, because the server ignores the page parameter. */
export function isRepeated({ items }: Pick<PageSteps, 'items'>, page: unknown, previous: unknown): boolean {
  if (items === undefined || previous === undefined) return false;
  return textOf(items(page)) === textOf(items(previous));
}

/** Converts a value to JSON for comparison; bigints become text. */
export function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member));
}

/** Iterates over the pages, starting with the page that the request selects. */
export async function* walkPages<Param>(
  steps: PageSteps<Param>,
  ask: Ask,
  request: RequestParts,
): AsyncGenerator<unknown> {
  let previous: unknown;
  for (let param: Param | undefined = steps.first(request); param !== undefined; ) {
    const page = pageOf(await ask(steps.request(request, param).parts));
    if (isRepeated(steps, page, previous)) return;
    yield page;
    previous = page;
    param = steps.next(page, param);
  }
}

function withQuery(request: RequestParts, name: string, value: unknown): { readonly parts: RequestParts } {
  return { parts: { ...request, query: { ...request.query, [name]: value } } };
}

/** Fields for pagination by page number. */
export interface NumberFields {
  /** Name of a query parameter. */
  readonly page: string;
  /** Field of the response body with the items; if absent, the body itself is the list. */
  readonly items?: string;
  /** Field of the response body that says whether more pages follow. An empty page is always the last one. */
  readonly hasMore?: string;
  /** Field of the response body with the number of pages. */
  readonly totalPages?: string;
}

/** Requests pages by number; see `pageByNumber`. */
export function stepByNumber({ page: name, items, hasMore, totalPages }: NumberFields): PageSteps<number> {
  return {
    first: ({ query }) => Number(lookUp(query, name) ?? 1),
    request: (request, number) => withQuery(request, name, number),
    ...(hasMore === undefined && totalPages === undefined && { items: (page) => itemsOf(page, items) }),
    next: (page, number) => {
      const isLast =
        (hasMore !== undefined && fieldOf(page, hasMore) !== true) ||
        (totalPages !== undefined && number >= Number(fieldOf(page, totalPages)));
      return isLast || itemsOf(page, items).length === 0 ? undefined : number + 1;
    },
  };
}

/** Fields for pagination by offset. */
export interface OffsetFields {
  /** Name of a query parameter. */
  readonly offset: string;
  /** Fields of the response body. */
  readonly items?: string;
  readonly hasMore?: string;
  readonly total?: string;
}

/** Requests pages by offset; see `pageByOffset`. */
export function stepByOffset({ offset: name, items, hasMore, total }: OffsetFields): PageSteps<number> {
  return {
    first: ({ query }) => Number(lookUp(query, name) ?? 0),
    request: (request, offset) => withQuery(request, name, offset),
    ...(hasMore === undefined && total === undefined && { items: (page) => itemsOf(page, items) }),
    next: (page, offset) => {
      const count = itemsOf(page, items).length;
      const following = offset + count;
      const isLast = hasMore !== undefined && fieldOf(page, hasMore) !== true;
      const all = total === undefined ? undefined : fieldOf(page, total);
      const isNumber = typeof all === 'number' || typeof all === 'bigint';
      return count === 0 || isLast || (isNumber && following >= all) ? undefined : following;
    },
  };
}

/** Fields for pagination by cursor. */
export interface CursorFields {
  /** A query parameter or a field of the request body, depending on `in`. */
  readonly cursor: string;
  readonly in?: 'query';
  /** Fields of the response body. Without `next`, the next cursor is the `key` of the last item. */
  readonly next?: string;
  readonly items: string;
  /** Field that identifies a record; used to skip records already returned when a query restarts. */
  readonly key?: string;
  readonly hasMore?: string;
  /** Status with which the server rejects a cursor that is no longer valid. */
  readonly invalidCursorStatus?: number;
}

/** Returns the cursor in a request; `undefined` for the first page. */
export function readCursor(fields: CursorFields, request: RequestParts): unknown {
  const given = request[fields.in ?? 'body'];
  return isRecord(given) ? lookUp(given, fields.cursor) : undefined;
}

/** Returns a copy of a request with another cursor; without a cursor if it is `undefined`. */
export function withCursor(fields: CursorFields, request: RequestParts, cursor: unknown): RequestParts {
  const place = fields.in ?? 'body';
  const given = request[place];
  const { [fields.cursor]: _, ...filters } = isRecord(given) ? given : {};
  return { ...request, [place]: cursor === undefined ? filters : { ...filters, [fields.cursor]: cursor } };
}

/** Returns the cursor of the next page; `undefined` if this page is the last. */
export function nextCursor({ next, items, key = '', hasMore }: CursorFields, page: unknown): unknown {
  if (hasMore !== undefined && fieldOf(page, hasMore) !== true) return undefined;
  const following = next === undefined ? fieldOf(itemsOf(page, items).at(-1), key) : fieldOf(page, next);
  const isEmpty = following === null || following === '' || (Array.isArray(following) && following.length === 0);
  return isEmpty ? undefined : following;
}
