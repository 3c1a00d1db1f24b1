import type { Write } from '../operation.js';
import { quoteStrict } from '../quote.js';

/** Writes JSON into a path (`content`). */
export const writeJson: Write = (value, parameter) =>
  (parameter.quote ?? quoteStrict)(JSON.stringify(value), parameter, false);

/** Writes JSON into a query or a cookie. */
export const writeJsonPair: Write = (value, parameter) =>
  `${quoteStrict(parameter.name, parameter, false)}=${writeJson(value, parameter) ?? ''}`;

/** Writes JSON into a header: in ASCII, by `\u` escapes. */
export const writeJsonHeader: Write = (value) => JSON.stringify(value).replace(/[^\x20-\x7e]/g, escapeUnit);

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
