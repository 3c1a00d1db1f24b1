/** The parts of a schema. */
import type { Schema } from './schema.js';

/** Returns the schema that a reference refers to. */
export type Follow = (ref: string) => Schema;

/** Returns the schemas that apply to a value together: the schema, its reference and all of `allOf`, in order. */
export const listParts = (follow: Follow, schema: Schema): Schema[] => {
  const parts = new Set<Schema>();
  const waiting = [schema];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (parts.has(part)) continue;
    parts.add(part);
    waiting.push(...[...(part.ref === undefined ? [] : [follow(part.ref)]), ...(part.allOf ?? [])].reverse());
  }
  return [...parts];
};

/** Returns the schema of an object member, from the first part that declares it. */
export const findMember = (follow: Follow, schema: Schema, name: string): Schema | undefined =>
  listParts(follow, schema)
    .flatMap(({ properties = [] }) => properties)
    .find((property) => property.name === name)?.schema;
