/** Column names qualified by their table, for a `select` with many joins. */
import type { Tables } from './tables.js';

/** Prefixes column names with their table: `qualify('posts', 'id', 'name')` returns `'posts.id'` and `'posts.name'`. */
export function qualify<T extends keyof Tables & string, C extends keyof Tables[T] & string>(
  table: T,
  ...columns: readonly C[]
): readonly `${T}.${C}`[] {
  return columns.map((column) => `${table}.${column}` as const);
}
