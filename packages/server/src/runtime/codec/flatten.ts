import { RequestError } from './errors.js';
import { isRecord } from './objects.js';
import type { Place } from './operation.js';
import { toText } from './scalars.js';

/** A parameter's value as text, before any escaping; what all styles but `deepObject` can carry. */
export type Flat =
  | { readonly kind: 'scalar'; readonly text: string }
  | { readonly kind: 'array'; readonly items: readonly string[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [key: string, text: string])[] };

/**
 * Flattens a value; `undefined` if it is left out.
 *
 * Left out are `undefined` and `null`, as items and members too, and lists and objects that are empty: a list has no
 * text of its own (RFC 6570 2.3).
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

/** The text of an item or member: of what nests deeper, which no style has a form for, it is JSON. */
function partText(place: Place, value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : scalarText(place, value);
}

/** The text of a scalar, or `undefined` if it is left out; throws `RequestError` for anything else. */
export function scalarText(place: Place, value: unknown): string | undefined {
  const text = toText(value);
  if (text === false) {
    throw new RequestError(place.in, place.name, 'is neither text, a finite number nor a boolean');
  }
  return text;
}
