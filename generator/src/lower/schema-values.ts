/** Constraints on the values of schema keywords (JSON Schema 2020-12 validation, 6). */
import { readExpression } from '../support/regexp/dialect.js';
import { findGrowth } from '../support/regexp/growth.js';
import type { Context } from './context.js';

/** Keywords that count something, whose value must be a non-negative integer. */
const counts: ReadonlySet<string> = new Set([
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
]);

/** Returns whether a bound is valid; reports it if not. */
export const checkNumber = (context: Context, keyword: string, value: number, pointer: string): boolean => {
  const refuse = (rule: string): false => {
    context.report('schema-invalid', pointer, { reason: `"${keyword}" must be ${rule}` });
    return false;
  };
  if (keyword === 'multipleOf') return value > 0 || refuse('greater than 0');
  if (!counts.has(keyword)) return true;
  if (!Number.isInteger(value)) return refuse('an integer');
  return value >= 0 || refuse('at least 0');
};

export interface Pattern {
  readonly text: string;
  /** Whether a short text can take exponential time. */
  readonly isEndless: boolean;
}

/** Reads a pattern as a regular expression. Reports an error and returns `undefined` if it is invalid. */
export const readPattern = (context: Context, pattern: string, pointer: string): Pattern | undefined => {
  const read = readExpression(pattern);
  if (typeof read === 'string') {
    context.report('pattern-invalid', pointer, { pattern, reason: read });
    return undefined;
  }
  const growth = findGrowth(read.expression);
  if (growth === 'exponentially' || growth === 'with its square or more')
    context.report('pattern-backtracks', pointer, { pattern, growth });
  return { text: read.text, isEndless: growth === 'exponentially' };
};
