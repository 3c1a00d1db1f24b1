/**
 * Converts references by name to JSON pointers (`$id`, `$anchor`, `$dynamicAnchor`: JSON Schema 2020-12 core, 8.2;
 * `$self`: OpenAPI 3.2, 4.1). Only names within the same file are supported.
 */
import { resolve } from '../../support/json-pointer.js';
import { createDynamics, type Dynamics, enterScope, type Scope } from './dynamic-scope.js';
import { itemsOf, memberShape } from './kinds.js';
import { isJsonObject, type JsonObject, setMember } from './location.js';
import { baseOf, collect, findLocation, hasNames, type Names, resolveAddress, text, unknown } from './schema-names.js';
import type { Shape } from './shapes.js';

/** Formats a pointer as a readable fragment, for messages. */
function printFragment(pointer: string): string {
  return `#${pointer.replaceAll(/[%#]/gu, encodeURIComponent)}`;
}

/** A file in which names are resolved. */
interface File extends Names {
  readonly dynamics: Dynamics;
}

/** Returns a schema as it applies in a dynamic scope. References in it become references by pointer. */
function rewrite(schema: JsonObject, file: File, base: string, scope: Scope): JsonObject {
  const ref = text(schema['$ref']);
  const dynamic = text(schema['$dynamicRef']);
  const place = ref === undefined ? undefined : findLocation(file, ref, base);
  const target = dynamic === undefined ? undefined : findDynamic(file, dynamic, base, scope);
  // Nothing refers to these names anymore.
  const { $dynamicRef: _, $id: __, $anchor: ___, ...rest } = schema;
  const led = place === undefined ? undefined : file.dynamics.refer(place, scope);
  const meant = target === undefined ? undefined : file.dynamics.refer(target, scope);
  // Unresolved references remain dynamic, for a later stage to reject.
  const open = dynamic !== undefined && meant === undefined ? dynamic : undefined;
  const left = open ?? (place !== undefined && led === undefined ? ref : undefined);
  const own: JsonObject = left === undefined ? rest : { ...rest, $dynamicRef: left };
  const settled = led === undefined ? own : { ...own, $ref: printFragment(led) };
  if (meant === undefined) return settled;
  const other = { $ref: printFragment(meant) };
  if (ref === undefined) return { ...settled, ...other };
  const all: unknown = settled['allOf'];
  return { ...settled, allOf: [...(Array.isArray(all) ? (all as readonly unknown[]) : []), other] };
}

/**
 * Returns the target of a `$dynamicRef`. If the initial target has a dynamic anchor, this is the outermost schema in
 * the scope with an anchor of the same name.
 */
function findDynamic(names: Names, ref: string, base: string, scope: Scope): string | undefined {
  const place = findLocation(names, ref, base);
  const [address = '', name = ''] = resolveAddress(ref, base) ?? [];
  if (place === undefined || names.dynamic.get(address)?.get(name) !== place) return place;
  return scope.get(name) ?? place;
}

function copy(value: unknown, shape: Shape, file: File, base: string, outer: Scope | undefined): unknown {
  if (typeof value !== 'object' || value === null || shape === 'any') return value;
  const isSchema = shape === 'schema' && isJsonObject(value);
  const inner = isSchema ? baseOf(value, base) : base;
  const isEntered = isSchema && (outer === undefined || inner !== base);
  const scope = isEntered ? enterScope(file, outer ?? new Map(), inner) : outer;
  const source = isSchema ? rewrite(value, file, inner, scope ?? new Map()) : value;
  const result: object = Array.isArray(source) ? [] : {};
  for (const [key, item] of Object.entries(source) as [string, unknown][]) {
    const own = Array.isArray(source) ? itemsOf(shape) : memberShape(shape, key);
    // Definitions do not belong to the dynamic scope.
    const isAside = isSchema && (key === '$defs' || key === 'definitions');
    setMember(result, key, copy(item, own, file, inner, isAside ? undefined : scope));
  }
  return result;
}

/** Adds copies of schemas to the named schemas, one for each further dynamic scope in which a schema is used. */
function addCopies(result: object, root: JsonObject, file: File, shape: 'document' | 'schema'): void {
  const home = shape === 'document' ? asRecord(asRecord(result, 'components'), 'schemas') : asRecord(result, '$defs');
  for (let next = file.dynamics.next(); next !== undefined; next = file.dynamics.next()) {
    const { name, pointer, scope } = next;
    const value = resolve(root, pointer);
    const own = isJsonObject(value) ? withoutNames(value) : value;
    setMember(home, name, copy(own, 'schema', file, file.homes.get(pointer) ?? unknown, scope));
  }
}

/** Returns a copied schema without names and definitions. References to these still lead to the original schema. */
function withoutNames({
  $defs: _,
  definitions: __,
  $dynamicAnchor: ___,
  $id: ____,
  ...schema
}: JsonObject): JsonObject {
  return schema;
}

/** Returns the object at a key; creates it if it does not exist. */
function asRecord(holder: object, key: string): object {
  const known: unknown = Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
  if (typeof known === 'object' && known !== null) return known;
  const made = {};
  setMember(holder, key, made);
  return made;
}

/** Returns the value of a file in which references by name are converted to references by pointer. */
export function settleIdentifiers(root: unknown): unknown {
  if (!isJsonObject(root) || !hasNames(root)) return root;
  const shape = Object.hasOwn(root, 'openapi') ? 'document' : 'schema';
  const base = resolveAddress(text(root['$self']) ?? '', unknown)?.[0] ?? unknown;
  const names = collect(root, shape, base);
  const file: File = { ...names, dynamics: createDynamics(root, names, shape) };
  const result = copy(root, shape, file, base, undefined);
  if (isJsonObject(result)) addCopies(result, root, file, shape);
  return result;
}
