import { RequestError } from '../errors.js';
import { isFieldValue } from '../field-value.js';
import { printMedium } from '../medium.js';
import type { Write } from '../operation.js';
import { quoteStrict } from '../quote.js';
import { joinItems } from './pairs.js';

/** Writes a value of a media type that is not JSON into a path (`content`). */
export const writeMedium: Write = (value, parameter) => quoteStrict(printMedium(value, parameter), parameter, false);

/** Writes a value of such a media type into a query or cookie. */
export const writeMediumPair: Write = (value, parameter) =>
  `${quoteStrict(parameter.name, parameter, false)}=${writeMedium(value, parameter) ?? ''}`;

/** Writes each item of an array into its own pair. */
export const writeMediumPairs: Write = (value, parameter) => joinItems(value, parameter, writeMediumPair);

/** Attribute values and text of XML; names cannot contain references. */
const XML_TEXT = /"[^"]*"|>[^<]*/g;

/**
 * Writes a value of such a media type into a header; XML as ASCII with character references. Throws for text that a
 * header cannot represent.
 */
export const writeMediumHeader: Write = (value, parameter) => {
  const printed = printMedium(value, parameter);
  const text = parameter.medium?.xml === undefined ? printed : printed.replace(XML_TEXT, escapeCharacters);
  if (isFieldValue(text)) return text;
  throw new RequestError(parameter.in, parameter.name, 'holds what a header cannot carry');
};

function escapeCharacters(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
