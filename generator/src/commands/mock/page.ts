/** Cuts lists on a mock server into pages. */
import type { Json } from '../../../runtime/codec/operation.js';
import type { Operation } from '../../ir/api.js';
import { isJsonObject } from '../../openapi/values.js';
import { membersOf } from '../../support/json-pointer.js';

/** A JSON object. */
export type Members = { readonly [name: string]: Json };

export function isMembers(value: unknown): value is Members {
  return isJsonObject(value);
}

/** Returns a copy of a value with `inner` at a path of member names; `undefined` removes the member. */
function setAt(value: Json | undefined, [name, ...rest]: readonly string[], inner: Json | undefined): Json | undefined {
  if (name === undefined) return inner;
  const { [name]: old, ...others } = isMembers(value) ? value : {};
  const changed = setAt(old, rest, inner);
  return changed === undefined ? others : { ...others, [name]: changed };
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : fallback;
}

/** The range of objects on a page, and the response fields that describe the page, by name or pointer. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly fields: Readonly<Record<string, Json | undefined>>;
}

/** Finds the page that a request selects; without pagination, the page contains all objects. */
function findPage(
  { pagination, parameters }: Operation,
  objects: readonly Json[],
  query: Readonly<Record<string, unknown>>,
  key: string,
): Cut {
  const all = objects.length;
  const sizeOf = (name: string | undefined): number => {
    const fallback = parameters.find((each) => each.in === 'query' && each.name === name)?.default;
    return Math.max(1, numberOf(name === undefined ? undefined : query[name], numberOf(fallback, all)));
  };
  const named = (name: string | undefined, value: Json | undefined): Readonly<Record<string, Json | undefined>> =>
    name === undefined ? {} : { [name]: value };
  switch (pagination?.style) {
    case 'page': {
      const size = sizeOf(pagination.pageSize);
      const start = (Math.max(1, numberOf(query[pagination.page], 1)) - 1) * size;
      const pages = Math.ceil(all / size);
      const fields = { ...named(pagination.hasMore, start + size < all), ...named(pagination.totalPages, pages) };
      return { start, end: start + size, fields };
    }
    case 'offset': {
      const start = Math.max(0, numberOf(query[pagination.offset], 0));
      const end = start + sizeOf(pagination.limit);
      return { start, end, fields: { ...named(pagination.hasMore, end < all), ...named(pagination.total, all) } };
    }
    case 'cursor': {
      const cursor = query[pagination.cursor];
      const keyOf = (object: Json | undefined): Json | undefined => (isMembers(object) ? object[key] : undefined);
      const start = objects.findIndex((object) => String(keyOf(object)) === String(cursor)) + 1;
      const size = sizeOf(['limit', 'page_size', 'per_page', 'first'].find((name) => Object.hasOwn(query, name)));
      const last = keyOf(objects[start + size - 1]);
      const next = start + size < all && last !== undefined ? String(last) : undefined;
      return {
        start,
        end: start + size,
        fields: { ...named(pagination.next, next), ...named(pagination.hasMore, start + size < all) },
      };
    }
    case 'next':
      return { start: 0, end: all, fields: { [pagination.next]: undefined } };
    default:
      return { start: 0, end: all, fields: {} };
  }
}

/** Returns the body of a list: the document's example with the objects and fields of the requested page. */
export function cutPage(
  list: Operation,
  items: readonly string[],
  example: Json | undefined,
  objects: readonly Json[],
  query: Readonly<Record<string, unknown>>,
  key: string,
): Json {
  const { start, end, fields } = findPage(list, objects, query, key);
  let body = setAt(example, items, objects.slice(start, end));
  for (const [name, value] of Object.entries(fields)) body = setAt(body, membersOf(name), value);
  return body ?? [];
}
