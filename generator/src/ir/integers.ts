/** The locations of bigints in the JSON of a schema; all schemas that apply to a location are combined. */
import type { Integers, IntegersPlace } from '../../runtime/codec/exact-json.js';
import type { NamedSchema, Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/** The subschemas of a schema by the location to which they apply. */
export interface Inside {
  /** Schemas of the same value. */
  readonly same: readonly Schema[];
  readonly members: ReadonlyMap<string, readonly Schema[]>;
  /** Schemas of members with other names. */
  readonly rest: readonly Schema[];
  readonly first: readonly Schema[];
  readonly items: readonly Schema[];
  /** Schemas of items at any index. */
  readonly every: readonly Schema[];
}

const present = <T>(...values: readonly (T | undefined)[]): T[] => values.flatMap((value) => value ?? []);

const insides = new WeakMap<Schema, Inside>();

/** Returns the subschemas of a schema by location; cached. */
export const insideOf = (index: SchemaIndex, schema: Schema): Inside => {
  const known = insides.get(schema);
  if (known !== undefined) return known;
  const { properties = [], patternProperties = [], dependentSchemas = [] } = schema;
  const patterns = patternProperties.map(({ name, schema: part }) => ({ part, pattern: new RegExp(name, 'u') }));
  const matching = (name: string): Schema[] =>
    patterns.flatMap(({ part, pattern }) => (pattern.test(name) ? [part] : []));
  const inside: Inside = {
    same: [
      ...present(schema.ref).map((ref) => index.at(ref).schema),
      ...present(schema.allOf, schema.anyOf, schema.oneOf).flat(),
      ...present(schema.not, schema.if, schema.then, schema.else),
      ...dependentSchemas.map(({ schema: part }) => part),
    ],
    members: new Map(properties.map(({ name, schema: part }) => [name, [part, ...matching(name)]])),
    rest: [...patterns.map(({ part }) => part), ...present(schema.additionalProperties, schema.unevaluatedProperties)],
    first: schema.prefixItems ?? [],
    items: present(schema.items),
    every: present(schema.contains, schema.unevaluatedItems),
  };
  insides.set(schema, inside);
  return inside;
};

/** Returns all schemas that apply to the same value as the given ones. */
export const gather = (index: SchemaIndex, schemas: readonly Schema[]): readonly Schema[] => {
  const all = new Set<Schema>();
  const waiting = [...schemas];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (all.has(schema)) continue;
    all.add(schema);
    waiting.push(...insideOf(index, schema).same);
  }
  return [...all];
};

/** Returns the schemas that apply to a member of an object. */
export const membersAt = (index: SchemaIndex, schema: Schema, name: string): Schema[] =>
  gather(index, [schema]).flatMap((each) => insideOf(index, each).members.get(name) ?? []);

/** Returns the schemas that apply to the items of an array. */
export const itemsAt = (index: SchemaIndex, schemas: readonly Schema[]): Schema[] =>
  gather(index, schemas).flatMap((each) => {
    const { items, every } = insideOf(index, each);
    return [...items, ...every];
  });

const isBigint = ({ types }: Schema): boolean => types?.includes('bigint') === true;

interface Found {
  readonly seen: Set<Schema>;
  readonly parents: Map<Schema, Schema[]>;
  readonly holders: Set<Schema>;
}

const known = new WeakMap<SchemaIndex, Found>();

/** Visits schemas that have not been visited yet; a schema that leads to a bigint contains one. */
const explore = (index: SchemaIndex, found: Found, roots: readonly Schema[]): void => {
  const rising: Schema[] = [];
  const waiting = [...roots];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (found.seen.has(schema)) continue;
    found.seen.add(schema);
    if (isBigint(schema)) rising.push(schema);
    const { same, members, rest, first, items, every } = insideOf(index, schema);
    for (const part of [...same, ...[...members.values()].flat(), ...rest, ...first, ...items, ...every]) {
      found.parents.set(part, [...(found.parents.get(part) ?? []), schema]);
      if (found.holders.has(part)) rising.push(schema);
      waiting.push(part);
    }
  }
  for (let schema = rising.pop(); schema !== undefined; schema = rising.pop()) {
    if (found.holders.has(schema)) continue;
    found.holders.add(schema);
    rising.push(...(found.parents.get(schema) ?? []));
  }
};

