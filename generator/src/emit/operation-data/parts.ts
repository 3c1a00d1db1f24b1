/** Describes form fields and the parts of multipart bodies. */
import type { Part, Shape } from '../../../runtime/codec/operation.js';
import { isScalarShape } from '../../../runtime/codec/scalars.js';
import { followIn } from '../../ir/access.js';
import type { Api, Content, Encoding, Header } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import { isBinary } from '../../ir/files.js';
import { hasStyle, isSpread } from '../../ir/form-members.js';
import { partHeadersOf } from '../../ir/part-headers.js';
import { findMember, listParts } from '../../ir/parts.js';
import { containsBigint, itemsAt, membersAt } from '../../ir/places.js';
import type { Position } from '../../ir/positions.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { joinMembers, makeShape } from './shape.js';
import type { Described } from './writers.js';

/** Returns whether all values of a shape are scalars. */
function isFlat(shape: Shape): boolean {
  return isScalarShape(shape) || ('alternatives' in shape && shape.alternatives.every(isFlat));
}

/** Returns whether values of a shape, or items of an array, cannot be written as text in a form field. */
function isDeep(shape: Shape): boolean {
  if (isScalarShape(shape)) return false;
  if ('object' in shape) return true;
  return 'array' in shape ? !isFlat(shape.array) : shape.alternatives.some(isDeep);
}

/** Returns whether all values of a shape except null are arrays. */
function isAlwaysList(shape: Shape): boolean {
  if (isScalarShape(shape)) return false;
  if (!('alternatives' in shape)) return 'array' in shape;
  return shape.alternatives.every((each) => each === 'null' || isAlwaysList(each));
}

type Exact = readonly Schema[] | undefined;

/** A form field, or a member of a multipart body that has a style. */
export interface DescribedField extends Described {
  readonly isList?: true;
  /** Headers of the part; absent if it has none. */
  readonly describedHeaders?: readonly Described[];
}

function toField(api: Api, { name, shape, encoding, exact, schema }: Member): Described {
  const { style, explode, allowReserved, contentType, content } = encoding ?? {};
  const base = { name, in: 'query' as const, shape };
  if (content !== undefined) {
    const isItem = content.schema.pointer !== schema?.pointer && isAlwaysList(shape);
    return { ...base, content: content.mediaType, holds: content, ...(isItem && { isRepeated: true }) };
  }
  const isByMedium =
    !hasStyle(encoding) &&
    (/[/+]json\s*(?:[;,]|$)/u.test(contentType ?? '') || (isDeep(shape) && contentType === undefined));
  if (isByMedium) {
    // Each item of an array is written as a separate name-value pair (OpenAPI 3.2, 4.14.5.1).
    const isRepeated = isAlwaysList(shape);
    const speaking = isRepeated ? exact && itemsAt(indexOf(api), exact) : exact;
    return {
      ...base,
      content: contentType ?? 'application/json',
      ...(isRepeated && { isRepeated }),
      ...(speaking !== undefined && { exact: speaking }),
    };
  }
  const own = style ?? 'form';
  return { ...base, style: own, explode: explode ?? own === 'form', ...(allowReserved === true && { allowReserved }) };
}

/** Removes null from a shape, because a part cannot represent it. */
function withoutNull(shape: Shape): Shape {
  if (typeof shape === 'string' || !('alternatives' in shape)) return shape;
  const [only, ...more] = shape.alternatives.filter((each) => each !== 'null');
  return only === undefined || more.length > 0 ? shape : only;
}

interface Member {
  readonly name: string;
  readonly shape: Shape;
  readonly encoding: Encoding | undefined;
  readonly exact: Exact;
  /** Schema that the body declares for the member, if any. */
  readonly schema: Schema | undefined;
  /** All schemas that apply to the member. */
  readonly said: readonly Schema[];
}

/** Returns the named members of a body with their shapes and encodings. */
function listMembers(api: Api, content: Content, direction: Direction): Member[] {
  const { schema: whole, encodings } = content;
  const index = indexOf(api);
  const members = joinMembers(makeShape(api, direction)(whole));
  return Object.entries(members).map(([name, own]) => {
    const encoding = encodings.find((each) => each.name === name);
    const schema = encoding && findMember(followIn(index), whole, name);
    // The deepObject style needs the complete shape of nested values.
    const isDeepObject = encoding?.style === 'deepObject' && schema !== undefined;
    const said = membersAt(index, whole, name);
    const exact = said.some((part) => containsBigint(index, part)) ? said : undefined;
    return { name, shape: isDeepObject ? makeShape(api, direction, true)(schema) : own, encoding, exact, schema, said };
  });
}

/** Returns the fields of a form, or the members of a multipart body that have a style. */
export function fieldsOf(api: Api, content: Content, direction: Direction): DescribedField[] {
  return listMembers(api, content, direction).flatMap((member): DescribedField[] => {
    const { shape, encoding, schema } = member;
    if (content.kind === 'form') return [toField(api, member)];
    if (encoding === undefined || !isStyled(shape, encoding)) return [];
    const headers = encoding.headers.map((header) => toHeader(api, header, direction));
    const isList = schema !== undefined && isSpread(followIn(indexOf(api)), schema, encoding);
    const own =
      schema === undefined || headers.length === 0 ? {} : { describedHeaders: headers, ...(isList && { isList }) };
    return [{ ...toField(api, member), ...own }];
  });
}

