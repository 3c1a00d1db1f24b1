/** Names of columns with their table, for a `select` that many tables are joined in. */
import type { Tables } from './tables.js';

/** `qualify('posts', 'id', 'name')` is `'posts.id'` and `'posts.name'`. */
export const qualify = <T extends keyof Tables & string, C extends keyof Tables[T] & string>(
  table: T,
  ...columns: readonly C[]
): readonly `${T}.${C}`[] => columns.map((column) => `${table}.${column}` as const);
