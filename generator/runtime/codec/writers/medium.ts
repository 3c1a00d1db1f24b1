import { RequestError } from '../errors.js';
import { isFieldValue } from '../field-value.js';
import { printMedium } from '../medium.js';
import type { Write } from '../operation.js';
import { quoteStrict } from '../quote.js';
import { joinItems } from './pairs.js';

/** Writes the value of a path parameter whose `content` has a media type other than JSON. */
export const writeMedium: Write = (value, parameter) => quoteStrict(printMedium(value, parameter), parameter, false);

/** Writes a value in a media type other than JSON into a query or cookie. */
export const writeMediumPair: Write = (value, parameter) =>
  `${quoteStrict(parameter.name, parameter, false)}=${writeMedium(value, parameter) ?? ''}`;

/** Writes each item of an array into a separate pair. */
export const writeMediumPairs: Write = (value, parameter) => joinItems(value, parameter, writeMediumPair);

/** Matches attribute values and text in XML; character references are not allowed in names. */
const XML_TEXT = /"[^"]*"|>[^<]*/g;

/**
 * Writes a value in a media type other than JSON into a header. Writes XML in ASCII, with character references. Throws
 * if the text contains characters that a header does not allow.
 */
export const writeMediumHeader: Write = (value, parameter) => {
  const printed = printMedium(value, parameter);
  const text = parameter.medium?.xml === undefined ? printed : printed.replace(XML_TEXT, escapeCharacters);
  if (isFieldValue(text)) return text;
  throw new RequestError(parameter.in, parameter.name, 'has characters that a header does not allow');
};

function escapeCharacters(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
