/**
 * Leaves out the operations that cannot be generated: those with an error, and those that use a component with an
 * error. Operations are always left out as a whole.
 */
import { join, pointerOf, split } from '../support/json-pointer.js';
import { kinds } from './resolve/kinds.js';
import { setMember } from './resolve/location.js';
import { asArray, asObject, isJsonObject, type JsonObject } from './values.js';

/** An operation that is left out. */
export interface Dropped {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  /** Pointers of the errors in it or in the components that it uses. */
  readonly because: readonly string[];
}

export interface Pruned {
  /** The document without these operations and without components that have errors. */
  readonly root: JsonObject;
  readonly dropped: readonly Dropped[];
}

/** A part that is kept or left out as a whole: an operation or a component. */
export interface Part {
  readonly pointer: string;
  readonly value: unknown;
  /** Pointers of its references. */
  readonly needs: readonly string[];
}

/** The fields of a document that contain path items. */
export const itemMaps = ['paths', 'webhooks'] as const;

export interface OperationPart extends Part {
  /** The field that contains its path item. */
  readonly among: (typeof itemMaps)[number];
  readonly method: string;
  /** Path, or name of a webhook. */
  readonly path: string;
  /** Whether it uses the security of the document. */
  readonly inherits: boolean;
}

/** Returns the targets of all references in a value. */
const listTargets = (root: unknown): string[] => {
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
};

const listSchemes = (security: unknown): string[] =>
  asArray(security).flatMap((requirement) =>
    Object.keys(asObject(requirement)).map((name) => join('/components/securitySchemes', name)),
  );

const isMethod = (key: string): boolean => kinds.pathItem.fields[key] === 'operation';

/** Operations with other methods (OpenAPI 3.2, 4.9). */
export const OTHERS = 'additionalOperations';

/** Lists the operations of a document, including webhooks. */
export const listOperations = (root: JsonObject): OperationPart[] =>
  itemMaps.flatMap((among) =>
    Object.entries(asObject(root[among])).flatMap(([path, item]) => listItem(root, among, path, asObject(item))),
  );

const listItem = (root: JsonObject, among: OperationPart['among'], path: string, item: JsonObject): OperationPart[] => {
  const shared = listTargets(item['parameters']);
  const toPart = (method: string, value: unknown, pointer: string): OperationPart => {
    // Events are not sent by clients, so the document's security does not apply.
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
};

/** Lists the components of a document. */
export const listComponents = (root: JsonObject): Part[] =>
  Object.entries(asObject(root['components'])).flatMap(([group, members]) =>
    Object.entries(asObject(members)).map(([name, value]) => ({
      pointer: join('/components', group, name),
      value,
      needs: listTargets(value),
    })),
  );

/** Returns the pointer of the operation or component that contains a pointer; both usually have three tokens. */
const partOf = (pointer: string): string => {
  const tokens = split(pointer);
  return join('', ...tokens.slice(0, tokens[0] !== 'components' && tokens[2] === OTHERS ? 4 : 3));
};

/** Propagates errors from parts to those that use them; returns the error pointers by part. */
const spread = (parts: readonly Part[], faults: ReadonlyMap<string, readonly string[]>): Map<string, string[]> => {
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
};

/**
 * Returns the parts with errors; an error of a path, or of the security of the document, affects each of its
 * operations.
 */
const attribute = (operations: readonly OperationPart[], pointers: readonly string[]): Map<string, string[]> => {
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
};

/**
 * Removes the operations and components with errors. `undefined` if no error is in one, so that nothing can be left
 * out.
 */
export const pruneDocument = (root: JsonObject, pointers: readonly string[]): Pruned | undefined => {
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
    // The document's security is removed if no remaining operation uses it.
    root: {
      ...others,
      ...(security !== undefined && isOpen && { security }),
      paths: keepItems('paths'),
      ...(root['webhooks'] !== undefined && { webhooks: keepItems('webhooks') }),
      components,
    },
    dropped,
  };
};
