/** What a schema is made of. */
import type { Schema } from './schema.js';

/** What a reference leads to. */
export type Follow = (ref: string) => Schema;

/** The schemas that a value has to fit together: one, what it refers to, and all of `allOf`, in their order. */
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

/** The schema of a member of an object, as the first part that speaks of it says. */
export const findMember = (follow: Follow, schema: Schema, name: string): Schema | undefined =>
  listParts(follow, schema)
    .flatMap(({ properties = [] }) => properties)
    .find((property) => property.name === name)?.schema;
