/**
 * Leaves out the operations that cannot be generated: those with an error, and those that use a component with an
 * error. Operations are always left out as a whole.
 */
import { join, pointerOf, split } from '../support/json-pointer.js';
import { kinds } from './resolve/kinds.js';
import { setMember } from './resolve/location.js';
import { asArray, asObject, isJsonObject, type JsonObject } from './values.js';

/** An operation that is left out, and why. */
export interface Dropped {
  /** The HTTP method in upper case. */
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  /** Pointers of errors in the operation or in the components that it uses. */
  readonly because: readonly string[];
}

export interface Pruned {
  /** The document without operations and components that have errors. */
  readonly root: JsonObject;
  readonly dropped: readonly Dropped[];
}

/** An operation or component, which is kept or left out as a whole. */
export interface Part {
  readonly pointer: string;
  readonly value: unknown;
  /** Pointers of the targets of its references. */
  readonly needs: readonly string[];
}

/** The fields of a document that contain path items. */
export const itemMaps = ['paths', 'webhooks'] as const;

export interface OperationPart extends Part {
  /** The field that contains the operation's path item. */
  readonly among: (typeof itemMaps)[number];
  readonly method: string;
  /** Path of the operation, or name of the webhook. */
  readonly path: string;
  /** Whether the security requirements of the document apply. */
  readonly inherits: boolean;
}

/** Returns the pointers of all references in a value. */
function listTargets(root: unknown): string[] {
  const targets: string[] = [];
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value) as [string, unknown][]) {
      if (key === '$ref' && typeof item === 'string') targets.push(pointerOf(item));
      else if (typeof item === 'object' && item !== null) waiting.push(item);
    }
  }
  return targets;
}

function listSchemes(security: unknown): string[] {
  return asArray(security).flatMap((requirement) =>
    Object.keys(asObject(requirement)).map((name) => join('/components/securitySchemes', name)),
  );
}

function isMethod(key: string): boolean {
  return kinds.pathItem.fields[key] === 'operation';
}

/** Field of a path item with operations for other methods (OpenAPI 3.2, 4.9). */
export const OTHERS = 'additionalOperations';

/** Returns the operations and webhooks of a document. */
export function listOperations(root: JsonObject): OperationPart[] {
  return itemMaps.flatMap((among) =>
    Object.entries(asObject(root[among])).flatMap(([path, item]) => listItem(root, among, path, asObject(item))),
  );
}

function listItem(root: JsonObject, among: OperationPart['among'], path: string, item: JsonObject): OperationPart[] {
  const shared = listTargets(item['parameters']);
  const toPart = (method: string, value: unknown, pointer: string): OperationPart => {
    // Clients do not send the requests of events, so the document's security does not apply to them.
    const inherits = among === 'paths' && !Object.hasOwn(asObject(value), 'security');
    const schemes = listSchemes(inherits ? root['security'] : asObject(value)['security']);
    return { pointer, value, needs: [...shared, ...listTargets(value), ...schemes], among, method, path, inherits };
  };
  const own = join('', among, path);
  return Object.entries(item).flatMap(([key, value]) => {
    if (isMethod(key)) return [toPart(key.toUpperCase(), value, join(own, key))];
    if (key !== OTHERS) return [];
    return Object.entries(asObject(value)).map(([name, each]) => toPart(name, each, join(own, key, name)));
  });
}

/** Lists the components of a document. */
export function listComponents(root: JsonObject): Part[] {
  return Object.entries(asObject(root['components'])).flatMap(([group, members]) =>
    Object.entries(asObject(members)).map(([name, value]) => ({
      pointer: join('/components', group, name),
      value,
      needs: listTargets(value),
    })),
  );
}

/**
 * Returns the pointer of the operation or component that encloses a location: its first three tokens, or four for an
 * operation in `additionalOperations`.
 */
function partOf(pointer: string): string {
  const tokens = split(pointer);
  return join('', ...tokens.slice(0, tokens[0] !== 'components' && tokens[2] === OTHERS ? 4 : 3));
}

