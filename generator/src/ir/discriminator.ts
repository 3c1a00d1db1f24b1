/** Which alternative of a union a value is, by what a discriminator says (OpenAPI 3.1, 4.8.25). */
import { followIn } from './access.js';
import { requiresMember, type Scalar, valuesOfMember } from './listed-values.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/**
 * The values that mean an alternative: those that it lists for the property, unless the mapping says otherwise; those that
 * are mapped to it; else its name. None where every other value means one of the alternatives.
 */
export const valuesOfAlternative = (
  index: SchemaIndex,
  { discriminator }: Schema,
  member: Schema,
  listed: readonly Scalar[] | undefined,
): readonly Scalar[] => {
  if (discriminator === undefined || discriminator.otherwise !== undefined || member.ref === undefined)
    return listed ?? [];
  const mapped = discriminator.mapping.filter(({ ref }) => ref === member.ref).map(({ value }) => value);
  const isListed = listed?.every((value) => typeof value === 'string' && mapped.includes(value)) ?? false;
  if (mapped.length > 0) return listed !== undefined && isListed ? listed : mapped;
  if (listed !== undefined) return listed;
  const { name } = index.at(member.ref);
  const isTaken = name.startsWith('#/') || discriminator.mapping.some(({ value }) => value === name);
  return isTaken ? [] : [name];
};

/**
 * The values of the discriminator's property that mean each alternative, so that exactly one is meant; `undefined` unless
 * each has its own, and where one of them lists values of a member that may be missing.
 */
export const valuesByAlternative = (
  index: SchemaIndex,
  schema: Schema,
  alternatives: readonly Schema[],
): ReadonlyMap<Schema, readonly Scalar[]> | undefined => {
  const name = schema.discriminator?.propertyName;
  if (name === undefined) return undefined;
  const follow = followIn(index);
  const values = new Map(
    alternatives.map((each) => {
      const listed = valuesOfMember(follow, each, name);
      const isLoose = listed !== undefined && !requiresMember(follow, each, name);
      return [each, isLoose ? [] : valuesOfAlternative(index, schema, each, listed)];
    }),
  );
  const all = [...values.values()].flat();
  const isWhole = [...values.values()].every((each) => each.length > 0) && new Set(all).size === all.length;
  return isWhole ? values : undefined;
};
