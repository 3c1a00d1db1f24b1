/** What is known of the members of a form before anybody asks how they are written. */
import { followIn } from './access.js';
import type { Content, Encoding } from './api.js';
import { isFile } from './files.js';
import { findMember, listParts } from './parts.js';
import { type Position, positionsOf } from './positions.js';
import type { Schema, TypeName } from './schema.js';
import type { SchemaIndex } from './schema-index.js';
import { join } from '../read/pointer.js';

/** The types that a value may have besides null, as far as the schema and its alternatives name them. */
const typesOf = (index: SchemaIndex, schema: Schema, seen = new Set<Schema>()): ReadonlySet<TypeName> => {
  const found = listParts(followIn(index), schema).flatMap((part): TypeName[] => {
    if (seen.has(part)) return [];
    seen.add(part);
    const inner = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
    return [...(part.types ?? []), ...inner.flatMap((each) => [...typesOf(index, each, seen)])];
  });
  return new Set(found.filter((type) => type !== 'null'));
};

/** Whether a member is a list, each of whose items is a part of a multipart body. */
export const isList = (index: SchemaIndex, member: Schema): boolean =>
  [...typesOf(index, member)].every((type) => type === 'array') && typesOf(index, member).size > 0;

const itemsOf = (index: SchemaIndex, member: Schema): Schema | undefined =>
  listParts(followIn(index), member).find(({ items }) => items !== undefined)?.items;

/** What a part is of: of a list, each of its items. */
const schemaOfPart = (index: SchemaIndex, content: Content, name: string): Schema | undefined => {
  const member = findMember(followIn(index), content.schema, name);
  return member !== undefined && isList(index, member) ? itemsOf(index, member) : member;
};

/** A part that is XML by its encoding, and holds more than text, as a body of its own. */
const xmlOfPart = (
  index: SchemaIndex,
  { pointer }: Content,
  { name, schema, encoding }: Partial<Position>,
): Content | undefined => {
  const { contentType = '', style, explode, allowReserved } = encoding ?? {};
  if (!/^[^,]*[/+]xml\b[^,]*$/iu.test(contentType) || (style ?? explode ?? allowReserved) !== undefined)
    return undefined;
  if (schema === undefined || isFile(index, schema)) return undefined;
  const types = typesOf(index, schema);
  if (!types.has('object') && !types.has('array')) return undefined;
  const place = join(pointer, 'encoding', name ?? '');
  return { mediaType: contentType, kind: 'xml', schema, encodings: [], examples: [], pointer: place };
};

const listXmlParts = (index: SchemaIndex, content: Content): [name: string, xml: Content][] => {
  const { kind, encodings } = content;
  if (encodings.length === 0 || (kind !== 'multipart' && kind !== 'parts')) return [];
  const named = (encoding: Encoding): Partial<Position> & Pick<Position, 'name'> => {
    const schema = schemaOfPart(index, content, encoding.name);
    return { name: encoding.name, encoding, ...(schema !== undefined && { schema }) };
  };
  const { first, rest } = positionsOf(index, content);
  const parts = kind === 'parts' ? [...first, rest] : encodings.map(named);
  return parts.flatMap((part): [string, Content][] => {
    const xml = xmlOfPart(index, content, part);
    return xml === undefined ? [] : [[part.name, xml]];
  });
};

const known = new WeakMap<Content, ReadonlyMap<string, Content>>();

/** The parts of a multipart body that are XML, by their names or positions. */
export const xmlPartsOf = (index: SchemaIndex, content: Content): ReadonlyMap<string, Content> => {
  const made = known.get(content) ?? new Map(listXmlParts(index, content));
  known.set(content, made);
  return made;
};

/** All that is written as XML: bodies, and parts of bodies. */
export const listXml = (index: SchemaIndex, contents: readonly Content[]): Content[] =>
  contents.flatMap((content) => (content.kind === 'xml' ? [content] : [...xmlPartsOf(index, content).values()]));
