/** Cuts lists on a mock server into pages. */
import type { Json } from '../../../runtime/codec/operation.js';
import type { Operation } from '../../ir/api.js';
import { isJsonObject } from '../../openapi/values.js';
import { membersOf } from '../../support/json-pointer.js';
import { lastPageFields, type PageField, setPageFields, valueAt } from '../../values/pages.js';

/** A JSON object. */
export type Members = { readonly [name: string]: Json };

export function isMembers(value: unknown): value is Members {
  return isJsonObject(value);
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : fallback;
}

/** The range of objects on a page. */
interface Cut {
  readonly start: number;
  readonly end: number;
  /** Number of all pages. */
  readonly pages: number;
  /** The cursor of the next page, if there is one and the list is paginated by cursor; `null` if it is unknown. */
  readonly next?: Json;
}

/** A list of which pages are requested. */
export interface PagedList {
  readonly operation: Operation;
  /** Property names that lead to the objects in the body. */
  readonly items: readonly string[];
  /** The document's example of the body. */
  readonly example: Json | undefined;
  readonly objects: readonly Json[];
  /** The property that identifies an object. */
  readonly key: string;
  readonly fits: (body: Json) => boolean;
}

type Query = Readonly<Record<string, unknown>>;

/** Finds the page that a request selects. Without pagination, or with `isRest`, it contains all remaining objects. */
function findPage(list: PagedList, query: Query, isRest: boolean): Cut {
  const { objects, operation } = list;
  const { pagination, parameters } = operation;
  const all = objects.length;
  const sizeOf = (name: string | undefined): number => {
    const fallback = parameters.find((each) => each.in === 'query' && each.name === name)?.default;
    return Math.max(1, numberOf(name === undefined ? undefined : query[name], numberOf(fallback, all)));
  };
  const cut = (start: number, size: number): Cut => ({
    start,
    end: isRest ? Math.max(start, all) : start + size,
    pages: Math.ceil(all / size),
  });
  switch (pagination?.style) {
    case 'page': {
      const size = sizeOf(pagination.pageSize);
      return cut((Math.max(1, numberOf(query[pagination.page], 1)) - 1) * size, size);
    }
    case 'offset':
      return cut(Math.max(0, numberOf(query[pagination.offset], 0)), sizeOf(pagination.limit));
    case 'cursor': {
      const cursors = listCursors(list);
      const size = sizeOf(['limit', 'page_size', 'per_page', 'first'].find((name) => Object.hasOwn(query, name)));
      const cursor = query[pagination.cursor];
      const start = cursor === undefined ? 0 : cursors.findIndex((each) => String(each) === String(cursor)) + 1;
      const page = cut(start, size);
      return page.end < all ? { ...page, next: cursors[page.end - 1] ?? null } : page;
    }
    default:
      return cut(0, Math.max(1, all));
  }
}

/** Returns the cursor after each object: its key or, if keys are missing or equal, the number of objects so far. */
function listCursors({ operation: { pagination }, objects, key }: PagedList): readonly (Json | undefined)[] {
  const keys = objects.map((object) => (isMembers(object) ? object[key] : undefined));
  const isKeyed = keys.every(isScalar) && new Set(keys.map(String)).size === keys.length;
  const isFree = pagination?.style === 'cursor' && pagination.next !== undefined;
  return isKeyed || !isFree ? keys : objects.map((_, at) => at + 1);
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'bigint'].includes(typeof value);
}

/** Returns the example with the objects and fields of a page. */
function fill({ operation: { pagination }, objects, items, example, fits }: PagedList, page: Cut): Json {
  const { start, end, pages, next } = page;
  const isLast = end >= objects.length;
  const fields = lastPageFields(pagination, objects.length, pages).map(([path, values]): PageField => {
    const isMore = values[0] === false;
    return isLast ? [path, values] : isMore ? [path, [true]] : [path, next == null ? values : [String(next), next]];
  });
  const empty = items.length === 0 ? [] : {};
  return setPageFields(example ?? empty, [[items, [objects.slice(start, end)]], ...fields], fits);
}

/**
 * Returns the body of a list: the document's example with the objects and fields of the requested page. If a page with
 * these objects would be invalid, for example because it is empty, the objects are those of the example. If a page
 * cannot refer to the next one, it contains all remaining objects.
 */
export function cutPage(list: PagedList, query: Query): Json {
  const { pagination } = list.operation;
  const page = findPage(list, query, false);
  const body = fill(list, page);
  if (page.next === undefined) return body;
  const field = pagination?.style === 'cursor' ? pagination.next : undefined;
  const isNamed = field === undefined || String(valueAt(body, membersOf(field))) === String(page.next);
  return page.next !== null && isNamed ? body : fill(list, findPage(list, query, true));
}
