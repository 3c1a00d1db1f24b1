/** Lists by page: one query that brings a page and the count of all records together. */
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { type Ordering, orderBy } from './orders.js';
import { pageOfSearched, REACH } from './searched-page.js';

/** The largest page; a request for more is served with this many (semantics, envelopes). */
const LARGEST = 100;
const USUAL = 10;

export interface PageQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export interface PageEnvelope<R> {
  page: number;
  per_page: number;
  has_next_page: boolean;
  count: number;
  page_count: number;
  records: R[];
}

export interface Page {
  readonly page: number;
  readonly perPage: number;
}

/** The page that a query asks for, with what it leaves out; `usual` is how many records a page has then. */
export const readPage = (query: PageQuery | undefined, usual = USUAL): Page => ({
  page: query?.page ?? 1,
  perPage: Math.min(query?.per_page ?? usual, LARGEST),
});

export const envelopeOf = <R>({ page, perPage }: Page, counted: number, records: R[]): PageEnvelope<R> => {
  // Of an empty page the length is asked for by itself, when there may be more already.
  const count = records.length === 0 ? Math.min(counted, (page - 1) * perPage) : counted;
  const pages = Math.max(1, Math.ceil(count / perPage));
  return { page, per_page: perPage, has_next_page: page < pages, count, page_count: pages, records };
};

export interface Counted {
  readonly total_count: number;
}

/** Makes records of the rows of a page, in their order. */
export type ToRecords<O, R> = (rows: O[]) => R[] | Promise<R[]>;

/** The envelope of the rows of a page, each of which has the length of the list; `recount` has it where there is no row. */
export const toEnvelope = async <O, R>(
  page: Page,
  rows: (O & Counted)[],
  map: ToRecords<O, R>,
  recount: () => Promise<Counted | undefined>,
): Promise<PageEnvelope<R>> => {
  const count = rows[0]?.total_count;
  if (count === undefined) return envelopeOf(page, page.page === 1 ? 0 : ((await recount())?.total_count ?? 0), []);
  // Records are made of rows by spreading, and the count is no part of them.
  for (const row of rows) Reflect.deleteProperty(row, 'total_count');
  return envelopeOf(page, count, await map(rows));
};

/** A page beyond this offset is empty: no list of this API is as long, and PostgreSQL takes no larger number. */
const FARTHEST = 2_000_000_000;

/** Where a page begins. */
export const offsetOf = ({ page, perPage }: Page): number => Math.min((page - 1) * perPage, FARTHEST);

export interface LongList<DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O> {
  /** The ids of all records, with little else, so that an index gives a page and its length. */
  readonly chosen: SelectQueryBuilder<DB, TB, { id: number }>;
  /** Where a text chooses the records: the ids that it chooses from. */
  readonly searched?: SelectQueryBuilder<DB, TB, { id: number }> | undefined;
  /** Reads the records whose id equals what is given: any of a page. */
  readonly select: (id: Expression<number>) => SelectQueryBuilder<DB2, TB2, O>;
  readonly ordering: Ordering;
  /** The length where it is known otherwise. */
  readonly count?: Expression<number> | undefined;
}

/** A limit, or an offset. */
export type Bound = number | Expression<number>;

const lengthOf = <DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>({
  chosen,
  count,
}: LongList<DB, TB, DB2, TB2, O>) => sql<number>`${count ?? sql`(select count(*)::int from (${chosen}) as chosen)`}`;

export const selectLongPage = <DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>(
  list: LongList<DB, TB, DB2, TB2, O>,
  limit: Bound,
  offset: Bound,
) => {
  const { chosen, searched, select, ordering } = list;
  const toPage = (from: SelectQueryBuilder<DB, TB, { id: number }>) =>
    orderBy(from, ordering).limit(limit).offset(offset);
  if (searched !== undefined) {
    const page = pageOfSearched(chosen, searched, toPage);
    // What is searched for is searched once: few are counted then.
    const total = sql<number>`case when page.count < ${REACH} then page.count else ${lengthOf(list)} end`;
    return orderBy(select(sql<number>`any(page.ids)`).crossJoin(page.as('page')), ordering)
      .select(() => [total.as('total_count')])
      .$castTo<O & Counted>();
  }
  // As an array, the page is read once. As a query, it is read again for each record where the planner takes it so.
  return orderBy(select(sql<number>`any(array(${toPage(chosen)}))`), ordering)
    .select(() => [lengthOf(list).as('total_count')])
    .$castTo<O & Counted>();
};

export const selectLength = <DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>(
  list: LongList<DB, TB, DB2, TB2, O>,
) =>
  list.chosen
    .clearSelect()
    .limit(1)
    .select(() => [lengthOf(list).as('total_count')])
    .$castTo<Counted>();

export const selectPage = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  limit: Bound,
  offset: Bound,
) =>
  query
    .select(() => [sql<number>`(count(*) over ())::int`.as('total_count')])
    .$castTo<O & Counted>()
    .limit(limit)
    .offset(offset);

export const countAll = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
  query
    .clearSelect()
    .clearOrderBy()
    .select(() => [sql<number>`count(*)::int`.as('total_count')])
    .$castTo<Counted>();

/**
 * Runs an ordered query for one page. The order must be total, so end it with the id; records that are embedded are
 * fetched by `map`, once for the whole page.
 */
export const listPage = async <DB, TB extends keyof DB, O, R>(
  query: SelectQueryBuilder<DB, TB, O>,
  page: Page,
  map: ToRecords<O, R>,
): Promise<PageEnvelope<R>> => {
  const rows = await selectPage(query, page.perPage, offsetOf(page)).execute();
  return toEnvelope(page, rows, map, () => countAll(query).executeTakeFirst());
};
