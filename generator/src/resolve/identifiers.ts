/**
 * References by name (`$id`, `$anchor`, `$dynamicAnchor`: JSON Schema 2020-12 core, 8.2; `$self`: OpenAPI 3.2, 4.1) as
 * references by place, so that whatever comes after knows pointers only. What is named in the same file is found.
 */
import { isDecodable, join, pointerOf } from '../read/pointer.js';
import { isKind, itemsOf, memberShape } from './kinds.js';
import { isRaw, type Raw, setMember } from './place.js';
import type { Shape } from './shapes.js';

/** What stands for the address of a file, against which its names are resolved. */
const unknown = 'trefoil://document/';

interface Names {
  /** Pointers of what has an address, by that. */
  readonly resources: Map<string, string>;
  /** Pointers of what has a name in a resource, by `<address>#<name>`. */
  readonly anchors: Map<string, string>;
  /** How many schemas have a dynamic anchor of a name. */
  readonly dynamic: Map<string, number>;
}

const naming: ReadonlySet<string> = new Set(['$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$self']);

/** Whether a key by which something is named stands anywhere; most documents have none. */
const hasNames = (root: unknown): boolean => {
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

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** An address and the fragment after it. */
const resolveAddress = (ref: string, base: string): readonly [address: string, fragment: string] | undefined => {
  if (!URL.canParse(ref, base)) return undefined;
  const url = new URL(ref, base);
  const fragment = isDecodable(url.hash) ? pointerOf(url.hash) : url.hash.slice(1);
  url.hash = '';
  return [url.href.replace(/#$/u, ''), fragment];
};

/** The address against which what stands in a schema is resolved. */
const baseOf = (value: Raw, base: string): string => {
  const id = text(value['$id']);
  return (id === undefined || id.startsWith('#') ? undefined : resolveAddress(id, base)?.[0]) ?? base;
};

const visit = (
  value: unknown,
  shape: Shape,
  pointer: string,
  base: string,
  enter: (schema: Raw, pointer: string, base: string) => void,
): void => {
  if (typeof value !== 'object' || value === null || shape === 'any') return;
  const isSchema = shape === 'schema' && isRaw(value);
  const inner = isSchema ? baseOf(value, base) : base;
  if (isSchema) enter(value, pointer, inner);
  for (const [key, item] of Object.entries(value) as [string, unknown][]) {
    const own = Array.isArray(value) ? itemsOf(shape) : memberShape(shape, key);
    visit(item, own, join(pointer, key), inner, enter);
  }
};

const collect = (root: unknown, shape: Shape, base: string): Names => {
  const names: Names = { resources: new Map([[base, '']]), anchors: new Map(), dynamic: new Map() };
  visit(root, shape, '', base, (schema, pointer, own) => {
    if (text(schema['$id']) !== undefined) names.resources.set(own, pointer);
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const name = text(schema[keyword]);
      if (name === undefined) continue;
      names.anchors.set(`${own}#${name}`, pointer);
      if (keyword === '$dynamicAnchor') names.dynamic.set(name, (names.dynamic.get(name) ?? 0) + 1);
    }
  });
  return names;
};

const printFragment = (pointer: string): string => `#${pointer.split('/').map(encodeURIComponent).join('/')}`;

/** Where a reference leads in the same file, as the reference to a pointer; `undefined` where that is not known. */
const findPlace = (names: Names, ref: string, base: string): string | undefined => {
  const [address, fragment] = resolveAddress(ref, base) ?? [];
  const home = address === undefined ? undefined : names.resources.get(address);
  if (address === undefined || fragment === undefined || home === undefined) return undefined;
  if (fragment === '' || fragment.startsWith('/')) return printFragment(home + fragment);
  const anchored = names.anchors.get(`${address}#${fragment}`);
  return anchored === undefined ? undefined : printFragment(anchored);
};

/** A schema whose references are by place; `$dynamicRef`s that can lead to one place only are references. */
const rewrite = (schema: Raw, names: Names, base: string): Raw => {
  const ref = text(schema['$ref']);
  const dynamic = text(schema['$dynamicRef']);
  const place = ref === undefined ? undefined : findPlace(names, ref, base);
  const target = dynamic === undefined ? undefined : findPlace(names, dynamic, base);
  const [, name = ''] = dynamic === undefined ? [] : (resolveAddress(dynamic, base) ?? []);
  // By these names nothing refers any more.
  const { $dynamicRef: _, $id: __, $anchor: ___, ...rest } = schema;
  const isSettled = target !== undefined && (names.dynamic.get(name) ?? 0) <= 1;
  const own: Raw = dynamic === undefined || isSettled ? rest : { ...rest, $dynamicRef: dynamic };
  // `#/x` of a file without a name of its own leads there already.
  const settled =
    place === undefined || ref === undefined || (base === unknown && ref.startsWith('#/'))
      ? own
      : { ...own, $ref: place };
  if (!isSettled) return settled;
  if (ref === undefined) return { ...settled, $ref: target };
  const all: unknown = settled['allOf'];
  return { ...settled, allOf: [...(Array.isArray(all) ? (all as readonly unknown[]) : []), { $ref: target }] };
};

const copy = (value: unknown, shape: Shape, names: Names, base: string): unknown => {
  if (typeof value !== 'object' || value === null || shape === 'any') return value;
  const isSchema = shape === 'schema' && isRaw(value);
  const inner = isSchema ? baseOf(value, base) : base;
  const source = isSchema ? rewrite(value, names, inner) : value;
  const result: object = Array.isArray(source) ? [] : {};
  for (const [key, item] of Object.entries(source) as [string, unknown][]) {
    const own = Array.isArray(source) ? itemsOf(shape) : memberShape(shape, key);
    setMember(result, key, copy(item, own, names, inner));
  }
  return result;
};

/** The value of a file in which what refers by a name of the same file refers by its place. */
export const settleIdentifiers = (root: unknown): unknown => {
  if (!isRaw(root) || !hasNames(root)) return root;
  const shape: Shape = Object.hasOwn(root, 'openapi') ? 'document' : 'schema';
  if (!isKind(shape)) return root;
  const base = resolveAddress(text(root['$self']) ?? '', unknown)?.[0] ?? unknown;
  return copy(root, shape, collect(root, shape, base), base);
};
