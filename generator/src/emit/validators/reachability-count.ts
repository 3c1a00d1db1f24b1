/**
 * Counts how often a schema checks the same value. If two variants refer to the same schema, it checks the value twice.
 * If the variants are recursive, a value with n levels needs 2^n checks. The checks of such schemas therefore cache
 * their results.
 */
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import { findCycles } from './cycles.js';
import { findTag } from './discriminant.js';
import { possibleTypes } from './possible-types.js';

/** If a schema may check a value more often than this, its check caches results. */
const mostWays = 64;

/** The schemas that apply to the same value, and the groups of schemas that apply to each nested value. */
interface Looks {
  readonly same: readonly Schema[];
  readonly parts: readonly (readonly Schema[])[];
}

/** Returns the pointers of the named schemas whose checks cache their results. */
export const listKept = (schemas: SchemaIndex): ReadonlySet<string> =>
  schemas.once('cachedChecks', () => findKept(schemas));

const present = <T>(part: T | undefined): T[] => (part === undefined ? [] : [part]);

/** Returns whether at most one variant can match a value, so that only that variant is checked further. */
const areToldApart = (schemas: SchemaIndex, schema: Schema, members: readonly Schema[]): boolean => {
  if (findTag(schemas, schema, members) !== undefined) return true;
  const types = members.map((each) => possibleTypes(schemas, each));
  const all = types.flatMap((each) => [...(each ?? [])].map((type) => (type === 'integer' ? 'number' : type)));
  return !types.includes(undefined) && new Set(all).size === all.length;
};

const looksOf = (schemas: SchemaIndex, schema: Schema): Looks => {
  const { ref, allOf = [], dependentSchemas = [] } = schema;
  const unions = [schema.anyOf, schema.oneOf].flatMap(present);
  const apart = unions.filter((members) => areToldApart(schemas, schema, members));
  const tried = unions.filter((members) => !apart.includes(members)).flat();
  const conditions = [schema.not, schema.if, schema.then, schema.else].flatMap(present);
  const same = [
    ...(ref === undefined ? [] : [schemas.at(ref).schema]),
    ...allOf,
    ...tried,
    ...conditions,
    ...dependentSchemas.map((each) => each.schema),
  ];
  // The keywords for unevaluated members and items check all subschemas a second time.
  const isTriedAgain = schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined;
  const patterns = (schema.patternProperties ?? []).map((each) => each.schema);
  const rest = [schema.additionalProperties, schema.unevaluatedProperties].flatMap(present);
  const items = [schema.contains, schema.unevaluatedItems].flatMap(present);
  return {
    same: isTriedAgain ? [...same, ...same] : same,
    parts: [
      ...apart.flat().map((each) => [each]),
      ...(schema.properties ?? []).map((each) => [each.schema, ...patterns]),
      [...patterns, ...rest],
      present(schema.propertyNames),
      ...[...(schema.prefixItems ?? []), ...present(schema.items)].map((each) => [each, ...items]),
      items,
    ],
  };
};

const most = (numbers: readonly number[]): number => numbers.reduce((one, other) => Math.max(one, other), 0);

const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Returns the sum of a count over the schemas of the same value, plus the maximum over the nested values. */
const sumOf = ({ same, parts }: Looks, countOf: (schema: Schema) => number): number =>
  add(same.map(countOf)) + most(parts.map((schemasOfPart) => add(schemasOfPart.map(countOf))));

const findKept = (schemas: SchemaIndex): ReadonlySet<string> => {
  const cachedPointers = new Set<string>();
  const ways = new Map<Schema, number>();
  const looks = new Map<Schema, Looks>();
  const lookOf = (schema: Schema): Looks => {
    const made = looks.get(schema) ?? looksOf(schemas, schema);
    looks.set(schema, made);
    return made;
  };
  const keep = ({ pointer }: Schema): boolean => {
    const isNamed = schemas.find(pointer) !== undefined;
    if (isNamed) cachedPointers.add(pointer);
    return isNamed;
  };
  const roots = schemas.all.map(({ schema }) => schema);
  for (const ring of findCycles(roots, (schema) => [...lookOf(schema).same, ...lookOf(schema).parts.flat()])) {
    const own = new Set(ring);
    const isInside = (schema: Schema): number => (own.has(schema) ? 1 : 0);
    const isTwice = ring.some((schema) => sumOf(lookOf(schema), isInside) > 1);
    // A cached check runs once, regardless of what it contains.
    if (isTwice) ring.forEach(keep);
    const count = most(ring.map((schema) => sumOf(lookOf(schema), (each) => ways.get(each) ?? 0)));
    for (const schema of ring) ways.set(schema, isTwice || (count > mostWays && keep(schema)) ? 1 : Math.max(1, count));
  }
  return cachedPointers;
};
