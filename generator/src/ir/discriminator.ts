/** Determines which discriminator values select which variant of a union (OpenAPI 3.1, 4.8.25). */
import { followIn } from './access.js';
import { requiresMember, type Scalar, valuesOfMember } from './listed-values.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/**
 * Returns the discriminator values of a variant: the values mapped to the variant (reduced to those that its schema
 * lists, if all of them are mapped), else the listed values, else its name. With a default variant, only listed values
 * count.
 */
export function valuesOfAlternative(
  index: SchemaIndex,
  { discriminator }: Schema,
  member: Schema,
  listed: readonly Scalar[] | undefined,
): readonly Scalar[] {
  if (discriminator === undefined || discriminator.otherwise !== undefined || member.ref === undefined)
    return listed ?? [];
  const mapped = discriminator.mapping.filter(({ ref }) => ref === member.ref).map(({ value }) => value);
  const isListed = listed?.every((value) => typeof value === 'string' && mapped.includes(value)) ?? false;
  if (mapped.length > 0) return listed !== undefined && isListed ? listed : mapped;
  if (listed !== undefined) return listed;
  const { name } = index.at(member.ref);
  const isTaken = name.startsWith('#/') || discriminator.mapping.some(({ value }) => value === name);
  return isTaken ? [] : [name];
}

/**
 * Returns the discriminator values of each variant; `undefined` if variants share values, or if a variant lists values
 * of an optional property.
 */
export function valuesByAlternative(
  index: SchemaIndex,
  schema: Schema,
  alternatives: readonly Schema[],
): ReadonlyMap<Schema, readonly Scalar[]> | undefined {
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
}