const foundIn = (index: SchemaIndex): Found => {
  const cached = known.get(index);
  if (cached !== undefined) return cached;
  const found: Found = { seen: new Set(), parents: new Map(), holders: new Set() };
  known.set(index, found);
  explore(index, found, [...index.all.map(({ schema }) => schema), ...index.sent, ...index.received]);
  return found;
};

/** Returns whether a document contains bigints. */
export const hasBigints = (index: SchemaIndex): boolean => foundIn(index).holders.size > 0;

/** Returns whether the values of a schema contain bigints. */
export const containsBigint = (index: SchemaIndex, schema: Schema): boolean => {
  const found = foundIn(index);
  if (!found.seen.has(schema)) explore(index, found, [schema]);
  return found.holders.has(schema);
};

/** Like the runtime's `Integers`, with references to named schemas. */
export type IntegerTree<Ref> = {
  readonly here?: true;
  readonly members?: Readonly<Record<string, IntegerTree<Ref> | Ref>>;
  readonly rest?: IntegerTree<Ref> | Ref;
  readonly first?: readonly (IntegerTree<Ref> | Ref)[];
  readonly items?: IntegerTree<Ref> | Ref;
  readonly also?: readonly (IntegerTree<Ref> | Ref)[];
};

/** Creates a reference to a named schema. */
type Refer<Ref> = (schema: NamedSchema) => Ref;

/** Returns the locations of bigints in the values of schemas that apply to the same location. */
export const integersAt = <Ref>(
  index: SchemaIndex,
  schemas: readonly Schema[],
  refer: Refer<Ref>,
): IntegerTree<Ref> | Ref | undefined => {
  const places = schemas
    .filter((schema) => containsBigint(index, schema))
    .map((schema) => {
      const named = index.find(schema.pointer);
      if (named !== undefined) return refer(named);
      const { also = [], ...own } = integersOf(index, schema, refer);
      const [only, ...more] = also;
      return only === undefined || more.length > 0 || Object.keys(own).length > 0
        ? { ...own, ...(also.length > 0 && { also }) }
        : only;
    });
  return places.length > 1 ? { also: places } : places[0];
};

/** Returns the locations of bigints in the values of a schema, without references to itself. */
export const integersOf = <Ref>(index: SchemaIndex, schema: Schema, refer: Refer<Ref>): IntegerTree<Ref> => {
  const inside = insideOf(index, schema);
  const at = (schemas: readonly Schema[]): IntegerTree<Ref> | Ref | undefined => integersAt(index, schemas, refer);
  const rest = at(inside.rest);
  const members = [...inside.members].flatMap(([name, parts]) => {
    const place = at(parts) ?? (rest === undefined ? undefined : {});
    return place === undefined ? [] : [[name, place] as const];
  });
  const first = inside.first.map((part) => at([part]) ?? {});
  const items = at(inside.items);
  const every = at(inside.every);
  const also = [...inside.same.flatMap((part) => at([part]) ?? []), ...(every === undefined ? [] : [{ items: every }])];
  return {
    ...(isBigint(schema) && { here: true as const }),
    ...(members.length > 0 && { members: Object.fromEntries(members) }),
    ...(rest !== undefined && { rest }),
    ...((items !== undefined || inside.first.some((part) => containsBigint(index, part))) &&
      first.length > 0 && { first }),
    ...(items !== undefined && { items }),
    ...(also.length > 0 && { also }),
  };
};

const places = new WeakMap<Schema, Integers>();

/** Returns the locations of bigints in the form that the runtime reads; cached for each named schema. */
export const locationsOf = (index: SchemaIndex, schema: Schema): IntegersPlace | undefined => {
  const refer =
    ({ schema: target }: NamedSchema) =>
    (): Integers => {
      const cached = places.get(target) ?? integersOf(index, target, refer);
      places.set(target, cached);
      return cached;
    };
  return integersAt(index, [schema], refer);
};
