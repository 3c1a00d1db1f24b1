/** Determines properties of form fields that do not depend on their serialization. */
import type { Encoding } from './api.js';
import { isBinary } from './files.js';
import { type Follow, listParts } from './parts.js';
import type { Schema, TypeName } from './schema.js';

/** Returns a schema with its parts and variants, recursively. */
function listAlternatives(follow: Follow, schema: Schema): ReadonlySet<Schema> {
  const result = new Set<Schema>();
  const waiting = [schema];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop())
    for (const part of listParts(follow, each)) {
      if (result.has(part)) continue;
      result.add(part);
      waiting.push(...(part.anyOf ?? []), ...(part.oneOf ?? []));
    }
  return result;
}

/** Returns the types that a schema and its variants declare, except `null`. */
export function typesOf(follow: Follow, schema: Schema): ReadonlySet<TypeName> {
  return new Set(
    [...listAlternatives(follow, schema)].flatMap(({ types = [] }) => types.filter((type) => type !== 'null')),
  );
}

/** Returns whether a form field can only be an array. */
export function isList(follow: Follow, member: Schema): boolean {
  const types = typesOf(follow, member);
  return types.size === 1 && types.has('array');
}

/** Returns the schema of an array's items, from the first part of the schema that declares it. */
export function itemsOf(follow: Follow, member: Schema): Schema | undefined {
  return listParts(follow, member).find(({ items }) => items !== undefined)?.items;
}

/**
 * Returns whether an encoding declares a style, which then applies instead of the media type. The default style is
 * `form` (OpenAPI 3.1.1, 4.8.15).
 */
export function hasStyle({ style, explode, allowReserved }: Partial<Encoding> = {}): boolean {
  return style !== undefined || explode !== undefined || allowReserved !== undefined;
}

function mayBeFile(follow: Follow, member: Schema): boolean {
  return [...listAlternatives(follow, member)].some(
    (part) => isBinary(part) || (part.items !== undefined && isBinary(part.items)),
  );
}

/** Returns whether each item of an array in a multipart body is a separate part with its own headers. */
export function isSpread(follow: Follow, member: Schema, encoding: Encoding): boolean {
  if (!isList(follow, member) || encoding.content?.schema.pointer === member.pointer) return false;
  const { style = 'form', explode = style === 'form' } = encoding;
  return !hasStyle(encoding) || (style === 'form' && explode) || mayBeFile(follow, member);
}
