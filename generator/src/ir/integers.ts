/** Where bigints stand in the JSON of a schema: all that may speak of one place is taken together. */
import type { Integers, IntegersPlace } from '../../runtime/codec/exact-json.js';
import type { NamedSchema, Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/** What a schema says of its value and of what is within it. */
export interface Inside {
  /** What speaks of the same value. */
  readonly same: readonly Schema[];
  readonly members: ReadonlyMap<string, readonly Schema[]>;
  /** Members of other names. */
  readonly rest: readonly Schema[];
  readonly first: readonly Schema[];
  readonly items: readonly Schema[];
  /** Items, wherever they stand. */
  readonly every: readonly Schema[];
}

const present = <T>(...values: readonly (T | undefined)[]): T[] => values.flatMap((value) => value ?? []);

const insides = new WeakMap<Schema, Inside>();

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

/** Everything that speaks of the same value as some schemas. */
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

/** What speaks of a member of an object. */
export const membersAt = (index: SchemaIndex, schema: Schema, name: string): Schema[] =>
  gather(index, [schema]).flatMap((each) => insideOf(index, each).members.get(name) ?? []);

/** What speaks of the items of a list. */
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

/** Looks at what has not been looked at yet; what leads to a bigint holds one. */
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
  const made = known.get(index);
  if (made !== undefined) return made;
  const found: Found = { seen: new Set(), parents: new Map(), holders: new Set() };
  known.set(index, found);
  explore(index, found, [...index.all.map(({ schema }) => schema), ...index.sent, ...index.received]);
  return found;
};

/** Whether bigints stand anywhere in a document. */
export const hasBigints = (index: SchemaIndex): boolean => foundIn(index).holders.size > 0;

/** Whether bigints stand in the values of a schema. */
export const holdsBigint = (index: SchemaIndex, schema: Schema): boolean => {
  const found = foundIn(index);
  if (!found.seen.has(schema)) explore(index, found, [schema]);
  return found.holders.has(schema);
};

/** As the runtime has it; a named schema is referred to. */
export type IntegerTree<Ref> = {
  readonly here?: true;
  readonly members?: Readonly<Record<string, IntegerTree<Ref> | Ref>>;
  readonly rest?: IntegerTree<Ref> | Ref;
  readonly first?: readonly (IntegerTree<Ref> | Ref)[];
  readonly items?: IntegerTree<Ref> | Ref;
  readonly also?: readonly (IntegerTree<Ref> | Ref)[];
};

/** How a named schema is referred to. */
type Refer<Ref> = (schema: NamedSchema) => Ref;

/** Where bigints stand in the values of schemas that speak of one place. */
export const integersAt = <Ref>(
  index: SchemaIndex,
  schemas: readonly Schema[],
  refer: Refer<Ref>,
): IntegerTree<Ref> | Ref | undefined => {
  const places = schemas
    .filter((schema) => holdsBigint(index, schema))
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

/** Where bigints stand in the values of a schema itself. */
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
    ...((items !== undefined || inside.first.some((part) => holdsBigint(index, part))) &&
      first.length > 0 && { first }),
    ...(items !== undefined && { items }),
    ...(also.length > 0 && { also }),
  };
};

const places = new WeakMap<Schema, Integers>();

/** Where bigints stand in the values of a schema, as the runtime reads it; made once for each named schema. */
export const placesOf = (index: SchemaIndex, schema: Schema): IntegersPlace | undefined => {
  const refer =
    ({ schema: target }: NamedSchema) =>
    (): Integers => {
      const made = places.get(target) ?? integersOf(index, target, refer);
      places.set(target, made);
      return made;
    };
  return integersAt(index, [schema], refer);
};
