import { RequestError } from '../errors.js';
import { scalarText } from '../flatten.js';
import { isRecord } from '../objects.js';
import type { Write, WrittenParameter } from '../operation.js';
import { quoteStrict } from '../quote.js';
import { joinPairs, type Pair } from './pairs.js';

/**
 * Writes style `deepObject` in the form that `readDeepObject` reads. Throws `RequestError` for names with brackets and
 * for arrays of arrays.
 */
export const writeDeepObject: Write = (value, parameter) => {
  const pairs: Pair[] = [];
  const quote = (text: string): string => (parameter.quote ?? quoteStrict)(text, parameter, false);
  const write = (name: string, member: unknown): void => {
    if (Array.isArray(member)) {
      member.forEach((item: unknown, index) => {
        if (isRecord(item)) write(`${name}%5B${index}%5D`, item);
        else add(`${name}%5B%5D`, scalarText(parameter, item));
      });
    } else if (isRecord(member)) {
      for (const [key, inner] of Object.entries(member)) write(`${name}%5B${quote(checked(parameter, key))}%5D`, inner);
    } else {
      add(name, scalarText(parameter, member));
    }
  };
  const add = (name: string, text: string | undefined): void => {
    if (text !== undefined) pairs.push([name, quote(text)]);
  };
  write(quote(parameter.name), value);
  return joinPairs(pairs, parameter);
};

function checked(parameter: WrittenParameter, key: string): string {
  if (key !== '' && !/[[\]]/.test(key)) return key;
  throw new RequestError(parameter.in, parameter.name, `has a member "${key}", which deepObject cannot name`);
}
