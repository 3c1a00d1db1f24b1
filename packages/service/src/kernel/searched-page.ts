/** Pagination of search results. */
import { type AliasableExpression, type Expression, type SelectQueryBuilder, sql } from 'kysely';

/**
 * Maximum number of results that are counted exactly, and that `page` can reach in a search with cursors (document,
 * 8.3).
 */
export const REACH = 10_000;

/** A single row with the ids of a page and the total count. It is materialized, so every plan reads it once. */
export interface IdPage {
  readonly ids: readonly number[];
  readonly count: number;
}

/** The query for this row, to be used with an alias. */
export type IdPageQuery = AliasableExpression<IdPage>;

/** Builds the query for a row with the ids of a page and a count. */
export function toIdPage(page: Expression<{ id: number }>, count: Expression<number>): IdPageQuery {
  return sql`(with page as materialized (select array(${page}) as ids, ${count} as count) select ids, count from page)`;
}

/**
 * Builds a page of the records in `all` that match a search (`chosen`). Both select the id as `id`; `toPage` sorts and
 * limits. The planner can only guess how many records contain a text, and a wrong guess reads the whole table.
 * Therefore, the query first counts up to `REACH` matches: a few are sorted; many are found quickly by following the
 * sort order.
 */
export function pageOfSearched<DB, TB extends keyof DB>(
  chosen: SelectQueryBuilder<DB, TB, { id: number }>,
  all: SelectQueryBuilder<DB, TB, { id: number }>,
  toPage: (from: SelectQueryBuilder<DB, TB, { id: number }>) => SelectQueryBuilder<DB, TB, { id: number }>,
): IdPageQuery {
  const count = sql<number>`cardinality(found.ids)`;
  const few = toPage(all.where(({ eb }) => eb(sql.ref('id'), '=', sql`any(found.ids)`)));
  const many = toPage(chosen);
  return sql`(with found as materialized (select array(${chosen.limit(REACH)}) as ids),
    page as materialized (select array(
      (${few.where(sql<boolean>`${count} < ${REACH}`)})
      union all (${many.where(sql<boolean>`${count} >= ${REACH}`)})) as ids, ${count} as count from found)
    select ids, count from page)`;
}
