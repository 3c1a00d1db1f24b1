/**
 * Every identifier and file name, assigned in one pass over the Api. Component schemas keep their own names, names set
 * by `x-name` first; other names come from their context and yield. In a collision, the one that is spelled the same
 * keeps the name, and the other gets a suffix from its own spelling or location, so that unrelated changes rename
 * nothing.
 */

import { listVariants } from '../ir/access.js';
import { type Api, type EventKind, eventKinds, listAll, listResponseComponents, type Operation } from '../ir/api.js';
import type { NamedSchema } from '../ir/schema.js';
import { indexOf } from '../ir/schema-index.js';
import type { ObjectType } from '../ir/type.js';
import { quote, type Report } from '../diagnostics/diagnostics.js';
import { isIdentifierName } from '../support/code/code.js';
import { join } from '../support/json-pointer.js';
import { addHash, resolveCollisions } from './candidates.js';
import { nameEvents, type OperationNames, suffixes } from './events.js';
import { type EnumName, nameInline, type ObjectName } from './inline.js';
import { type LinkNames, nameLinks } from './links.js';
import { nameMethods } from './methods.js';
import { describeLocation } from './locations.js';
import {
  deriveOperationId,
  isReservedType,
  toKebab,
  toPascal,
  toTypeIdentifier,
  toValueIdentifier,
} from '../support/case.js';

export interface OperationName {
  readonly value: string;
  /** Prefix of its type names. */
  readonly type: string;
  /** Method name in the grouped client. */
  readonly method: string;
}

export interface GroupName {
  readonly file: string;
  /** Property of the grouped client. */
  readonly property: string;
  /** Interface of the group. */
  readonly type: string;
  /** Interface of the group's handlers. */
  readonly handlers: string;
}

export interface Names {
  readonly schema: (name: string) => string;
  /** The sent variant of a named schema, if it differs from the received one. */
  readonly sent: (name: string) => string;
  /** The file of a named schema, without folder and extension. */
  readonly schemaFile: (schema: NamedSchema) => string;
  /** By the pointer of an enum, inline or named. */
  readonly enumeration: (pointer: string) => EnumName | undefined;
  /** All enums. */
  readonly enumerations: ReadonlyMap<string, EnumName>;
  /** Name of an inline object. */
  readonly object: (type: ObjectType) => ObjectName | undefined;
  readonly objects: ReadonlyMap<ObjectType, ObjectName>;
  readonly operation: (operation: Operation) => OperationName;
  readonly tag: (tag: string) => GroupName;
  /** The function that follows a link. */
  readonly link: LinkNames;
  /** The file of the operations of a tag, or of events, without folder and extension. */
  readonly fileOf: (operation: Operation) => string;
  readonly eventFile: (kind: EventKind) => string;
  /** The file of the OAuth flows, as it is imported. */
  readonly oauthFile: string;
  /** The file of the openapi-fetch client, as it is imported. */
  readonly rawFile: string;
  /** The type of the headers of a response component. */
  readonly componentHeaders: (component: string) => string;
  /** The constant of a response component. */
  readonly componentResponse: (component: string) => string;
  /** The constant of a security scheme. */
  readonly scheme: (name: string) => string;
}

const reservedFiles = new Set([
  'index',
  'openapi',
  'typed-response',
  'response-headers',
  'unknown',
  'bytes',
  'components',
  'operations',
]);

/** Returns a cached function that names the files of schemas. */
const createSchemaFile = (): Names['schemaFile'] => {
  const files = new Map<string, string>();
  return ({ group }) => {
    const known = files.get(group);
    if (known !== undefined) return known;
    const file = toKebab(group) || 'schemas';
    const name = reservedFiles.has(file) ? `${file}-schemas` : file;
    files.set(group, name);
    return name;
  };
};

