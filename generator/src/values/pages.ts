/** Sets the fields of a response that describe its page and say whether another follows. It stays valid. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Pagination } from '../ir/api.js';
import { membersOf } from '../support/json-pointer.js';
import { isFields } from './fits.js';

/** A field, by its path of member names, with its possible values, best first; `undefined` removes it. */
export type PageField = readonly [path: readonly string[], values: readonly (Json | undefined)[]];

/** Returns whether a body is valid. */
type Fits = (body: Json) => boolean;

type Members = Readonly<Record<string, Json>>;

function isMembers(value: Json | undefined): value is Members {
  return isFields(value);
}

/** Returns a copy of a value with `inner` at a path of member names; `undefined` removes the member. */
function setAt(value: Json | undefined, [name, ...rest]: readonly string[], inner: Json | undefined): Json | undefined {
  if (name === undefined) return inner;
  const { [name]: old, ...others } = isMembers(value) ? value : {};
  const changed = setAt(old, rest, inner);
  if (changed === undefined) return others;
  return old === undefined ? { ...others, [name]: changed } : { ...(isMembers(value) && value), [name]: changed };
}

/** Returns the value at a path of member names, if there is one. */
export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, name) => (isMembers(inner) ? inner[name] : undefined), value);
}

/** Values that say that a page is the last one. */
const noNext: readonly (Json | undefined)[] = [null, undefined, ''];

/** Returns the fields of the last page; `count` is the number of all items, and `pages` that of all pages. */
export function lastPageFields(pagination: Pagination | undefined, count: number, pages: number): readonly PageField[] {
  const of = (field: string | undefined, ...values: PageField[1]): readonly PageField[] =>
    field === undefined ? [] : [[membersOf(field), values]];
  switch (pagination?.style) {
    case 'page':
      return [...of(pagination.hasMore, false), ...of(pagination.totalPages, pages)];
    case 'offset':
      return [...of(pagination.hasMore, false), ...of(pagination.total, count)];
    case 'cursor':
      return [...of(pagination.hasMore, false), ...of(pagination.next, ...noNext)];
    case 'next':
      return of(pagination.next, ...noNext);
    default:
      return [];
  }
}

/** Returns the value that replaces another one: an integer has the same type, and a field without value stays so. */
function replacement(old: Json | undefined, value: Json | undefined): Json | undefined {
  if (old === undefined && (value === null || value === '')) return undefined;
  return typeof old === 'bigint' && typeof value === 'number' ? BigInt(value) : value;
}

function setField(body: Json, path: readonly string[], value: Json | undefined): Json {
  const old = valueAt(body, path);
  const own = replacement(old, value);
  return own === old ? body : (setAt(body, path, own) ?? body);
}

/**
 * Returns a copy of a body whose fields have the first valid values: of all fields together if possible, otherwise of
 * each field separately. A field without a valid value stays the same. If the body is invalid, nothing is checked.
 */
export function setPageFields(body: Json, fields: readonly PageField[], isValid: Fits): Json {
  const fits = isValid(body) ? isValid : () => true;
  const most = Math.max(0, ...fields.map(([, values]) => values.length));
  for (let at = 0; at < most; at += 1) {
    const whole = fields.reduce(
      (page, [path, values]) => setField(page, path, values[Math.min(at, values.length - 1)]),
      body,
    );
    if (fits(whole)) return whole;
  }
  return fields.reduce((page, [path, values]) => {
    const changed = values.map((value) => setField(page, path, value));
    return changed.find(fits) ?? page;
  }, body);
}
