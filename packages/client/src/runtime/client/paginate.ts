import { isRecord, lookUp } from '../codec/objects.js';
import type { Operation } from './operation.js';
import type { OnUndeclared, RequestOptions, RequestParts, Sender } from './options.js';
import { errorOf } from './unwrap.js';

/** The item type of a page's list field. */
export type ItemOf<Page, Field extends string> = Page extends { readonly [K in Field]: readonly (infer Item)[] }
  ? Item
  : never;

/** Iterates over all items, or over all pages; each iteration starts anew, with the request it was made with. */
export interface Paginator<Item, Page> extends AsyncIterable<Item> {
  pages(): AsyncIterable<Page>;
}

/** An answer of an operation with pages. */
export interface AnyResult {
  readonly status: number;
  readonly body?: unknown;
  readonly response: Response;
}

/** Asks for a page. `address` is told where the request would go, and tells where it goes. */
export type Ask = (request: RequestParts, address?: (url: string) => string) => Promise<AnyResult>;

/** How the pages of an operation follow each other (`x-pagination`). */
export interface Paging {
  /** The field of a page that holds its items; absent where the page is the list. */
  readonly items?: string;
  readonly pages: (ask: Ask, request: RequestParts, operation: Operation) => AsyncGenerator<unknown>;
}

/** Follows the pages of an operation; an answer outside 2XX is thrown as an `ApiError`. */
export function paginate<Item, Page>(
  client: Sender<OnUndeclared>,
  operation: Operation,
  paging: Paging,
  request: RequestParts,
  options: RequestOptions<OnUndeclared> = {},
): Paginator<Item, Page> {
  // An operation of any request takes the request it was paired with by the caller's types.
  const any = operation as Operation<RequestParts, { readonly status: number; readonly body?: unknown }>;
  const ask: Ask = (parts, address) =>
    client.send(any, parts, address === undefined ? options : { ...options, address });
  // The caller names the types of page and item that the operation's own declaration gives.
  const pages = () => paging.pages(ask, request, operation);
  return {
    pages: () => pages() as AsyncIterable<Page>,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* itemsOf(page, paging.items) as readonly Item[];
    },
  };
}

/** The items of a page; none where there is no list. */
export function itemsOf(page: unknown, field: string | undefined): readonly unknown[] {
  const items = field === undefined ? page : isRecord(page) ? lookUp(page, field) : undefined;
  return Array.isArray(items) ? items : [];
}

/** A field of a page. */
export function fieldOf(page: unknown, name: string): unknown {
  return isRecord(page) ? lookUp(page, name) : undefined;
}

/** The page that a response is; throws its error if it is none. */
export function pageOf(result: AnyResult): unknown {
  const error = errorOf(result);
  if (error !== undefined) throw error;
  return result.body;
}
