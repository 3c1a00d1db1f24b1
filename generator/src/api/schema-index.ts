/** Named schemas by what they are looked up by. */
import type { Api, Content } from './api.js';
import { schemaOfContent } from './content.js';
import type { NamedSchema, Schema } from './schema.js';

export interface SchemaIndex {
  readonly all: readonly NamedSchema[];
  /** The schemas of parameters and request bodies. */
  readonly sent: readonly Schema[];
  /** The schemas of answers and their headers. */
  readonly received: readonly Schema[];
  /** Whether the enumerations and unions in these are open, unless they say otherwise. */
  readonly isOpen: boolean;
  /** The schemas of multipart bodies, and those of everything else. */
  readonly multipart: readonly Schema[];
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

const known = new WeakMap<readonly NamedSchema[], SchemaIndex>();

/** The index of the schemas of an Api; made once. */
export const indexOf = ({
  schemas,
  operations,
  isOpen,
}: Pick<Api, 'schemas' | 'operations' | 'isOpen'>): SchemaIndex => {
  const made = known.get(schemas);
  if (made !== undefined) return made;
  const contents = operations.flatMap(({ body, answers }) => [
    ...(body?.content ?? []),
    ...answers.flatMap(({ content }) => content),
  ]);
  const byPointer = new Map(schemas.map((schema) => [schema.pointer, schema]));
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const index: SchemaIndex = {
    all: schemas,
    sent: operations.flatMap(({ parameters, body }) => [
      ...parameters.map(({ schema }) => schema),
      ...schemasOf(body?.content ?? []),
    ]),
    received: operations.flatMap(({ answers }) =>
      answers.flatMap(({ content, headers }) => [...headers.map(({ schema }) => schema), ...schemasOf(content)]),
    ),
    multipart: schemasOf(contents.filter(({ kind }) => kind === 'multipart')),
    notMultipart: [
      ...schemasOf(contents.filter(({ kind }) => kind !== 'multipart')),
      ...operations.flatMap(({ parameters }) => parameters.map(({ schema }) => schema)),
    ],
    isOpen,
    at: (pointer) => find(byPointer, pointer),
    named: (name) => find(byName, name),
    find: (pointer) => byPointer.get(pointer),
  };
  known.set(schemas, index);
  return index;
};
