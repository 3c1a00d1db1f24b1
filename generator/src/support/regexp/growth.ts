/** Determines the time complexity of matching a regular expression. */
import { analyse } from 'scslre';
import { repeatsOverlap } from './ambiguity.js';

/** `unknown` if the expression is too large to analyze. */
export type Growth = 'linear' | 'quadratic' | 'exponential' | 'unknown';

const known = new Map<string, Growth>();

/** Maximum length of analyzed patterns. Longer ones are usually created by programs, and slow to analyze. */
const longestPattern = 2_000;

function analyseGrowth(expression: RegExp): Growth {
  if (expression.source.length > longestPattern) return 'unknown';
  try {
    // The analysis merges single-character alternatives, so it does not detect overlaps between them.
    if (repeatsOverlap(expression)) return 'exponential';
    // `Move` reports the cost of searching from each character, which does not depend on the pattern.
    const { reports } = analyse(expression, { reportTypes: { Move: false } });
    if (reports.some(({ exponential }) => exponential)) return 'exponential';
    return reports.length > 0 ? 'quadratic' : 'linear';
  } catch {
    return 'unknown';
  }
}

/** Returns the time complexity of matching an expression; results are cached. */
export function findGrowth(expression: RegExp): Growth {
  const { source } = expression;
  const growth = known.get(source) ?? analyseGrowth(expression);
  known.set(source, growth);
  return growth;
}
