import type { Write, WrittenParameter } from '../operation.js';
import { quoteStrict } from '../quote.js';
import { joinItems } from './pairs.js';

/** Writes the value of a path parameter with JSON `content`. */
export const writeJson: Write = (value, parameter) =>
  (parameter.quote ?? quoteStrict)(printJson(value, parameter), parameter, false);

/** Writes a value as JSON into a query or cookie. */
export const writeJsonPair: Write = (value, parameter) =>
  `${quoteStrict(parameter.name, parameter, false)}=${writeJson(value, parameter) ?? ''}`;

/** Writes each item of an array as JSON into a separate pair. */
export const writeJsonPairs: Write = (value, parameter) => joinItems(value, parameter, writeJsonPair);

/** Writes a value as JSON into a header, in ASCII with `\u` escapes. */
export const writeJsonHeader: Write = (value, parameter) =>
  printJson(value, parameter).replace(/[^\x20-\x7e]/g, escapeUnit);

function printJson(value: unknown, { print = JSON.stringify }: WrittenParameter): string {
  return print(value) ?? '';
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
