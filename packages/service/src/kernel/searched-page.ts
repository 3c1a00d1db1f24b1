/** Pages of what a search finds. */
import { type AliasableExpression, type Expression, type SelectQueryBuilder, sql } from 'kysely';

/** How many records of a search are counted one by one, and found by `page` where a search has a cursor (document, 8.3). */
export const REACH = 10_000;

/** One row: the ids of a page, which is read once however the planner takes the rest, and how many records there are. */
export interface IdPage {
  readonly ids: readonly number[];
  readonly count: number;
}

/** A query that brings the row, to be named. */
export type IdPageQuery = AliasableExpression<IdPage>;

/** A page of ids, and how many there are. */
export const toIdPage = (page: Expression<{ id: number }>, count: Expression<number>): IdPageQuery =>
  sql`(with page as materialized (select array(${page}) as ids, ${count} as count) select ids, count from page)`;

/**
 * A page of the records that a search chooses out of `all`; both select the id as `id`, and `toPage` sorts and cuts them. In
 * how many records a part of a text stands, the planner can only guess, and a wrong guess reads the whole table. So few are
 * sorted, many are met soon along the order, and the count, up to `REACH`, says which it is.
 */
export const pageOfSearched = <DB, TB extends keyof DB>(
  chosen: SelectQueryBuilder<DB, TB, { id: number }>,
  all: SelectQueryBuilder<DB, TB, { id: number }>,
  toPage: (from: SelectQueryBuilder<DB, TB, { id: number }>) => SelectQueryBuilder<DB, TB, { id: number }>,
): IdPageQuery => {
  const count = sql<number>`cardinality(found.ids)`;
  const few = toPage(all.where(({ eb }) => eb(sql.ref('id'), '=', sql`any(found.ids)`)));
  const many = toPage(chosen);
  return sql`(with found as materialized (select array(${chosen.limit(REACH)}) as ids),
    page as materialized (select array(
      (${few.where(sql<boolean>`${count} < ${REACH}`)})
      union all (${many.where(sql<boolean>`${count} >= ${REACH}`)})) as ids, ${count} as count from found)
    select ids, count from page)`;
};
