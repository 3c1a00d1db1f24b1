/** Pages of what a search finds. */
import { type AliasableExpression, type SelectQueryBuilder, sql } from 'kysely';

/** How many records of a search are counted one by one, and found by `page` where a search has a cursor (document, 8.3). */
export const REACH = 10_000;

export interface SearchedPage {
  /** One row, which the page is made from; the others refer to it. */
  readonly found: AliasableExpression<object>;
  /** The ids of a page. */
  readonly ids: AliasableExpression<{ readonly id: number }>;
  /** How many records are found, up to `REACH`. */
  readonly count: AliasableExpression<number>;
}

/**
 * A page of the records that a search chooses out of `all`; both select the id as `id`, and `toPage` sorts and cuts them. In
 * how many records a part of a text stands, the planner can only guess, and a wrong guess reads the whole table. So few are
 * sorted, many are met soon along the order, and the count says which it is.
 */
export const pageOfSearched = <DB, TB extends keyof DB>(
  chosen: SelectQueryBuilder<DB, TB, { id: number }>,
  all: SelectQueryBuilder<DB, TB, { id: number }>,
  toPage: (from: SelectQueryBuilder<DB, TB, { id: number }>) => SelectQueryBuilder<DB, TB, { id: number }>,
): SearchedPage => {
  const count = sql<number>`cardinality(found.ids)`;
  const few = toPage(all.where(({ eb }) => eb(sql.ref('id'), '=', sql`any(found.ids)`)));
  const many = toPage(chosen);
  return {
    // The offset keeps it a query of its own: as a part of the one around it, it would be asked wherever it is named.
    found: sql`(select array(${chosen.limit(REACH)}) as ids offset 0)`,
    ids: sql`(
      (${few.where(sql<boolean>`${count} < ${REACH}`)})
      union all (${many.where(sql<boolean>`${count} >= ${REACH}`)}))`,
    count,
  };
};
