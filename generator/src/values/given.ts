/** Selects values from the document: listed values, examples and defaults. */
import type { Schema } from '../ir/schema.js';
import { isEqual } from './equal.js';
import { fitsScalars } from './fits-scalars.js';
import { Unmakeable, type Work } from './work.js';

/** Returns a value that is listed by every schema with `enum` or `const`; `undefined` if there are no such schemas. */
export function pickListed(
  work: Work,
  parts: readonly Schema[],
  negatives: readonly Schema[],
): { readonly value: unknown } | undefined {
  const listing = parts.filter((part) => part.const !== undefined || part.enum !== undefined);
  const [first] = listing;
  if (first === undefined) return undefined;
  const own = first.const === undefined ? (first.enum ?? []) : [first.const];
  const shared = own.filter((value) => listing.every((part) => lists(part, value)));
  const { pointer } = first;
  if (shared.length === 0)
    throw new Unmakeable(listing.length > 1 ? 'the "enum" lists have no value in common' : 'the "enum" list is empty', {
      pointer,
    });
  const fitting = shared.filter(
    (value) =>
      parts.every((part) => fitsScalars(part, value)) &&
      !negatives.some((negative) => work.evaluator.fits([negative], value) === 'fits'),
  );
  const list = fitting.length > 0 ? fitting : shared;
  if (!work.isPlain) return { value: work.random.pick(list) };
  const shown = list.filter((value) => value !== null);
  const from = shown.length > 0 ? shown : list;
  return { value: from[work.turn % from.length] };
}

function lists(part: Schema, value: unknown): boolean {
  return (
    (part.const === undefined || isEqual(part.const, value)) &&
    (part.enum === undefined || part.enum.some((each) => isEqual(each, value)))
  );
}

/** Returns the examples and the default of each schema, in this order. */
export function listShown(parts: readonly Schema[]): unknown[] {
  return parts.flatMap(({ examples = [], default: fallback }) => [
    ...examples,
    ...(fallback === undefined ? [] : [fallback]),
  ]);
}

function noteMisfits({ evaluator, noteExample }: Work, parts: readonly Schema[]): void {
  for (const part of noteExample === undefined ? [] : parts)
    for (const [at, value] of (part.examples ?? []).entries())
      if (evaluator.fits([part], value) === 'refused') noteExample?.(part, at);
}

/** Returns a valid example or default: the first one for the first `turn`, a later one for later turns. */
export function pickShown(
  work: Work,
  schemas: readonly Schema[],
  parts: readonly Schema[],
): { readonly value: unknown } | undefined {
  const shown = listShown(parts);
  if (!work.isPlain) {
    if (shown.length === 0 || !work.random.chance(0.05)) return undefined;
    return { value: work.random.pick(shown) };
  }
  if (work.turn === 0) noteMisfits(work, parts);
  const found = shown.slice(work.turn).find((value) => work.evaluator.fits(schemas, value) === 'fits');
  return found === undefined ? undefined : { value: found };
}
