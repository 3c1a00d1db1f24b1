import type { Write, WrittenParameter } from '../operation.js';
import { quoteStrict } from '../quote.js';
import { joinItems } from './pairs.js';

/** Writes JSON into a path (`content`). */
export const writeJson: Write = (value, parameter) =>
  (parameter.quote ?? quoteStrict)(toJson(value, parameter), parameter, false);

/** Writes JSON into a query or a cookie. */
export const writeJsonPair: Write = (value, parameter) =>
  `${quoteStrict(parameter.name, parameter, false)}=${writeJson(value, parameter) ?? ''}`;

/** Writes each item of an array as JSON into its own pair. */
export const writeJsonPairs: Write = (value, parameter) => joinItems(value, parameter, writeJsonPair);

/** Writes JSON into a header, as ASCII with `\u` escapes. */
export const writeJsonHeader: Write = (value, parameter) =>
  toJson(value, parameter).replace(/[^\x20-\x7e]/g, escapeUnit);

function toJson(value: unknown, { print = JSON.stringify }: WrittenParameter): string {
  return print(value) ?? '';
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
