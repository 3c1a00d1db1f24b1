import type { Flat } from '../flatten.js';
import type { Place, Write, WrittenParameter } from '../operation.js';

export type Pair = readonly [name: string, value: string];

/** Pairs as they stand in a query or a cookie; `undefined` without any. */
export function joinPairs(pairs: readonly Pair[], place: Place): string | undefined {
  if (pairs.length === 0) return undefined;
  return pairs.map(([name, text]) => `${name}=${text}`).join(place.in === 'cookie' ? '; ' : '&');
}

/** A pair as it stands on the wire; its value may hold `=`, where reserved characters stand as they are. */
export function splitPair(text: string): Pair {
  const [name = '', ...rest] = text.split('=');
  return [name, rest.join('=')];
}

/** The pairs of the items of a list, each written by itself; `undefined` without any. */
export function joinItems(value: unknown, parameter: WrittenParameter, write: Write): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const pairs = items.flatMap((item) => write(item, parameter) ?? []);
  return pairs.length === 0 ? undefined : pairs.join('&');
}

/** Items, or members with their keys, parted by a delimiter. */
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