/** Returns whether the items of an array or the members of an object are joined with commas. */
export function isJoined({ style, explode, shape }: Described): boolean {
  return style === 'form' && explode !== true && !isScalarShape(shape);
}

/** Returns whether a part is written with a style (OpenAPI 3.1.1, 4.8.15), which files cannot have. */
function isStyled(shape: Shape, encoding: Encoding | undefined): boolean {
  return hasStyle(encoding) && !mayBeFile(shape);
}

function isListShape(shape: Shape): shape is Extract<Shape, { readonly array: Shape }> {
  return typeof shape === 'object' && 'array' in shape;
}

function mayBeFile(shape: Shape): boolean {
  if (isScalarShape(shape)) return shape === 'file';
  if ('array' in shape) return mayBeFile(shape.array);
  return 'alternatives' in shape && shape.alternatives.some(mayBeFile);
}

/** A part, with the schemas of its value and headers. */
export interface DescribedPart extends Part {
  /** Headers of the part. Present, even if empty, if nested parts have headers. */
  readonly describedHeaders?: readonly Described[];
  /** The schemas that apply to the value, if it contains bigints. */
  readonly exact?: readonly Schema[];
  /** The content of the part, if the part is itself a body. */
  readonly holds?: Content;
}

/** Describes a part header in the same way as a response header. */
function toHeader(api: Api, header: Header, direction: Direction): Described {
  const { name, explode, schema, content, medium } = header;
  const held = { ...(content !== undefined && { content }), ...(medium !== undefined && { holds: medium }) };
  const form = content === undefined ? { style: 'simple' as const, explode } : held;
  const isExact = content !== undefined && medium === undefined && containsBigint(indexOf(api), schema);
  return { name, in: 'header', shape: makeShape(api, direction)(schema), ...form, ...(isExact && { exact: [schema] }) };
}

/** Returns the media type of a part with encoded binary data, if no encoding sets one (OpenAPI 3.2, 4.15.1.1). */
export function typeOfEncoded(api: Api, said: readonly Schema[]): string | undefined {
  const parts = said.flatMap((schema) => listParts(followIn(indexOf(api)), schema));
  const isEncoded = parts.some((part) => part.contentEncoding !== undefined && !isBinary(part));
  return isEncoded ? 'application/octet-stream' : undefined;
}

/** Returns the media types of a part if its encoding lists several. */
function typesOf({ contentType = '' }: Partial<Encoding> = {}, shape: Shape): Pick<Part, 'types'> {
  const types = contentType.split(',').map((type) => type.trim());
  // If all listed media types are ranges, the media type of JSON or text is unknown.
  const isDefinite = mayBeFile(shape) || types.some((type) => !type.includes('*'));
  return types.length > 1 && isDefinite ? { types } : {};
}

/** Describes a part whose value has the given shape. */
function toPart(
  api: Api,
  { name, shape, encoding, exact, said, isList }: Omit<Member, 'schema'> & Pick<Part, 'isList'>,
  direction: Direction,
): DescribedPart {
  const { content, headers = [] } = encoding ?? {};
  const encoded = shape === 'string' ? typeOfEncoded(api, said) : undefined;
  const contentType = content?.mediaType ?? encoding?.contentType ?? encoded;
  const hasHeaders = headers.length > 0 || (content && partHeadersOf(indexOf(api), content)) !== undefined;
  return {
    name,
    // An array that is itself a body is not a file, even if its items are files.
    ...((content === undefined || (mayBeFile(shape) && !isListShape(shape))) && { shape }),
    ...(isList && { isList }),
    ...(contentType !== undefined && { contentType }),
    ...typesOf(encoding, shape),
    ...(hasHeaders && { describedHeaders: headers.map((header) => toHeader(api, header, direction)) }),
    ...(content === undefined ? exact !== undefined && { exact } : { holds: content }),
  };
}

/** Returns the parts of a multipart body whose parts are named. */
export function partsOf(api: Api, content: Content, direction: Direction): DescribedPart[] {
  return listMembers(api, content, direction).flatMap(({ schema, ...member }): DescribedPart[] => {
    const { encoding } = member;
    if (isStyled(member.shape, encoding)) return [];
    const shape = withoutNull(member.shape);
    // An array that is itself a body is a single part.
    const isOne = schema !== undefined && encoding?.content?.schema.pointer === schema.pointer;
    if (isOne || !isListShape(shape)) return [toPart(api, { ...member, shape }, direction)];
    const said = itemsAt(indexOf(api), member.said);
    const exact = member.exact && said;
    return [toPart(api, { ...member, shape: shape.array, exact, said, isList: true }, direction)];
  });
}

/** Stands for the shape of an array in an unnamed part, which is written as JSON. */
const asList: Shape = { object: {}, rest: 'any' };

/** Describes an unnamed part, or all remaining ones. */
export function partAt(api: Api, { name, schema, encoding }: Position, direction: Direction): DescribedPart {
  const own = withoutNull(makeShape(api, direction)(schema));
  const shape = isListShape(own) ? asList : own;
  const exact = containsBigint(indexOf(api), schema) ? [schema] : undefined;
  return toPart(api, { name, shape, encoding, exact, said: [schema] }, direction);
}
