/** Makes an example value of a schema where the document gives none: the same value every time. */
import type { Json } from '../../runtime/codec/operation.js';
import { resolveRef } from '../read/pointer.js';
import { findEnd } from '../resolve/aliases.js';
import { asArray, asJson, asString, isRaw, type Context, type Raw } from './raw.js';
import { sampleNumber, sampleString } from './sample-scalar.js';

/** What an example may be: a larger one shows a reader nothing, and servers refuse what nests deeper. */
export const sampleLimits = { values: 20_000, depth: 32 } as const;

/** A long text weighs as much as several values. */
const charactersOfValue = 100;

/** From this depth of schemas on, an example has what its schema requires and nothing else. */
const leastDepth = 9;

class Impossible extends Error {
  /** Whether a smaller example may do. */
  readonly isTooLarge: boolean;
  constructor(reason: string, isTooLarge = false) {
    super(reason);
    this.isTooLarge = isTooLarge;
  }
}

interface Size {
  readonly values: number;
  readonly depth: number;
}

interface Maker {
  readonly root: Raw;
  /** What was made of a schema at each depth: a schema that many others hold is looked at once, and shared. */
  readonly made: WeakMap<Raw, Map<number, Json | Impossible | typeof begun>>;
  readonly sizes: WeakMap<object, Size>;
}

const begun = Symbol('begun');

const makers = new WeakMap<Raw, Maker>();

const makerOf = (root: Raw): Maker => {
  const maker = makers.get(root) ?? { root, made: new WeakMap(), sizes: new WeakMap() };
  makers.set(root, maker);
  return maker;
};

/** The example, or the reason why none could be made. */
export const makeSample = (
  context: Context,
  schema: unknown,
): { readonly value: Json } | { readonly reason: string } => {
  try {
    return { value: sample(makerOf(context.root), schema, 0) };
  } catch (error) {
    if (error instanceof Impossible) return { reason: error.message };
    throw error;
  }
};

const sample = (maker: Maker, schema: unknown, depth: number): Json => {
  if (schema === false) throw new Impossible('the schema allows nothing');
  if (!isRaw(schema)) return {};
  const level = Math.min(depth, leastDepth);
  const outcomes = maker.made.get(schema) ?? new Map<number, Json | Impossible | typeof begun>();
  maker.made.set(schema, outcomes);
  const known = outcomes.get(level);
  // Above the last level, every schema within stands at a higher one.
  if (known === begun) throw new Impossible('the schema requires itself without end');
  if (known instanceof Impossible) throw known;
  if (known !== undefined) return known;
  outcomes.set(level, begun);
  try {
    const value = sampleSmaller(maker, schema, level);
    outcomes.set(level, value);
    return value;
  } catch (error) {
    if (error instanceof Impossible) outcomes.set(level, error);
    throw error;
  }
};

/** The example that a depth asks for; where it is too large, the least one. */
const sampleSmaller = (maker: Maker, schema: Raw, depth: number): Json => {
  try {
    return sampleSchema(maker, schema, depth);
  } catch (error) {
    if (depth === leastDepth || !(error instanceof Impossible && error.isTooLarge)) throw error;
    return sample(maker, schema, leastDepth);
  }
};

const sampleSchema = (maker: Maker, schema: Raw, depth: number): Json => {
  const given = givenExample(schema);
  if (given !== undefined) return given;
  const ref = asString(schema['$ref']);
  if (ref !== undefined) return sample(maker, resolveRef(maker.root, findEnd(maker.root, ref)), depth + 1);
  if (asArray(schema['allOf']).length > 0) return sampleAll(maker, schema, depth);
  const alternatives = [...asArray(schema['oneOf']), ...asArray(schema['anyOf'])];
  if (alternatives.length > 0) return sampleAlternative(maker, schema, alternatives, depth);
  return sampleType(maker, schema, depth);
};

const givenExample = (schema: Raw): Json | undefined => {
  for (const keyword of ['const', 'example', 'default'])
    if (Object.hasOwn(schema, keyword)) return asJson(schema[keyword]);
  const [first] = [...asArray(schema['examples']), ...asArray(schema['enum'])];
  return first === undefined ? undefined : asJson(first);
};

/** The value, if it is not too large; every list and object that is made passes here. */
const bound = (maker: Maker, value: Json): Json => {
  const { values, depth } = sizeOf(maker, value);
  if (values > sampleLimits.values) throw tooManyValues();
  if (depth > sampleLimits.depth) throw new Impossible(`it nests deeper than ${sampleLimits.depth} levels`, true);
  return value;
};

const tooManyValues = (): Impossible => new Impossible(`it has more than ${sampleLimits.values} values`, true);

