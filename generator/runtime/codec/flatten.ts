import { RequestError } from './errors.js';
import { isRecord } from './objects.js';
import type { Place } from './operation.js';
import { toText } from './scalars.js';

/** The value of a parameter as unescaped text. All styles except `deepObject` can represent it. */
export type Flat =
  | { readonly kind: 'scalar'; readonly text: string }
  | { readonly kind: 'array'; readonly items: readonly string[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [key: string, text: string])[] };

/**
 * Flattens a value; `undefined` if it is omitted. `undefined`, `null` (also as items and members) and empty arrays and
 * objects are omitted: RFC 6570, 2.3, treats an empty list as undefined.
 */
export function flatten(place: Place, value: unknown): Flat | undefined {
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown) => partText(place, item) ?? []);
    return items.length === 0 ? undefined : { kind: 'array', items };
  }
  if (isRecord(value)) {
    const members: (readonly [string, string])[] = [];
    for (const [key, member] of Object.entries(value)) {
      const text = partText(place, member);
      if (text !== undefined) members.push([key, text]);
    }
    return members.length === 0 ? undefined : { kind: 'object', members };
  }
  const text = scalarText(place, value);
  return text === undefined ? undefined : { kind: 'scalar', text };
}

/** Returns the text of an item or member. Styles do not define deeper nesting, so nested values are written as JSON. */
function partText(place: Place, value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : scalarText(place, value);
}

/** Returns the text of a scalar; `undefined` if it is omitted. Throws `RequestError` for other values. */
export function scalarText(place: Place, value: unknown): string | undefined {
  const text = toText(value);
  if (text === false) {
    throw new RequestError(place.in, place.name, 'is neither text, a finite number nor a boolean');
  }
  return text;
}
