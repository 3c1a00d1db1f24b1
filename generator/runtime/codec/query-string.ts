import { DecodeError } from './errors.js';
import { parseMedium, printMedium } from './medium.js';
import type { Json, Parameter, Write } from './operation.js';
import { decodePercent, encodeStrict } from './percent.js';

/** Whether the text already is a query string; text of other media types is percent-encoded as a whole. */
const isForm = ({ content = '' }: Pick<Parameter, 'content'>): boolean =>
  content.startsWith('application/x-www-form-urlencoded');

/**
 * Writes a value as the whole query string (OpenAPI 3.2, 4.12.2.1, `in: querystring`), in the media type of the
 * parameter.
 */
export const writeQuery: Write = (value, parameter) => {
  const text = printMedium(value, parameter);
  return isForm(parameter) ? text : encodeStrict(text);
};

/** Reads the whole query string; `undefined` if it is empty. */
export function readQuery(query: string, parameter: Parameter): Json | undefined {
  if (query === '') return undefined;
  const text = isForm(parameter) ? query : decodePercent(query);
  if (text === undefined) throw new DecodeError('query', parameter.name, 'is not percent-encoded UTF-8');
  return parseMedium(text, parameter);
}
