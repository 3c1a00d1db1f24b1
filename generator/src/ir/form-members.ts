/** What is known of the members of a form before anybody asks how they are written. */
import type { Encoding } from './api.js';
import { isBinary } from './files.js';
import { type Follow, listParts } from './parts.js';
import type { Schema, TypeName } from './schema.js';

/** A schema with its alternatives, and all that these are made of. */
const listAlternatives = (follow: Follow, schema: Schema): ReadonlySet<Schema> => {
  const found = new Set<Schema>();
  const waiting = [schema];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop())
    for (const part of listParts(follow, each)) {
      if (found.has(part)) continue;
      found.add(part);
      waiting.push(...(part.anyOf ?? []), ...(part.oneOf ?? []));
    }
  return found;
};

/** The types that a value may have besides null, as far as the schema and its alternatives name them. */
export const typesOf = (follow: Follow, schema: Schema): ReadonlySet<TypeName> =>
  new Set([...listAlternatives(follow, schema)].flatMap(({ types = [] }) => types.filter((type) => type !== 'null')));

/** Whether a member is a list, whatever its items are. */
export const isList = (follow: Follow, member: Schema): boolean => {
  const types = typesOf(follow, member);
  return types.size === 1 && types.has('array');
};

export const itemsOf = (follow: Follow, member: Schema): Schema | undefined =>
  listParts(follow, member).find(({ items }) => items !== undefined)?.items;

/** Whether a style says how a member is written, and no media type: `form`, where there is none (OpenAPI 3.1.1, 4.8.15). */
export const hasStyle = ({ style, explode, allowReserved }: Partial<Encoding> = {}): boolean =>
  style !== undefined || explode !== undefined || allowReserved !== undefined;

const mayBeFile = (follow: Follow, member: Schema): boolean =>
  [...listAlternatives(follow, member)].some(
    (part) => isBinary(part) || (part.items !== undefined && isBinary(part.items)),
  );

/** Whether each item of a member of a multipart body is a part by itself, with headers of its own. */
export const isSpread = (follow: Follow, member: Schema, encoding: Encoding): boolean => {
  if (!isList(follow, member) || encoding.content?.schema.pointer === member.pointer) return false;
  const { style = 'form', explode = style === 'form' } = encoding;
  return !hasStyle(encoding) || (style === 'form' && explode) || mayBeFile(follow, member);
};
