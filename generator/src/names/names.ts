/**
 * Every identifier and file name, decided in one pass over the Api. Component schemas keep their bare name, pinned names
 * first; whatever else is named by its context and gives way, first by a longer context, then by a number. Two things of
 * the document that would share a name are an error: adding one would rename the other.
 */
import type { Report } from '../diagnostics.js';
import type { Api, NamedSchema, Operation, Schema } from '../ir.js';
import { join } from '../read/pointer.js';
import { isIdentifierName } from '../print/code.js';
import { nameMethods } from './methods.js';
import { toKebab, toPascal, toTypeIdentifier, toValueIdentifier } from './words.js';

export interface EnumName {
  readonly type: string;
  /** The constant that holds the values. */
  readonly values: string;
  /** The module of the types package that declares it, such as `post` or `operations/posts`. */
  readonly module: string;
}

export interface OperationName {
  readonly value: string;
  /** What the names of its types begin with. */
  readonly type: string;
  /** In the grouped facade. */
  readonly method: string;
}

export interface GroupName {
  readonly file: string;
  /** The property of the facade. */
  readonly property: string;
}

export interface Names {
  readonly schema: (name: string) => string;
  /** The file of a named schema, without folder and extension. */
  readonly schemaFile: (schema: NamedSchema) => string;
  /** By the pointer of an inline enumeration, or of a named one. */
  readonly enumeration: (pointer: string) => EnumName | undefined;
  readonly operation: (operation: Operation) => OperationName;
  readonly tag: (tag: string) => GroupName;
  /** The type of the headers of a response component. */
  readonly componentHeaders: (component: string) => string;
}

const reservedFiles = new Set(['index', 'openapi', 'answer', 'answer-headers', 'components', 'operations']);

const schemaFile = ({ group }: NamedSchema): string => {
  const file = toKebab(group) || 'schemas';
  return reservedFiles.has(file) ? `${file}-schemas` : file;
};

type Claim = (name: string) => boolean;

const makeClaim =
  (taken: Set<string>): Claim =>
  (name) =>
    taken.has(name) ? false : taken.add(name) !== undefined;

const claimNumbered = (claim: Claim, candidates: readonly string[]): string => {
  for (const candidate of candidates) if (claim(candidate)) return candidate;
  const last = candidates.at(-1) ?? '_';
  for (let number = 2; ; number += 1) if (claim(`${last}${number}`)) return `${last}${number}`;
};

export const nameApi = (api: Api, report: Report): Names => {
  const types = new Set<string>();
  const schemas = nameSchemas(api, makeClaim(types), report);
  const operations = nameOperations(api, types, report);
  const tags = nameTags(api, report);
  const moduleOf = {
    schema: schemaFile,
    operation: ({ tag }: Operation): string => `operations/${tags.get(tag)?.file ?? ''}`,
  };
  const enumerations = nameEnumerations(api, schemas, operations, makeClaim(types), moduleOf);
  const components = new Set(
    api.operations.flatMap(({ answers }) => answers.flatMap(({ component }) => component ?? [])),
  );
  const headers = new Map(
    [...components].map((name) => [
      name,
      claimNumbered(makeClaim(types), [`${toPascal(name)}Headers`, `${toPascal(name)}AnswerHeaders`]),
    ]),
  );
  const methods = nameMethods(api.operations);
  const get = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
    const value = map.get(key);
    if (value === undefined) throw new Error(`unnamed: ${String(key)}`);
    return value;
  };
  return {
    schema: (name) => get(schemas, name),
    schemaFile,
    enumeration: (pointer) => enumerations.get(pointer),
    operation: (operation) => ({ ...get(operations, operation.id), method: get(methods, operation.id) }),
    tag: (tag) => get(tags, tag),
    componentHeaders: (component) => get(headers, component),
  };
};

const nameSchemas = (api: Api, claim: Claim, report: Report): Map<string, string> => {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();
  const pinnedFirst = [...api.schemas].sort((a, b) => Number(b.pinned !== undefined) - Number(a.pinned !== undefined));
  for (const { name, pinned, pointer } of pinnedFirst) {
    const identifier = pinned ?? toTypeIdentifier(name);
    if (!isIdentifierName(identifier) || identifier === '_')
      report('name-unusable', pinned === undefined ? pointer : join(pointer, 'x-name'), { name: pinned ?? name });
    if (!claim(identifier))
      report('name-collision', pointer, { name, identifier, other: owners.get(identifier) ?? '' });
    owners.set(identifier, name);
    names.set(name, identifier);
  }
  return names;
};

/** The suffixes of an operation's types. */
const suffixes = ['Request', 'Path', 'Query', 'Headers', 'Cookies', 'Result', 'Input'];

const nameOperations = (api: Api, types: Set<string>, report: Report): Map<string, { value: string; type: string }> => {
  const names = new Map<string, { value: string; type: string }>();
  const owners = new Map<string, string>();
  for (const { id, pointer } of api.operations) {
    const value = toValueIdentifier(id);
    const place = join(pointer, 'operationId');
    if (!isIdentifierName(value) || value === '') report('name-unusable', place, { name: id });
    // The client declares the data of an operation, and a function for its pages, beside its function.
    for (const identifier of [value, `${value}Operation`, `paginate${toPascal(value)}`]) {
      const other = owners.get(identifier);
      if (other !== undefined && other !== id) report('name-collision', place, { name: id, identifier, other });
      owners.set(identifier, id);
    }
    const bare = toPascal(id);
    const isFree = (type: string): boolean => suffixes.every((suffix) => !types.has(type + suffix));
    const type = [bare, `${bare}Operation`].find(isFree) ?? `${bare}Operation_`;
    for (const suffix of suffixes) types.add(type + suffix);
    names.set(id, { value, type });
  }
  return names;
};

