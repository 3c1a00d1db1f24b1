/**
 * Every identifier and file name, decided in one pass over the Api. Component schemas keep their bare name, pinned names
 * first; whatever else is named by its context and gives way. Where two would share a name, the one that is spelled so
 * keeps it, and the other gets a part that comes from its own spelling or place: what else there is renames nothing.
 */
import type { Report } from '../diagnostics.js';
import { listVariants } from '../api/access.js';
import type { Api, Operation } from '../api/api.js';
import type { NamedSchema } from '../api/schema.js';
import { indexOf } from '../api/schema-index.js';
import type { ObjectType } from '../api/type.js';
import { join } from '../read/pointer.js';
import { isIdentifierName } from '../print/code.js';
import { addHash, resolveClaims } from './claims.js';
import { type EnumName, nameInline, type ObjectName } from './inline.js';
import { nameMethods } from './methods.js';
import { describePlace } from './places.js';
import { deriveOperationId, toKebab, toPascal, toTypeIdentifier, toValueIdentifier } from './words.js';

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
  /** Of an object that stands within something else. */
  readonly object: (type: ObjectType) => ObjectName | undefined;
  readonly objects: ReadonlyMap<ObjectType, ObjectName>;
  readonly operation: (operation: Operation) => OperationName;
  readonly tag: (tag: string) => GroupName;
  /** The type of the headers of a response component. */
  readonly componentHeaders: (component: string) => string;
}

const reservedFiles = new Set([
  'index',
  'openapi',
  'answer',
  'answer-headers',
  'unknown',
  'bytes',
  'components',
  'operations',
]);

const schemaFile = ({ group }: NamedSchema): string => {
  const file = toKebab(group) || 'schemas';
  return reservedFiles.has(file) ? `${file}-schemas` : file;
};

export const nameApi = (api: Api, report: Report): Names => {
  const types = new Set<string>();
  const schemas = nameSchemas(api, types, report);
  const sent = nameSent(api, schemas, types);
  const operations = nameOperations(api, types);
  const tags = nameTags(api, types, operations);
  const { enumerations, objects } = nameInline(
    api,
    {
      schema: (schema) => ({ context: get(schemas, schema.name), module: schemaFile(schema) }),
      operation: ({ id, tag }) => ({
        context: get(operations, id).type,
        module: `operations/${get(tags, tag).file}`,
      }),
    },
    types,
  );
  const headers = nameHeaders(api, types);
  const methods = nameMethods(api.operations, (id) => get(operations, id).value);
  return {
    schema: (name) => get(schemas, name),
    sent: (name) => get(sent, name),
    schemaFile,
    enumeration: (pointer) => enumerations.get(pointer),
    enumerations,
    object: (type) => objects.get(type),
    objects,
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

/** The types of the headers of response components. */
const nameHeaders = (api: Api, taken: Set<string>): Map<string, string> => {
  const components = api.operations.flatMap(({ answers }) => answers.flatMap(({ component }) => component ?? []));
  const claimants = [...new Set(components)].map((key) => {
    const name = `${toPascal(key)}Headers`;
    return { key, candidates: [name, `${toPascal(key)}AnswerHeaders`, ...addHash(name, key)] };
  });
  return resolveClaims(claimants, taken);
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
const suffixes = ['Request', 'Path', 'Query', 'Headers', 'Cookies', 'Result', 'Input', 'Parts'];

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
