/** The types of bodies, and how the media types of a place are told apart. */
import type { Direction } from '../../ir/direction.js';
import type { Content } from '../../ir/api.js';
import { defaultContent, isStream, schemaOfContent } from '../../ir/content.js';
import { isDemanding, partHeadersOf } from '../../ir/part-headers.js';
import { type Code, code, joinCode, printString } from '../../support/code/code.js';
import { printSchema, type TypeContext } from './type.js';

/** Who has a body in hand: who sends it, or who received it. */
export type Holder = 'sender' | 'receiver';

/** The type of a body of a media type. */
export const printBodyType = (types: TypeContext, content: Content, direction: Direction, holder: Holder): Code => {
  if (content.kind === 'bytes') return types.unknown(holder === 'sender' ? 'Bytes' : 'ReceivedBytes');
  const schema = schemaOfContent(content);
  const item = schema === undefined ? types.unknown('ServerSentEvent') : printSchema(types, schema, direction);
  if (!isStream(content.kind)) return item;
  const stream = code`AsyncIterable<${item}>`;
  return holder === 'sender' ? code`${stream} | Iterable<${item}>` : stream;
};

/** A media type as a type: a range stands for what falls under it. */
export const printMediaType = (mediaType: string): Code => {
  const [range = ''] = mediaType.split(';');
  if (!range.includes('*')) return printString(mediaType);
  const [type = '*'] = range.trim().split('/');
  // Only a token can stand in it, so that nothing in it has a meaning in a template.
  return type === '*' || !/^[\w.+-]+$/u.test(type) ? code`string` : code`\`${type as Code}/\${string}\``;
};

/** The headers of a body's parts, which who sends it gives beside it, and whether there have to be any. */
export interface PartHeadersType {
  readonly type: Code;
  readonly isRequired: boolean;
}

const printPartHeaders = (types: TypeContext, content: Content, direction: Direction): PartHeadersType | undefined => {
  const schema = partHeadersOf(types.index, content);
  return schema && { type: printSchema(types, schema, direction), isRequired: isDemanding(schema) };
};

/** Bodies that differ in type only by the name of their media type, together. */
export interface Alternative {
  readonly body: Code;
  /** Absent where no part has any. */
  readonly partHeaders?: PartHeadersType;
  readonly contents: readonly Content[];
  readonly type: Code;
  /** Whether it is what is meant where no media type is named. */
  readonly isDefault: boolean;
}

/** The different bodies of a place, in the order of the document. */
export const listBodies = (
  types: TypeContext,
  contents: readonly Content[],
  direction: Direction,
  holder: Holder,
): Alternative[] => {
  type Group = Pick<Alternative, 'body' | 'partHeaders'> & { readonly contents: Content[] };
  const groups = new Map<string, Group>();
  for (const content of contents) {
    const body = printBodyType(types, content, direction, holder);
    const partHeaders = printPartHeaders(types, content, direction);
    const key = `${body} ${partHeaders?.type ?? ''}`;
    const known = groups.get(key) ?? { body, contents: [], ...(partHeaders !== undefined && { partHeaders }) };
    known.contents.push(content);
    groups.set(key, known);
  }
  const fallback = defaultContent(contents);
  return [...groups.values()].map((group) => ({
    ...group,
    type: joinCode([...new Set(group.contents.map(({ mediaType }) => printMediaType(mediaType)))], ' | '),
    isDefault: fallback !== undefined && group.contents.includes(fallback),
  }));
};
