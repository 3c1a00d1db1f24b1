import type { Flat } from '../flatten.js';
import type { Place, Write, WrittenParameter } from '../operation.js';

export type Pair = readonly [name: string, value: string];

/** Joins pairs to the text of a query or cookie; `undefined` if there are none. */
export function joinPairs(pairs: readonly Pair[], place: Place): string | undefined {
  if (pairs.length === 0) return undefined;
  return pairs.map(([name, text]) => `${name}=${text}`).join(place.in === 'cookie' ? '; ' : '&');
}

/** Splits an encoded pair. The value may contain `=` if reserved characters are not encoded. */
export function splitPair(text: string): Pair {
  const [name = '', ...rest] = text.split('=');
  return [name, rest.join('=')];
}

/** Writes the items of an array separately and joins their pairs; `undefined` if there are none. */
export function joinItems(value: unknown, parameter: WrittenParameter, write: Write): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const pairs = items.flatMap((item) => write(item, parameter) ?? []);
  return pairs.length === 0 ? undefined : pairs.join('&');
}

/** Joins items, or members with their keys, using a delimiter. */
export function joinFlat(flat: Flat, quote: (text: string) => string, delimiter: string, equals: string): string {
  switch (flat.kind) {
    case 'scalar':
      return quote(flat.text);
    case 'array':
      return flat.items.map(quote).join(delimiter);
    case 'object':
      return flat.members.map(([key, text]) => `${quote(key)}${equals}${quote(text)}`).join(delimiter);
  }
}
