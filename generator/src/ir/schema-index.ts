/** Look-up tables of the named schemas. */
import { type Direction, requestOf } from './direction.js';
import { type Api, type Content, headersOfParts, listAll, type Operation, withParts } from './api.js';
import { schemaOfContent } from './content.js';
import type { NamedSchema, Schema } from './schema.js';

export interface SchemaIndex {
  readonly all: readonly NamedSchema[];
  /** The schemas of data that clients send: parameters, request bodies and responses to events. */
  readonly sent: readonly Schema[];
  /** The schemas of data that clients receive: responses with their headers, and events. */
  readonly received: readonly Schema[];
  /** The schemas of events, which their receivers validate. */
  readonly events: readonly Schema[];
  /** Whether enums and unions in responses are open by default. */
  readonly isOpen: boolean;
  /** The multipart bodies, and the schemas of all other data. */
  readonly multipart: readonly Content[];
  readonly notMultipart: readonly Schema[];
  /** Finds a schema by the pointer of a reference; throws if there is none. */
  readonly at: (pointer: string) => NamedSchema;
  readonly named: (name: string) => NamedSchema;
  /** Finds the named schema at a pointer, if any. */
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

/** The schemas of a request. */
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

/** Returns the index of an Api's schemas; cached. */
export const indexOf = (
  api: Pick<Api, 'schemas' | 'operations' | 'webhooks' | 'callbacks' | 'isOpen'>,
): SchemaIndex => {
  const { schemas, isOpen } = api;
  const cached = known.get(schemas);
  if (cached !== undefined) return cached;
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
