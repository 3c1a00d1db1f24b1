/** Lists by page whose queries are built once: those that most callers ask for, which little narrows. */
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/community-db.js';
import { type Asked, prepareQuery, type ValueOf } from '../database/prepared-query.js';
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

/** Prepares the query of a page between bounds. */
type PrepareRead<V, O> = (bound: (value: ValueOf<Bounds & V>) => readonly [limit: Bound, offset: Bound]) => Query<V, O>;

const toPrepared = <V extends object, O>(prepareRead: PrepareRead<V, O & Counted>, recount: Query<V, Counted>) => {
  const readFirst = prepareBy((size: number) => prepareRead(() => [size, 0]));
  const read = prepareRead((value) => [value('limit'), value('offset')]);
  return async <R>(of: AskedNow, page: Page & V, map: ToRecords<O, R>): Promise<PageEnvelope<R>> => {
    const values = { ...page, limit: page.perPage, offset: offsetOf(page), now: of.now, memberId: of.memberId };
    const rows = await (page.page === 1 && USUAL_SIZES.has(page.perPage) ? readFirst(page.perPage) : read)(of, values);
    return toEnvelope(page, rows, map, async () => (await recount(of, values))[0]);
  };
};

const toReader = (db: Db, value: ValueOf<Bounds>): Reader => ({
  db,
  now: value('now'),
  memberId: value('memberId'),
});

/** Builds a list for a reader; `value` names what narrows it, which is given beside the page. */
type Build<V, L> = (of: Reader, value: ValueOf<V>) => L;

/** `listLongPage` of a list whose queries are built once. */
export const prepareLongPage = <V extends object, DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>(
  build: Build<V, LongList<DB, TB, DB2, TB2, O>>,
) => {
  const prepareRead: PrepareRead<V, O & Counted> = (bound) =>
    prepareQuery((db, value: ValueOf<Bounds & V>) =>
      selectLongPage(build(toReader(db, value), value), ...bound(value)),
    );
  const recount = prepareQuery((db, value: ValueOf<Bounds & V>) => selectLength(build(toReader(db, value), value)));
  return toPrepared(prepareRead, recount);
};

/** `listPage` of a list whose queries are built once. */
export const preparePage = <V extends object, DB, TB extends keyof DB, O>(
  build: Build<V, SelectQueryBuilder<DB, TB, O>>,
) => {
  const prepareRead: PrepareRead<V, O & Counted> = (bound) =>
    prepareQuery((db, value: ValueOf<Bounds & V>) => selectPage(build(toReader(db, value), value), ...bound(value)));
  const recount = prepareQuery((db, value: ValueOf<Bounds & V>) => countAll(build(toReader(db, value), value)));
  return toPrepared(prepareRead, recount);
};
