import type { Flat } from '../flatten.js';
import type { Place } from '../operation.js';

export type Pair = readonly [name: string, value: string];

/** Pairs as they stand in a query or a cookie; `undefined` without any. */
export function joinPairs(pairs: readonly Pair[], place: Place): string | undefined {
  if (pairs.length === 0) return undefined;
  return pairs.map(([name, text]) => `${name}=${text}`).join(place.in === 'cookie' ? '; ' : '&');
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
