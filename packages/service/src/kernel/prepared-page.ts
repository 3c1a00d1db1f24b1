/** Paginated lists whose queries are compiled only once. */
import type { SelectQueryBuilder } from 'kysely';
import { type Asked, type Compilable, prepareQuery, type Values } from '../database/prepared-query.js';
import {
  type Bound,
  type Counted,
  countAll,
  type LongList,
  offsetOf,
  type Page,
  type PageEnvelope,
  selectLength,
  selectLongPage,
  selectPage,
  type ToRecords,
  toEnvelope,
} from './page.js';
import type { Reader } from './scope.js';

/** A scope for a prepared list: the database, the community, the time and the caller. */
type AskedNow = Asked & { readonly now: Date; readonly memberId: number };

interface Bounds {
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
  readonly memberId: number;
}

/** The type `V`, or `never` if it has a property of `Bounds`, because the values of a list must not use these names. */
type Apart<V> = [keyof V & keyof Bounds] extends [never] ? V : never;

type Query<V, Row> = (of: Asked, values: Bounds & V) => Promise<Row[]>;

/** Key of a prepared statement: a string, a number, or a tuple of them in a fixed order. */
type Key = string | number | readonly (string | number | boolean | undefined)[];

/** Prepares a list on first use for each key, such as a sort order, and caches it. */
export function prepareBy<const K extends Key, L>(prepare: (key: K) => L): (key: K) => L {
  const known = new Map<string, L>();
  return (key) => {
    const name = String(key);
    const list = known.get(name) ?? prepare(key);
    known.set(name, list);
    return list;
  };
}

/**
 * Common page sizes. The first pages of these sizes have their own statements with literal limits: if the limit is a
 * parameter, PostgreSQL plans the query on each run, which takes longer than reading the page.
 */
export const USUAL_SIZES: ReadonlySet<number> = new Set([10, 20, 25, 50, 100]);

/** Builds a list. The reader and the values are placeholders that get their values when the list runs. */
type Build<V, L> = (of: Reader, values: Values<V>) => L;

/** How a list is built, and its two queries: for a page, and for the count alone. */
interface Parts<V, L, O> {
  readonly build: Build<V, L>;
  readonly select: (list: L, limit: Bound, offset: Bound) => Compilable<O & Counted>;
  readonly count: (list: L) => Compilable<Counted>;
}

function prepare<V extends object, L, O>({ build, select, count }: Parts<V, L, O>) {
  const toQuery = <R>(finish: (list: L, values: Values<Bounds & V>) => Compilable<R>): Query<V, R> =>
    prepareQuery((db, values: Values<Bounds & V>) =>
      finish(build({ db, now: values.value('now'), memberId: values.value('memberId') }, values), values),
    );
  const readFirst = prepareBy((size: number) => toQuery((list) => select(list, size, 0)));
  const read = toQuery((list, { value }) => select(list, value('limit'), value('offset')));
  const recount = toQuery(count);
  return async <R>(of: AskedNow, page: Page & Apart<V>, map: ToRecords<O, R>): Promise<PageEnvelope<R>> => {
    const values = { ...page, limit: page.perPage, offset: offsetOf(page), now: of.now, memberId: of.memberId };
    const rows = await (page.page === 1 && USUAL_SIZES.has(page.perPage) ? readFirst(page.perPage) : read)(of, values);
    return toEnvelope(page, rows, map, async () => (await recount(of, values))[0]);
  };
}

/** Prepares a long list: a page of ids is selected first, then the records with these ids. */
export function prepareLongPage<V extends object, DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>(
  build: Build<V, LongList<DB, TB, DB2, TB2, O>>,
) {
  return prepare<V, LongList<DB, TB, DB2, TB2, O>, O>({ build, select: selectLongPage, count: selectLength });
}

/** Prepares a list from a single ordered query. */
export function preparePage<V extends object, DB, TB extends keyof DB, O>(
  build: Build<V, SelectQueryBuilder<DB, TB, O>>,
) {
  return prepare<V, SelectQueryBuilder<DB, TB, O>, O>({ build, select: selectPage, count: countAll });
}
