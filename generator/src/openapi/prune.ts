/**
 * Leaves out the operations that cannot be generated: those at which something is wrong, and those that need a component
 * at which something is. An operation is left out whole, never a part of it.
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
  /** The pointers of what is wrong at it, or at what it needs. */
  readonly because: readonly string[];
}

export interface Pruned {
  /** The document without them, and without components at which something is wrong. */
  readonly root: JsonObject;
  readonly dropped: readonly Dropped[];
}

/** A part that is left out or kept as a whole: an operation or a component. */
export interface Part {
  readonly pointer: string;
  readonly value: unknown;
  /** The pointers of what it refers to. */
  readonly needs: readonly string[];
}

/** The fields of a document that hold path items with operations. */
export const itemMaps = ['paths', 'webhooks'] as const;

export interface OperationPart extends Part {
  /** Which of the maps of path items it stands in. */
  readonly among: (typeof itemMaps)[number];
  readonly method: string;
  /** Or the name of a webhook. */
  readonly path: string;
  /** Whether it asks for what the whole document asks for. */
  readonly inherits: boolean;
}

/** Where every `$ref` in a value leads. */
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

/** Operations of methods that have no field of their own (OpenAPI 3.2, 4.9). */
export const OTHERS = 'additionalOperations';

export const listOperations = (root: JsonObject): OperationPart[] =>
  itemMaps.flatMap((among) =>
    Object.entries(asObject(root[among])).flatMap(([path, item]) => listItem(root, among, path, asObject(item))),
  );

const listItem = (root: JsonObject, among: OperationPart['among'], path: string, item: JsonObject): OperationPart[] => {
  const shared = listTargets(item['parameters']);
  const toPart = (method: string, value: unknown, pointer: string): OperationPart => {
    // An event is no request of a client.
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

export const listComponents = (root: JsonObject): Part[] =>
  Object.entries(asObject(root['components'])).flatMap(([group, members]) =>
    Object.entries(asObject(members)).map(([name, value]) => ({
      pointer: join('/components', group, name),
      value,
      needs: listTargets(value),
    })),
  );

/** The part that a pointer stands in: an operation or a component, as both have three tokens as a rule. */
const partOf = (pointer: string): string => {
  const tokens = split(pointer);
  return join('', ...tokens.slice(0, tokens[0] !== 'components' && tokens[2] === OTHERS ? 4 : 3));
};

/** The pointers of what is wrong by the parts at which it is, those that need such a part among them. */
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

/** The parts at which something is wrong; what is wrong at a path or for all operations is so at each of its own. */
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
 * Prunes a document of what is wrong at the pointers; `undefined` if that is nowhere in an operation or component, so
 * that nothing can be left out.
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
  const kept = (prefix: string, members: unknown): JsonObject => {
    const result: JsonObject = {};
    for (const [name, value] of Object.entries(asObject(members)))
      if (!bad.has(join(prefix, name))) setMember(result, name, value);
    return result;
  };
  const keepItems = (among: OperationPart['among']): JsonObject => {
    const items: JsonObject = {};
    for (const [path, item] of Object.entries(asObject(root[among]))) {
      const rest = kept(join('', among, path), item);
      const others = kept(join('', among, path, OTHERS), rest[OTHERS]);
      const { [OTHERS]: _, ...own } = rest;
      const left = Object.keys(others).length === 0 ? own : { ...own, [OTHERS]: others };
      if (Object.keys(left).some((key) => isMethod(key) || key === OTHERS)) setMember(items, path, left);
    }
    return items;
  };
  const components: JsonObject = {};
  for (const [group, members] of Object.entries(asObject(root['components'])))
    setMember(components, group, isJsonObject(members) ? kept(join('/components', group), members) : members);
  const isOpen = operations.some(({ inherits, pointer }) => inherits && !bad.has(pointer));
  const { security, ...others } = root;
  return {
    // What nobody asks for any more is left out with those who did.
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
