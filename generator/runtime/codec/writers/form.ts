import { RequestError } from '../errors.js';
import { flatten } from '../flatten.js';
import type { Write, WrittenParameter } from '../operation.js';
import { quoteStrict } from '../quote.js';
import { joinFlat, joinPairs, type Pair } from './pairs.js';

/** Writes a value of any type into a query or cookie in style `form` (RFC 6570, 3.2.8). */
export const writeForm: Write = (value, parameter) => joinPairs(formPairs(value, parameter), parameter);

/** Writes style `spaceDelimited` (OpenAPI 3.1, 4.8.12.2). */
export const writeSpaceDelimited: Write = (value, parameter) =>
  joinPairs(formPairs(value, parameter, [' ', '%20']), parameter);

/** Writes style `pipeDelimited` (OpenAPI 3.1, 4.8.12.2). */
export const writePipeDelimited: Write = (value, parameter) =>
  joinPairs(formPairs(value, parameter, ['|', '%7C']), parameter);

type Delimiter = readonly [text: string, encoded: string];

/**
 * Returns the pairs for a value; none if the value is omitted. Spaces and bars are percent-encoded even where they are
 * delimiters (OpenAPI 3.1.1, 4.8.12.3), so an item that contains one is rejected.
 */
export function formPairs(value: unknown, parameter: WrittenParameter, delimiter?: Delimiter): readonly Pair[] {
  const flat = flatten(parameter, value);
  if (flat === undefined) return [];
  const { explode, quote = quoteStrict } = parameter;
  const isPart = flat.kind !== 'scalar';
  const encode = (text: string): string => {
    if (!isPart || explode || delimiter === undefined) return quote(text, parameter, isPart);
    const [delimiterText] = delimiter;
    if (!text.includes(delimiterText)) return quoteStrict(text, parameter, isPart);
    throw new RequestError(parameter.in, parameter.name, `contains "${delimiterText}", which is the delimiter`);
  };
  const name = quoteStrict(parameter.name, parameter, false);
  if (explode && flat.kind === 'array') return flat.items.map((item) => [name, encode(item)]);
  if (explode && flat.kind === 'object') return flat.members.map(([key, text]) => [encode(key), encode(text)]);
  const between = delimiter?.[1] ?? ',';
  return [[name, joinFlat(flat, encode, between, between)]];
}
