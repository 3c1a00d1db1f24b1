/** Measures the size of a schema's check. */
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** A check that covers more schemas is a separate function. */
const mostInlined = 8;

/** Returns how many schemas the check of a schema covers inline. A separate function counts as one. */
const weigh = (index: SchemaIndex, schema: Schema): number => {
  const known = index.once('weights', () => new Map());
  const before = known.get(schema);
  if (before !== undefined) return before;
  const lists = [schema.prefixItems, schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  const members = [...(schema.properties ?? []), ...(schema.patternProperties ?? [])].map((member) => member.schema);
  const parts = [...lists, ...members, ...[schema.items, schema.additionalProperties].flatMap((part) => part ?? [])];
  const weight = parts.reduce((sum, part) => sum + (isLong(index, part) ? 1 : weigh(index, part)), 1);
  known.set(schema, weight);
  return weight;
};

/** Returns whether the check of a schema is so long that it is a separate function. */
export const isLong = (index: SchemaIndex, schema: Schema): boolean => weigh(index, schema) > mostInlined;
