/** Sort orders of lists. */
import type { AgeOrNameOrder } from '@community-platform/types/common';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** The sort order of a list. The last column is an id, which makes the order total. */
export type Ordering = readonly (readonly [by: Expression<unknown>, direction: 'asc' | 'desc'])[];

/** Sorts a query. */
export function orderBy<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ordering: Ordering,
): SelectQueryBuilder<DB, TB, O> {
  let ordered = query;
  for (const [by, direction] of ordering) ordered = ordered.orderBy(by, direction);
  return ordered;
}

/**
 * Returns a sort key for a text by language: by letters, then accents, then case, and finally bytes, which makes the
 * order total. Every PostgreSQL with ICU has this collation, including the embedded one.
 */
export function byLanguage(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`${text} collate "und-x-icu"`;
}

/** Sorts by several columns of a table in one direction, for example by a time and the id. */
export function byColumns(table: string, columns: readonly string[], direction: 'asc' | 'desc' = 'asc'): Ordering {
  return columns.map((column) => [sql.ref(`${table}.${column}`), direction]);
}

/** Query step that sorts the records of a table by creation time, newest first. */
export function newestFirst(table: string) {
  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    orderBy(query, byColumns(table, ['created_at', 'id'], 'desc'));
}

/** Sorts the records of a table by creation time or by name. */
export function byAgeOrName(table: string, sort: AgeOrNameOrder): Ordering {
  const direction = sort === 'newest' || sort === 'alphabetical_desc' ? 'desc' : 'asc';
  if (sort === 'newest' || sort === 'oldest') return byColumns(table, ['created_at', 'id'], direction);
  return [[byLanguage(sql`${sql.ref(`${table}.name`)}`), direction], ...byColumns(table, ['id'], direction)];
}
