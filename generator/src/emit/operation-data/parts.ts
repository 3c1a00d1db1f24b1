/** Descriptors of form members and of the parts of multipart bodies. */
import type { Part, Shape } from '../../../runtime/codec/operation.js';
import { isScalarShape } from '../../../runtime/codec/scalars.js';
import type { Direction } from '../../ir/direction.js';
import { followIn } from '../../ir/access.js';
import type { Api, Content, Encoding, Header } from '../../ir/api.js';
import { isBinary } from '../../ir/files.js';
import { hasStyle, isSpread } from '../../ir/form-members.js';
import { containsBigint, itemsAt, membersAt } from '../../ir/integers.js';
import { partHeadersOf } from '../../ir/part-headers.js';
import { findMember, listParts } from '../../ir/parts.js';
import type { Position } from '../../ir/positions.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { joinMembers, makeShape } from './shape.js';
import type { Described } from './writers.js';

/** Returns whether every value of a shape is a scalar. */
const isFlat = (shape: Shape): boolean =>
  isScalarShape(shape) || ('alternatives' in shape && shape.alternatives.every(isFlat));

/** Returns whether a shape has no text form in a form member or its items. */
const isDeep = (shape: Shape): boolean => {
  if (isScalarShape(shape)) return false;
  if ('object' in shape) return true;
  return 'array' in shape ? !isFlat(shape.array) : shape.alternatives.some(isDeep);
};

/** Returns whether every value of a shape except null is an array. */
const isAlwaysList = (shape: Shape): boolean => {
  if (isScalarShape(shape)) return false;
  if (!('alternatives' in shape)) return 'array' in shape;
  return shape.alternatives.every((each) => each === 'null' || isAlwaysList(each));
};

type Exact = readonly Schema[] | undefined;

/** A member of a form, or of a multipart body with a style. */
export interface DescribedField extends Described {
  readonly isList?: true;
  /** Headers of the part; present (even if empty) if nested parts have headers. */
  readonly describedHeaders?: readonly Described[];
}

const toField = (api: Api, { name, shape, encoding, exact, schema }: Member): Described => {
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
    // Each item of an array is a pair (OpenAPI 3.2, 4.14.5.1).
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
};

/** Returns a shape without null, which a part cannot represent. */
const withoutNull = (shape: Shape): Shape => {
  if (typeof shape === 'string' || !('alternatives' in shape)) return shape;
  const [only, ...more] = shape.alternatives.filter((each) => each !== 'null');
  return only === undefined || more.length > 0 ? shape : only;
};

interface Member {
  readonly name: string;
  readonly shape: Shape;
  readonly encoding: Encoding | undefined;
  readonly exact: Exact;
  /** The declared schema, if any. */
  readonly schema: Schema | undefined;
  /** All schemas that apply to it. */
  readonly said: readonly Schema[];
}

/** Returns the named members of a body with their shapes and encodings. */
const listMembers = (api: Api, content: Content, direction: Direction): Member[] => {
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
};

/** Returns the members of a form, or the members of a multipart body that have a style. */
export const fieldsOf = (api: Api, content: Content, direction: Direction): DescribedField[] =>
  listMembers(api, content, direction).flatMap((member): DescribedField[] => {
    const { shape, encoding, schema } = member;
    if (content.kind === 'form') return [toField(api, member)];
    if (encoding === undefined || !isStyled(shape, encoding)) return [];
    const headers = encoding.headers.map((header) => toHeader(api, header, direction));
    const isList = schema !== undefined && isSpread(followIn(indexOf(api)), schema, encoding);
    const own =
      schema === undefined || headers.length === 0 ? {} : { describedHeaders: headers, ...(isList && { isList }) };
    return [{ ...toField(api, member), ...own }];
  });

/** Returns whether items or members are joined with commas. */
export const isJoined = ({ style, explode, shape }: Described): boolean =>
  style === 'form' && explode !== true && !isScalarShape(shape);

/** Returns whether a part is written by its style (OpenAPI 3.1.1, 4.8.15); files have none. */
const isStyled = (shape: Shape, encoding: Encoding | undefined): boolean => hasStyle(encoding) && !mayBeFile(shape);

const isListShape = (shape: Shape): shape is Extract<Shape, { readonly array: Shape }> =>
  typeof shape === 'object' && 'array' in shape;

