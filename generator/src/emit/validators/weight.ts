/** How much of a function the check of a schema takes. */
import type { Schema } from '../../ir/schema.js';

/** What checks more schemas than these is a function of its own. */
const mostInlined = 8;

const known = new WeakMap<Schema, number>();

/** How many schemas are checked where this one is; what has a function of its own counts once. */
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

/** Whether the check of a schema is so long that it is a function of its own wherever it is a part. */
export const isLong = (schema: Schema): boolean => weigh(schema) > mostInlined;