/** Adds a component's errors to everything that uses it. Returns the pointers of errors by operation or component. */
function spread(parts: readonly Part[], faults: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { pointer, needs } of parts)
    for (const need of needs.map(partOf)) users.set(need, [...(users.get(need) ?? []), pointer]);
  const bad = new Map<string, string[]>([...faults].map(([part, list]) => [part, [...list]]));
  const waiting = [...bad.keys()];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const user of users.get(part) ?? []) {
      const known = bad.get(user) ?? [];
      const news = (bad.get(part) ?? []).filter((fault) => !known.includes(fault));
      if (news.length === 0) continue;
      bad.set(user, [...known, ...news]);
      waiting.push(user);
    }
  }
  return bad;
}

/**
 * Returns the pointers of errors by operation or component. An error in a path item belongs to all operations of the
 * path; an error in the document's security belongs to all operations that inherit it.
 */
function attribute(operations: readonly OperationPart[], pointers: readonly string[]): Map<string, string[]> {
  const faults = new Map<string, string[]>();
  const add = (part: string, pointer: string): void => void faults.set(part, [...(faults.get(part) ?? []), pointer]);
  for (const pointer of pointers) {
    const [first, second = '', third = ''] = split(pointer);
    if (first === 'components') add(partOf(pointer), pointer);
    for (const operation of operations) {
      const isAtPath = first === operation.among && second === operation.path && !isMethod(third) && third !== OTHERS;
      if (isAtPath || operation.pointer === partOf(pointer) || (first === 'security' && operation.inherits))
        add(operation.pointer, pointer);
    }
  }
  return faults;
}

/**
 * Removes the operations and components with errors. Returns `undefined` if no error is in any of them, because leaving
 * them out would then not help.
 */
export function pruneDocument(root: JsonObject, pointers: readonly string[]): Pruned | undefined {
  const operations = listOperations(root);
  const parts: readonly Part[] = [...operations, ...listComponents(root)];
  const bad = spread(parts, attribute(operations, pointers));
  if (!parts.some(({ pointer }) => bad.has(pointer))) return undefined;
  const dropped = operations.flatMap(({ pointer, method, path, value }): Dropped[] => {
    const because = bad.get(pointer);
    const { operationId } = asObject(value);
    return because === undefined
      ? []
      : [{ method, path, because, ...(typeof operationId === 'string' && { operationId }) }];
  });
  const retain = (prefix: string, members: unknown): JsonObject => {
    const result: JsonObject = {};
    for (const [name, value] of Object.entries(asObject(members)))
      if (!bad.has(join(prefix, name))) setMember(result, name, value);
    return result;
  };
  const keepItems = (among: OperationPart['among']): JsonObject => {
    const items: JsonObject = {};
    for (const [path, item] of Object.entries(asObject(root[among]))) {
      const rest = retain(join('', among, path), item);
      const others = retain(join('', among, path, OTHERS), rest[OTHERS]);
      const { [OTHERS]: _, ...own } = rest;
      const left = Object.keys(others).length === 0 ? own : { ...own, [OTHERS]: others };
      if (Object.keys(left).some((key) => isMethod(key) || key === OTHERS)) setMember(items, path, left);
    }
    return items;
  };
  const components: JsonObject = {};
  for (const [group, members] of Object.entries(asObject(root['components'])))
    setMember(components, group, isJsonObject(members) ? retain(join('/components', group), members) : members);
  const isOpen = operations.some(({ inherits, pointer }) => inherits && !bad.has(pointer));
  const { security, ...others } = root;
  return {
    // The document's security is removed if it does not apply to any remaining operation.
    root: {
      ...others,
      ...(security !== undefined && isOpen && { security }),
      paths: keepItems('paths'),
      ...(root['webhooks'] !== undefined && { webhooks: keepItems('webhooks') }),
      components,
    },
    dropped,
  };
}
