/** Finds the values that schemas list with `enum` and `const` (JSON Schema 2020-12 validation, 6.1.2 and 6.1.3). */
import type { Json } from '../../runtime/codec/operation.js';
import type { Silence } from './facts.js';
import { type Follow, listParts } from './parts.js';
import type { Schema, TypeName } from './schema.js';

export type Scalar = string | number | boolean | null;

/** Returns whether a JSON value is a scalar. */
export function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isOfType(value: Json, type: TypeName): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** Returns a value whose JSON text is the same for all equal values. */
function sortKeys(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: entries.map(([key, item]) => [key, sortKeys(item)]) };
}

function isIn(value: Json, list: readonly Json[]): boolean {
  return list.some((each) => JSON.stringify(sortKeys(each)) === JSON.stringify(sortKeys(value)));
}

/** Returns the values that `enum` and `const` allow, without those that `type` excludes. */
export function listedValues(schema: Schema): readonly Json[] | undefined {
  const given = schema.const !== undefined ? [schema.const] : schema.enum;
  const { types } = schema;
  if (given === undefined) return undefined;
  const listed = schema.enum ?? given;
  const both = given === listed ? given : given.filter((each) => isIn(each, listed));
  return types === undefined ? both : both.filter((value) => types.some((type) => isOfType(value, type)));
}

/** Returns the listed values if all of them are scalars; for the type `null`, returns null. */
function listedScalars(schema: Schema): readonly Scalar[] | undefined {
  const values = listedValues(schema) ?? (schema.types?.join() === 'null' ? [null] : undefined);
  return values?.every(isScalar) ? values.filter(isScalar) : undefined;
}

// The cache is keyed by function, because lowering follows references before an index exists.
const silences = new WeakMap<Follow, Map<string, Silence>>();

function silenceOf(follow: Follow, topic: string): Silence {
  const topics = silences.get(follow) ?? new Map<string, Silence>();
  silences.set(follow, topics);
  const silence: Silence = topics.get(topic) ?? new Map();
  topics.set(topic, silence);
  return silence;
}

/**
 * Reads a result from the parts of a schema or, if they have none, from each variant. Returns `undefined` if a variant
 * has no result. Caches the schemas without a result for each `topic`; otherwise, a schema at the end of a chain of
 * references would be read again for every schema that leads to it.
 */
function readEach<T>(
  follow: Follow,
  topic: string,
  schema: Schema,
  read: (parts: readonly Schema[]) => T | undefined,
): readonly T[] | undefined {
  const silence = silenceOf(follow, topic);
  const result: T[] = [];
  const leaders = new Map<Schema, Schema | undefined>();
  const waiting: (readonly [schema: Schema, leader: Schema | undefined])[] = [[schema, undefined]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [at, leader] = next;
    if (leaders.has(at) || at.never === true) continue;
    leaders.set(at, leader);
    const known = silence.get(at);
    if (known === 'endless') continue;
    const parts = known === 'untold' ? [] : listParts(follow, at);
    const own = read(parts);
    if (own !== undefined) {
      result.push(own);
      continue;
    }
    const alternatives = parts.map(({ oneOf, anyOf }) => oneOf ?? anyOf).find((each) => each !== undefined);
    if (alternatives === undefined) {
      for (let each: Schema | undefined = at; each !== undefined; each = leaders.get(each)) silence.set(each, 'untold');
      return undefined;
    }
    waiting.push(...alternatives.toReversed().map((each) => [each, at] as const));
  }
  if (result.length === 0) for (const each of leaders.keys()) silence.set(each, 'endless');
  return result;
}

function gather(lists: readonly (readonly Scalar[])[] | undefined): readonly Scalar[] | undefined {
  const values = [...new Set(lists?.flat())];
  return values.length === 0 ? undefined : values;
}

/** Returns the values that are in all lists. */
function inAll([first, ...others]: readonly (readonly Scalar[])[]): readonly Scalar[] | undefined {
  return first?.filter((value) => others.every((other) => other.includes(value)));
}

function unlessNothing<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

/** Returns the only values that a schema allows, if the schema, its parts or all of its variants list them. */
export function valuesOfSchema(follow: Follow, schema: Schema): readonly Scalar[] | undefined {
  return gather(
    readEach(follow, 'values', schema, (parts) => inAll(parts.flatMap((part) => unlessNothing(listedScalars(part))))),
  );
}

/** Returns the only values that a schema allows for a member of an object, which may be optional. */
export function valuesOfMember(follow: Follow, schema: Schema, name: string): readonly Scalar[] | undefined {
  return gather(
    readEach(follow, `values of ${name}`, schema, (parts) =>
      inAll(
        parts
          .flatMap(({ properties = [] }) => properties.filter((property) => property.name === name))
          .flatMap((property) => unlessNothing(valuesOfSchema(follow, property.schema))),
      ),
    ),
  );
}

/** Returns whether a schema requires a member in every object. */
export function requiresMember(follow: Follow, schema: Schema, name: string): boolean {
  return (
    readEach(
      follow,
      `presence of ${name}`,
      schema,
      (parts) => parts.some(({ required = [] }) => required.includes(name)) || undefined,
    ) !== undefined
  );
}
