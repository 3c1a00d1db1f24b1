/** Properties of form members that do not depend on how they are written. */
import type { Encoding } from './api.js';
import { isBinary } from './files.js';
import { type Follow, listParts } from './parts.js';
import type { Schema, TypeName } from './schema.js';

/** Returns a schema with its parts and variants, recursively. */
const listAlternatives = (follow: Follow, schema: Schema): ReadonlySet<Schema> => {
  const result = new Set<Schema>();
  const waiting = [schema];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop())
    for (const part of listParts(follow, each)) {
      if (result.has(part)) continue;
      result.add(part);
      waiting.push(...(part.anyOf ?? []), ...(part.oneOf ?? []));
    }
  return result;
};

/** Returns the types of a value, except null, that a schema and its variants declare. */
export const typesOf = (follow: Follow, schema: Schema): ReadonlySet<TypeName> =>
  new Set([...listAlternatives(follow, schema)].flatMap(({ types = [] }) => types.filter((type) => type !== 'null')));

/** Returns whether a member is an array. */
export const isList = (follow: Follow, member: Schema): boolean => {
  const types = typesOf(follow, member);
  return types.size === 1 && types.has('array');
};

/** Returns the schema of an array's items, from the first part that declares it. */
export const itemsOf = (follow: Follow, member: Schema): Schema | undefined =>
  listParts(follow, member).find(({ items }) => items !== undefined)?.items;

/**
 * Returns whether a member is encoded by a style rather than a media type; the default style is `form` (OpenAPI 3.1.1,
 * 4.8.15).
 */
export const hasStyle = ({ style, explode, allowReserved }: Partial<Encoding> = {}): boolean =>
  style !== undefined || explode !== undefined || allowReserved !== undefined;

const mayBeFile = (follow: Follow, member: Schema): boolean =>
  [...listAlternatives(follow, member)].some(
    (part) => isBinary(part) || (part.items !== undefined && isBinary(part.items)),
  );

/** Returns whether each item of a multipart member is a separate part with its own headers. */
export const isSpread = (follow: Follow, member: Schema, encoding: Encoding): boolean => {
  if (!isList(follow, member) || encoding.content?.schema.pointer === member.pointer) return false;
  const { style = 'form', explode = style === 'form' } = encoding;
  return !hasStyle(encoding) || (style === 'form' && explode) || mayBeFile(follow, member);
};
