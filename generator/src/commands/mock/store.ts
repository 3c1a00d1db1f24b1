/** Stores the objects of a stateful mock server in memory, initially those in the document's examples. */
import type { Json } from '../../../runtime/codec/operation.js';
import type { Api, Operation } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import { membersOf } from '../../support/json-pointer.js';
import { createEvaluator } from '../../values/fits.js';
import { valueAt } from '../../values/pages.js';
import { cutPage, isMembers, type Members } from './page.js';
import { findResources, jsonOf, type Resource } from './resources.js';

/** A decoded request. */
export interface StoredRequest {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface StoredResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, Json>>;
  readonly body?: Json;
}

/** Responds to a request. Throws the result of `notFound` if the object does not exist. */
export type StoredHandler = (request: StoredRequest) => StoredResponse;

export interface Store {
  /** Handlers, by operation id, for the operations that the store responds to. */
  readonly handlers: ReadonlyMap<string, StoredHandler>;
  /** Discards all changes. */
  readonly reset: () => void;
}

/** The objects of a collection by key, in creation order. */
type Collection = Map<string, Members>;

function exampleOf(operation: Operation | undefined): Json | undefined {
  return operation && jsonOf(operation)?.example;
}

/** Creates a function that returns whether a body is a valid response of an operation. */
function createFits(api: Api): (operation: Operation) => (body: Json) => boolean {
  const evaluator = createEvaluator(indexOf(api), { direction: 'received', hasFiles: false });
  return (operation) => {
    const schema = jsonOf(operation)?.schema;
    return (body) => schema === undefined || evaluator.fits([schema], body) !== 'refused';
  };
}

/** Builds a response with the first 2XX status of an operation and those declared headers that have a sample value. */
function success({ responses }: Operation, body?: Json): StoredResponse {
  const found = responses.find(({ status }) => /^2\d\d$/u.test(status));
  const headers = Object.fromEntries(
    (found?.headers ?? []).flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const])),
  );
  const hasBody = body !== undefined && (found?.content.length ?? 0) > 0;
  return { status: Number(found?.status ?? 200), headers, ...(hasBody && { body }) };
}

/** Returns the objects that the examples of a resource contain. */
function seedOf(resource: Resource): Collection {
  const { list, read, items, key } = resource;
  const listed = valueAt(exampleOf(list), items);
  const objects = [...(Array.isArray(listed) ? listed : []), unwrap(resource, exampleOf(read))].filter(isMembers);
  const collection: Collection = new Map();
  for (const object of objects) {
    const id = String(object[key.name]);
    if (!collection.has(id)) collection.set(id, object);
  }
  return collection;
}

/** Returns an unused key of the type that the resource's keys have. */
function nextKey({ key: { type } }: Resource, collection: Collection): Json {
  const numbers = [...collection.keys()].map(Number).filter(Number.isSafeInteger);
  const next = Math.max(0, ...numbers) + 1;
  if (type.kind === 'bigint') return BigInt(next);
  if (type.kind !== 'string') return next;
  if (type.format !== 'uuid') return String(next);
  const uuidOf = (serial: number): string => `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`;
  let serial = 1;
  while (collection.has(uuidOf(serial))) serial += 1;
  return uuidOf(serial);
}

/** Returns the object in a body: the content of the envelope if the body has one, else the body. */
function unwrap({ envelope }: Resource, body: unknown): unknown {
  const inner = envelope !== undefined && isMembers(body) ? body[envelope] : undefined;
  return isMembers(inner) ? inner : body;
}

/** Returns the members of the object in a body that objects of the resource can have. */
function takeMembers(resource: Resource, body: unknown): Members {
  const { members } = resource;
  const object = unwrap(resource, body);
  if (!isMembers(object)) return {};
  return Object.fromEntries(Object.entries(object).filter(([name]) => members === undefined || members.has(name)));
}

/** Returns an object with the members of another one, and with those of nested objects too if `isDeep`. */
function merge(old: Members, added: Members, isDeep: boolean): Members {
  const entries = Object.entries(added).map(([name, value]): [string, Json] => {
    const known = old[name];
    return [name, isDeep && isMembers(known) && isMembers(value) ? merge(known, value, true) : value];
  });
  return { ...old, ...Object.fromEntries(entries) };
}

function withoutMembers(object: Members, names: ReadonlySet<string>): Members {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}

/** A resource with its collections: one for each combination of the parent path parameters. */
interface StoredResource {
  readonly resource: Resource;
  readonly collections: Map<string, Collection>;
  readonly notFound: (operation: Operation) => unknown;
  readonly fitsOf: ReturnType<typeof createFits>;
}

type Entry = readonly [operationId: string, handler: StoredHandler];

function collectionOf({ resource, collections }: StoredResource, { path = {} }: StoredRequest): Collection {
  const outer = JSON.stringify(
    Object.entries(path).flatMap(([name, value]) => (name === resource.parameter ? [] : [name, String(value)])),
  );
  const known = collections.get(outer) ?? seedOf(resource);
  collections.set(outer, known);
  return known;
}

function find(
  stored: StoredResource,
  request: StoredRequest,
  operation: Operation,
): readonly [Collection, string, Members] {
  const collection = collectionOf(stored, request);
  const id = String(request.path?.[stored.resource.parameter]);
  const object = collection.get(id);
  if (object === undefined) throw stored.notFound(operation);
  return [collection, id, object];
}

