/** The headers of the parts of a multipart body (OpenAPI 3.1.1, 4.8.15), which who sends it gives beside it. */
import { join } from '../read/pointer.js';
import { followIn } from './access.js';
import type { Content, Encoding } from './api.js';
import { isList } from './form-members.js';
import { requiresMember } from './listed-values.js';
import { findMember } from './parts.js';
import type { Member, Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

const known = new WeakMap<Content, { readonly schema: Schema | undefined }>();

/** What is given of a body's parts: an object of headers for each that has any, or a list of them. */
export const partHeadersOf = (index: SchemaIndex, content: Content): Schema | undefined => {
  const made = known.get(content) ?? { schema: makeSchema(index, content) };
  known.set(content, made);
  return made.schema;
};

const makeSchema = (index: SchemaIndex, { encodings, schema, pointer }: Content): Schema | undefined => {
  const place = join(pointer, 'encoding');
  const parts = encodings.flatMap((encoding): (Member & { readonly isRequired: boolean })[] => {
    const { name, headers } = encoding;
    const member = findMember(followIn(index), schema, name);
    if (member === undefined || headers.length === 0) return [];
    const own = describeHeaders(encoding, join(place, name, 'headers'));
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

const describeHeaders = ({ headers }: Encoding, pointer: string): Schema => ({
  pointer,
  types: ['object'],
  properties: headers.map(({ name, schema }) => ({ name, schema })),
  required: headers.filter(({ required }) => required).map(({ name }) => name),
});