const sizeOf = ({ sizes }: Pick<Maker, 'sizes'>, value: Json): Size => {
  if (typeof value === 'string') return { values: 1 + Math.floor(value.length / charactersOfValue), depth: 0 };
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const known = sizes.get(value);
  if (known !== undefined) return known;
  let values = 1;
  let depth = 0;
  for (const item of Object.values(value)) {
    const inner = sizeOf({ sizes }, item);
    values += inner.values;
    depth = Math.max(depth, inner.depth);
  }
  const size = { values, depth: depth + 1 };
  sizes.set(value, size);
  return size;
};

type JsonObject = Extract<Json, { readonly [key: string]: Json }>;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sampleAll = (maker: Maker, schema: Raw, depth: number): Json => {
  const { allOf, ...own } = schema;
  const parts = [...asArray(allOf), own].map((part) => sample(maker, part, depth + 1));
  const objects = parts.filter(isObject);
  return objects.length === 0 ? (parts[0] ?? {}) : bound(maker, Object.fromEntries(objects.flatMap(Object.entries)));
};

const isNull = (schema: unknown): boolean => isRaw(schema) && schema['type'] === 'null';

const sampleAlternative = (maker: Maker, schema: Raw, alternatives: readonly unknown[], depth: number): Json => {
  const { oneOf, anyOf, ...own } = schema;
  const least = depth < leastDepth || Object.hasOwn(own, 'type') ? undefined : alternatives.find(isNull);
  const chosen = least ?? alternatives.find((each) => !isNull(each)) ?? alternatives[0];
  if (
    isRaw(chosen) &&
    !Object.hasOwn(chosen, 'type') &&
    !Object.hasOwn(chosen, '$ref') &&
    Object.hasOwn(chosen, 'required')
  ) {
    const required = [...asArray(own['required']), ...asArray(chosen['required'])];
    // What another alternative asks for would make it fit too.
    const others = new Set(
      alternatives.flatMap((each) => (each === chosen || !isRaw(each) ? [] : asArray(each['required']))),
    );
    const properties = Object.entries(isRaw(own['properties']) ? own['properties'] : {}).filter(
      ([name]) => required.includes(name) || !others.has(name),
    );
    return sampleType(maker, { ...own, properties: Object.fromEntries(properties), required }, depth);
  }
  const first = sample(maker, chosen, depth + 1);
  const base = isRaw(own['properties']) ? sampleType(maker, own, depth) : {};
  return isObject(first) && isObject(base) ? bound(maker, { ...base, ...first }) : first;
};

const sampleType = (maker: Maker, schema: Raw, depth: number): Json => {
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type'] ?? guessType(schema)];
  if (depth >= leastDepth && types.includes('null')) return null;
  switch (types.find((type) => type !== 'null') ?? 'null') {
    case 'object':
      return sampleObject(maker, schema, depth);
    case 'array':
      return sampleArray(maker, schema, depth);
    case 'string':
      return orThrow(sampleString(schema));
    case 'integer':
    case 'number':
      return orThrow(sampleNumber(schema));
    case 'boolean':
      return true;
    default:
      return null;
  }
};

const orThrow = <T extends string | number>(made: T | { readonly reason: string }): T => {
  if (typeof made === 'object') throw new Impossible(made.reason);
  return made;
};

const guessType = (schema: Raw): string =>
  ['items', 'prefixItems', 'minItems'].some((keyword) => Object.hasOwn(schema, keyword)) ? 'array' : 'object';

const sampleObject = (maker: Maker, schema: Raw, depth: number): Json => {
  const required = new Set(asArray(schema['required']));
  const entries: [string, Json][] = [];
  for (const [name, property] of Object.entries(isRaw(schema['properties']) ? schema['properties'] : {})) {
    if (required.delete(name)) entries.push([name, sample(maker, property, depth + 1)]);
    else if (depth < 2)
      entries.push(...sampleOptional(maker, property, depth + 1).map((value) => [name, value] as [string, Json]));
  }
  for (const name of required) entries.push([String(name), 'example']);
  return bound(maker, Object.fromEntries(entries));
};

/** Nothing where even the least example would be too large. */
const sampleOptional = (maker: Maker, schema: unknown, depth: number): Json[] => {
  try {
    return [sample(maker, schema, depth)];
  } catch (error) {
    if (error instanceof Impossible && error.isTooLarge) return [];
    throw error;
  }
};

const sampleArray = (maker: Maker, schema: Raw, depth: number): Json => {
  const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
  const first = asArray(schema['prefixItems']).slice(0, depth >= leastDepth ? least : undefined);
  const prefix = first.map((item) => sample(maker, item, depth + 1));
  const wanted = depth >= leastDepth ? least : Math.max(least, prefix.length === 0 ? 1 : 0);
  if (wanted <= prefix.length) return bound(maker, prefix);
  if (wanted > sampleLimits.values) throw tooManyValues();
  const item = sample(maker, schema['items'] ?? {}, depth + 1);
  return bound(maker, [...prefix, ...Array.from({ length: Math.ceil(wanted) - prefix.length }, () => item)]);
};
