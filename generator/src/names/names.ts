/**
 * Assigns every identifier and file name in one pass over the Api. Component schemas keep their own names, and names
 * set by `x-name` come first; other names are derived from the context and give way. In a collision, the item with
 * exactly that spelling keeps the name, and the other gets a suffix from its own spelling or location, so that
 * unrelated changes rename nothing.
 */

import { collectDiagnostics, type PointerDiagnostic, type Report, type Result } from '../diagnostics/diagnostics.js';
import { listVariants } from '../ir/access.js';
import { type Api, type EventKind, eventKinds, listResponseComponents, type Operation } from '../ir/api.js';
import type { NamedSchema } from '../ir/schema.js';
import { indexOf } from '../ir/schema-index.js';
import type { ObjectType } from '../ir/type.js';
import { deriveOperationIds, toKebab, toPascal, toTypeIdentifier, toValueIdentifier } from '../support/case.js';
import { isIdentifierName } from '../support/code/code.js';
import { type Integration, integrationNames } from '../support/integrations.js';
import { addHash, resolveCollisions } from './candidates.js';
import { nameEvents, type OperationNames, suffixes } from './events.js';
import { shortenIds } from './framework-ids.js';
import { type GroupName, nameGroups } from './groups.js';
import { type HeaderNames, nameHeaders } from './headers.js';
import { type EnumName, nameInline, type ObjectName } from './inline.js';
import { type LinkNames, nameLinks } from './links.js';
import { describeLocation } from './locations.js';
import { nameMethods } from './methods.js';
import { listPinned } from './pinned.js';

export interface OperationName {
  readonly value: string;
  /** Prefix of the operation's type names. */
  readonly type: string;
  /** Method name in the grouped client. */
  readonly method: string;
}

export interface Names extends HeaderNames {
  readonly schema: (name: string) => string;
  /** The request type of a named schema whose request and response types differ. */
  readonly sent: (name: string) => string;
  /** The file that declares a named schema, without folder and extension. */
  readonly schemaFile: (schema: NamedSchema) => string;
  /** The name of an enum by pointer, whether the enum is inline or a named schema. */
  readonly enumeration: (pointer: string) => EnumName | undefined;
  /** The names of all enums, by pointer. */
  readonly enumerations: ReadonlyMap<string, EnumName>;
  /** Name of an inline object. */
  readonly object: (type: ObjectType) => ObjectName | undefined;
  readonly objects: ReadonlyMap<ObjectType, ObjectName>;
  readonly operation: (operation: Operation) => OperationName;
  readonly tag: (tag: string) => GroupName;
  /** The functions that follow links. */
  readonly link: LinkNames;
  /** The file for the operations of a tag, or for events of one kind, without folder and extension. */
  readonly fileOf: (operation: Operation) => string;
  readonly eventFile: (kind: EventKind) => string;
  /** The import path of the file with the OAuth flows. */
  readonly oauthFile: string;
  /** The import path of the file with the openapi-fetch client. */
  readonly rawFile: string;
  /** The import path of the module for an integration. */
  readonly integrationFile: (name: Integration) => string;
  /** The type that maps error statuses to error responses. */
  readonly errors: string;
  /** The constant of a response component. */
  readonly componentResponse: (component: string) => string;
  /** The constant for a table of error responses; the preferred name lists the statuses. */
  readonly errorTable: (name: string) => string;
  /** The constant of a security scheme. */
  readonly scheme: (name: string) => string;
}

const reservedFiles = new Set(['index', 'openapi', 'runtime', 'responses', 'components', 'operations']);

/** Returns a function that names the file for a schema. Results are cached. */
function createSchemaFile(): Names['schemaFile'] {
  const files = new Map<string, string>();
  return ({ group }) => {
    const known = files.get(group);
    if (known !== undefined) return known;
    const file = toKebab(group) || 'schemas';
    const name = reservedFiles.has(file) ? `${file}-schemas` : file;
    files.set(group, name);
    return name;
  };
}

/** Assigns all names for an Api. The diagnostics report invalid `x-name` values. */
export function nameApi(api: Api): Result<Names, PointerDiagnostic> {
  const { report, diagnostics } = collectDiagnostics();
  const schemaFile = createSchemaFile();
  const types = new Set<string>();
  const schemas = nameSchemas(api, types, report);
  const sent = nameSent(api, schemas, types);
  const operations = nameOperations(api, types, report);
  const events = nameEvents(api, types);
  const files = new Set<string>();
  const tags = nameGroups(api, types, { operations, files, report });
  const eventFiles = nameEventFiles(files);
  const oauthFile = nameOne('oauth', [...addHash('oauth', 'flows', '-')], files);
  const rawFile = nameOne('raw', [...addHash('raw', 'openapi-fetch', '-')], files);
  const integrationFiles = new Map(
    integrationNames.map((name) => [name, nameOne(name, addHash(name, 'integration', '-'), files)] as const),
  );
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
  const headers = nameHeaders(api, (operation) => namesOf(operation).type, types);
  const errors = nameOne('Errors', ['ErrorResponses', ...addHash('Errors', 'errors')], types);
  const taken = new Set([...operations.values()].flatMap(({ value }) => takesOfOperation(value)));
  const methods = nameMethods(api, (id) => get(operations, id).value);
  const names: Names = {
    ...headers,
    ...nameComponents(api, taken),
    errors,
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
    link: nameLinks(api, (operation) => namesOf(operation).value, new Set(taken)),
    fileOf,
    eventFile: (kind) => get(eventFiles, kind),
    oauthFile,
    rawFile,
    integrationFile: (name) => get(integrationFiles, name),
  };
  return { value: names, diagnostics };
}

