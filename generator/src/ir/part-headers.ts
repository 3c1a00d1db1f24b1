/**
 * Describes the headers of the parts in multipart bodies (OpenAPI 3.2, 4.15.1.1), which senders pass separately from
 * the body. The headers of nested parts are in the member `partHeaders`. No header can have this name, because header
 * names are in lower case.
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

/** Returns the schema of a body's part headers: an object by part name, or an array. `undefined` if there are none. */
export function partHeadersOf(index: SchemaIndex, content: Content): Schema | undefined {
  const known = index.once('partHeaders', () => new Map());
  if (!known.has(content)) known.set(content, makeSchema(index, content));
  return known.get(content);
}

/** Returns whether part headers are required. */
export function isDemanding({ required = [], minItems = 0 }: Schema): boolean {
  return required.length > 0 || minItems > 0;
}

function makeSchema(index: SchemaIndex, content: Content): Schema | undefined {
  if (content.kind === 'parts') return makeList(index, content);
  return content.kind === 'multipart' ? makeTable(index, content) : undefined;
}

/** Returns the schema of a part's headers, including nested parts; `undefined` if there are none. */
function describeHeaders(index: SchemaIndex, { headers, content }: Encoding, pointer: string): Schema | undefined {
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
}

/** Returns the schema for unnamed parts: an array with the headers of each part. */
function makeList(index: SchemaIndex, content: Content): Schema | undefined {
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
  // The array must include all parts up to the last one with required headers.
  const last = demands(others) && least > first.length ? least : described.slice(0, least).findLastIndex(demands) + 1;
  return {
    pointer: join(pointer, 'encoding'),
    types: ['array'],
    ...(first.length > 0 && { prefixItems: described.map((each, at) => each ?? none(String(at))) }),
    items: others ?? none(rest.name),
    ...(last > 0 && { minItems: last }),
  };
}

function makeTable(index: SchemaIndex, { encodings, schema, pointer }: Content): Schema | undefined {
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
}
