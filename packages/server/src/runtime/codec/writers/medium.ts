import { RequestError } from '../errors.js';
import { isFieldValue } from '../field-value.js';
import { printMedium } from '../medium.js';
import type { Write } from '../operation.js';
import { quoteStrict } from '../quote.js';
import { joinItems } from './pairs.js';

/** Writes a value of a media type that is not JSON into a path (`content`). */
export const writeMedium: Write = (value, parameter) => quoteStrict(printMedium(value, parameter), parameter, false);

/** Writes it into a query or a cookie. */
export const writeMediumPair: Write = (value, parameter) =>
  `${quoteStrict(parameter.name, parameter, false)}=${writeMedium(value, parameter) ?? ''}`;

/** Writes each item of a list into a pair of its own. */
export const writeMediumPairs: Write = (value, parameter) => joinItems(value, parameter, writeMediumPair);

/** The values and texts of XML; names cannot hold references. */
const XML_TEXT = /"[^"]*"|>[^<]*/g;

/** Writes it into a header, XML in ASCII by character references; what a header cannot carry is refused. */
export const writeMediumHeader: Write = (value, parameter) => {
  const printed = printMedium(value, parameter);
  const text = parameter.medium?.xml === undefined ? printed : printed.replace(XML_TEXT, escapeCharacters);
  if (isFieldValue(text)) return text;
  throw new RequestError(parameter.in, parameter.name, 'holds what a header cannot carry');
};

function escapeCharacters(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