/** Assigns all names of an Api; invalid `x-name` values are reported. */
export const nameApi = (api: Api, report: Report): Names => {
  const schemaFile = createSchemaFile();
  const types = new Set<string>();
  const schemas = nameSchemas(api, types, report);
  const sent = nameSent(api, schemas, types);
  const operations = nameOperations(api, types);
  const events = nameEvents(api, types);
  const files = new Set<string>();
  const tags = nameTags(api, types, operations, files);
  const eventFiles = nameEventFiles(files);
  const nameEntry = (name: string, of: string): string =>
    get(resolveCollisions([{ key: name, candidates: [name, ...addHash(name, of, '-')] }], files), name);
  const oauthFile = nameEntry('oauth', 'flows');
  const rawFile = nameEntry('raw', 'openapi-fetch');
  const fileOf = ({ tag, event }: Operation): string =>
    event === undefined ? get(tags, tag).file : get(eventFiles, event.kind);
  const namesOf = ({ id, event }: Operation): OperationNames => get(event === undefined ? operations : events, id);
  const { enumerations, objects } = nameInline(
    api,
    {
      schema: (schema) => ({ context: get(schemas, schema.name), module: schemaFile(schema) }),
      operation: (operation) => ({
        context: namesOf(operation).type,
        module: `operations/${fileOf(operation)}`,
      }),
    },
    types,
  );
  const headers = nameHeaders(api, types);
  const taken = new Set([...operations.values()].flatMap(({ value }) => takesOfOperation(value)));
  const responses = nameConstants(listResponseComponents(api), 'Response', taken);
  const schemes = nameConstants(
    api.securitySchemes.map(({ name }) => name),
    'Scheme',
    new Set([...taken, ...responses.values()]),
  );
  const methods = nameMethods(api.operations, (id) => get(operations, id).value);
  return {
    schema: (name) => get(schemas, name),
    sent: (name) => get(sent, name),
    schemaFile,
    enumeration: (pointer) => enumerations.get(pointer),
    enumerations,
    object: (type) => objects.get(type),
    objects,
    operation: (operation) => {
      const own = namesOf(operation);
      return { ...own, method: operation.event === undefined ? get(methods, operation.id) : own.value };
    },
    tag: (tag) => get(tags, tag),
    link: nameLinks(
      api,
      (operation) => namesOf(operation).value,
      new Set([...operations.values()].flatMap(({ value }) => takesOfOperation(value))),
    ),
    fileOf,
    eventFile: (kind) => get(eventFiles, kind),
    oauthFile,
    rawFile,
    componentHeaders: (component) => get(headers, component),
    componentResponse: (component) => get(responses, component),
    scheme: (name) => get(schemes, name),
  };
};

const get = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`unnamed: ${String(key)}`);
  return value;
};

/** Returns the names of the constants of components, which operation modules import. */
const nameConstants = (keys: readonly string[], suffix: string, taken: ReadonlySet<string>): Map<string, string> => {
  const nameRequests = keys.map((key) => {
    const name = `${toValueIdentifier(key)}${suffix}`;
    return { key, candidates: [name, ...addHash(name, key)] };
  });
  return resolveCollisions(nameRequests, new Set(taken));
};

/** Returns the names of the header types of response components. */
const nameHeaders = (api: Api, taken: Set<string>): Map<string, string> => {
  const components = listAll(api).flatMap(({ responses }) => responses.flatMap(({ component }) => component ?? []));
  const nameRequests = [...new Set(components)].map((key) => {
    const name = `${toPascal(key)}Headers`;
    return { key, candidates: [name, `${toPascal(key)}ResponseHeaders`, ...addHash(name, key)] };
  });
  return resolveCollisions(nameRequests, taken);
};

const isUsable = (name: string): boolean => isIdentifierName(name) && name !== '_';

/** Returns the names set by `x-name`. An invalid or duplicate name is ignored with a warning. */
const namePinned = ({ schemas }: Api, report: Report): Map<string, string> => {
  const names = new Map<string, string>();
  const extension = 'x-name';
  for (const { name, pinned, pointer } of schemas) {
    if (pinned === undefined) continue;
    const ignore = (reason: string): void =>
      report('extension-ignored', join(pointer, extension), { extension, reason });
    const other = schemas.find((each) => each.pinned === pinned && each.name !== name);
    if (!isUsable(pinned)) ignore(`${quote(pinned)} is not an identifier`);
    else if (isReservedType(pinned)) ignore(`the generated packages reserve the name ${quote(pinned)}`);
    else if (other === undefined) names.set(name, pinned);
    else ignore(`the schema ${quote(other.name)} has the same x-name`);
  }
  return names;
};

const nameSchemas = (api: Api, taken: Set<string>, report: Report): Map<string, string> => {
  const names = namePinned(api, report);
  for (const pinned of names.values()) taken.add(pinned);
  const nameRequests = api.schemas
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => {
      const ideal = toTypeIdentifier(name.startsWith('#/') ? describeLocation(name.slice(1)) : name);
      // The original spelling, if it is not ambiguous.
      const spelled = name.replaceAll(/[^\w$]/gu, '_');
      const candidates = [ideal, ...(/[A-Za-z].*_|_.*[A-Za-z]/u.test(spelled) ? [spelled] : [])].filter(isUsable);
      return { key: name, candidates: [...candidates, ...addHash(candidates[0] ?? 'Schema', name)] };
    });
  return new Map([...names, ...resolveCollisions(nameRequests, taken)]);
};

