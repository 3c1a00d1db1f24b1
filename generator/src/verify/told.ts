/** What a discriminator says of the alternatives of a union. */
import { followIn } from '../api/access.js';
import { valuesOfAlternative } from '../api/discriminator.js';
import { listParts } from '../api/parts.js';
import type { Schema } from '../api/schema.js';
import type { SchemaIndex } from '../api/schema-index.js';

type Scalar = string | number | boolean | null;

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The values that an alternative lists for a property itself. */
const listedOf = (index: SchemaIndex, alternative: Schema, name: string): readonly Scalar[] | undefined => {
  const follow = followIn(index);
  const lists = listParts(follow, alternative)
    .flatMap(({ properties = [] }) => properties.filter((property) => property.name === name))
    .flatMap((property) => listParts(follow, property.schema))
    .map((part) => (part.const === undefined ? part.enum : [part.const]));
  return lists.find((values) => values?.every(isScalar))?.filter(isScalar);
};

/** The values that mean each alternative; `undefined` unless each has its own, so that exactly one is meant. */
export const valuesByAlternative = (
  index: SchemaIndex,
  schema: Schema,
  alternatives: readonly Schema[],
): ReadonlyMap<Schema, readonly Scalar[]> | undefined => {
  const name = schema.discriminator?.propertyName;
  if (name === undefined || alternatives.length < 2) return undefined;
  const values = new Map(
    alternatives.map((each) => [each, valuesOfAlternative(index, schema, each, listedOf(index, each, name))]),
  );
  const all = [...values.values()].flat();
  const isWhole = [...values.values()].every((each) => each.length > 0) && new Set(all).size === all.length;
  return isWhole ? values : undefined;
};
