/** Describes media types and writers as data: with the names of the runtime's functions in place of the functions. */
import type { DescribeMedia } from '../../../emit/operation-data/descriptor.js';
import { type DescribedField, fieldsOf, isJoined, partAt, partsOf } from '../../../emit/operation-data/parts.js';
import { type Described, describeWritten } from '../../../emit/operation-data/writers.js';
import type { UseRuntime } from '../../../emit/runtime/names.js';
import type { Api, Content } from '../../../ir/api.js';
import { positionsOf } from '../../../ir/positions.js';
import { indexOf } from '../../../ir/schema-index.js';
import type { Literal } from '../../../support/code/literal.js';

type Table = { readonly [key: string]: Literal };

const encoders = {
  json: 'encodeJson',
  lines: 'encodeLinesPart',
  sequence: 'encodeSequencePart',
  // The user enters the text of these media.
  text: 'encodeText',
  xml: 'encodeText',
  events: 'encodeText',
  bytes: 'encodeText',
} as const;

const use: UseRuntime<Literal> = (_, name) => name;

/** Describes how a parameter, a form field or a header of a part is written. */
export function describeField(api: Api, field: Described): Table {
  return describeWritten(field, use, (medium) => describeMedium(api, medium));
}

/** Describes how a member of a form or multipart body that has a style is serialized. */
export function describeMember(api: Api, { describedHeaders: _, isList, ...field }: DescribedField, isForm: boolean) {
  return {
    ...describeField(api, field),
    // Text within multipart parts is not percent-encoded.
    ...(!isForm && isJoined(field) && { quote: 'quotePart' }),
    ...(isList && { isList }),
  };
}

function describePart(api: Api, { name, isList, contentType, holds }: ReturnType<typeof partAt>): Table {
  return {
    name,
    ...(isList && { isList }),
    ...(contentType !== undefined && { contentType }),
    ...(holds !== undefined && { medium: describeMedium(api, holds) }),
  };
}

/** Describes how a content within a parameter or part is encoded. */
export function describeMedium(api: Api, content: Content): Table {
  const { kind } = content;
  const members = fieldsOf(api, content, 'sent').map((field) => describeMember(api, field, kind === 'form'));
  if (kind === 'form') return { encode: 'encodeForm', members };
  if (kind === 'multipart') {
    const parts = partsOf(api, content, 'sent').map((part) => describePart(api, part));
    return { encode: 'encodeMultipart', parts, members };
  }
  if (kind === 'parts') {
    const { first, rest } = positionsOf(indexOf(api), content);
    const [last, ...parts] = [rest, ...first].map((position) => describePart(api, partAt(api, position, 'sent')));
    return { encode: 'encodeParts', parts, ...(last !== undefined && { rest: last }) };
  }
  return { encode: encoders[kind], ...(kind === 'xml' && { xml: {} }) };
}

/** Returns the functions that describe an operation as data. */
export function describeAsData(api: Api): DescribeMedia {
  return Object.assign((content: Content) => describeMedium(api, content), {
    side: 'client' as const,
    use,
    exact: () => ({}),
    dates: undefined,
    scheme: (name: string) => name,
  });
}