const mayBeFile = (shape: Shape): boolean => {
  if (isScalarShape(shape)) return shape === 'file';
  if ('array' in shape) return mayBeFile(shape.array);
  return 'alternatives' in shape && shape.alternatives.some(mayBeFile);
};

/** A part and the schemas of its value. */
export interface DescribedPart extends Part {
  /** Absent if neither the part nor a nested part has headers. */
  readonly describedHeaders?: readonly Described[];
  /** The schemas that apply to it, if it contains bigints. */
  readonly exact?: readonly Schema[];
  /** Its content, if it is itself a body. */
  readonly holds?: Content;
}

/** Describes a header of a part like a header of a response. */
const toHeader = (api: Api, header: Header, direction: Direction): Described => {
  const { name, explode, schema, content, medium } = header;
  const held = { ...(content !== undefined && { content }), ...(medium !== undefined && { holds: medium }) };
  const form = content === undefined ? { style: 'simple' as const, explode } : held;
  const isExact = content !== undefined && medium === undefined && containsBigint(indexOf(api), schema);
  return { name, in: 'header', shape: makeShape(api, direction)(schema), ...form, ...(isExact && { exact: [schema] }) };
};

/** Returns the media type of text that encodes bytes, if no encoding defines one (OpenAPI 3.2, 4.15.1.1). */
export const typeOfEncoded = (api: Api, said: readonly Schema[]): string | undefined => {
  const parts = said.flatMap((schema) => listParts(followIn(indexOf(api)), schema));
  const isEncoded = parts.some((part) => part.contentEncoding !== undefined && !isBinary(part));
  return isEncoded ? 'application/octet-stream' : undefined;
};

/** Returns the media types of a part, if several are listed. */
const typesOf = ({ contentType = '' }: Partial<Encoding> = {}, shape: Shape): Pick<Part, 'types'> => {
  const types = contentType.split(',').map((type) => type.trim());
  // With ranges only, the type of JSON or text content is undefined.
  const isTold = mayBeFile(shape) || types.some((type) => !type.includes('*'));
  return types.length > 1 && isTold ? { types } : {};
};

/** Describes a part of a given shape. */
const toPart = (
  api: Api,
  { name, shape, encoding, exact, said, isList }: Omit<Member, 'schema'> & Pick<Part, 'isList'>,
  direction: Direction,
): DescribedPart => {
  const { content, headers = [] } = encoding ?? {};
  const encoded = shape === 'string' ? typeOfEncoded(api, said) : undefined;
  const contentType = content?.mediaType ?? encoding?.contentType ?? encoded;
  const hasHeaders = headers.length > 0 || (content && partHeadersOf(indexOf(api), content)) !== undefined;
  return {
    name,
    // An array that is a body itself is not a file, even if its items are.
    ...((content === undefined || (mayBeFile(shape) && !isListShape(shape))) && { shape }),
    ...(isList && { isList }),
    ...(contentType !== undefined && { contentType }),
    ...typesOf(encoding, shape),
    ...(hasHeaders && { describedHeaders: headers.map((header) => toHeader(api, header, direction)) }),
    ...(content === undefined ? exact !== undefined && { exact } : { holds: content }),
  };
};

/** Returns the parts of a multipart body. */
export const partsOf = (api: Api, content: Content, direction: Direction): DescribedPart[] =>
  listMembers(api, content, direction).flatMap(({ schema, ...member }): DescribedPart[] => {
    const { encoding } = member;
    if (isStyled(member.shape, encoding)) return [];
    const shape = withoutNull(member.shape);
    // An array that is a body itself is a single part.
    const isOne = schema !== undefined && encoding?.content?.schema.pointer === schema.pointer;
    if (isOne || !isListShape(shape)) return [toPart(api, { ...member, shape }, direction)];
    const said = itemsAt(indexOf(api), member.said);
    const exact = member.exact && said;
    return [toPart(api, { ...member, shape: shape.array, exact, said, isList: true }, direction)];
  });

/** Nested arrays in parts are JSON. */
const asList: Shape = { object: {}, rest: 'any' };

/** Describes an unnamed part. */
export const partAt = (api: Api, { name, schema, encoding }: Position, direction: Direction): DescribedPart => {
  const own = withoutNull(makeShape(api, direction)(schema));
  const shape = isListShape(own) ? asList : own;
  const exact = containsBigint(indexOf(api), schema) ? [schema] : undefined;
  return toPart(api, { name, shape, encoding, exact, said: [schema] }, direction);
};
