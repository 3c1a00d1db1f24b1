/** Functions for the schemas that apply to a value together. */
import type { Schema } from './schema.js';

/** Returns the schema at the pointer of a reference. */
export type Follow = (ref: string) => Schema;

/** Returns the schemas that apply to a value together: the schema, its reference and all of `allOf`, in order. */
export function listParts(follow: Follow, schema: Schema): Schema[] {
  const parts = new Set<Schema>();
  const waiting = [schema];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (parts.has(part)) continue;
    parts.add(part);
    waiting.push(...[...(part.ref === undefined ? [] : [follow(part.ref)]), ...(part.allOf ?? [])].reverse());
  }
  return [...parts];
}

/** Returns the schema of an object's member, from the first part of the object's schema that declares it. */
export function findMember(follow: Follow, schema: Schema, name: string): Schema | undefined {
  return listParts(follow, schema)
    .flatMap(({ properties = [] }) => properties)
    .find((property) => property.name === name)?.schema;
}
