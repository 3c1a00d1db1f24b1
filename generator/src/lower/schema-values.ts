/** What a keyword of a schema may be besides its type (JSON Schema 2020-12 validation, 6). */
import type { Context } from './raw.js';

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
  if (!Number.isInteger(value)) return refuse('integer');
  return value >= 0 || refuse('>= 0');
};

/** Whether a pattern is a regular expression; what is none is reported. */
export const checkPattern = (context: Context, pattern: string, pointer: string): boolean => {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.report('pattern-invalid', pointer, { pattern, reason });
    return false;
  }
};
