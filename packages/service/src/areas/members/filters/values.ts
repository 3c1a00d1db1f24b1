/**
 * Comparisons of a column with filter values. The column is not wrapped in functions, so that its index can be used.
 */
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../kernel/text.js';
import type { Condition } from './filter.js';

const COMPARISONS: Readonly<Record<string, RawBuilder<unknown>>> = {
  gt: sql`>`,
  lt: sql`<`,
  gte: sql`>=`,
  lte: sql`<=`,
  eq: sql`=`,
  is: sql`=`,
};

const hasText = (column: RawBuilder<unknown>): Condition => sql<boolean>`${column} <> ''`;

/** Compares a text; null equals the empty text. `exist` matches texts that are not empty. */
export const textCondition = (column: RawBuilder<unknown>, type: string, value: string): Condition => {
  if (type === 'exist') return hasText(column);
  if (type === 'contains')
    return value === '' ? sql<boolean>`true` : sql<boolean>`${column} ilike ${containing(value)}`;
  return value === '' ? sql<boolean>`(${hasText(column)}) is not true` : sql<boolean>`${column} = ${value}`;
};

/** Returns the SQL type for a number, so that integers use the index of an integer column. */
const typeOf = (value: number): RawBuilder<unknown> =>
  Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? sql`integer` : sql`double precision`;

/** Compares a number. */
export const numberCondition = (column: RawBuilder<unknown>, type: string, value: number): Condition =>
  sql<boolean>`${column} ${COMPARISONS[type] ?? sql`=`} ${value}::${typeOf(value)}`;

/** Whether a text is a finite number. */
export const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value));

/** Parses the id of a filter; returns -1, which matches nothing, if it is invalid. */
export const idOf = (value: string | undefined): number => {
  const id = /^\d{1,10}$/u.test(value ?? '') ? Number(value) : -1;
  return id > 2_147_483_647 ? -1 : id;
};