/** Returns the wanted name or, if it is taken, the first free alternative. */
function nameOne(wanted: string, others: readonly string[], taken: Set<string>): string {
  return get(resolveCollisions([{ key: wanted, candidates: [wanted, ...others] }], taken), wanted);
}

/** Returns the names of the component constants that operation modules import. */
function nameComponents(
  api: Api,
  taken: ReadonlySet<string>,
): Pick<Names, 'componentResponse' | 'errorTable' | 'scheme'> {
  const responses = nameConstants(listResponseComponents(api), 'Response', taken);
  const schemes = nameConstants(
    api.securitySchemes.map(({ name }) => name),
    'Scheme',
    new Set([...taken, ...responses.values()]),
  );
  const constants = new Set([...taken, ...responses.values(), ...schemes.values()]);
  return {
    componentResponse: (component) => get(responses, component),
    errorTable: (name) => [name, ...addHash(name, 'errors')].find((each) => !constants.has(each)) ?? name,
    scheme: (name) => get(schemes, name),
  };
}

function get<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`unnamed: ${String(key)}`);
  return value;
}

function nameConstants(keys: readonly string[], suffix: string, taken: ReadonlySet<string>): Map<string, string> {
  const nameRequests = keys.map((key) => {
    const name = `${toValueIdentifier(key)}${suffix}`;
    return { key, candidates: [name, ...addHash(name, key)] };
  });
  return resolveCollisions(nameRequests, new Set(taken));
}

function isUsable(name: string): boolean {
  return isIdentifierName(name) && name !== '_';
}

function nameSchemas(api: Api, taken: Set<string>, report: Report): Map<string, string> {
  const names = listPinned(
    api.schemas.map(({ name, ...schema }) => ({ key: name, ...schema })),
    'schema',
    report,
  );
  for (const pinned of names.values()) taken.add(pinned);
  const nameRequests = api.schemas
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => {
      const ideal = toTypeIdentifier(name.startsWith('#/') ? describeLocation(name.slice(1)) : name);
      // The original spelling is another candidate if it contains an underscore and a letter.
      const spelled = name.replaceAll(/[^\w$]/gu, '_');
      const candidates = [ideal, ...(/[A-Za-z].*_|_.*[A-Za-z]/u.test(spelled) ? [spelled] : [])].filter(isUsable);
      return { key: name, candidates: [...candidates, ...addHash(candidates[0] ?? 'Schema', name)] };
    });
  return new Map([...names, ...resolveCollisions(nameRequests, taken)]);
}

/** Names the request types of the schemas whose request and response types differ. */
function nameSent(api: Api, schemas: ReadonlyMap<string, string>, taken: Set<string>): Map<string, string> {
  const variants = listVariants(indexOf(api));
  const nameRequests = api.schemas
    .filter(({ pointer }) => variants.has(pointer))
    .map(({ name }) => {
      const type = get(schemas, name);
      return { key: name, candidates: [`${type}Input`, `${type}Sent`, ...addHash(`${type}Input`, name)] };
    });
  return resolveCollisions(nameRequests, taken);
}

/** Returns the names declared together with an operation: its function, its descriptor and its pagination function. */
function takesOfOperation(value: string): readonly string[] {
  return [value, `${value}Operation`, `paginate${toPascal(value)}`];
}

function nameOperations(api: Api, types: Set<string>, report: Report): Map<string, OperationNames> {
  const pinned = listPinned(
    api.operations.map(({ id, ...operation }) => ({ key: id, ...operation })),
    'operation',
    report,
  );
  const short = shortenIds(api.operations);
  const nameRequests = api.operations.map(({ id, method, path }) => {
    const wanted = [pinned.get(id), short.get(id), id, ...deriveOperationIds(method, path)].filter(
      (name) => name !== undefined,
    );
    const candidates = [...new Set(wanted.map(toValueIdentifier))].filter(isUsable);
    return { key: id, candidates: [...candidates, ...addHash(candidates[0] ?? 'operation', id)] };
  });
  const values = resolveCollisions(nameRequests, new Set(), takesOfOperation);
  const ofTypes = api.operations.map(({ id }) => {
    const bare = toPascal(get(values, id));
    return { key: id, candidates: [bare, `${bare}Operation`, ...addHash(`${bare}Operation`, id)] };
  });
  const names = resolveCollisions(ofTypes, types, (type) => suffixes.map((suffix) => type + suffix));
  return new Map([...values].map(([id, value]) => [id, { value, type: get(names, id) }]));
}

/** Returns the file names for events; the files for tags take precedence. */
function nameEventFiles(taken: Set<string>): Map<EventKind, string> {
  const names = resolveCollisions(
    eventKinds.map((kind) => ({
      key: kind,
      candidates: [`${kind}s`, `${kind}-events`, ...addHash(`${kind}s`, kind, '-')],
    })),
    taken,
  );
  return new Map(eventKinds.map((kind) => [kind, get(names, kind)]));
}
