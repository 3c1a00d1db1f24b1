/** Checks the values of schema keywords (JSON Schema 2020-12 validation, 6). */
import { readExpression } from '../support/regexp/dialect.js';
import { findGrowth } from '../support/regexp/growth.js';
import type { Context } from './context.js';

/** Keywords whose value is a count: a non-negative integer. */
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

/** Returns whether the value of a number keyword is valid; reports it if not. */
export function checkNumber(context: Context, keyword: string, value: number, pointer: string): boolean {
  const refuse = (rule: string): false => {
    context.report('schema-invalid', pointer, { reason: `"${keyword}" must be ${rule}` });
    return false;
  };
  if (keyword === 'multipleOf') return value > 0 || refuse('greater than 0');
  if (!counts.has(keyword)) return true;
  if (!Number.isInteger(value)) return refuse('an integer');
  return value >= 0 || refuse('at least 0');
}

export interface Pattern {
  readonly text: string;
  /** Whether matching a short string can take exponential time. */
  readonly isEndless: boolean;
}

/** Compiles a pattern. If it is invalid, reports an error and returns `undefined`. */
export function readPattern(context: Context, pattern: string, pointer: string): Pattern | undefined {
  const read = readExpression(pattern);
  if (typeof read === 'string') {
    context.report('pattern-invalid', pointer, { pattern, reason: read });
    return undefined;
  }
  const growth = findGrowth(read.expression);
  if (growth === 'exponential' || growth === 'quadratic')
    context.report('pattern-backtracks', pointer, { pattern, growth });
  return { text: read.text, isEndless: growth === 'exponential' };
}
