/**
 * The headers of the parts of a multipart body (OpenAPI 3.2, 4.15.1.1), which the sender passes separately. Headers of
 * nested parts are in the member `partHeaders`, which is not a valid header name, because those are in lower case.
 */
import { join } from '../support/json-pointer.js';
import { followIn } from './access.js';
import type { Content, Encoding } from './api.js';
import { isSpread } from './form-members.js';
import { requiresMember } from './listed-values.js';
import { findMember, listParts } from './parts.js';
import { type Position, positionsOf } from './positions.js';
import type { Member, Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

const known = new WeakMap<Content, { readonly schema: Schema | undefined }>();

/** Returns the schema of a body's part headers: an object or array of headers; `undefined` if there are none. */
export const partHeadersOf = (index: SchemaIndex, content: Content): Schema | undefined => {
  const cached = known.get(content) ?? { schema: makeSchema(index, content) };
  known.set(content, cached);
  return cached.schema;
};

/** Returns whether part headers are required. */
export const isDemanding = ({ required = [], minItems = 0 }: Schema): boolean => required.length > 0 || minItems > 0;

const makeSchema = (index: SchemaIndex, content: Content): Schema | undefined => {
  if (content.kind === 'parts') return makeList(index, content);
  return content.kind === 'multipart' ? makeTable(index, content) : undefined;
};

/** Returns the schema of a part's headers, including nested parts; `undefined` if there are none. */
const describeHeaders = (index: SchemaIndex, { headers, content }: Encoding, pointer: string): Schema | undefined => {
  const inner = content && partHeadersOf(index, content);
  if (headers.length === 0 && inner === undefined) return undefined;
  const required = headers.filter((header) => header.required).map(({ name }) => name);
  return {
    pointer,
    types: ['object'],
    properties: [
      ...headers.map(({ name, schema }) => ({ name, schema })),
      ...(inner === undefined ? [] : [{ name: 'partHeaders', schema: inner }]),
    ],
    required: [...required, ...(inner !== undefined && isDemanding(inner) ? ['partHeaders'] : [])],
  };
};

/** For unnamed parts, an array of the headers of each. */
const makeList = (index: SchemaIndex, content: Content): Schema | undefined => {
  const { schema, pointer } = content;
  const { first, rest } = positionsOf(index, content);
  const describe = ({ name, encoding }: Position): Schema | undefined =>
    encoding && describeHeaders(index, encoding, join(pointer, 'encoding', name, 'headers'));
  const described = first.map(describe);
  const others = describe(rest);
  if ([...described, others].every((each) => each === undefined)) return undefined;
  const none = (at: string): Schema => ({
    pointer: join(pointer, 'encoding', at, 'headers'),
    types: ['object'],
    properties: [],
    required: [],
  });
  const least = Math.max(0, ...listParts(followIn(index), schema).map(({ minItems = 0 }) => minItems));
  const demands = (each: Schema | undefined): boolean => each !== undefined && isDemanding(each);
  // All parts up to the last one with required headers.
  const last = demands(others) && least > first.length ? least : described.slice(0, least).findLastIndex(demands) + 1;
  return {
    pointer: join(pointer, 'encoding'),
    types: ['array'],
    ...(first.length > 0 && { prefixItems: described.map((each, at) => each ?? none(String(at))) }),
    items: others ?? none(rest.name),
    ...(last > 0 && { minItems: last }),
  };
};

const makeTable = (index: SchemaIndex, { encodings, schema, pointer }: Content): Schema | undefined => {
  const place = join(pointer, 'encoding');
  const follow = followIn(index);
  const parts = encodings.flatMap((encoding): (Member & { readonly isRequired: boolean })[] => {
    const { name } = encoding;
    const member = findMember(follow, schema, name);
    const own = describeHeaders(index, encoding, join(place, name, 'headers'));
    if (member === undefined || own === undefined) return [];
    const isRequired = isDemanding(own) && requiresMember(follow, schema, name);
    const list: Schema = { pointer: join(place, name), types: ['array'], items: own };
    return [{ name, schema: isSpread(follow, member, encoding) ? list : own, isRequired }];
  });
  if (parts.length === 0) return undefined;
  return {
    pointer: place,
    types: ['object'],
    properties: parts.map(({ name, schema: own }) => ({ name, schema: own })),
    required: parts.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
};
