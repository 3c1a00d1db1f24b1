/** Pagination: a single query returns a page and the total count. */
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { type Ordering, orderBy } from './orders.js';
import { pageOfSearched, REACH } from './searched-page.js';

/** Maximum page size, to which larger values are reduced. */
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

/** Reads the page parameters of a query string; `usual` is the default page size. */
export function readPage(query: PageQuery | undefined, usual = USUAL): Page {
  return {
    page: query?.page ?? 1,
    perPage: Math.min(query?.per_page ?? usual, LARGEST),
  };
}

/** Builds the envelope of a page from its records and the total count. */
export function envelopeOf<R>({ page, perPage }: Page, counted: number, records: R[]): PageEnvelope<R> {
  // An empty page gets its count from a second query, which may already see newer records.
  const count = records.length === 0 ? Math.min(counted, (page - 1) * perPage) : counted;
  const pages = Math.max(1, Math.ceil(count / perPage));
  return { page, per_page: perPage, has_next_page: page < pages, count, page_count: pages, records };
}

export interface Counted {
  readonly total_count: number;
}

/** Converts the rows of a page to records, in the same order. */
export type ToRecords<O, R> = (rows: O[]) => R[] | Promise<R[]>;

/** Builds the envelope of a page. Each row contains the total count; `recount` reads it if there are no rows. */
export async function toEnvelope<O, R>(
  page: Page,
  rows: (O & Counted)[],
  map: ToRecords<O, R>,
  recount: () => Promise<Counted | undefined>,
): Promise<PageEnvelope<R>> {
  const count = rows[0]?.total_count;
  if (count === undefined) return envelopeOf(page, page.page === 1 ? 0 : ((await recount())?.total_count ?? 0), []);
  // Records are built by spreading rows, and must not contain the count.
  for (const row of rows) Reflect.deleteProperty(row, 'total_count');
  return envelopeOf(page, count, await map(rows));
}

/** Maximum offset; pages beyond it are empty. No list is that long, and PostgreSQL rejects larger numbers. */
const FARTHEST = 2_000_000_000;

/** Returns the offset of the first row of a page. */
export function offsetOf({ page, perPage }: Page): number {
  return Math.min((page - 1) * perPage, FARTHEST);
}

export interface LongList<DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O> {
  /** Selects the ids of all records with few other columns, so that an index is enough for a page and the count. */
  readonly chosen: SelectQueryBuilder<DB, TB, { id: number }>;
  /** For text searches: selects the ids of all records in which the search looks. */
  readonly searched?: SelectQueryBuilder<DB, TB, { id: number }> | undefined;
  /** Selects the full records whose id matches the expression. */
  readonly select: (id: Expression<number>) => SelectQueryBuilder<DB2, TB2, O>;
  readonly ordering: Ordering;
  /** The total count, if the rows need not be counted. */
  readonly count?: Expression<number> | undefined;
}

/** A limit or an offset. */
export type Bound = number | Expression<number>;

function lengthOf<DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>({
  chosen,
  count,
}: LongList<DB, TB, DB2, TB2, O>) {
  return sql<number>`${count ?? sql`(select count(*)::int from (${chosen}) as chosen)`}`;
}

/** Builds the query for a page of a long list; each row contains the total count. */
export function selectLongPage<DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>(
  list: LongList<DB, TB, DB2, TB2, O>,
  limit: Bound,
  offset: Bound,
) {
  const { chosen, searched, select, ordering } = list;
  const toPage = (from: SelectQueryBuilder<DB, TB, { id: number }>) =>
    orderBy(from, ordering).limit(limit).offset(offset);
  if (searched !== undefined) {
    const page = pageOfSearched(chosen, searched, toPage);
    // The search runs only once: if there are fewer results than `REACH`, it has already counted them.
    const total = sql<number>`case when page.count < ${REACH} then page.count else ${lengthOf(list)} end`;
    return orderBy(select(sql<number>`any(page.ids)`).crossJoin(page.as('page')), ordering)
      .select(() => [total.as('total_count')])
      .$castTo<O & Counted>();
  }
  // As an array, the page is read once. As a subquery, the planner may read it again for each record.
  return orderBy(select(sql<number>`any(array(${toPage(chosen)}))`), ordering)
    .select(() => [lengthOf(list).as('total_count')])
    .$castTo<O & Counted>();
}

/** Builds the query for the total count of a long list. */
export function selectLength<DB, TB extends keyof DB, DB2, TB2 extends keyof DB2, O>(
  list: LongList<DB, TB, DB2, TB2, O>,
) {
  return list.chosen
    .clearSelect()
    .limit(1)
    .select(() => [lengthOf(list).as('total_count')])
    .$castTo<Counted>();
}

/** Adds the limit, the offset and the total count to a query. */
export function selectPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  limit: Bound,
  offset: Bound,
) {
  return query
    .select(() => [sql<number>`(count(*) over ())::int`.as('total_count')])
    .$castTo<O & Counted>()
    .limit(limit)
    .offset(offset);
}

/** Builds a query that counts the rows of a query. */
export function countAll<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) {
  return query
    .clearSelect()
    .clearOrderBy()
    .select(() => [sql<number>`count(*)::int`.as('total_count')])
    .$castTo<Counted>();
}

/**
 * Runs a sorted query for one page. The order must be total, so its last column should be the id. `map` converts all
 * rows at once, so that it can fetch embedded records for the whole page.
 */
export async function listPage<DB, TB extends keyof DB, O, R>(
  query: SelectQueryBuilder<DB, TB, O>,
  page: Page,
  map: ToRecords<O, R>,
): Promise<PageEnvelope<R>> {
  const rows = await selectPage(query, page.perPage, offsetOf(page)).execute();
  return toEnvelope(page, rows, map, () => countAll(query).executeTakeFirst());
}
