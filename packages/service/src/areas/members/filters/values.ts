/** Comparisons of a column with what a filter gives. Nothing is called on the column, so that its index can be used. */
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

/** Compares a text; one that is not there is as one that is empty. `exist` asks for a text that is not empty. */
export const textCondition = (column: RawBuilder<unknown>, type: string, value: string): Condition => {
  if (type === 'exist') return hasText(column);
  if (type === 'contains')
    return value === '' ? sql<boolean>`true` : sql<boolean>`${column} ilike ${containing(value)}`;
  return value === '' ? sql<boolean>`(${hasText(column)}) is not true` : sql<boolean>`${column} = ${value}`;
};

/** The type of a number, so that the index of a column of integers is used for an integer. */
const typeOf = (value: number): RawBuilder<unknown> =>
  Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? sql`integer` : sql`double precision`;

export const numberCondition = (column: RawBuilder<unknown>, type: string, value: number): Condition =>
  sql<boolean>`${column} ${COMPARISONS[type] ?? sql`=`} ${value}::${typeOf(value)}`;

export const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value));

/** An id as a filter writes it, or -1, which is nobody's. */
export const idOf = (value: string | undefined): number => {
  const id = /^\d{1,10}$/u.test(value ?? '') ? Number(value) : -1;
  return id > 2_147_483_647 ? -1 : id;
};
