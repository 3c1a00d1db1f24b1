/** What a discriminator says of the alternatives of a union. */
import { followIn } from '../api/access.js';
import { valuesOfAlternative } from '../api/discriminator.js';
import { type Scalar, valuesOfMember } from '../api/listed-values.js';
import type { Schema } from '../api/schema.js';
import type { SchemaIndex } from '../api/schema-index.js';

/** The values that mean each alternative; `undefined` unless each has its own, so that exactly one is meant. */
export const valuesByAlternative = (
  index: SchemaIndex,
  schema: Schema,
  alternatives: readonly Schema[],
): ReadonlyMap<Schema, readonly Scalar[]> | undefined => {
  const name = schema.discriminator?.propertyName;
  if (name === undefined || alternatives.length < 2) return undefined;
  const values = new Map(
    alternatives.map((each) => [
      each,
      valuesOfAlternative(index, schema, each, valuesOfMember(followIn(index), each, name)),
    ]),
  );
  const all = [...values.values()].flat();
  const isWhole = [...values.values()].every((each) => each.length > 0) && new Set(all).size === all.length;
  return isWhole ? values : undefined;
};
