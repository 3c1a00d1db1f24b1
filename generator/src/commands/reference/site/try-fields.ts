/** Lists the fields of forms and the parts of multipart bodies. */
import type { Json, Shape } from '../../../../runtime/codec/operation.js';
import type { TryField, TryMedium, TryType, TryWriter } from '../../../../site/try-data.js';
import { fieldsOf, partAt, partsOf } from '../../../emit/operation-data/parts.js';
import { followIn } from '../../../ir/access.js';
import type { Api, Content } from '../../../ir/api.js';
import { findMember, listParts } from '../../../ir/parts.js';
import { positionsOf } from '../../../ir/positions.js';
import { indexOf } from '../../../ir/schema-index.js';
import { describeMedium, describeMember } from './try-media.js';
import { descriptionOf, enumOf, isObject, printValue, typeOfShape } from './try-values.js';

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
    const { name, shape, holds, isRepeated, content: contentType } = field;
    const writer: TryWriter = JSON.parse(JSON.stringify(describeMember(api, field, content.kind === 'form')));
    const type = isRepeated ? 'array' : typeOfContent(shape, holds);
    return {
      ...describeValue(api, content, name, type, example),
      isFile: false,
      isList: false,
      writer,
      ...(contentType !== undefined && { contentType }),
    };
  });
}

function toField(api: Api, part: ReturnType<typeof partAt>, content: Content, example: Json | undefined): TryField {
  const { name, shape, isList = false, contentType, holds } = part;
  const isFile = mayBeFile(shape);
  const type = isList ? 'array' : typeOfContent(shape, holds);
  const { example: text, ...value } = describeValue(api, content, name, type, example);
  const medium: TryMedium | undefined = holds && JSON.parse(JSON.stringify(describeMedium(api, holds)));
  return {
    ...value,
    ...(text !== undefined && !isFile && { example: text }),
    isFile,
    isList,
    ...(contentType !== undefined && { contentType }),
    ...(medium !== undefined && { medium }),
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
