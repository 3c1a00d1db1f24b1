/** Which alternative of a union a value is, by what a discriminator says (OpenAPI 3.1, 4.8.25). */
import type { Scalar } from './listed-values.js';
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
