import { getOwn, isRecord } from '../codec/objects.js';
import type { Operation, Pagination } from '../codec/operation.js';
import type { RequestOptions, RequestParts, Sender } from './options.js';
import { toApiError } from './unwrap.js';

/** The item type of a page's list field. */
export type ItemOf<Page, Field extends string> = Page extends { readonly [K in Field]: readonly (infer Item)[] }
  ? Item
  : never;

/** Iterates over all items, or over all pages; each iteration starts anew, with the request it was made with. */
export interface Paginator<Item, Page> extends AsyncIterable<Item> {
  pages(): AsyncIterable<Page>;
}

type AnyResult = { readonly status: number; readonly body?: unknown };
type Send = (request: RequestParts) => Promise<AnyResult & { readonly response: Response }>;
type Paged<Style> = Extract<Pagination, { readonly style: Style }>;
type AnyPage = Readonly<Record<string, unknown>>;

/**
 * Follows the pages of an operation as its `x-pagination` says; an answer outside 2XX is thrown as an `ApiError`.
 *
 * By page number: from the request's page, or 1, until there is no more or a page is empty. By cursor: with the latest
 * cursor until there is none; where the server refuses a cursor by the declared status, once more from the start,
 * passing over the records already given (by the declared key), at most once without a new record in between.
 */
export function paginate<Item, Page>(
  client: Sender,
  operation: Operation,
  request: RequestParts,
  options: RequestOptions = {},
): Paginator<Item, Page> {
  const { pagination } = operation;
  if (pagination === undefined) throw new TypeError(`${operation.id} declares no pagination`);
  // An operation of any request takes the request it was paired with by the caller's types.
  const any = operation as Operation<RequestParts, AnyResult>;
  const send: Send = (parts) => client.send(any, parts, options);
  // The caller names the types of page and item that the operation's own declaration gives.
  const pages = () =>
    pagination.style === 'page' ? byNumber(send, request, pagination) : byCursor(send, request, pagination);
  return {
    pages: () => pages() as AsyncIterable<AnyPage & Page>,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* itemsOf(page, pagination.items) as readonly Item[];
    },
  };
}

function itemsOf(page: AnyPage, field: string): readonly unknown[] {
  const items = getOwn(page, field);
  return Array.isArray(items) ? items : [];
}

function pageOf(result: Awaited<ReturnType<Send>>): AnyPage {
  if (!result.response.ok) throw toApiError(result);
  return isRecord(result.body) ? result.body : {};
}

async function* byNumber(send: Send, request: RequestParts, pagination: Paged<'page'>): AsyncGenerator<AnyPage> {
  const first = getOwn(request.query, pagination.page);
  for (let number = typeof first === 'number' ? first : 1; ; number += 1) {
    const page = pageOf(await send({ ...request, query: { ...request.query, [pagination.page]: number } }));
    yield page;
    if (getOwn(page, pagination.hasMore) !== true || itemsOf(page, pagination.items).length === 0) return;
  }
}

async function* byCursor(send: Send, request: RequestParts, pagination: Paged<'cursor'>): AsyncGenerator<AnyPage> {
  const { cursor: field, items: itemsField, key, next, invalidCursorStatus } = pagination;
  const { [field]: start, ...filters }: AnyPage = isRecord(request.body) ? request.body : {};
  const seen = new Set<string>();
  let cursor = start;
  let hasRestarted = false;
  let hasYielded = false;
  for (;;) {
    const result = await send({ ...request, body: cursor === undefined ? filters : { ...filters, [field]: cursor } });
    const isRefused = result.status === invalidCursorStatus && cursor !== undefined;
    if (isRefused && !hasRestarted && (key !== undefined || !hasYielded)) {
      hasRestarted = true;
      cursor = undefined;
      continue;
    }
    const page = pageOf(result);
    const all = itemsOf(page, itemsField);
    const fresh = key === undefined ? all : all.filter((item) => isNew(item, key, seen));
    if (fresh.length > 0) hasRestarted = false;
    hasYielded ||= fresh.length > 0;
    if (fresh.length === all.length) yield page;
    else if (fresh.length > 0) yield { ...page, [itemsField]: fresh };
    const following = getOwn(page, next);
    const isEnd = following === undefined || following === null || (Array.isArray(following) && following.length === 0);
    // A cursor that does not move would be followed for ever.
    if (isEnd || JSON.stringify(following) === JSON.stringify(cursor)) return;
    cursor = following;
  }
}

function isNew(item: unknown, key: string, seen: Set<string>): boolean {
  const value = JSON.stringify(isRecord(item) ? getOwn(item, key) : undefined);
  if (value === undefined) return true;
  const isKnown = seen.has(value);
  seen.add(value);
  return !isKnown;
}
