/** Generates names for undeclared members. */
import type { Schema } from '../ir/schema.js';
import { Unmakeable, type Work } from './work.js';

/** Returns a name that may already be in use; `undefined` if this attempt found none. */
export function makeOtherName(
  work: Work,
  parts: readonly Schema[],
  attempt: number,
  depth: number,
): string | undefined {
  const said = parts.flatMap(({ propertyNames }) => propertyNames ?? []);
  const patterns = parts.flatMap(({ patternProperties = [] }) => patternProperties.map(({ name }) => name));
  const isOpen = parts.every(({ additionalProperties, unevaluatedProperties }) => {
    const rest = additionalProperties ?? unevaluatedProperties;
    return rest === undefined || rest.never !== true;
  });
  const { random, isPlain, alphabet } = work;
  const usesPattern = patterns.length > 0 && (!isOpen || (isPlain ? attempt % 2 === 1 : random.chance(0.6)));
  if (said.length === 0 && !usesPattern && !isPlain)
    return random.pick(
      alphabet === 'any'
        ? ['extra', 'x-1', 'ü', 'a b', 'toString', `k${random.between(0, 99)}`]
        : ['extra', `k${random.between(0, 99)}`],
    );
  const pattern = isPlain
    ? patterns[attempt % Math.max(1, patterns.length)]
    : patterns.length > 0
      ? random.pick(patterns)
      : undefined;
  const text: Schema = {
    pointer: parts[0]?.pointer ?? '',
    types: ['string'],
    ...(usesPattern && pattern !== undefined && { pattern }),
  };
  try {
    const name = work.make(
      { ...work, turn: work.turn + attempt, hint: undefined, made: new Map() },
      [...said, text],
      depth,
    );
    return typeof name === 'string' ? name : undefined;
  } catch (error) {
    if (error instanceof Unmakeable) return undefined;
    throw error;
  }
}
