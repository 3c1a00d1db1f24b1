/**
 * Handles `readOnly` and `writeOnly` (OpenAPI 3.1, 4.8.24.1): a `readOnly` property occurs only in responses, a
 * `writeOnly` property only in requests. A schema that contains or refers to such properties has two types: one for
 * data that a client receives and one for data that it sends.
 */
import type { Direction } from './direction.js';
import { type Follow, listParts } from './parts.js';
import { listReached } from './reach.js';
import { partsOf, type Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/** Returns whether a property is omitted in a direction, because one of its schemas is `readOnly` or `writeOnly`. */
export function isLeftOut(follow: Follow, schema: Schema, direction: Direction): boolean {
  return listParts(follow, schema).some((part) => part[direction === 'sent' ? 'readOnly' : 'writeOnly'] === true);
}

/** Returns the function that follows references in an index. It is always the same, so that it can be a cache key. */
export function followIn(index: SchemaIndex): Follow {
  return index.once('follow', () => (ref) => index.at(ref).schema);
}

/** Returns the directions in which at least one property is omitted. */
function findLeaving(index: SchemaIndex): ReadonlySet<Direction> {
  const roots = [...index.all.map(({ schema }) => schema), ...index.sent, ...index.received];
  const all = [...listReached(index, roots)];
  const made = new Set<Direction>();
  if (all.some(({ readOnly }) => readOnly === true)) made.add('sent');
  if (all.some(({ writeOnly }) => writeOnly === true)) made.add('received');
  return made;
}

/** Returns the names of the properties that a schema and its parts omit in a direction. */
export function listLeftOut(index: SchemaIndex, schema: Schema, direction: Direction): string[] {
  const directions = index.once('omittingDirections', () => findLeaving(index));
  // Most documents omit nothing; this avoids a search for each schema of a long chain.
  if (!directions.has(direction)) return [];
  const follow = followIn(index);
  return listParts(follow, schema)
    .flatMap(({ properties = [] }) => properties)
    .filter((property) => isLeftOut(follow, property.schema, direction))
    .map(({ name }) => name);
}

/** Returns the pointers of the named schemas with different types for sent and received data. */
export function listVariants(index: SchemaIndex): ReadonlySet<string> {
  return index.once('variants', () => findVariants(index));
}

function findVariants(index: SchemaIndex): ReadonlySet<string> {
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
}
