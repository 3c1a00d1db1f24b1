/** Which alternative of a union a value is, by what a discriminator says (OpenAPI 3.1, 4.8.25). */
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/** The values that mean an alternative: those that are mapped to it, else its name. */
export const valuesOfAlternative = (index: SchemaIndex, { discriminator }: Schema, member: Schema): string[] => {
  // Where every other value means one of them, too, none is told by its values.
  if (discriminator === undefined || discriminator.otherwise !== undefined || member.ref === undefined) return [];
  const mapped = discriminator.mapping.filter(({ ref }) => ref === member.ref).map(({ value }) => value);
  if (mapped.length > 0) return mapped;
  const { name } = index.at(member.ref);
  const isTaken = name.startsWith('#/') || discriminator.mapping.some(({ value }) => value === name);
  return isTaken ? [] : [name];
};
