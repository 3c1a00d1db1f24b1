/**
 * `readOnly` and `writeOnly` (OpenAPI 3.1, 4.8.24.1): a property of the one is in answers only, one of the other in
 * requests only. A schema with such a property, or that refers to one with such, is two: what is received, and what is
 * sent.
 */
import type { Direction } from './direction.js';
import { type Follow, listParts } from './parts.js';
import { listReached } from './reach.js';
import { partsOf, type Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/** Whether a property with a schema is no part of what goes in a direction; what the schema is made of may say so. */
export const isLeftOut = (follow: Follow, schema: Schema, direction: Direction): boolean =>
  listParts(follow, schema).some((part) => part[direction === 'sent' ? 'readOnly' : 'writeOnly'] === true);

const follows = new WeakMap<SchemaIndex, Follow>();

/** How references are followed by an index: by one function for all of it, by which what is found can be kept. */
export const followIn = (index: SchemaIndex): Follow => {
  const made = follows.get(index) ?? ((ref) => index.at(ref).schema);
  follows.set(index, made);
  return made;
};

const leaving = new WeakMap<SchemaIndex, ReadonlySet<Direction>>();

/** The directions in which anything is left out at all. */
const findLeaving = (index: SchemaIndex): ReadonlySet<Direction> => {
  const roots = [...index.all.map(({ schema }) => schema), ...index.sent, ...index.received];
  const all = [...listReached(index, roots)];
  const made = new Set<Direction>();
  if (all.some(({ readOnly }) => readOnly === true)) made.add('sent');
  if (all.some(({ writeOnly }) => writeOnly === true)) made.add('received');
  return made;
};

/** The names of the properties of a schema, and of what it is made of, that are no part of what goes in a direction. */
export const listLeftOut = (index: SchemaIndex, schema: Schema, direction: Direction): string[] => {
  const directions = leaving.get(index) ?? findLeaving(index);
  leaving.set(index, directions);
  // In most documents nothing is, and each schema of a long chain would be looked for in vain in all that follow.
  if (!directions.has(direction)) return [];
  const follow = followIn(index);
  return listParts(follow, schema)
    .flatMap(({ properties = [] }) => properties)
    .filter((property) => isLeftOut(follow, property.schema, direction))
    .map(({ name }) => name);
};

const known = new WeakMap<SchemaIndex, ReadonlySet<string>>();

/** The pointers of the named schemas that are two: those that are sent, and of which other things are received. */
export const listVariants = (index: SchemaIndex): ReadonlySet<string> => {
  const made = known.get(index) ?? findVariants(index);
  known.set(index, made);
  return made;
};

const findVariants = (index: SchemaIndex): ReadonlySet<string> => {
  const follow = followIn(index);
  const users = new Map<string, string[]>();
  const variants = new Set<string>();
  for (const { pointer, schema: root } of index.all) {
    const waiting = [root];
    for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
      if (schema.ref !== undefined) users.set(schema.ref, [...(users.get(schema.ref) ?? []), pointer]);
      const isMarked = (schema.properties ?? []).some(
        ({ schema: property }) => isLeftOut(follow, property, 'sent') || isLeftOut(follow, property, 'received'),
      );
      if (isMarked) variants.add(pointer);
      waiting.push(...partsOf(schema));
    }
  }
  const spreading = [...variants];
  for (let pointer = spreading.pop(); pointer !== undefined; pointer = spreading.pop()) {
    for (const user of users.get(pointer) ?? []) {
      if (variants.has(user)) continue;
      variants.add(user);
      spreading.push(user);
    }
  }
  const sent = new Set([...listReached(index, index.sent)].map(({ pointer }) => pointer));
  return new Set([...variants].filter((pointer) => sent.has(pointer)));
};
