/** The values that schemas list with `enum` and `const` (JSON Schema 2020-12 validation, 6.1.2 and 6.1.3). */
import type { Json } from '../../runtime/codec/operation.js';
import { type Follow, listParts } from './parts.js';
import type { Schema, TypeName } from './schema.js';

export type Scalar = string | number | boolean | null;

/** Returns whether a JSON value is a scalar. */
export const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isOfType = (value: Json, type: TypeName): boolean => {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
};

/** Returns a value whose JSON text is the same for all equal values. */
const sortKeys = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: entries.map(([key, item]) => [key, sortKeys(item)]) };
};

const isIn = (value: Json, list: readonly Json[]): boolean =>
  list.some((each) => JSON.stringify(sortKeys(each)) === JSON.stringify(sortKeys(value)));

/** Returns the values that `enum` and `const` allow, without those that `type` excludes. */
export const listedValues = (schema: Schema): readonly Json[] | undefined => {
  const given = schema.const !== undefined ? [schema.const] : schema.enum;
  const { types } = schema;
  if (given === undefined) return undefined;
  const listed = schema.enum ?? given;
  const both = given === listed ? given : given.filter((each) => isIn(each, listed));
  return types === undefined ? both : both.filter((value) => types.some((type) => isOfType(value, type)));
};

/** Returns the scalars that a schema lists, if it lists only scalars; the type `null` lists null. */
const listedScalars = (schema: Schema): readonly Scalar[] | undefined => {
  const values = listedValues(schema) ?? (schema.types?.join() === 'null' ? [null] : undefined);
  return values?.every(isScalar) ? values.filter(isScalar) : undefined;
};

/** Schemas without a result: one of their variants has none (`untold`), or they are endlessly recursive (`endless`). */
type Silence = Map<Schema, 'untold' | 'endless'>;

const silences = new WeakMap<Follow, Map<string, Silence>>();

const silenceOf = (follow: Follow, topic: string): Silence => {
  const topics = silences.get(follow) ?? new Map<string, Silence>();
  silences.set(follow, topics);
  const silence: Silence = topics.get(topic) ?? new Map();
  topics.set(topic, silence);
  return silence;
};

/**
 * Reads the parts of a schema or, if they give no result, those of each variant. `undefined` if a variant has no
 * result. Schemas without a result are cached by topic, because each link of a chain would otherwise be read again for
 * all that lead to it.
 */
const readEach = <T>(
  follow: Follow,
  topic: string,
  schema: Schema,
  read: (parts: readonly Schema[]) => T | undefined,
): readonly T[] | undefined => {
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
};

const gather = (lists: readonly (readonly Scalar[])[] | undefined): readonly Scalar[] | undefined => {
  const values = [...new Set(lists?.flat())];
  return values.length === 0 ? undefined : values;
};

/** Returns the values that are in all lists. */
const inAll = ([first, ...others]: readonly (readonly Scalar[])[]): readonly Scalar[] | undefined =>
  first?.filter((value) => others.every((other) => other.includes(value)));

const unlessNothing = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Returns the values that a schema allows, if the schema, its parts or all of its variants list them. */
export const valuesOfSchema = (follow: Follow, schema: Schema): readonly Scalar[] | undefined =>
  gather(
    readEach(follow, 'values', schema, (parts) => inAll(parts.flatMap((part) => unlessNothing(listedScalars(part))))),
  );

/** Returns the values of a member of an object, if they are listed; the member may be optional. */
export const valuesOfMember = (follow: Follow, schema: Schema, name: string): readonly Scalar[] | undefined =>
  gather(
    readEach(follow, `values of ${name}`, schema, (parts) =>
      inAll(
        parts
          .flatMap(({ properties = [] }) => properties.filter((property) => property.name === name))
          .flatMap((property) => unlessNothing(valuesOfSchema(follow, property.schema))),
      ),
    ),
  );

/** Returns whether every object of a schema has a member. */
export const requiresMember = (follow: Follow, schema: Schema, name: string): boolean =>
  readEach(
    follow,
    `presence of ${name}`,
    schema,
    (parts) => parts.some(({ required = [] }) => required.includes(name)) || undefined,
  ) !== undefined;
