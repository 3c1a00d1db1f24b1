/** Lists by page whose queries are built once. */
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

/** Of what a page is that is asked, when, and by whom. */
type AskedNow = Asked & { readonly now: Date; readonly memberId: number };

interface Bounds {
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
  readonly memberId: number;
}

/** Values whose names are none of those that every page has, or nothing. */
type Apart<V> = [keyof V & keyof Bounds] extends [never] ? V : never;

type Query<V, Row> = (of: Asked, values: Bounds & V) => Promise<Row[]>;

/** What a statement is for: a word or a number, or some of them in an order that is always the same. */
type Key = string | number | readonly (string | number | boolean | undefined)[];

/** A list for each of a few keys, such as orders: each is prepared when it is first asked for. */
export const prepareBy = <const K extends Key, L>(prepare: (key: K) => L): ((key: K) => L) => {
  const known = new Map<string, L>();
  return (key) => {
    const name = String(key);
    const list = known.get(name) ?? prepare(key);
    known.set(name, list);
    return list;
  };
};

/**
 * Sizes of pages that most ask for. Their first pages are statements of their own, with numbers in them: of a limit that is
 * a parameter PostgreSQL knows nothing, and so plans each time, which takes longer than to read the page.
 */
export const USUAL_SIZES: ReadonlySet<number> = new Set([10, 20, 25, 50, 100]);

/** Builds a list for a reader of values that are known when it is run, beside those of the page. */
type Build<V, L> = (of: Reader, values: Values<V>) => L;

/** Of a list: the query of a page, and that of its length alone. */
interface Parts<V, L, O> {
  readonly build: Build<V, L>;
  readonly select: (list: L, limit: Bound, offset: Bound) => Compilable<O & Counted>;
  readonly count: (list: L) => Compilable<Counted>;
}

const prepare = <V extends object, L, O>({ build, select, count }: Parts<V, L, O>) => {
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
};

/** A list with an index of its own for its pages. */
export const prepareLongPage = <V extends object, DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>(
  build: Build<V, LongList<DB, TB, DB2, TB2, O>>,
) => prepare<V, LongList<DB, TB, DB2, TB2, O>, O>({ build, select: selectLongPage, count: selectLength });

/** A list of which a query is ordered in all. */
export const preparePage = <V extends object, DB, TB extends keyof DB, O>(
  build: Build<V, SelectQueryBuilder<DB, TB, O>>,
) => prepare<V, SelectQueryBuilder<DB, TB, O>, O>({ build, select: selectPage, count: countAll });
