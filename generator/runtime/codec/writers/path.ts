import { flatten } from '../flatten.js';
import type { Write, WrittenParameter } from '../operation.js';
import { quoteStrict } from '../quote.js';
import { formPairs } from './form.js';
import { joinFlat } from './pairs.js';

/** Writes an array or object into a path in style `simple` (RFC 6570, 3.2.2). */
export const writeSimple: Write = (value, parameter) => writeJoined(value, parameter, ',');

/** Writes style `label` (RFC 6570, 3.2.5). */
export const writeLabel: Write = (value, parameter) => {
  const text = writeJoined(value, parameter, parameter.explode ? '.' : ',', true);
  return text === undefined ? undefined : `.${text}`;
};

/** Writes style `matrix` (RFC 6570, 3.2.7). */
export const writeMatrix: Write = (value, parameter) =>
  formPairs(value, parameter)
    .map(([name, text]) => (text === '' ? `;${name}` : `;${name}=${text}`))
    .join('');

function writeJoined(
  value: unknown,
  parameter: WrittenParameter,
  delimiter: string,
  isLabel = false,
): string | undefined {
  const flat = flatten(parameter, value);
  if (flat === undefined) return undefined;
  const isPart = flat.kind !== 'scalar';
  const quote = (text: string): string =>
    isLabel && isPart
      ? quoteStrict(text, parameter, isPart).replaceAll('.', '%2E')
      : (parameter.quote ?? quoteStrict)(text, parameter, isPart);
  return joinFlat(flat, quote, delimiter, parameter.explode ? '=' : delimiter);
}