/** Responds with an object; if the declared example is something else, such as a message, responds with the example. */
function respond(resource: Resource, operation: Operation, object: Members): StoredResponse {
  return success(operation, wrap(resource, exampleOf(operation), object));
}

function wrap({ key, envelope }: Resource, example: Json | undefined, object: Members): Json {
  const has = (body: Json | undefined): boolean => isMembers(body) && Object.hasOwn(body, key.name);
  if (example === undefined) return envelope === undefined ? object : { [envelope]: object };
  if (has(example)) return object;
  const isEnvelope = envelope !== undefined && isMembers(example) && has(example[envelope]);
  return isEnvelope ? { ...example, [envelope]: object } : example;
}

/**
 * Returns an object with the members of a request; missing members come from `base`. Nested objects are replaced, or
 * merged if replacing them would make the response to `read` invalid.
 */
function mergeRequest({ resource, fitsOf }: StoredResource, old: Members, body: Members, base = old): Members {
  const { read } = resource;
  const fits = (object: Members): boolean => fitsOf(read)(wrap(resource, exampleOf(read), object));
  const [replaced, merged] = [merge(base, body, false), merge(old, body, true)];
  return fits(replaced) || !fits(merged) ? replaced : merged;
}

/** Applies query parameters that are named like a property of the objects: `status=lent`, or several values. */
function filter(objects: readonly Members[], { pagination }: Operation, query: object): readonly Members[] {
  const ofPages: readonly unknown[] = Object.values(pagination ?? {});
  const filters = Object.entries(query).filter(
    ([name]) => !ofPages.includes(name) && objects.some((object) => isScalar(object[name])),
  );
  return objects.filter((object) =>
    filters.every(([name, value]) => [value].flat().map(String).includes(String(object[name]))),
  );
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function handleList(stored: StoredResource, list: Operation): Entry {
  const { items, key } = stored.resource;
  const fits = stored.fitsOf(list);
  return [
    list.id,
    (request) => {
      const { query = {} } = request;
      const objects = filter([...collectionOf(stored, request).values()], list, query);
      const example = exampleOf(list);
      return success(list, cutPage({ operation: list, items, example, objects, key: key.name, fits }, query));
    },
  ];
}

function handleCreate(stored: StoredResource, create: Operation): Entry {
  const { resource } = stored;
  const { key, read } = resource;
  const example = takeMembers(resource, exampleOf(create) ?? exampleOf(read));
  return [
    create.id,
    (request) => {
      const collection = collectionOf(stored, request);
      const taken = takeMembers(resource, request.body);
      const id = taken[key.name] ?? nextKey(resource, collection);
      const object = mergeRequest(stored, example, { ...taken, [key.name]: id });
      collection.set(String(id), object);
      return respond(resource, create, object);
    },
  ];
}

function handleChange(stored: StoredResource, change: Operation, base: (old: Members) => Members): Entry {
  const { resource } = stored;
  return [
    change.id,
    (request) => {
      const [collection, id, old] = find(stored, request, change);
      const merged = mergeRequest(stored, old, takeMembers(resource, request.body), base(old));
      const changed = { ...merged, [resource.key.name]: old[resource.key.name] ?? id };
      collection.set(id, changed);
      return respond(resource, change, changed);
    },
  ];
}

function handleRemove(stored: StoredResource, remove: Operation): Entry {
  return [
    remove.id,
    (request) => {
      const [collection, id, object] = find(stored, request, remove);
      collection.delete(id);
      return respond(stored.resource, remove, object);
    },
  ];
}

/** Returns the handlers of a resource. */
function listHandlers(stored: StoredResource): readonly Entry[] {
  const { resource } = stored;
  const { read, list, create, replace, update, remove, settable } = resource;
  return [
    [read.id, (request) => respond(resource, read, find(stored, request, read)[2])],
    ...(list === undefined ? [] : [handleList(stored, list)]),
    ...(create === undefined ? [] : [handleCreate(stored, create)]),
    ...(replace === undefined ? [] : [handleChange(stored, replace, (old) => withoutMembers(old, settable))]),
    ...(update === undefined ? [] : [handleChange(stored, update, (old) => old)]),
    ...(remove === undefined ? [] : [handleRemove(stored, remove)]),
  ];
}

/** Creates a store for a document. `notFound` creates the error for an object that does not exist. */
export function createStore(api: Api, notFound: (operation: Operation) => unknown): Store {
  const fitsOf = createFits(api);
  const stored = findResources(api).map(
    (resource): StoredResource => ({ resource, collections: new Map(), notFound, fitsOf }),
  );
  return {
    handlers: new Map(stored.flatMap(listHandlers)),
    reset: () => {
      for (const { collections } of stored) collections.clear();
    },
  };
}

/** Creates handlers, by operation id, that return pages cut from the examples of lists. */
export function createPages(api: Api): ReadonlyMap<string, StoredHandler> {
  const fitsOf = createFits(api);
  return new Map(
    api.operations.flatMap((operation): [string, StoredHandler][] => {
      const { id, pagination } = operation;
      if (pagination === undefined || pagination.style === 'link') return [];
      const items = pagination.items === undefined ? [] : membersOf(pagination.items);
      const example = exampleOf(operation);
      const objects = valueAt(example, items);
      if (!Array.isArray(objects)) return [];
      const key = pagination.style === 'cursor' ? (pagination.key ?? 'id') : 'id';
      const list = { operation, items, example, objects, key, fits: fitsOf(operation) };
      return [[id, ({ query = {} }) => success(operation, cutPage(list, query))]];
    }),
  );
}
