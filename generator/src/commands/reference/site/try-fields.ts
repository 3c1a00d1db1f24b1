/** Lists the fields of forms and the parts of multipart bodies. */
import type { Json, Shape } from '../../../../runtime/codec/operation.js';
import type { TryField, TryMedium, TryParameter, TryType, TryWriter } from '../../../../site/try-data.js';
import { fieldsOf, partAt, partsOf } from '../../../emit/operation-data/parts.js';
import { makeShape } from '../../../emit/operation-data/shape.js';
import type { Described } from '../../../emit/operation-data/writers.js';
import { followIn } from '../../../ir/access.js';
import type { Api, Content, Header, Parameter } from '../../../ir/api.js';
import { findMember, listParts } from '../../../ir/parts.js';
import { positionsOf } from '../../../ir/positions.js';
import { indexOf } from '../../../ir/schema-index.js';
import { describeField, describeMedium, describeMember } from './try-media.js';
import { descriptionOf, enumOf, isObject, printValue, typeOfItem, typeOfItems, typeOfShape } from './try-values.js';

/** Returns the control of a parameter, or of a header of a part. */
export function viewParameter(
  api: Api,
  parameter: Header | Parameter,
  example: Json | undefined,
  writer: TryWriter,
): TryParameter {
  const { name, required, schema, content, medium, deprecated } = parameter;
  const fallback = 'default' in parameter ? parameter.default : undefined;
  const shape = makeShape(api, 'sent')(schema);
  const isText = medium?.kind === 'xml' || medium?.kind === 'text';
  const type = isText ? 'string' : typeOfShape(shape);
  return {
    name,
    required,
    type,
    ...(type === 'array' && typeOfItems(shape)),
    ...enumOf(api, schema),
    ...(example !== undefined && { example: printValue(example, type) }),
    ...(fallback !== undefined && { default: printValue(fallback, type) }),
    ...descriptionOf(parameter),
    ...(deprecated === true && { deprecated }),
    ...(content !== undefined && { contentType: content }),
    in: writer.in,
    writer,
  };
}

/** Returns the headers of a part that its encoding declares. */
function listHeaders(api: Api, { encodings }: Content, part: string, described: readonly Described[] = []) {
  const declared = encodings.find(({ name }) => name === part)?.headers ?? [];
  const headers = declared.flatMap((header) => {
    const own = described.find(({ name }) => name === header.name);
    if (own === undefined) return [];
    const writer: TryWriter = JSON.parse(JSON.stringify(describeField(api, own)));
    return [viewParameter(api, header, header.example, writer)];
  });
  return headers.length === 0 ? {} : { headers };
}

function mayBeFile(shape: Shape | undefined): boolean {
  return (
    shape === 'file' || (typeof shape === 'object' && 'alternatives' in shape && shape.alternatives.some(mayBeFile))
  );
}

/** Returns how a value is entered; the text of a part in XML is entered as it is. */
function typeOfContent(shape: Shape | undefined, holds: Content | undefined): TryType {
  if (holds?.kind === 'xml' || holds?.kind === 'text') return 'string';
  return shape === undefined ? 'any' : typeOfShape(shape);
}

/** Returns what the schema and the example of a body say about a member. */
function describeValue(api: Api, { schema }: Content, name: string, type: TryType, example: Json | undefined) {
  const follow = followIn(indexOf(api));
  const member = findMember(follow, schema, name);
  const value = isObject(example) && Object.hasOwn(example, name) ? example[name] : undefined;
  return {
    name,
    type,
    required: listParts(follow, schema).some(({ required = [] }) => required.includes(name)),
    ...(member !== undefined && { ...enumOf(api, member), ...descriptionOf(member) }),
    ...(value !== undefined && { example: printValue(value, type) }),
  };
}

function listStyled(api: Api, content: Content, example: Json | undefined): TryField[] {
  return fieldsOf(api, content, 'sent').map((field) => {
    const { name, shape, holds, isRepeated, content: contentType, describedHeaders } = field;
    const writer: TryWriter = JSON.parse(JSON.stringify(describeMember(api, field, content.kind === 'form')));
    const type = isRepeated ? 'array' : typeOfContent(shape, holds);
    return {
      ...describeValue(api, content, name, type, example),
      ...(type === 'array' && typeOfItems(shape)),
      isFile: false,
      isList: false,
      writer,
      ...(contentType !== undefined && { contentType }),
      ...listHeaders(api, content, name, describedHeaders),
    };
  });
}

function toField(api: Api, part: ReturnType<typeof partAt>, content: Content, example: Json | undefined): TryField {
  const { name, shape, isList = false, contentType, holds, describedHeaders } = part;
  const isFile = mayBeFile(shape);
  const type = isList ? 'array' : typeOfContent(shape, holds);
  const { example: text, ...value } = describeValue(api, content, name, type, example);
  const medium: TryMedium | undefined = holds && JSON.parse(JSON.stringify(describeMedium(api, holds)));
  return {
    ...value,
    ...(type === 'array' && (isList ? typeOfItem(shape) : typeOfItems(shape))),
    ...(text !== undefined && !isFile && { example: text }),
    isFile,
    isList,
    ...(contentType !== undefined && { contentType }),
    ...(medium !== undefined && { medium }),
    ...listHeaders(api, content, name, describedHeaders),
  };
}

/** Returns the fields of a form, or the parts of a multipart body; none for other contents. */
export function listFields(api: Api, content: Content, example: Json | undefined): TryField[] {
  if (content.kind === 'form') return listStyled(api, content, example);
  if (content.kind === 'multipart') {
    const parts = partsOf(api, content, 'sent').map((part) => toField(api, part, content, example));
    return [...parts, ...listStyled(api, content, example)];
  }
  if (content.kind !== 'parts') return [];
  const { first, rest } = positionsOf(indexOf(api), content);
  return [...first, rest].map((position) => toField(api, partAt(api, position, 'sent'), content, undefined));
}
