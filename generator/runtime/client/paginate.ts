import { readPointer } from '../codec/expression.js';
import { isRecord, lookUp } from '../codec/objects.js';
import type { Operation } from './operation.js';
import type { OnUndeclared, RequestOptions, RequestParts, Sender } from './options.js';
import { errorOf } from './unwrap.js';

/** The type of the items in a list field of a page. */
export type ItemOf<Page, Field extends string> = Page extends { readonly [K in Field]: readonly (infer Item)[] }
  ? Item
  : never;

/** Iterates over all items or all pages. Each iteration starts again with the original request. */
export interface Paginator<Item, Page> extends AsyncIterable<Item> {
  pages(): AsyncIterable<Page>;
}

/** A response of an operation with pagination. */
export interface PageResult {
  readonly status: number;
  readonly body?: unknown;
  readonly response: Response;
}

/** Requests a page. `address` maps the request's URL to the URL to use. */
export type Ask = (request: RequestParts, address?: (url: string) => string) => Promise<PageResult>;

/** A way to iterate over pages (`x-pagination`). */
export interface Paging {
  /** The field that contains the items of a page; absent if the page itself is the list. */
  readonly items?: string;
  readonly pages: (ask: Ask, request: RequestParts, operation: Operation) => AsyncGenerator<unknown>;
}

/** Iterates over the items or pages of an operation. Throws an `ApiError` for a response outside 2XX. */
export function paginate<Item, Page>(
  client: Sender<OnUndeclared>,
  operation: Operation,
  paging: Paging,
  request: RequestParts,
  options: RequestOptions<OnUndeclared> = {},
): Paginator<Item, Page> {
  // The caller's types ensure that the request belongs to the operation.
  const any = operation as Operation<RequestParts, { readonly status: number; readonly body?: unknown }>;
  const ask: Ask = (parts, address) =>
    client.send(any, parts, address === undefined ? options : { ...options, address });
  // The caller provides the page and item types of the operation.
  const pages = () => paging.pages(ask, request, operation);
  return {
    pages: () => pages() as AsyncIterable<Page>,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* itemsOf(page, paging.items) as readonly Item[];
    },
  };
}

/** Returns the items of a page; empty if there are none. */
export function itemsOf(page: unknown, field: string | undefined): readonly unknown[] {
  const items = field === undefined ? page : fieldOf(page, field);
  return Array.isArray(items) ? items : [];
}

/** Returns the value of a field of a page, given by name or by JSON pointer (RFC 6901). */
export function fieldOf(page: unknown, name: string): unknown {
  if (name.startsWith('/')) return readPointer(page, name);
  return isRecord(page) ? lookUp(page, name) : undefined;
}

/** Returns the page that a response contains. Throws the response's error if there is one. */
export function pageOf(result: PageResult): unknown {
  const error = errorOf(result);
  if (error !== undefined) throw error;
  return result.body;
}
