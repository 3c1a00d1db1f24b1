/** How the time grows that a regular expression takes to look at a text. */
import { analyse } from 'scslre';

export type Growth = 'exponentially' | 'with its square or more';

const known = new Map<string, Growth | undefined>();

/** Longer ones are written by programs, and take long to look at. */
const longestPattern = 2_000;

/** What is found in an expression; nothing where it is too large to be looked at. */
const findReports = (expression: RegExp): readonly { readonly exponential: boolean }[] => {
  try {
    return analyse(expression, { reportTypes: { Move: false } }).reports;
  } catch {
    return [];
  }
};

/** How the time grows that a text can take, where that is not with its length alone. */
export const findGrowth = (expression: RegExp): Growth | undefined => {
  const { source } = expression;
  if (source.length > longestPattern) return undefined;
  if (known.has(source)) return known.get(source);
  // That a search begins at each character is not the fault of a pattern.
  const reports = findReports(expression);
  const growth = reports.some(({ exponential }) => exponential)
    ? 'exponentially'
    : reports.length > 0
      ? 'with its square or more'
      : undefined;
  known.set(source, growth);
  return growth;
};