/** Returns the names of the sent variants of schemas. */
const nameSent = (api: Api, schemas: ReadonlyMap<string, string>, taken: Set<string>): Map<string, string> => {
  const variants = listVariants(indexOf(api));
  const nameRequests = api.schemas
    .filter(({ pointer }) => variants.has(pointer))
    .map(({ name }) => {
      const type = get(schemas, name);
      return { key: name, candidates: [`${type}Input`, `${type}Sent`, ...addHash(`${type}Input`, name)] };
    });
  return resolveCollisions(nameRequests, taken);
};

/** Names declared together with an operation: its function, its descriptor and its pagination function. */
const takesOfOperation = (value: string): readonly string[] => [
  value,
  `${value}Operation`,
  `paginate${toPascal(value)}`,
];

const nameOperations = (api: Api, types: Set<string>): Map<string, OperationNames> => {
  const nameRequests = api.operations.map(({ id, method, path }) => {
    const candidates = [id, deriveOperationId(method, path)].map(toValueIdentifier).filter(isUsable);
    return { key: id, candidates: [...candidates, ...addHash(candidates[0] ?? 'operation', id)] };
  });
  const values = resolveCollisions(nameRequests, new Set(), takesOfOperation);
  const ofTypes = api.operations.map(({ id }) => {
    const bare = toPascal(get(values, id));
    return { key: id, candidates: [bare, `${bare}Operation`, ...addHash(`${bare}Operation`, id)] };
  });
  const names = resolveCollisions(ofTypes, types, (type) => suffixes.map((suffix) => type + suffix));
  return new Map([...values].map(([id, value]) => [id, { value, type: get(names, id) }]));
};

/** Returns the file, property and types of each tag. */
const nameTags = (
  api: Api,
  types: Set<string>,
  operations: ReadonlyMap<string, OperationNames>,
  takenFiles: Set<string>,
): Map<string, GroupName> => {
  const tags = [...new Set(api.operations.map(({ tag }) => tag))];
  const files = resolveCollisions(
    tags.map((tag) => {
      const file = toKebab(tag);
      return {
        key: tag,
        candidates: [...(file === '' ? [] : [file]), ...addHash(file === '' ? 'tag' : file, tag, '-')],
      };
    }),
    takenFiles,
  );
  const properties = resolveCollisions(
    tags.map((tag) => {
      const property = toValueIdentifier(get(files, tag));
      return { key: tag, candidates: [toValueIdentifier(tag), property].filter(isUsable).concat(addHash('tag', tag)) };
    }),
    // `raw` is the raw client.
    new Set(['raw']),
  );
  const taken = new Set([...types, ...[...operations.values()].map(({ value }) => value)]);
  const facades = resolveCollisions(
    tags.map((tag) => {
      const name = toPascal(get(files, tag));
      return { key: tag, candidates: [`${name}Api`, `${name}GroupApi`, ...addHash(`${name}Api`, tag)] };
    }),
    taken,
    (name) => [name, `create${name}`],
  );
  const handlers = resolveCollisions(
    tags.map((tag) => {
      const name = toPascal(get(files, tag));
      const candidates = [`${name}Handlers`, `${name}GroupHandlers`].filter((each) => !isReservedType(each));
      return { key: tag, candidates: [...candidates, ...addHash(`${name}Handlers`, tag)] };
    }),
    types,
  );
  return new Map(
    tags.map((tag) => [
      tag,
      {
        file: get(files, tag),
        property: get(properties, tag),
        type: get(facades, tag),
        handlers: get(handlers, tag),
      },
    ]),
  );
};

/** Returns the files of events; tags take precedence. */
const nameEventFiles = (taken: Set<string>): Map<EventKind, string> => {
  const names = resolveCollisions(
    eventKinds.map((kind) => ({
      key: kind,
      candidates: [`${kind}s`, `${kind}-events`, ...addHash(`${kind}s`, kind, '-')],
    })),
    taken,
  );
  return new Map(eventKinds.map((kind) => [kind, get(names, kind)]));
};
