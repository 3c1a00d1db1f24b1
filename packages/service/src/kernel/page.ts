/** Lists by page: one query that brings a page and the count of all records together. */
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';

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

export const envelopeOf = <R>({ page, perPage }: Page, count: number, records: R[]): PageEnvelope<R> => {
  const pages = Math.max(1, Math.ceil(count / perPage));
  return { page, per_page: perPage, has_next_page: page < pages, count, page_count: pages, records };
};

/** A page beyond this offset is empty: no list of this API is as long, and PostgreSQL takes no larger number. */
const FARTHEST = 2_000_000_000;

/**
 * Runs an ordered query for one page. The order must be total, so end it with the id; records that are embedded are
 * fetched by `map`, once for the whole page.
 */
export const listPage = async <DB, TB extends keyof DB, O, R>(
  query: SelectQueryBuilder<DB, TB, O>,
  page: Page,
  map: (rows: O[]) => R[] | Promise<R[]>,
): Promise<PageEnvelope<R>> => {
  const offset = Math.min((page.page - 1) * page.perPage, FARTHEST);
  const total: Expression<number> = sql<number>`(count(*) over ())::int`;
  const rows = await query
    .select([() => sql<number>`${total}`.as('total_count')])
    .$castTo<O & { total_count: number }>()
    .limit(page.perPage)
    .offset(offset)
    .execute();
  const first = rows[0];
  if (first !== undefined) {
    const count = first.total_count;
    // Records are made of rows by spreading, and the count is no part of them.
    for (const row of rows) Reflect.deleteProperty(row, 'total_count');
    return envelopeOf(page, count, await map(rows));
  }
  if (page.page === 1) return envelopeOf(page, 0, []);
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select([() => sql<number>`count(*)::int`.as('total_count')])
    .$castTo<{ total_count: number }>()
    .executeTakeFirst();
  return envelopeOf(page, counted?.total_count ?? 0, []);
};
