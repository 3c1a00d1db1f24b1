/** Named schemas by what they are looked up by. */
import { type Direction, requestOf } from './direction.js';
import { type Api, type Content, headersOfParts, listAll, type Operation, withParts } from './api.js';
import { schemaOfContent } from './content.js';
import type { NamedSchema, Schema } from './schema.js';

export interface SchemaIndex {
  readonly all: readonly NamedSchema[];
  /** The schemas of what clients send: parameters and request bodies, and answers to events. */
  readonly sent: readonly Schema[];
  /** The schemas of what clients receive: answers and their headers, and events. */
  readonly received: readonly Schema[];
  /** The schemas of events alone, whose receivers check them. */
  readonly events: readonly Schema[];
  /** Whether the enumerations and unions in these are open, unless they say otherwise. */
  readonly isOpen: boolean;
  /** The multipart bodies, and the schemas of everything else. */
  readonly multipart: readonly Content[];
  readonly notMultipart: readonly Schema[];
  /** By the pointer that references hold. */
  readonly at: (pointer: string) => NamedSchema;
  readonly named: (name: string) => NamedSchema;
  /** The named schema that stands at a pointer, if one does. */
  readonly find: (pointer: string) => NamedSchema | undefined;
}

const find = <K>(map: ReadonlyMap<K, NamedSchema>, key: K): NamedSchema => {
  const found = map.get(key);
  if (found === undefined) throw new Error(`no schema ${String(key)}`);
  return found;
};

const schemasOf = (contents: readonly Content[]): Schema[] =>
  contents.flatMap((content) => schemaOfContent(content) ?? []);

const isMultipart = ({ kind }: Content): boolean => kind === 'multipart' || kind === 'parts';

const known = new WeakMap<readonly NamedSchema[], SchemaIndex>();

/** The schemas of requests, and those of answers. */
const requestSchemas = ({ parameters, body }: Operation): Schema[] => [
  ...parameters.map(({ schema }) => schema),
  ...headersOfParts(body?.content ?? []).map(({ schema }) => schema),
  ...schemasOf(body?.content ?? []),
];

const responseSchemas = ({ responses }: Operation): Schema[] =>
  responses.flatMap(({ content, headers }) => [
    ...[...headers, ...headersOfParts(content)].map(({ schema }) => schema),
    ...schemasOf(content),
  ]);

/** The index of the schemas of an Api; made once. */
export const indexOf = (
  api: Pick<Api, 'schemas' | 'operations' | 'webhooks' | 'callbacks' | 'isOpen'>,
): SchemaIndex => {
  const { schemas, isOpen } = api;
  const made = known.get(schemas);
  if (made !== undefined) return made;
  const operations = listAll(api);
  const contents = withParts(
    operations.flatMap(({ body, responses }) => [
      ...(body?.content ?? []),
      ...responses.flatMap(({ content }) => content),
    ]),
  );
  const going = (direction: Direction): Schema[] =>
    operations.flatMap((each) => (requestOf(each) === direction ? requestSchemas(each) : responseSchemas(each)));
  const byPointer = new Map(schemas.map((schema) => [schema.pointer, schema]));
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const index: SchemaIndex = {
    all: schemas,
    sent: going('sent'),
    received: going('received'),
    events: operations.flatMap((each) => (requestOf(each) === 'received' ? requestSchemas(each) : [])),
    multipart: contents.filter(isMultipart),
    notMultipart: [
      ...schemasOf(contents.filter((content) => !isMultipart(content))),
      ...operations.flatMap(({ parameters }) => parameters.map(({ schema }) => schema)),
      ...contents.flatMap(({ encodings }) => encodings.flatMap(({ headers }) => headers.map(({ schema }) => schema))),
    ],
    isOpen,
    at: (pointer) => find(byPointer, pointer),
    named: (name) => find(byName, name),
    find: (pointer) => byPointer.get(pointer),
  };
  known.set(schemas, index);
  return index;
};
