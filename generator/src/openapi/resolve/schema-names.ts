/** Finds the identifiers of schemas in a file, and the locations to which they refer. */
import { isDecodable, join, pointerOf } from '../../support/json-pointer.js';
import { itemsOf, memberShape } from './kinds.js';
import { isJsonObject, type JsonObject } from './location.js';
import type { Shape } from './shapes.js';

/** Base URI of a file without an identifier, against which its references are resolved. */
export const unknown = 'trefoil://document/';

export interface Names {
  /** Pointers of resources by URI. */
  readonly resources: Map<string, string>;
  /** Pointers of anchors by `<URI>#<name>`. */
  readonly anchors: Map<string, string>;
  /** Pointers of the dynamic anchors: by URI of the resource, then by name. */
  readonly dynamic: Map<string, Map<string, string>>;
  /** URI of the resource to which each schema belongs, by pointer. */
  readonly homes: Map<string, string>;
}

const naming: ReadonlySet<string> = new Set(['$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$self']);

/** Returns whether a document uses identifiers. Most documents do not. */
export function hasNames(root: unknown): boolean {
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
}

/** Returns a value if it is a string. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Resolves a reference against a base URI. Returns a URI and a fragment. */
export function resolveAddress(ref: string, base: string): readonly [address: string, fragment: string] | undefined {
  if (!URL.canParse(ref, base)) return undefined;
  const url = new URL(ref, base);
  const fragment = isDecodable(url.hash) ? pointerOf(url.hash) : url.hash.slice(1);
  url.hash = '';
  return [url.href.replace(/#$/u, ''), fragment];
}

/** Returns the base URI that applies within a schema. */
export function baseOf(value: JsonObject, base: string): string {
  const id = text(value['$id']);
  return (id === undefined || id.startsWith('#') ? undefined : resolveAddress(id, base)?.[0]) ?? base;
}

function visit(
  value: unknown,
  shape: Shape,
  pointer: string,
  base: string,
  enter: (schema: JsonObject, pointer: string, base: string) => void,
): void {
  if (typeof value !== 'object' || value === null || shape === 'any') return;
  const isSchema = shape === 'schema' && isJsonObject(value);
  const inner = isSchema ? baseOf(value, base) : base;
  if (isSchema) enter(value, pointer, inner);
  for (const [key, item] of Object.entries(value) as [string, unknown][]) {
    const own = Array.isArray(value) ? itemsOf(shape) : memberShape(shape, key);
    visit(item, own, join(pointer, key), inner, enter);
  }
}

/** Collects the identifiers of a file. */
export function collect(root: unknown, shape: Shape, base: string): Names {
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
}

/** Returns the pointer to which a reference within the same file refers; `undefined` if there is no such identifier. */
export function findLocation(names: Names, ref: string, base: string): string | undefined {
  const [address, fragment] = resolveAddress(ref, base) ?? [];
  const home = address === undefined ? undefined : names.resources.get(address);
  if (address === undefined || fragment === undefined || home === undefined) return undefined;
  return fragment === '' || fragment.startsWith('/') ? home + fragment : names.anchors.get(`${address}#${fragment}`);
}
