/** What lists are sorted by. */
import type { AgeOrNameOrder } from '@community-platform/types/common';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** What a list is sorted by. The last is an id, so that the order is total. */
export type Ordering = readonly (readonly [by: Expression<unknown>, direction: 'asc' | 'desc'])[];

export const orderBy = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ordering: Ordering,
): SelectQueryBuilder<DB, TB, O> => {
  let ordered = query;
  for (const [by, direction] of ordering) ordered = ordered.orderBy(by, direction);
  return ordered;
};

/**
 * A text as it is sorted by language: first by its letters, then by accents, then by case, and texts that differ
 * nowhere else by their bytes, so that the order is total. The collation is in every PostgreSQL that was built with ICU,
 * as the embedded one was.
 */
export const byLanguage = (text: RawBuilder<string>): RawBuilder<string> => sql<string>`${text} collate "und-x-icu"`;

/** All columns of a table in one direction, such as a time and the id. */
export const byColumns = (table: string, columns: readonly string[], direction: 'asc' | 'desc' = 'asc'): Ordering =>
  columns.map((column) => [sql.ref(`${table}.${column}`), direction]);

/** A step of a query: the records of a table that were made last come first. */
export const newestFirst =
  (table: string) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    orderBy(query, byColumns(table, ['created_at', 'id'], 'desc'));

/** The order of the records of a table by when they were made, or by their names. */
export const byAgeOrName = (table: string, sort: AgeOrNameOrder): Ordering => {
  const direction = sort === 'newest' || sort === 'alphabetical_desc' ? 'desc' : 'asc';
  if (sort === 'newest' || sort === 'oldest') return byColumns(table, ['created_at', 'id'], direction);
  return [[byLanguage(sql`${sql.ref(`${table}.name`)}`), direction], ...byColumns(table, ['id'], direction)];
};
