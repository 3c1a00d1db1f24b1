/**
 * Finds the resources of a document: pairs of paths such as `/pets` and `/pets/{id}` whose operations list, create,
 * read, change and delete the same objects.
 */
import type { Api, Content, Operation } from '../../ir/api.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Property, Type } from '../../ir/type.js';
import { followType, listProperties } from '../../ir/type-members.js';
import { typeOfPart } from '../../ir/type-of.js';
import { membersOf } from '../../support/json-pointer.js';
import { splitWords } from '../../support/words.js';

export interface Resource {
  /** The path of the collection. */
  readonly path: string;
  /** The path parameter that identifies an object, and the property of the object with the same value. */
  readonly parameter: string;
  readonly key: Property;
  /** The property of the body of `read` that contains the object, such as `data`; absent if the body is the object. */
  readonly envelope?: string;
  /** The property names of an object; `undefined` if it may have any others. */
  readonly members: ReadonlySet<string> | undefined;
  readonly read: Operation;
  readonly list?: Operation;
  /** Property names that lead to the array in the body of `list`; empty if the body is the array. */
  readonly items: readonly string[];
  readonly create?: Operation;
  readonly replace?: Operation;
  /** The names of the properties that `replace` sets. */
  readonly settable: ReadonlySet<string>;
  readonly update?: Operation;
  readonly remove?: Operation;
}

/** Returns the JSON content of the first successful response. */
export function jsonOf({ responses }: Operation): Content | undefined {
  return responses.find(({ status }) => /^2/u.test(status))?.content.find(({ kind }) => kind === 'json');
}

function isArray(index: SchemaIndex, type: Type): boolean {
  return followType(index, type).kind === 'array';
}

function typeOfBody(index: SchemaIndex, operation: Operation): Type | undefined {
  const content = jsonOf(operation);
  return content && typeOfPart(index, content.schema, 'received');
}

/** Returns the properties of the object in an operation's JSON request body. */
function listSent(
  index: SchemaIndex,
  operation: Operation | undefined,
  envelope: string | undefined,
): readonly Property[] {
  const content = operation?.body?.content.find(({ kind }) => kind === 'json');
  const sent = content === undefined ? [] : listProperties(index, typeOfPart(index, content.schema, 'sent'));
  const inner = sent.find(({ name }) => name === envelope);
  return inner === undefined ? sent : listProperties(index, inner.type);
}

/** Returns the path to the array in the body of a list; `undefined` if there is no array or more than one candidate. */
function findItems(index: SchemaIndex, operation: Operation): readonly string[] | undefined {
  const declared = operation.pagination?.items;
  if (declared !== undefined) return membersOf(declared);
  const body = typeOfBody(index, operation);
  if (body === undefined) return undefined;
  if (isArray(index, body)) return [];
  const arrays = listProperties(index, body).filter(({ type }) => isArray(index, type));
  return arrays.length === 1 ? arrays.map(({ name }) => name) : undefined;
}

/** Returns the property that a path parameter refers to: one with its name, or `id` for `petId` and `pet_id`. */
function findKey(parameter: string, properties: readonly Property[]): Property | undefined {
  const last = splitWords(parameter).at(-1) ?? '';
  return (
    properties.find(({ name }) => name === parameter) ??
    properties.find(({ name }) => name.toLowerCase() === last) ??
    properties.find(({ name }) => splitWords(name).join() === splitWords(parameter).join())
  );
}

/** Returns whether a type declares no properties, so that its objects may have any. */
function isOpen(index: SchemaIndex, type: Type): boolean {
  const own = followType(index, type);
  return own.kind === 'any' || (own.kind === 'object' && own.additional !== false && own.properties.length === 0);
}

/** Names of properties that contain an object, beside others such as `meta`. */
const usualEnvelopes = /^(?:data|item|object|record|resource|result)$/iu;

/** An object in the body of a response, and the property that identifies it. */
interface Identified {
  readonly type: Type;
  readonly key: Property;
  readonly envelope?: string;
}

/** Finds the object that a path parameter identifies: the body itself, or the object in its envelope. */
function identify(index: SchemaIndex, body: Type, parameter: string): Identified | undefined {
  const properties = listProperties(index, body);
  const key = findKey(parameter, properties);
  if (key !== undefined) return { type: body, key };
  const envelopes = properties.filter(({ name }) => properties.length === 1 || usualEnvelopes.test(name));
  for (const { name, type } of envelopes) {
    const inner = findKey(parameter, listProperties(index, followType(index, type)));
    if (inner !== undefined) return { type, key: inner, envelope: name };
  }
  return undefined;
}

/** Returns why a document has no resources. */
export function explainMissingResources({ operations }: Api): string {
  const item = operations.find(({ method, path }) => method === 'GET' && isItemPath(path));
  return item === undefined
    ? 'no path looks like a resource, such as /pets with /pets/{id}'
    : `no response identifies an object of a collection, such as GET ${item.path} with a property for its parameter`;
}

/** Returns whether a path consists of the path of a collection and a parameter, such as `/pets/{id}`. */
function isItemPath(path: string): boolean {
  return /^.+\/\{[^{}/]+\}$/u.test(path);
}

function findResource(api: Api, index: SchemaIndex, read: Operation): Resource | undefined {
  const [, path, parameter] = /^(.*)\/\{([^{}/]+)\}$/u.exec(read.path) ?? [];
  const body = typeOfBody(index, read);
  if (path === undefined || parameter === undefined || body === undefined || path === '') return undefined;
  const identified = identify(index, body, parameter);
  if (identified === undefined) return undefined;
  const { type, key, envelope } = identified;
  const at = (method: string, place: string): Operation | undefined =>
    api.operations.find((operation) => operation.method === method && operation.path === place);
  const found = at('GET', path);
  const items = found && findItems(index, found);
  const [create, replace] = [at('POST', path), at('PUT', read.path)];
  const [update, remove] = [at('PATCH', read.path), at('DELETE', read.path)];
  if (items === undefined && create === undefined && replace === undefined && remove === undefined) return undefined;
  return {
    path,
    parameter,
    key: { ...key, type: followType(index, key.type) },
    ...(envelope !== undefined && { envelope }),
    members: isOpen(index, type) ? undefined : new Set(listProperties(index, type).map(({ name }) => name)),
    read,
    items: items ?? [],
    settable: new Set(listSent(index, replace, envelope).map(({ name }) => name)),
    ...(found !== undefined && items !== undefined && { list: found }),
    ...(create !== undefined && { create }),
    ...(replace !== undefined && { replace }),
    ...(update !== undefined && { update }),
    ...(remove !== undefined && { remove }),
  };
}

/** Returns the resources of a document, in document order. */
export function findResources(api: Api): readonly Resource[] {
  const index = indexOf(api);
  return api.operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => findResource(api, index, operation) ?? []);
}
