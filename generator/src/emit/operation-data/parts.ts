/** How the members of forms and the parts of multipart bodies are written and read at run time. */
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

/** Whether every value of a shape is a scalar. */
const isFlat = (shape: Shape): boolean =>
  isScalarShape(shape) || ('alternatives' in shape && shape.alternatives.every(isFlat));

/** What has no text of its own within a form, or an item of it. */
const isDeep = (shape: Shape): boolean => {
  if (isScalarShape(shape)) return false;
  if ('object' in shape) return true;
  return 'array' in shape ? !isFlat(shape.array) : shape.alternatives.some(isDeep);
};

/** Whether every value of a shape but null is a list. */
const isAlwaysList = (shape: Shape): boolean => {
  if (isScalarShape(shape)) return false;
  if (!('alternatives' in shape)) return 'array' in shape;
  return shape.alternatives.every((each) => each === 'null' || isAlwaysList(each));
};

type Exact = readonly Schema[] | undefined;

/** A member of a form, or of a multipart body with a style. */
export interface DescribedField extends Described {
  readonly isList?: true;
  /** Of the parts of a multipart body; there, too, where none of them is its own, but some of parts within it. */
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
    // Each item of a list is a pair (OpenAPI 3.2, 4.14.5.1).
    const isRepeated = isAlwaysList(shape);
    const speaking = isRepeated ? exact && itemsAt(indexOf(api), exact) : exact;
    return {
      ...{ ...base, content: contentType ?? 'application/json' },
      ...(isRepeated && { isRepeated }),
      ...(speaking !== undefined && { exact: speaking }),
    };
  }
  const own = style ?? 'form';
  return { ...base, style: own, explode: explode ?? own === 'form', ...(allowReserved === true && { allowReserved }) };
};

/** A shape without null, which no part can be. */
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
  /** As far as the schema names it. */
  readonly schema: Schema | undefined;
  /** All that speaks of it. */
  readonly said: readonly Schema[];
}

/** The members of a body that has names for them, each with its shape and what is said of its encoding. */
const listMembers = (api: Api, content: Content, direction: Direction): Member[] => {
  const { schema: whole, encodings } = content;
  const index = indexOf(api);
  const members = joinMembers(makeShape(api, direction)(whole));
  return Object.entries(members).map(([name, own]) => {
    const encoding = encodings.find((each) => each.name === name);
    const schema = encoding && findMember(followIn(index), whole, name);
    // The style that spells out what nests has to know all of it.
    const isDeepObject = encoding?.style === 'deepObject' && schema !== undefined;
    const said = membersAt(index, whole, name);
    const exact = said.some((part) => containsBigint(index, part)) ? said : undefined;
    return { name, shape: isDeepObject ? makeShape(api, direction, true)(schema) : own, encoding, exact, schema, said };
  });
};

/** How the members of a form, or those parts of a multipart body that have a style, are written and read. */
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

/** Whether items and members stand in one text with commas between them. */
export const isJoined = ({ style, explode, shape }: Described): boolean =>
  style === 'form' && explode !== true && !isScalarShape(shape);

/** Whether a part is written by its style (OpenAPI 3.1.1, 4.8.15): a file has none. */
const isStyled = (shape: Shape, encoding: Encoding | undefined): boolean => hasStyle(encoding) && !mayBeFile(shape);

const isListShape = (shape: Shape): shape is Extract<Shape, { readonly array: Shape }> =>
  typeof shape === 'object' && 'array' in shape;

const mayBeFile = (shape: Shape): boolean => {
  if (isScalarShape(shape)) return shape === 'file';
  if ('array' in shape) return mayBeFile(shape.array);
  return 'alternatives' in shape && shape.alternatives.some(mayBeFile);
};

/** A part, and what speaks of its value. */
export interface DescribedPart extends Part {
  /** Absent where neither the part nor one within it has any. */
  readonly describedHeaders?: readonly Described[];
  /** Where it holds bigints. */
  readonly exact?: readonly Schema[];
  /** What it is as a body of its own. */
  readonly holds?: Content;
}

/** A header of a part, which is written and read as one of a request is. */
const toHeader = (api: Api, header: Header, direction: Direction): Described => {
  const { name, explode, schema, content, medium } = header;
  const held = { ...(content !== undefined && { content }), ...(medium !== undefined && { holds: medium }) };
  const form = content === undefined ? { style: 'simple' as const, explode } : held;
  const isExact = content !== undefined && medium === undefined && containsBigint(indexOf(api), schema);
  return { name, in: 'header', shape: makeShape(api, direction)(schema), ...form, ...(isExact && { exact: [schema] }) };
};

/** The media type of text that stands for bytes, where no encoding names one (OpenAPI 3.2, 4.15.1.1). */
export const typeOfEncoded = (api: Api, said: readonly Schema[]): string | undefined => {
  const parts = said.flatMap((schema) => listParts(followIn(indexOf(api)), schema));
  const isEncoded = parts.some((part) => part.contentEncoding !== undefined && !isBinary(part));
  return isEncoded ? 'application/octet-stream' : undefined;
};

/** The media types that a part may have, where several are listed. */
const typesOf = ({ contentType = '' }: Partial<Encoding> = {}, shape: Shape): Pick<Part, 'types'> => {
  const types = contentType.split(',').map((type) => type.trim());
  // Of ranges alone, no type says what is written as JSON or text.
  const isTold = mayBeFile(shape) || types.some((type) => !type.includes('*'));
  return types.length > 1 && isTold ? { types } : {};
};

/** What an encoding says of a part of some shape. */
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
    // A list that is a body of its own is no file, whatever its items are.
    ...((content === undefined || (mayBeFile(shape) && !isListShape(shape))) && { shape }),
    ...(isList && { isList }),
    ...(contentType !== undefined && { contentType }),
    ...typesOf(encoding, shape),
    ...(hasHeaders && { describedHeaders: headers.map((header) => toHeader(api, header, direction)) }),
    ...(content === undefined ? exact !== undefined && { exact } : { holds: content }),
  };
};

/** How the parts of a multipart body are. */
export const partsOf = (api: Api, content: Content, direction: Direction): DescribedPart[] =>
  listMembers(api, content, direction).flatMap(({ schema, ...member }): DescribedPart[] => {
    const { encoding } = member;
    if (isStyled(member.shape, encoding)) return [];
    const shape = withoutNull(member.shape);
    // A list that is a body of its own is one part.
    const isOne = schema !== undefined && encoding?.content?.schema.pointer === schema.pointer;
    if (isOne || !isListShape(shape)) return [toPart(api, { ...member, shape }, direction)];
    const said = itemsAt(indexOf(api), member.said);
    const exact = member.exact && said;
    return [toPart(api, { ...member, shape: shape.array, exact, said, isList: true }, direction)];
  });

/** Lists within parts have no form but JSON. */
const asList: Shape = { object: {}, rest: 'any' };

/** How a part without a name is. */
export const partAt = (api: Api, { name, schema, encoding }: Position, direction: Direction): DescribedPart => {
  const own = withoutNull(makeShape(api, direction)(schema));
  const shape = isListShape(own) ? asList : own;
  const exact = containsBigint(indexOf(api), schema) ? [schema] : undefined;
  return toPart(api, { name, shape, encoding, exact, said: [schema] }, direction);
};
