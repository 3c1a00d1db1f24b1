/** Describes where a change is in API terms: the operation or schema, and the element within it. */
import type { EmitInput } from '../../emit/input.js';
import { listAll, type Operation, type Parameter } from '../../ir/api.js';
import { listReached } from '../../ir/reach.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { join, split } from '../../support/json-pointer.js';
import type { Change, Use } from './change.js';
import { matchOperations } from './identity.js';
import { isWithin } from './merge.js';
import { schemasOf } from './operation-pair.js';
import { type PathWords, readPath } from './path-words.js';

/** The location of a change. */
export interface ChangeLocation extends PathWords {
  /** Heading: `GET /items`, `schema Pet`, `webhook petAdopted`, or `document`. */
  readonly group: string;
  /**
   * The operations that use the changed component or path item, in document order; empty if the group is an operation.
   */
  readonly usedBy: readonly string[];
  /** All affected operations, including the group's own. Operations in both documents are those of the old document. */
  readonly operations: readonly Operation[];
}

/** Returns the location of a change. */
export type Locate = (change: Change) => ChangeLocation;

interface Inputs {
  readonly old: EmitInput;
  readonly now: EmitInput;
}

function titleOf({ event, method, path }: Operation, owners: ReadonlyMap<string, Operation>): string {
  if (event === undefined) return `${method} ${path}`;
  if (event.kind === 'webhook') return `webhook ${event.name}`;
  const owner = owners.get(event.of);
  return owner === undefined ? `callback ${event.name}` : `callback ${event.name} of ${titleOf(owner, owners)}`;
}

/** One of the two documents, indexed for finding locations. */
interface Side {
  readonly operations: readonly Operation[];
  readonly titles: ReadonlyMap<Operation, string>;
  readonly parameters: readonly Parameter[];
  /** All schemas of operations and components, by pointer. */
  readonly schemas: () => ReadonlyMap<string, Schema>;
  /** The operations that use the component or path item at a pointer. */
  readonly usersOf: (pointer: string) => readonly Operation[];
}

/** Returns the pointers of everything that an operation uses but does not contain, such as components. */
function pointersOf({ api }: EmitInput, operation: Operation): ReadonlySet<string> {
  const parts = [
    ...operation.parameters,
    ...(operation.body === undefined ? [] : [operation.body]),
    ...operation.responses,
    ...operation.responses.flatMap(({ headers }) => headers),
    ...listReached(indexOf(api), schemasOf(operation)),
  ];
  const schemes = new Set(operation.security.flatMap((each) => Object.keys(each)));
  const security = api.securitySchemes.filter(({ name }) => schemes.has(name));
  return new Set([...parts, ...security].map(({ pointer }) => pointer));
}

function createSide(input: EmitInput, titles: ReadonlyMap<Operation, string>): Side {
  const { api } = input;
  const operations = listAll(api);
  const users = new Map<string, readonly Operation[]>();
  const reached = new Map<Operation, ReadonlySet<string>>();
  let schemas: ReadonlyMap<string, Schema> | undefined;
  const reachOf = (operation: Operation): ReadonlySet<string> => {
    const known = reached.get(operation) ?? pointersOf(input, operation);
    reached.set(operation, known);
    return known;
  };
  return {
    operations,
    titles,
    parameters: operations.flatMap(({ parameters }) => parameters),
    schemas: () => {
      const index = indexOf(api);
      const roots = [...operations.flatMap(schemasOf), ...api.schemas.map(({ schema }) => schema)];
      schemas ??= new Map([...listReached(index, roots)].map((schema) => [schema.pointer, schema]));
      return schemas;
    },
    usersOf: (pointer) => {
      const isUsed = (each: string): boolean => isWithin(each, pointer);
      const found = users.get(pointer) ?? operations.filter((each) => [...reachOf(each)].some(isUsed));
      users.set(pointer, found);
      return found;
    },
  };
}

const sections: Readonly<Record<string, string>> = {
  schemas: 'schema',
  parameters: 'parameter',
  responses: 'response',
  requestBodies: 'request body',
  headers: 'header',
  securitySchemes: 'security scheme',
  links: 'link',
  callbacks: 'callback',
  pathItems: 'path item',
};

/** Returns the innermost operation that contains a pointer. Callbacks are within the operation that declares them. */
function operationAt({ operations }: Side, pointer: string): Operation | undefined {
  return operations
    .filter((each) => isWithin(pointer, each.pointer))
    .sort((a, b) => b.pointer.length - a.pointer.length)[0];
}

