/** Mutates documents in the same way as typos and buggy tools. */
import type { Json } from '../../generator/runtime/codec/operation.js';
import { join } from '../../generator/src/support/json-pointer.js';

/** One mutation; the numbers select from the available choices, modulo their number. */
export interface Step {
  readonly kind: number;
  readonly at: number;
  readonly from: number;
}

type Node = null | boolean | number | string | { [key: string]: Node } | Node[];

/** The location of a value: its parent and its key. */
interface Location {
  readonly parent: { [key: string]: Node } | Node[];
  readonly key: string | number;
  readonly pointer: string;
}

function isList(value: Node): value is Node[] {
  return Array.isArray(value);
}

function isObject(value: Node): value is { [key: string]: Node } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function get({ parent, key }: Location): Node {
  return (isList(parent) ? parent[Number(key)] : parent[key]) ?? null;
}

function set({ parent, key }: Location, value: Node): void {
  if (isList(parent)) parent[Number(key)] = value;
  else Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function listPlaces(root: Node): Location[] {
  const places: Location[] = [];
  const visit = (value: Node, pointer: string): void => {
    const enter = (parent: Location['parent'], key: string | number, item: Node): void => {
      const own = join(pointer, key);
      places.push({ parent, key, pointer: own });
      visit(item, own);
    };
    if (isList(value)) for (const [index, item] of value.entries()) enter(value, index, item);
    else if (isObject(value)) for (const [key, item] of Object.entries(value)) enter(value, key, item);
  };
  visit(root, '');
  return places;
}

function clone(value: Json | Node): Node {
  return JSON.parse(JSON.stringify(value)) as Node;
}

/** Renames a key without changing the order of keys. */
function rename({ parent, key }: Location, name: string): void {
  if (isList(parent)) return;
  const entries = Object.entries(parent);
  for (const [each] of entries) delete parent[each];
  for (const [each, value] of entries) set({ parent, key: each === key ? name : each, pointer: '' }, value);
}

const values: readonly Node[] = [
  null,
  true,
  false,
  0,
  5,
  -1,
  1.5,
  1e308,
  1e-7,
  '',
  'x',
  '5',
  'string',
  'object',
  'array',
  '200',
  'default',
  '__proto__',
  '#',
  '/',
  '{}',
  '%',
  '~',
  '\uD800',
  '\u202E',
  '*/',
  'a\nb',
  '^(',
  'application/json',
  [],
  {},
  [null],
  [[]],
  ['x', 'x'],
  { $ref: 5 },
  { type: 'object' },
  { '': '' },
  { x: { x: {} } },
];

const refs: readonly string[] = [
  '',
  '#',
  '#/',
  '#x',
  '#/%',
  './other.yaml',
  'spec.json',
  'http://[',
  '#/paths',
  '../x',
];

/** Keys that have a meaning anywhere in OpenAPI, in addition to the keys of the document. */
const keys: readonly string[] = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'items',
  'prefixItems',
  'properties',
  'required',
  'enum',
  'const',
  'type',
  'format',
  'default',
  'example',
  'examples',
  'additionalProperties',
  'patternProperties',
  'content',
  'schema',
  'security',
  'parameters',
  'tags',
  'x-name',
  'x-pagination',
  '',
  '__proto__',
  'constructor',
  'get',
];

function choose<T>(items: readonly T[], number: number): T | undefined {
  return items.length === 0 ? undefined : items[number % items.length];
}

type Change = (place: Location, step: Step, places: readonly Location[]) => void;

const changes: readonly Change[] = [
  (place, { from }) => set(place, clone(choose(values, from) ?? null)),
  ({ parent, key }) => {
    if (isList(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  // Copies a value from another location.
  (place, { from }, places) => {
    const other = choose(places, from);
    if (other !== undefined) set(place, clone(get(other)));
  },
  (place, { from }, places) => {
    const own = places.flatMap(({ key }) => (typeof key === 'string' ? [key] : []));
    rename(place, choose([...keys, ...own], from) ?? '');
  },
  (place, { from }, places) => {
    const { parent } = place;
    if (isList(parent)) parent.push(clone(get(place)));
    else
      set(
        { parent, key: choose([...keys, ...places.map(({ key }) => String(key))], from) ?? '', pointer: '' },
        clone(get(place)),
      );
  },
  (place) => set(place, [get(place)]),
  (place, { from }) => set(place, { [choose(keys, from) ?? 'x']: get(place) }),
  // A reference to any location, or to a missing one.
  (place, { from }, places) => {
    const target = choose(places, from >> 2);
    const isLocal = from % 4 !== 0 && target !== undefined;
    const ref = isLocal ? `#${target.pointer}` : (choose(refs, from >> 2) ?? '');
    const value = get(place);
    if (from % 4 === 3 && isObject(value)) value['$ref'] = ref;
    else set(place, { $ref: ref });
  },
  (place, { from }, places) => {
    const other = choose(places, from);
    // A value cannot move into itself.
    if (other === undefined || other.pointer.startsWith(place.pointer) || place.pointer.startsWith(other.pointer))
      return;
    const value = get(place);
    set(place, get(other));
    set(other, value);
  },
];

/** Returns a mutated copy of a document. */
export function mutate(document: Json, steps: readonly Step[]): Json {
  const holder = { root: clone(document) };
  for (const step of steps) {
    const places = listPlaces(holder.root);
    const place = choose(places, step.at);
    if (place !== undefined) choose(changes, step.kind)?.(place, step, places);
  }
  return clone(holder.root) as Json;
}
