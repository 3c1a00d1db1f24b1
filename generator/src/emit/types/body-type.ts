/** Prints the types of bodies. In a union of body types, the media type is the discriminator. */

import type { Content } from '../../ir/api.js';
import { defaultContent, isStream, schemaOfContent } from '../../ir/content.js';
import type { Direction } from '../../ir/direction.js';
import { isDemanding, partHeadersOf } from '../../ir/part-headers.js';
import { type Code, code, joinCode, printString } from '../../support/code/code.js';
import { printSchema, type TypeContext } from './type.js';

/** The side that uses the body: some types differ between sender and receiver. */
export type Holder = 'sender' | 'receiver';

/** Prints the type of a body. */
export function printBodyType(types: TypeContext, content: Content, direction: Direction, holder: Holder): Code {
  if (content.kind === 'bytes') return types.unknown(holder === 'sender' ? 'Bytes' : 'ReceivedBytes');
  const schema = schemaOfContent(content);
  const item = schema === undefined ? types.unknown('ServerSentEvent') : printSchema(types, schema, direction);
  if (!isStream(content.kind)) return item;
  const stream = code`AsyncIterable<${item}>`;
  return holder === 'sender' ? code`${stream} | Iterable<${item}>` : stream;
}

/** Prints a media type as a TypeScript type; a range becomes a template literal type. */
export function printMediaType(mediaType: string): Code {
  const [range = ''] = mediaType.split(';');
  if (!range.includes('*')) return printString(mediaType);
  const [type = '*'] = range.trim().split('/');
  // Only a token is inserted, because it cannot contain characters with a meaning in template literals.
  return type === '*' || !/^[\w.+-]+$/u.test(type) ? code`string` : code`\`${type as Code}/\${string}\``;
}

/** The type of the part headers that a sender passes. */
export interface PartHeadersType {
  readonly type: Code;
  readonly isRequired: boolean;
}

function printPartHeaders(types: TypeContext, content: Content, direction: Direction): PartHeadersType | undefined {
  const schema = partHeadersOf(types.index, content);
  return schema && { type: printSchema(types, schema, direction), isRequired: isDemanding(schema) };
}

/** Contents with the same body type, whose media types are combined. */
export interface Alternative {
  readonly body: Code;
  /** Part headers; absent if no part has headers. */
  readonly partHeaders?: PartHeadersType;
  readonly contents: readonly Content[];
  readonly type: Code;
  /** Whether these bodies are sent if no media type is specified. */
  readonly isDefault: boolean;
}

/** Returns the distinct body types of several contents, in document order. */
export function listBodies(
  types: TypeContext,
  contents: readonly Content[],
  direction: Direction,
  holder: Holder,
): Alternative[] {
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
}
