/**
 * Every identifier and file name, decided in one pass over the Api. Component schemas keep their bare name, pinned names
 * first; whatever else is named by its context and gives way. Where two would share a name, the one that is spelled so
 * keeps it, and the other gets a part that comes from its own spelling or place: what else there is renames nothing.
 */
import type { Report } from '../diagnostics.js';
import { type Direction, listVariants } from '../api/access.js';
import type { Api, Operation } from '../api/api.js';
import type { NamedSchema, Schema } from '../api/schema.js';
import { indexOf } from '../api/schema-index.js';
import { childrenOf, type EnumType, type Type } from '../api/type.js';
import { typeOf, typeOfPart } from '../api/type-of.js';
import { join } from '../read/pointer.js';
import { isIdentifierName } from '../print/code.js';
import { addHash, resolveClaims } from './claims.js';
import { nameMethods } from './methods.js';
import { describePlace } from './places.js';
import { deriveOperationId, toKebab, toPascal, toTypeIdentifier, toValueIdentifier } from './words.js';

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
  /** The interface of that. */
  readonly type: string;
}

export interface Names {
  readonly schema: (name: string) => string;
  /** What is sent of a named schema, where that differs from what is received. */
  readonly sent: (name: string) => string;
  /** The file of a named schema, without folder and extension. */
  readonly schemaFile: (schema: NamedSchema) => string;
  /** By the pointer of an inline enumeration, or of a named one. */
  readonly enumeration: (pointer: string) => EnumName | undefined;
  /** All of these. */
  readonly enumerations: ReadonlyMap<string, EnumName>;
  readonly operation: (operation: Operation) => OperationName;
  readonly tag: (tag: string) => GroupName;
  /** The type of the headers of a response component. */
  readonly componentHeaders: (component: string) => string;
}

const reservedFiles = new Set(['index', 'openapi', 'answer', 'answer-headers', 'unknown', 'components', 'operations']);

const schemaFile = ({ group }: NamedSchema): string => {
  const file = toKebab(group) || 'schemas';
  return reservedFiles.has(file) ? `${file}-schemas` : file;
};

type Claim = (name: string) => boolean;

const makeClaim =
  (taken: Set<string>): Claim =>
  (name) =>
    taken.has(name) ? false : taken.add(name) !== undefined;

/** The first of some names that is free, else the last with a part that comes from what it is the name of. */
const claimFirst = (claim: Claim, candidates: readonly string[], key: string): string => {
  const all = [...candidates, ...addHash(candidates.at(-1) ?? '_', key)];
  const found = all.find(claim);
  if (found === undefined) throw new Error(`no name is left for ${key}`);
  return found;
};

export const nameApi = (api: Api, report: Report): Names => {
  const types = new Set<string>();
  const schemas = nameSchemas(api, types, report);
  const sent = nameSent(api, schemas, types);
  const operations = nameOperations(api, types);
  const tags = nameTags(api, types, operations);
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
      claimFirst(makeClaim(types), [`${toPascal(name)}Headers`, `${toPascal(name)}AnswerHeaders`], name),
    ]),
  );
  const methods = nameMethods(api.operations, (id) => get(operations, id).value);
  return {
    schema: (name) => get(schemas, name),
    sent: (name) => get(sent, name),
    schemaFile,
    enumeration: (pointer) => enumerations.get(pointer),
    enumerations,
    operation: (operation) => ({ ...get(operations, operation.id), method: get(methods, operation.id) }),
    tag: (tag) => get(tags, tag),
    componentHeaders: (component) => get(headers, component),
  };
};

const get = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`unnamed: ${String(key)}`);
  return value;
};

const isUsable = (name: string): boolean => isIdentifierName(name) && name !== '_';

const nameSchemas = (api: Api, taken: Set<string>, report: Report): Map<string, string> => {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const { name, pinned, pointer } of api.schemas) {
    if (pinned === undefined) continue;
    const other = owners.get(pinned);
    if (!isUsable(pinned)) report('name-unusable', join(pointer, 'x-name'), { name: pinned });
    if (other !== undefined) report('name-collision', pointer, { name, identifier: pinned, other });
    owners.set(pinned, name);
    taken.add(pinned);
    names.set(name, pinned);
  }
  const claimants = api.schemas
    .filter(({ pinned }) => pinned === undefined)
    .map(({ name }) => {
      const ideal = toTypeIdentifier(name.startsWith('#/') ? describePlace(name.slice(1)) : name);
      // As it is spelled, where that is no word that means something else.
      const spelled = name.replaceAll(/[^\w$]/gu, '_');
      const candidates = [ideal, ...(/[A-Za-z].*_|_.*[A-Za-z]/u.test(spelled) ? [spelled] : [])].filter(isUsable);
      return { key: name, candidates: [...candidates, ...addHash(candidates[0] ?? 'Schema', name)] };
    });
  return new Map([...names, ...resolveClaims(claimants, taken)]);
};

/** The schemas of which other things are sent than received. */
const nameSent = (api: Api, schemas: ReadonlyMap<string, string>, taken: Set<string>): Map<string, string> => {
  const variants = listVariants(indexOf(api));
  const claimants = api.schemas
    .filter(({ pointer }) => variants.has(pointer))
    .map(({ name }) => {
      const type = get(schemas, name);
      return { key: name, candidates: [`${type}Input`, `${type}Sent`, ...addHash(`${type}Input`, name)] };
    });
  return resolveClaims(claimants, taken);
};

