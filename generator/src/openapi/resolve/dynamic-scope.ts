/**
 * Resolves `$dynamicRef` to the schema with the dynamic anchor in the outermost resource (JSON Schema 2020-12 core,
 * 8.2.3.2). A schema whose meaning depends on the dynamic scope is copied for each scope in which it is used, so that
 * all references become static.
 */
import { addHash } from '../../names/candidates.js';
import { child, join, resolve, split } from '../../support/json-pointer.js';
import { itemsOf, memberShape } from './kinds.js';
import { isJsonObject, type JsonObject } from './location.js';
import { baseOf, findLocation, type Names, resolveAddress, text, unknown } from './schema-names.js';
import type { Shape } from './shapes.js';

/** A dynamic scope: pointers of schemas by name of their dynamic anchor. */
export type Scope = ReadonlyMap<string, string>;

/** Returns the scope within a resource. Anchors of outer resources take precedence. */
export function enterScope({ dynamic }: Pick<Names, 'dynamic'>, scope: Scope, address: string): Scope {
  return new Map([...(dynamic.get(address) ?? []), ...scope]);
}

export interface Copy {
  /** Name of the copy among the named schemas. */
  readonly name: string;
  /** Pointer of the original, and the scope of the copy. */
  readonly pointer: string;
  readonly scope: Scope;
}

export interface Dynamics {
  /**
   * Returns the pointer of a schema in a scope: the schema's own or that of a copy; `undefined` if there are too many
   * copies.
   */
  readonly refer: (pointer: string, scope: Scope) => string | undefined;
  /** Returns the next copy that has to be created. */
  readonly next: () => Copy | undefined;
}

/** Maximum number of copies. If there would be more, references remain dynamic and are rejected later. */
const mostCopies = 2000;

interface Reference {
  readonly ref: string | undefined;
  readonly dynamic: string | undefined;
  /** Base URI against which the reference is resolved. */
  readonly base: string;
}

/** Returns the references in a schema that belongs to the resource `address`. */
function listReferences(schema: unknown, address: string): Reference[] {
  const result: Reference[] = [];
  const waiting = [{ value: schema, base: address }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value } = next;
    if (typeof value !== 'object' || value === null) continue;
    const base = isJsonObject(value) ? baseOf(value, next.base) : next.base;
    if (isJsonObject(value)) result.push({ ref: text(value['$ref']), dynamic: text(value['$dynamicRef']), base });
    for (const item of Object.values(value) as unknown[]) waiting.push({ value: item, base });
  }
  return result;
}

function nameOf(pointer: string): string {
  const tokens = split(pointer).filter((token) => !['components', 'schemas', '$defs', 'definitions'].includes(token));
  return tokens.join(' ');
}

/** Returns the dynamic scope at the location where a schema is declared. */
function scopeAt(root: JsonObject, names: Names, rootShape: Shape, pointer: string): Scope {
  let value: unknown = root;
  let shape: Shape = rootShape;
  let [base = unknown] = names.resources.keys();
  let scope: Scope | undefined;
  for (const token of [...split(pointer), undefined]) {
    const isSchema = shape === 'schema' && isJsonObject(value);
    const inner = isSchema && isJsonObject(value) ? baseOf(value, base) : base;
    if (isSchema && (scope === undefined || inner !== base)) scope = enterScope(names, scope ?? new Map(), inner);
    base = inner;
    if (token === undefined) break;
    if (isSchema && (token === '$defs' || token === 'definitions')) scope = undefined;
    shape = Array.isArray(value) ? itemsOf(shape) : memberShape(shape, token);
    value = child(value, token);
  }
  return scope ?? new Map();
}

/** Creates the functions that resolve dynamic references in a document or in a schema file. */
export function createDynamics(root: JsonObject, names: Names, shape: 'document' | 'schema'): Dynamics {
  const hasDynamic = [...names.dynamic.values()].some(({ size }) => size > 0);
  const copies = new Map<string, string>();
  const waiting: Copy[] = [];
  const taken = new Set(Object.keys(Object(resolve(root, shape === 'document' ? '/components/schemas' : '/$defs'))));
  const asked = new Map<string, ReadonlySet<string>>();

  /** Returns the names of the dynamic anchors that a schema uses, directly or through references. */
  const listAsked = (pointer: string): ReadonlySet<string> => {
    const known = asked.get(pointer);
    if (known !== undefined) return known;
    const result = new Set<string>();
    const seen = new Set<string>([pointer]);
    const open = [pointer];
    const lead = (place: string | undefined): void => {
      if (place === undefined || seen.has(place)) return;
      seen.add(place);
      open.push(place);
    };
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const { ref, dynamic, base } of listReferences(resolve(root, at), names.homes.get(at) ?? unknown)) {
        if (ref !== undefined) lead(findLocation(names, ref, base));
        if (dynamic === undefined) continue;
        const [, name = ''] = resolveAddress(dynamic, base) ?? [];
        result.add(name);
        lead(findLocation(names, dynamic, base));
        for (const anchors of names.dynamic.values()) lead(anchors.get(name));
      }
    }
    asked.set(pointer, result);
    return result;
  };

  const narrow = (scope: Scope, asked: ReadonlySet<string>): Scope =>
    new Map([...scope].filter(([name]) => asked.has(name)).sort(([a], [b]) => (a < b ? -1 : 1)));

  const refer = (pointer: string, from: Scope): string | undefined => {
    const target = resolve(root, pointer);
    const wanting = hasDynamic && isJsonObject(target) ? listAsked(pointer) : undefined;
    if (wanting === undefined || wanting.size === 0) return pointer;
    const address = names.homes.get(pointer) ?? '';
    const scope = narrow(enterScope(names, from, address), wanting);
    const key = JSON.stringify([pointer, ...scope]);
    if (key === JSON.stringify([pointer, ...narrow(scopeAt(root, names, shape, pointer), wanting)])) return pointer;
    const home = shape === 'document' ? '/components/schemas' : '/$defs';
    const known = copies.get(key);
    if (known !== undefined) return join(home, known);
    if (copies.size >= mostCopies) return undefined;
    const wanted = [nameOf(pointer), ...[...scope.values()].map(nameOf)].join(' ');
    const name = [wanted, ...addHash(wanted, key)].find((each) => !taken.has(each)) ?? key;
    taken.add(name);
    copies.set(key, name);
    waiting.push({ name, pointer, scope: enterScope(names, from, address) });
    return join(home, name);
  };

  return { refer, next: () => waiting.pop() };
}
