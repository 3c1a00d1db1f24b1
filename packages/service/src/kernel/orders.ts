/** Sort orders of lists. */
import type { AgeOrNameOrder } from '@community-platform/types/common';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** The sort order of a list. The last column is an id, so that the order is total. */
export type Ordering = readonly (readonly [by: Expression<unknown>, direction: 'asc' | 'desc'])[];

/** Sorts a query. */
export const orderBy = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ordering: Ordering,
): SelectQueryBuilder<DB, TB, O> => {
  let ordered = query;
  for (const [by, direction] of ordering) ordered = ordered.orderBy(by, direction);
  return ordered;
};

/**
 * Sorts a text by language: by letters, then accents, then case, and finally by bytes, so that the order is total.
 * Every PostgreSQL that is built with ICU has this collation, including the embedded one.
 */
export const byLanguage = (text: RawBuilder<string>): RawBuilder<string> => sql<string>`${text} collate "und-x-icu"`;

/** Sorts by several columns of a table in one direction, such as a time and the id. */
export const byColumns = (table: string, columns: readonly string[], direction: 'asc' | 'desc' = 'asc'): Ordering =>
  columns.map((column) => [sql.ref(`${table}.${column}`), direction]);

/** Query step that sorts the records of a table by creation time, newest first. */
export const newestFirst =
  (table: string) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    orderBy(query, byColumns(table, ['created_at', 'id'], 'desc'));

/** Sorts the records of a table by creation time or by name. */
export const byAgeOrName = (table: string, sort: AgeOrNameOrder): Ordering => {
  const direction = sort === 'newest' || sort === 'alphabetical_desc' ? 'desc' : 'asc';
  if (sort === 'newest' || sort === 'oldest') return byColumns(table, ['created_at', 'id'], direction);
  return [[byLanguage(sql`${sql.ref(`${table}.name`)}`), direction], ...byColumns(table, ['id'], direction)];
};
