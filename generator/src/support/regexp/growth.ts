/** How the time grows that a regular expression takes to look at a text. */
import { analyse } from 'scslre';
import { repeatsOverlap } from './ambiguity.js';

/** `unknown` where an expression is too large to be looked at. */
export type Growth = 'with its length' | 'with its square or more' | 'exponentially' | 'unknown';

const known = new Map<string, Growth>();

/** Longer ones are written by programs, and take long to look at. */
const longestPattern = 2_000;

const analyseGrowth = (expression: RegExp): Growth => {
  if (expression.source.length > longestPattern) return 'unknown';
  try {
    // The analysis merges alternatives of one character, and so does not see that they overlap.
    if (repeatsOverlap(expression)) return 'exponentially';
    // That a search begins at each character is not the fault of a pattern.
    const { reports } = analyse(expression, { reportTypes: { Move: false } });
    if (reports.some(({ exponential }) => exponential)) return 'exponentially';
    return reports.length > 0 ? 'with its square or more' : 'with its length';
  } catch {
    return 'unknown';
  }
};

/** How the time grows that a text can take. */
export const findGrowth = (expression: RegExp): Growth => {
  const { source } = expression;
  const growth = known.get(source) ?? analyseGrowth(expression);
  known.set(source, growth);
  return growth;
};