const nameTags = (api: Api, report: Report): Map<string, GroupName> => {
  const names = new Map<string, GroupName>();
  const owners = new Map<string, string>();
  for (const { tag, pointer } of api.operations) {
    if (names.has(tag)) continue;
    const file = toKebab(tag);
    const property = toValueIdentifier(tag);
    if (file === '' || !isIdentifierName(property)) report('name-unusable', join(pointer, 'tags', 0), { name: tag });
    const other = owners.get(file);
    if (other !== undefined) report('name-collision', join(pointer, 'tags', 0), { name: tag, identifier: file, other });
    owners.set(file, tag);
    names.set(tag, { file, property });
  }
  return names;
};

/** Whether an enumeration is declared under a name of its own: a choice between texts. */
const isDeclared = (schema: Schema): schema is Extract<Schema, { kind: 'enum' }> =>
  schema.kind === 'enum' && schema.values.filter((value) => typeof value === 'string').length > 1;

interface ModuleOf {
  readonly schema: (schema: NamedSchema) => string;
  readonly operation: (operation: Operation) => string;
}

/** Shared parts of operations are named for themselves, so that no operation renames them. */
const componentContext = (pointer: string): string | undefined => {
  const [, kind, name] = /^\/components\/([^/]+)\/([^/]+)/u.exec(pointer) ?? [];
  return kind === undefined || kind === 'schemas' || name === undefined ? undefined : toPascal(name);
};

const nameEnumerations = (
  api: Api,
  schemas: ReadonlyMap<string, string>,
  operations: ReadonlyMap<string, { type: string }>,
  claim: Claim,
  moduleOf: ModuleOf,
): Map<string, EnumName> => {
  const names = new Map<string, EnumName>();
  const byContent = new Map<string, EnumName>();
  const claimValues = makeClaim(new Set());
  const declare = (pointer: string, type: string, module: string): EnumName => {
    const base = type.charAt(0).toLowerCase() + type.slice(1);
    const name = { type, values: claimNumbered(claimValues, [`${base}Values`]), module };
    names.set(pointer, name);
    return name;
  };
  const visit = (schema: Schema, context: string, module: string, within = ''): void => {
    if (within !== '' && schema.pointer !== within && !schema.pointer.startsWith(`${within}/`)) return;
    if (isDeclared(schema)) {
      if (names.has(schema.pointer)) return;
      // The same choice in the same context, such as in the variants of a union, is one enumeration.
      const content = JSON.stringify([context, module, schema.values]);
      const known = byContent.get(content);
      if (known !== undefined) names.set(schema.pointer, known);
      else byContent.set(content, declare(schema.pointer, claimNumbered(claim, [context, `${context}Value`]), module));
      return;
    }
    for (const [inner, suffix] of childrenOf(schema))
      visit(inner, context + toPascal(suffix).replace(/^_(?=\d)/u, ''), module, within);
  };
  for (const named of api.schemas) {
    const type = schemas.get(named.name) ?? '';
    if (isDeclared(named.schema)) declare(named.pointer, type, moduleOf.schema(named));
    else visit(named.schema, type, moduleOf.schema(named), named.pointer);
  }
  // What references lead to elsewhere has its name by now, from where it stands.
  for (const named of api.schemas) visit(named.schema, schemas.get(named.name) ?? '', moduleOf.schema(named));
  for (const operation of api.operations) {
    const type = operations.get(operation.id)?.type ?? '';
    for (const { schema, name } of inlineSchemas(operation)) {
      const shared = componentContext(schema.pointer);
      visit(
        schema,
        shared ?? type + toPascal(name).replace(/^_/u, ''),
        shared === undefined ? moduleOf.operation(operation) : 'components',
      );
    }
  }
  return names;
};

/** The schemas that stand in an operation itself, or in a component it refers to, with what they are called there. */
export const inlineSchemas = ({
  parameters,
  body,
  answers,
}: Operation): { readonly schema: Schema; readonly name: string }[] => [
  ...parameters.map(({ schema, name }) => ({ schema, name })),
  ...(body?.content ?? []).map(({ schema }) => ({ schema, name: 'Body' })),
  ...answers.flatMap((answer) => [
    ...answer.content.map(({ schema }) => ({ schema, name: answer.status })),
    ...answer.headers.map(({ schema, name }) => ({ schema, name })),
  ]),
];

/** The schemas directly within a schema, with what they add to the context of a name. */
const childrenOf = (schema: Schema): (readonly [Schema, string])[] => {
  switch (schema.kind) {
    case 'array':
      return [[schema.items, '']];
    case 'tuple':
      return schema.items.map((item, index) => [item, String(index + 1)] as const);
    case 'union':
    case 'intersection':
      return schema.members.map((member) => [member, ''] as const);
    case 'object':
      return [
        ...schema.properties.map((property) => [property.schema, property.name] as const),
        ...(typeof schema.additional === 'boolean' ? [] : [[schema.additional, 'Value'] as const]),
      ];
    default:
      return [];
  }
};
