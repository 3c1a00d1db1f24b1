/** Look-up tables for the named schemas and for the schemas of transmitted data. */
import { createFacts, type Once } from '../support/facts.js';
import { type Api, type Content, headersOfParts, listAll, type Operation, withParts } from './api.js';
import { schemaOfContent } from './content.js';
import { type Direction, requestOf } from './direction.js';
import type { SchemaFacts } from './facts.js';
import type { NamedSchema, Schema } from './schema.js';

export interface SchemaIndex {
  readonly all: readonly NamedSchema[];
  /** The schemas of data that clients send: parameters, request bodies and responses to events. */
  readonly sent: readonly Schema[];
  /** The schemas of data that clients receive: responses with their headers, and events. */
  readonly received: readonly Schema[];
  /** Schemas of data that receivers validate: events and, if clients can validate them, responses. */
  readonly validated: readonly Schema[];
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
  /** Facts that are derived from the schemas; see `facts.ts`. */
  readonly once: Once<SchemaFacts>;
}

function find<K>(map: ReadonlyMap<K, NamedSchema>, key: K): NamedSchema {
  const found = map.get(key);
  if (found === undefined) throw new Error(`no schema ${String(key)}`);
  return found;
}

function schemasOf(contents: readonly Content[]): Schema[] {
  return contents.flatMap((content) => schemaOfContent(content) ?? []);
}

function isMultipart({ kind }: Content): boolean {
  return kind === 'multipart' || kind === 'parts';
}

// The model is plain data, so the index, which contains all facts about the schemas, is stored separately.
const known = new WeakMap<readonly NamedSchema[], SchemaIndex>();

/** Returns the schemas of parameters, bodies and part headers in a request. */
function requestSchemas({ parameters, body }: Operation): Schema[] {
  return [
    ...parameters.map(({ schema }) => schema),
    ...headersOfParts(body?.content ?? []).map(({ schema }) => schema),
    ...schemasOf(body?.content ?? []),
  ];
}

function responseSchemas({ responses }: Operation): Schema[] {
  return responses.flatMap(({ content, headers }) => [
    ...[...headers, ...headersOfParts(content)].map(({ schema }) => schema),
    ...schemasOf(content),
  ]);
}

/** Returns the index of an Api's schemas; cached. */
export function indexOf(
  api: Pick<Api, 'schemas' | 'operations' | 'webhooks' | 'callbacks' | 'isOpen' | 'validatesResponses'>,
): SchemaIndex {
  const { schemas, isOpen, validatesResponses } = api;
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
    validated: operations.flatMap((each) => {
      if (requestOf(each) === 'received') return requestSchemas(each);
      return validatesResponses ? responseSchemas(each) : [];
    }),
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
    once: createFacts({}),
  };
  known.set(schemas, index);
  return index;
}