/** The suffixes of an operation's types. */
const suffixes = ['Request', 'Path', 'Query', 'Headers', 'Cookies', 'Result', 'Input'];

/** What is declared beside the function of an operation: its data, and a function for its pages. */
const takesOfOperation = (value: string): readonly string[] => [
  value,
  `${value}Operation`,
  `paginate${toPascal(value)}`,
];

const nameOperations = (api: Api, types: Set<string>): Map<string, { value: string; type: string }> => {
  const claimants = api.operations.map(({ id, method, path }) => {
    const candidates = [id, deriveOperationId(method, path)].map(toValueIdentifier).filter(isUsable);
    return { key: id, candidates: [...candidates, ...addHash(candidates[0] ?? 'operation', id)] };
  });
  const values = resolveClaims(claimants, new Set(), takesOfOperation);
  const ofTypes = api.operations.map(({ id }) => {
    const bare = toPascal(get(values, id));
    return { key: id, candidates: [bare, `${bare}Operation`, ...addHash(`${bare}Operation`, id)] };
  });
  const names = resolveClaims(ofTypes, types, (type) => suffixes.map((suffix) => type + suffix));
  return new Map([...values].map(([id, value]) => [id, { value, type: get(names, id) }]));
};

/** A file, the property of the facade, and the type of that. */
const nameTags = (
  api: Api,
  types: Set<string>,
  operations: ReadonlyMap<string, { readonly value: string }>,
): Map<string, GroupName> => {
  const tags = [...new Set(api.operations.map(({ tag }) => tag))];
  const files = resolveClaims(
    tags.map((tag) => {
      const file = toKebab(tag);
      return {
        key: tag,
        candidates: [...(file === '' ? [] : [file]), ...addHash(file === '' ? 'tag' : file, tag, '-')],
      };
    }),
    new Set(),
  );
  const properties = resolveClaims(
    tags.map((tag) => {
      const property = toValueIdentifier(get(files, tag));
      return { key: tag, candidates: [toValueIdentifier(tag), property].filter(isUsable).concat(addHash('tag', tag)) };
    }),
    new Set(),
  );
  const taken = new Set([...types, ...[...operations.values()].map(({ value }) => value)]);
  const facades = resolveClaims(
    tags.map((tag) => {
      const name = toPascal(get(files, tag));
      return { key: tag, candidates: [`${name}Api`, `${name}GroupApi`, ...addHash(`${name}Api`, tag)] };
    }),
    taken,
    (name) => [name, `create${name}`],
  );
  return new Map(
    tags.map((tag) => [tag, { file: get(files, tag), property: get(properties, tag), type: get(facades, tag) }]),
  );
};

/** Whether an enumeration is declared under a name of its own: a choice between texts. */
const isDeclared = (type: Type): type is EnumType =>
  type.kind === 'enum' && type.values.filter((value) => typeof value === 'string').length > 1;

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
    const name = { type, values: claimFirst(claimValues, [`${base}Values`], pointer), module };
    names.set(pointer, name);
    return name;
  };
  const index = indexOf(api);
  const visit = (schema: Type, context: string, module: string, within = ''): void => {
    if (within !== '' && schema.pointer !== within && !schema.pointer.startsWith(`${within}/`)) return;
    if (isDeclared(schema)) {
      if (names.has(schema.pointer)) return;
      // The same choice in the same context, such as in the variants of a union, is one enumeration.
      const content = JSON.stringify([context, module, schema.values, schema.open]);
      const known = byContent.get(content);
      if (known !== undefined) names.set(schema.pointer, known);
      else
        byContent.set(
          content,
          declare(schema.pointer, claimFirst(claim, [context, `${context}Value`], schema.pointer), module),
        );
      return;
    }
    for (const [inner, suffix] of childrenOf(schema))
      visit(inner, context + toPascal(suffix).replace(/^_(?=\d)/u, ''), module, within);
  };
  for (const named of api.schemas) {
    const type = schemas.get(named.name) ?? '';
    const own = typeOf(index, named.schema, 'received');
    if (isDeclared(own)) {
      declare(named.pointer, type, moduleOf.schema(named));
      continue;
    }
    visit(own, type, moduleOf.schema(named), named.pointer);
    visit(typeOf(index, named.schema, 'sent'), type, moduleOf.schema(named), named.pointer);
  }
  // What references lead to elsewhere has its name by now, from where it stands.
  for (const named of api.schemas)
    for (const direction of ['received', 'sent'] as const)
      visit(typeOf(index, named.schema, direction), schemas.get(named.name) ?? '', moduleOf.schema(named));
  for (const operation of api.operations) {
    const type = operations.get(operation.id)?.type ?? '';
    for (const { schema, name, direction } of inlineSchemas(operation)) {
      const shared = componentContext(schema.pointer);
      visit(
        typeOfPart(index, schema, direction),
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
}: Operation): { readonly schema: Schema; readonly name: string; readonly direction: Direction }[] => [
  ...parameters.map(({ schema, name }) => ({ schema, name, direction: 'sent' as const })),
  ...(body?.content ?? []).map(({ schema }) => ({ schema, name: 'Body', direction: 'sent' as const })),
  ...answers.flatMap((answer) => [
    ...answer.content.map(({ schema }) => ({ schema, name: answer.status, direction: 'received' as const })),
    ...answer.headers.map(({ schema, name }) => ({ schema, name, direction: 'received' as const })),
  ]),
];
