/** Compares a response with its example. */
import { isNode } from './operations.js';

/** A value that differs in every response, with its pattern. */
export interface Varying {
  /** The end of its path, such as `.token`. */
  readonly end: RegExp;
  readonly form: RegExp;
  /** The operations in whose responses the value varies. Default: all. */
  readonly by?: RegExp;
  readonly reason: string;
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

/** Compares times by value rather than by format. */
function isSame(expected: unknown, actual: unknown): boolean {
  if (typeof expected !== 'string' || typeof actual !== 'string') return expected === actual;
  if (!time.test(expected) || !time.test(actual)) return expected === actual;
  return Date.parse(expected) === Date.parse(actual);
}

/** Returns the paths that differ, each with both values; empty if the response matches the example. */
export function differencesOf(
  expected: unknown,
  actual: unknown,
  varying: readonly Varying[],
  place = '',
): readonly string[] {
  const written = `${place}: ${JSON.stringify(expected)} expected, ${JSON.stringify(actual)} received`;
  if (!isNode(expected) || !isNode(actual)) {
    if (isSame(expected, actual)) return [];
    const rule = varying.find(({ end }) => end.test(place));
    const isText = typeof actual === 'string' || (typeof actual === 'number' && typeof expected === 'number');
    return rule !== undefined && isText && rule.form.test(String(actual)) ? [] : [written];
  }
  if (Array.isArray(expected) !== Array.isArray(actual)) return [written];
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names].flatMap((name) => {
    const inner = `${place}.${name}`;
    if (!(name in actual)) return [`${inner} is missing`];
    if (!(name in expected)) return [`${inner}: nothing expected, ${JSON.stringify(actual[name])} received`];
    return differencesOf(expected[name], actual[name], varying, inner);
  });
}