/** Returns the component or path item that contains a pointer. */
function sharedAt(
  pointer: string,
): { readonly group: string; readonly kind: string; readonly root: string } | undefined {
  const [first, second = '', third] = split(pointer);
  if (first === 'components' && third !== undefined) {
    const kind = sections[second] ?? second;
    return { group: `${kind} ${third}`, kind, root: join('/components', second, third) };
  }
  return first === 'paths' && second !== '' ? { group: second, kind: 'path', root: join('/paths', second) } : undefined;
}

/** Creates a function that locates the changes between two documents. */
export function createLocate({ old, now }: Inputs): Locate {
  const titlesOf = ({ api }: EmitInput): ReadonlyMap<Operation, string> => {
    const owners = new Map(api.operations.map((operation) => [operation.id, operation]));
    return new Map(listAll(api).map((operation) => [operation, titleOf(operation, owners)]));
  };
  const { before, after } = matchOperations(old.api, now.api);
  const current = titlesOf(now);
  const renamed = new Map<Operation, string>(titlesOf(old));
  // An operation has the title of the new document, in which path parameters may have other names.
  for (const [key, operation] of before) {
    const title = current.get(after.get(key) ?? operation);
    if (title !== undefined) renamed.set(operation, title);
  }
  const earlier = new Map(
    [...after].flatMap(([key, operation]) => {
      const known = before.get(key);
      return known === undefined ? [] : [[operation, known] as const];
    }),
  );
  const sides = { old: createSide(old, renamed), new: createSide(now, current), earlier };
  return (change) => {
    const location = locate(sides, change);
    // The pointer leads to the list `required`, or to the whole object.
    return change.property === undefined ? location : { ...location, parts: [...location.parts, change.property] };
  };
}

interface Sides extends Readonly<Record<Change['side'], Side>> {
  /** The operations of the old document, by their counterparts in the new one. */
  readonly earlier: ReadonlyMap<Operation, Operation>;
}

function locate(sides: Sides, change: Change): ChangeLocation {
  const { pointer, side } = change;
  const own = sides[side];
  if (change.use !== undefined) return locateUse(sides, own, change.use);
  const operation = operationAt(own, pointer);
  const context = { parameters: own.parameters, schemas: own.schemas };
  if (operation !== undefined) {
    const path = readPath(split(pointer.slice(operation.pointer.length)), 'operation', operation.pointer, context);
    return {
      group: own.titles.get(operation) ?? '',
      ...path,
      usedBy: [],
      operations: [sides.earlier.get(operation) ?? operation],
    };
  }
  const shared = sharedAt(pointer);
  if (shared === undefined)
    return { group: 'document', ...readPath(split(pointer), 'document', '', context), usedBy: [], operations: [] };
  const { group, kind, root } = shared;
  const path = readPath(split(pointer.slice(root.length)), kind, root, context);
  const affected = kind === 'parameter' || kind === 'path' ? pointerOfParameter(pointer, root) : root;
  const users = {
    old: sides.old.usersOf(sharedAt(change.before ?? pointer)?.root ?? affected),
    new: sides.new.usersOf(affected),
  };
  const usedBy = new Set(
    [
      ...users.new.map((each) => sides.new.titles.get(each)),
      ...users.old.map((each) => sides.old.titles.get(each)),
    ].flatMap((title) => title ?? []),
  );
  return { group, ...path, usedBy: [...usedBy], operations: users.old };
}

/** Returns the location of an operation that starts or stops using a component or path item. */
function locateUse(
  { earlier }: Sides,
  { operations, titles }: Side,
  { operation: pointer, word, thing }: Use,
): ChangeLocation {
  const operation = operations.find((each) => each.pointer === pointer);
  return {
    group: (operation && titles.get(operation)) ?? '',
    parts: [word],
    thing,
    isKeyword: false,
    owner: thing,
    usedBy: [],
    operations: operation === undefined ? [] : [earlier.get(operation) ?? operation],
  };
}

/** Returns the pointer of the path item's parameter that contains `pointer`, or `root`. */
function pointerOfParameter(pointer: string, root: string): string {
  const [first, second] = split(pointer.slice(root.length));
  return first === 'parameters' && second !== undefined ? join(root, first, second) : root;
}
