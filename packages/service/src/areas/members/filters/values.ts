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

function hasText(column: RawBuilder<unknown>): Condition {
  return sql<boolean>`${column} <> ''`;
}

/** Returns the condition on a text column, in which null equals an empty string. `exist` matches non-empty text. */
export function textCondition(column: RawBuilder<unknown>, type: string, value: string): Condition {
  if (type === 'exist') return hasText(column);
  if (type === 'contains')
    return value === '' ? sql<boolean>`true` : sql<boolean>`${column} ilike ${containing(value)}`;
  return value === '' ? sql<boolean>`(${hasText(column)}) is not true` : sql<boolean>`${column} = ${value}`;
}

/** Returns the SQL type of a number. An integer must have the type of an integer column, so that the index is used. */
function typeOf(value: number): RawBuilder<unknown> {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? sql`integer` : sql`double precision`;
}

/** Returns the condition on a number column. */
export function numberCondition(column: RawBuilder<unknown>, type: string, value: number): Condition {
  return sql<boolean>`${column} ${COMPARISONS[type] ?? sql`=`} ${value}::${typeOf(value)}`;
}

/** Whether a string is a finite number. */
export function isNumber(value: string): boolean {
  return value.trim() !== '' && Number.isFinite(Number(value));
}

/** Parses the id in a filter; returns -1, which matches nothing, for an invalid id. */
export function idOf(value: string | undefined): number {
  const id = /^\d{1,10}$/u.test(value ?? '') ? Number(value) : -1;
  return id > 2_147_483_647 ? -1 : id;
}
