/** The types of bodies, and how the media types of a place are told apart. */
import type { Direction } from '../api/access.js';
import type { Content } from '../api/api.js';
import { defaultContent, isStream, schemaOfContent } from '../api/content.js';
import { partHeadersOf } from '../api/part-headers.js';
import { type Code, code, joinCode, printString } from '../print/code.js';
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

/** The type of the headers of a body's parts, and whether there have to be any; `undefined` where none are declared. */
export const printPartHeaders = (
  types: TypeContext,
  contents: readonly Content[],
  direction: Direction,
): { readonly type: Code; readonly isRequired: boolean } | undefined => {
  const [schema] = contents.flatMap((content) => partHeadersOf(types.index, content) ?? []);
  if (schema === undefined) return undefined;
  return {
    type: printSchema(types, schema, direction),
    isRequired: (schema.required ?? []).length > 0 || (schema.minItems ?? 0) > 0,
  };
};

/** Bodies that differ in type only by the name of their media type, together. */
export interface Alternative {
  readonly body: Code;
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
  const groups = new Map<string, { readonly body: Code; readonly contents: Content[] }>();
  for (const content of contents) {
    const body = printBodyType(types, content, direction, holder);
    const known = groups.get(body) ?? { body, contents: [] };
    known.contents.push(content);
    groups.set(body, known);
  }
  const fallback = defaultContent(contents);
  return [...groups.values()].map(({ body, contents: own }) => ({
    body,
    contents: own,
    type: joinCode([...new Set(own.map(({ mediaType }) => printMediaType(mediaType)))], ' | '),
    isDefault: fallback !== undefined && own.includes(fallback),
  }));
};
