/** The size of a schema's check. */
import type { Schema } from '../../ir/schema.js';

/** A check of more schemas than this is a separate function. */
const mostInlined = 8;

const known = new WeakMap<Schema, number>();

/** Returns how many schemas a check covers inline; a separate function counts once. */
const weigh = (schema: Schema): number => {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const lists = [schema.prefixItems, schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  const members = [...(schema.properties ?? []), ...(schema.patternProperties ?? [])].map((member) => member.schema);
  const parts = [...lists, ...members, ...[schema.items, schema.additionalProperties].flatMap((part) => part ?? [])];
  const weight = parts.reduce((sum, part) => sum + (isLong(part) ? 1 : weigh(part)), 1);
  known.set(schema, weight);
  return weight;
};

/** Returns whether the check of a schema is so long that it is a separate function. */
export const isLong = (schema: Schema): boolean => weigh(schema) > mostInlined;
