/** What schemas of a file are called, and where what is called so stands. */
import { isDecodable, join, pointerOf } from '../../support/json-pointer.js';
import { itemsOf, memberShape } from './kinds.js';
import { isJsonObject, type JsonObject } from './location.js';
import type { Shape } from './shapes.js';

/** What stands for the address of a file, against which its names are resolved. */
export const unknown = 'trefoil://document/';

export interface Names {
  /** Pointers of what has an address, by that. */
  readonly resources: Map<string, string>;
  /** Pointers of what has a name in a resource, by `<address>#<name>`. */
  readonly anchors: Map<string, string>;
  /** The pointers of dynamic anchors by their name, of each resource by its address. */
  readonly dynamic: Map<string, Map<string, string>>;
  /** The address of the resource that each schema is a part of, by pointer. */
  readonly homes: Map<string, string>;
}

const naming: ReadonlySet<string> = new Set(['$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$self']);

/** Whether a key by which something is named stands anywhere; most documents have none. */
export const hasNames = (root: unknown): boolean => {
  const seen = new Set<unknown>();
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, item] of Object.entries(value) as [string, unknown][]) {
      if (naming.has(key)) return true;
      waiting.push(item);
    }
  }
  return false;
};

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** An address and the fragment after it. */
export const resolveAddress = (ref: string, base: string): readonly [address: string, fragment: string] | undefined => {
  if (!URL.canParse(ref, base)) return undefined;
  const url = new URL(ref, base);
  const fragment = isDecodable(url.hash) ? pointerOf(url.hash) : url.hash.slice(1);
  url.hash = '';
  return [url.href.replace(/#$/u, ''), fragment];
};

/** The address against which what stands in a schema is resolved. */
export const baseOf = (value: JsonObject, base: string): string => {
  const id = text(value['$id']);
  return (id === undefined || id.startsWith('#') ? undefined : resolveAddress(id, base)?.[0]) ?? base;
};

const visit = (
  value: unknown,
  shape: Shape,
  pointer: string,
  base: string,
  enter: (schema: JsonObject, pointer: string, base: string) => void,
): void => {
  if (typeof value !== 'object' || value === null || shape === 'any') return;
  const isSchema = shape === 'schema' && isJsonObject(value);
  const inner = isSchema ? baseOf(value, base) : base;
  if (isSchema) enter(value, pointer, inner);
  for (const [key, item] of Object.entries(value) as [string, unknown][]) {
    const own = Array.isArray(value) ? itemsOf(shape) : memberShape(shape, key);
    visit(item, own, join(pointer, key), inner, enter);
  }
};

export const collect = (root: unknown, shape: Shape, base: string): Names => {
  const names: Names = {
    resources: new Map([[base, '']]),
    anchors: new Map(),
    dynamic: new Map(),
    homes: new Map(),
  };
  visit(root, shape, '', base, (schema, pointer, own) => {
    names.homes.set(pointer, own);
    if (text(schema['$id']) !== undefined) names.resources.set(own, pointer);
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const name = text(schema[keyword]);
      if (name === undefined) continue;
      names.anchors.set(`${own}#${name}`, pointer);
      if (keyword !== '$dynamicAnchor') continue;
      names.dynamic.set(own, (names.dynamic.get(own) ?? new Map<string, string>()).set(name, pointer));
    }
  });
  return names;
};

/** The pointer that a reference leads to in the same file; `undefined` where that is not known. */
export const findLocation = (names: Names, ref: string, base: string): string | undefined => {
  const [address, fragment] = resolveAddress(ref, base) ?? [];
  const home = address === undefined ? undefined : names.resources.get(address);
  if (address === undefined || fragment === undefined || home === undefined) return undefined;
  return fragment === '' || fragment.startsWith('/') ? home + fragment : names.anchors.get(`${address}#${fragment}`);
};
