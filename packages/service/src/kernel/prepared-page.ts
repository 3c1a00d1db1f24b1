/** Lists by page whose queries are built once: those that most callers ask for, which nothing narrows. */
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/community-db.js';
import { type Asked, prepareQuery, type ValueOf } from '../database/prepared-query.js';
import {
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

type Query<Row> = (of: Asked, values: Bounds) => Promise<Row[]>;

const toPrepared =
  <O>(read: Query<O & Counted>, recount: Query<Counted>) =>
  async <R>(of: AskedNow, page: Page, map: ToRecords<O, R>): Promise<PageEnvelope<R>> => {
    const values = { limit: page.perPage, offset: offsetOf(page), now: of.now, memberId: of.memberId };
    return toEnvelope(page, await read(of, values), map, async () => (await recount(of, values))[0]);
  };

type Build<L> = (of: Reader) => L;

const toReader = (db: Db, value: ValueOf<Bounds>): Reader => ({
  db,
  now: value('now'),
  memberId: value('memberId'),
});

/** `listLongPage` of a list whose queries are built once. */
export const prepareLongPage = <DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>(
  build: Build<LongList<DB, TB, DB2, TB2, O>>,
) => {
  const read = prepareQuery((db, value: ValueOf<Bounds>) =>
    selectLongPage(build(toReader(db, value)), value('limit'), value('offset')),
  );
  const recount = prepareQuery((db, value: ValueOf<Bounds>) => selectLength(build(toReader(db, value))));
  return toPrepared(read, recount);
};

/** `listPage` of a list whose queries are built once. */
export const preparePage = <DB, TB extends keyof DB, O>(build: Build<SelectQueryBuilder<DB, TB, O>>) => {
  const read = prepareQuery((db, value: ValueOf<Bounds>) =>
    selectPage(build(toReader(db, value)), value('limit'), value('offset')),
  );
  const recount = prepareQuery((db, value: ValueOf<Bounds>) => countAll(build(toReader(db, value))));
  return toPrepared(read, recount);
};
