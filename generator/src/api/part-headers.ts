/** The headers of the parts of a multipart body (OpenAPI 3.1.1, 4.8.15), which who sends it gives beside it. */
import { join } from '../read/pointer.js';
import { followIn } from './access.js';
import type { Content, Header } from './api.js';
import { isList } from './form-members.js';
import { requiresMember } from './listed-values.js';
import { findMember, listParts } from './parts.js';
import { type Position, positionsOf } from './positions.js';
import type { Member, Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

const known = new WeakMap<Content, { readonly schema: Schema | undefined }>();

/** What is given of a body's parts: an object of headers for each that has any, or a list of them. */
export const partHeadersOf = (index: SchemaIndex, content: Content): Schema | undefined => {
  const made = known.get(content) ?? { schema: makeSchema(index, content) };
  known.set(content, made);
  return made.schema;
};

/** Of parts without names, a list of the headers of each. */
const makeList = (index: SchemaIndex, content: Content): Schema | undefined => {
  const { schema, pointer } = content;
  const { first, rest } = positionsOf(index, content);
  if ([...first, rest].every(({ encoding }) => (encoding?.headers ?? []).length === 0)) return undefined;
  const describe = ({ name, encoding }: Position): Schema =>
    describeHeaders(encoding?.headers ?? [], join(pointer, 'encoding', name, 'headers'));
  const least = Math.max(0, ...listParts(followIn(index), schema).map(({ minItems = 0 }) => minItems));
  const demanding = first.findLastIndex(({ encoding }) => encoding?.headers.some(({ required }) => required)) + 1;
  return {
    pointer: join(pointer, 'encoding'),
    types: ['array'],
    ...(first.length > 0 && { prefixItems: first.map(describe) }),
    items: describe(rest),
    ...(Math.min(least, demanding) > 0 && { minItems: Math.min(least, demanding) }),
  };
};

const makeSchema = (index: SchemaIndex, content: Content): Schema | undefined =>
  content.kind === 'parts' ? makeList(index, content) : makeTable(index, content);

const makeTable = (index: SchemaIndex, { encodings, schema, pointer }: Content): Schema | undefined => {
  const place = join(pointer, 'encoding');
  const parts = encodings.flatMap((encoding): (Member & { readonly isRequired: boolean })[] => {
    const { name, headers } = encoding;
    const member = findMember(followIn(index), schema, name);
    if (member === undefined || headers.length === 0) return [];
    const own = describeHeaders(headers, join(place, name, 'headers'));
    const isRequired = headers.some((header) => header.required) && requiresMember(followIn(index), schema, name);
    return [
      {
        name,
        schema: isList(index, member) ? { pointer: join(place, name), types: ['array'], items: own } : own,
        isRequired,
      },
    ];
  });
  if (parts.length === 0) return undefined;
  return {
    pointer: place,
    types: ['object'],
    properties: parts.map(({ name, schema: own }) => ({ name, schema: own })),
    required: parts.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
};

const describeHeaders = (headers: readonly Header[], pointer: string): Schema => ({
  pointer,
  types: ['object'],
  properties: headers.map(({ name, schema }) => ({ name, schema })),
  required: headers.filter(({ required }) => required).map(({ name }) => name),
});
