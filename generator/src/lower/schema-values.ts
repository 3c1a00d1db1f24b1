/** What a keyword of a schema may be besides its type (JSON Schema 2020-12 validation, 6). */
import { readExpression } from '../support/regexp/dialect.js';
import { findGrowth } from '../support/regexp/growth.js';
import type { Context } from './context.js';

/** Keywords that bound a number of values, which no bound below zero or between two whole numbers can. */
const counts: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'],
]);

/** Whether a bound is one; what is none is reported. */
export const checkNumber = (context: Context, keyword: string, value: number, pointer: string): boolean => {
  const refuse = (rule: string): false => {
    context.report('schema-invalid', pointer, { reason: `"${keyword}" must be ${rule}` });
    return false;
  };
  if (keyword === 'multipleOf') return value > 0 || refuse('> 0');
  if (!counts.has(keyword)) return true;
  if (!Number.isInteger(value)) return refuse('an integer');
  return value >= 0 || refuse('>= 0');
};

export interface Pattern {
  readonly text: string;
  /** Whether a short text could keep a server, or this run, busy for as long as it likes. */
  readonly isEndless: boolean;
}

/** A pattern that is a regular expression, or can be read as one; what is none is reported. */
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
