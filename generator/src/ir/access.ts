/**
 * `readOnly` and `writeOnly` (OpenAPI 3.1, 4.8.24.1): a `readOnly` property is in responses only, a `writeOnly`
 * property in requests only. A schema that has or refers to such properties has two variants: one that is received and
 * one that is sent.
 */
import type { Direction } from './direction.js';
import { type Follow, listParts } from './parts.js';
import { listReached } from './reach.js';
import { partsOf, type Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/**
 * Returns whether a property is omitted in a direction, because its schema or a part of it is `readOnly` or
 * `writeOnly`.
 */
export const isLeftOut = (follow: Follow, schema: Schema, direction: Direction): boolean =>
  listParts(follow, schema).some((part) => part[direction === 'sent' ? 'readOnly' : 'writeOnly'] === true);

const follows = new WeakMap<SchemaIndex, Follow>();

/**
 * Returns the function that follows references in an index. It is the same for each index, so that results can be
 * cached by it.
 */
export const followIn = (index: SchemaIndex): Follow => {
  const cached = follows.get(index) ?? ((ref) => index.at(ref).schema);
  follows.set(index, cached);
  return cached;
};

const leaving = new WeakMap<SchemaIndex, ReadonlySet<Direction>>();

/** Returns the directions in which any property is omitted. */
const findLeaving = (index: SchemaIndex): ReadonlySet<Direction> => {
  const roots = [...index.all.map(({ schema }) => schema), ...index.sent, ...index.received];
  const all = [...listReached(index, roots)];
  const made = new Set<Direction>();
  if (all.some(({ readOnly }) => readOnly === true)) made.add('sent');
  if (all.some(({ writeOnly }) => writeOnly === true)) made.add('received');
  return made;
};

/** Returns the names of the properties of a schema and its parts that are omitted in a direction. */
export const listLeftOut = (index: SchemaIndex, schema: Schema, direction: Direction): string[] => {
  const directions = leaving.get(index) ?? findLeaving(index);
  leaving.set(index, directions);
  // Most documents omit nothing; this avoids a search for each schema of a long chain.
  if (!directions.has(direction)) return [];
  const follow = followIn(index);
  return listParts(follow, schema)
    .flatMap(({ properties = [] }) => properties)
    .filter((property) => isLeftOut(follow, property.schema, direction))
    .map(({ name }) => name);
};

const known = new WeakMap<SchemaIndex, ReadonlySet<string>>();

/** Returns the pointers of the named schemas with two variants: those that are sent and differ when received. */
export const listVariants = (index: SchemaIndex): ReadonlySet<string> => {
  const cached = known.get(index) ?? findVariants(index);
  known.set(index, cached);
  return cached;
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
