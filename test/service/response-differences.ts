/** Where an answer is another than its example. */
import { isNode } from './operations.js';

/** What is of another value in every answer, with what it looks like. */
export interface Varying {
  /** The end of its place, as `.token`. */
  readonly end: RegExp;
  readonly form: RegExp;
  /** The operations in whose answers it varies; in all without it. */
  readonly by?: RegExp;
  readonly reason: string;
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

/** Two ways to write one time are equal. */
const isSame = (expected: unknown, actual: unknown): boolean => {
  if (typeof expected !== 'string' || typeof actual !== 'string') return expected === actual;
  if (!time.test(expected) || !time.test(actual)) return expected === actual;
  return Date.parse(expected) === Date.parse(actual);
};

/** The places that differ, each with both values; none for an answer as the example has it. */
export const differencesOf = (
  expected: unknown,
  actual: unknown,
  varying: readonly Varying[],
  place = '',
): readonly string[] => {
  const written = `${place}: ${JSON.stringify(expected)} expected, ${JSON.stringify(actual)} answered`;
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
    if (!(name in expected)) return [`${inner}: nothing expected, ${JSON.stringify(actual[name])} answered`];
    return differencesOf(expected[name], actual[name], varying, inner);
  });
};
