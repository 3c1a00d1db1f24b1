/** Finds the locations of bigints and dates in values of a schema, combining all schemas that apply to a location. */
import type { DateFormat, Integers, IntegersPlace } from '../../runtime/codec/places.js';
import { valuesByAlternative } from './discriminator.js';
import type { Inside, LeafHolders } from './facts.js';
import { listReached } from './reach.js';
import type { NamedSchema, Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

function present<T>(...values: readonly (T | undefined)[]): T[] {
  return values.flatMap((value) => value ?? []);
}

/** Returns the subschemas of a schema by location; cached. */
export function insideOf(index: SchemaIndex, schema: Schema): Inside {
  const insides = index.once('insides', () => new Map());
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
}

/** Returns all schemas that apply to the same value as the given schemas, recursively. */
export function gather(index: SchemaIndex, schemas: readonly Schema[]): readonly Schema[] {
  const all = new Set<Schema>();
  const waiting = [...schemas];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (all.has(schema)) continue;
    all.add(schema);
    waiting.push(...insideOf(index, schema).same);
  }
  return [...all];
}

/** Returns the schemas that apply to a named member of an object. */
export function membersAt(index: SchemaIndex, schema: Schema, name: string): Schema[] {
  return gather(index, [schema]).flatMap((each) => insideOf(index, each).members.get(name) ?? []);
}

/** Returns the schemas that apply to any item of an array. */
export function itemsAt(index: SchemaIndex, schemas: readonly Schema[]): Schema[] {
  return gather(index, schemas).flatMap((each) => {
    const { items, every } = insideOf(index, each);
    return [...items, ...every];
  });
}

/** A type of value that is converted ("leaf"); `here` returns how a schema's own value is converted. */
export interface Leaf<Here> {
  readonly fact: 'bigintHolders' | 'dateHolders';
  readonly here: (schema: Schema) => Here | undefined;
  /** Whether the variants of a union are converted separately; otherwise, their locations are combined. */
  readonly hasVariants: boolean;
}

/** Returns whether a schema itself is a bigint. */
export function isBigint({ types }: Schema): boolean {
  return types?.includes('bigint') === true;
}

/** Finds 64-bit integers. */
export const bigints: Leaf<true> = {
  fact: 'bigintHolders',
  here: (schema) => (isBigint(schema) ? true : undefined),
  hasVariants: false,
};

/** Finds dates to convert, if this is configured. */
export const dates: Leaf<DateFormat> = {
  fact: 'dateHolders',
  here: ({ date, format }) => (date === undefined ? undefined : format === 'date' ? 'date' : 'date-time'),
  hasVariants: true,
};

/** Visits schemas that have not been visited yet. A schema contains a leaf if one of its subschemas or targets does. */
function explore<Here>(index: SchemaIndex, leaf: Leaf<Here>, found: LeafHolders, roots: readonly Schema[]): void {
  const rising: Schema[] = [];
  const waiting = [...roots];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (found.seen.has(schema)) continue;
    found.seen.add(schema);
    if (leaf.here(schema) !== undefined) rising.push(schema);
    const { same, members, rest, first, items, every } = insideOf(index, schema);
    for (const part of [...same, ...[...members.values()].flat(), ...rest, ...first, ...items, ...every]) {
      const parents = found.parents.get(part);
      if (parents === undefined) found.parents.set(part, [schema]);
      else parents.push(schema);
      if (found.holders.has(part)) rising.push(schema);
      waiting.push(part);
    }
  }
  for (let schema = rising.pop(); schema !== undefined; schema = rising.pop()) {
    if (found.holders.has(schema)) continue;
    found.holders.add(schema);
    rising.push(...(found.parents.get(schema) ?? []));
  }
}

function foundIn<Here>(index: SchemaIndex, leaf: Leaf<Here>): LeafHolders {
  return index.once(leaf.fact, () => {
    const roots = [...index.all.map(({ schema }) => schema), ...index.sent, ...index.received];
    const found = { seen: new Set<Schema>(), parents: new Map<Schema, Schema[]>(), holders: new Set<Schema>() };
    // Most documents have no leaves, and then no parents are needed.
    const reached = listReached(index, roots);
    if (![...reached].some((schema) => leaf.here(schema) !== undefined)) return { ...found, seen: new Set(reached) };
    explore(index, leaf, found, roots);
    return found;
  });
}

/** Returns whether a document contains leaves. */
export function hasLeaves<Here>(index: SchemaIndex, leaf: Leaf<Here>): boolean {
  return foundIn(index, leaf).holders.size > 0;
}

/** Returns whether a document contains bigints. */
export function hasBigints(index: SchemaIndex): boolean {
  return hasLeaves(index, bigints);
}

/** Returns whether the values of a schema contain leaves. */
export function containsLeaf<Here>(index: SchemaIndex, leaf: Leaf<Here>, schema: Schema): boolean {
  const found = foundIn(index, leaf);
  if (!found.seen.has(schema)) explore(index, leaf, found, [schema]);
  return found.holders.has(schema);
}

/** Returns whether the values of a schema contain bigints. */
export function containsBigint(index: SchemaIndex, schema: Schema): boolean {
  return containsLeaf(index, bigints, schema);
}

/** Locations of leaves, like `Places` in the runtime but with references to named schemas. */
export type PlaceTree<Here, Ref> = {
  readonly here?: Here;
  readonly members?: Readonly<Record<string, PlaceTree<Here, Ref> | Ref>>;
  readonly rest?: PlaceTree<Here, Ref> | Ref;
  readonly first?: readonly (PlaceTree<Here, Ref> | Ref)[];
  readonly items?: PlaceTree<Here, Ref> | Ref;
  readonly also?: readonly (PlaceTree<Here, Ref> | Ref)[];
  readonly when?: readonly [member: string, values: readonly (string | number | boolean | null)[]];
  readonly loose?: true;
};

/** Creates a reference to a named schema. */
type Refer<Ref> = (schema: NamedSchema) => Ref;

/** Returns the locations of leaves in a value to which all the given schemas apply. */
export function placesAt<Here, Ref>(
  index: SchemaIndex,
  leaf: Leaf<Here>,
  schemas: readonly Schema[],
  refer: Refer<Ref>,
): PlaceTree<Here, Ref> | Ref | undefined {
  const places = schemas
    .filter((schema) => containsLeaf(index, leaf, schema))
    .map((schema) => {
      const named = index.find(schema.pointer);
      if (named !== undefined) return refer(named);
      const { also = [], ...own } = placesOf(index, leaf, schema, refer);
      const [only, ...more] = also;
      return only === undefined || more.length > 0 || Object.keys(own).length > 0
        ? { ...own, ...(also.length > 0 && { also }) }
        : only;
    });
  return places.length > 1 ? { also: places } : places[0];
}

/** Returns whether values of a variant may be strings that are not leaves. */
function mayBeText<Here>(index: SchemaIndex, leaf: Leaf<Here>, variant: Schema): boolean {
  const all = gather(index, [variant]);
  if (all.some((schema) => leaf.here(schema) !== undefined)) return false;
  return all.every(({ types }) => types === undefined || types.includes('string'));
}

/** Returns whether values of a variant contain no leaves or are leaves themselves, so that nothing is nested. */
function isFlat<Here>(index: SchemaIndex, leaf: Leaf<Here>, variant: Schema): boolean {
  return (
    !containsLeaf(index, leaf, variant) || gather(index, [variant]).some((schema) => leaf.here(schema) !== undefined)
  );
}

/** Returns the locations of leaves in the variants of a schema, each with the condition that selects the variant. */
function variantsOf<Here, Ref>(
  index: SchemaIndex,
  leaf: Leaf<Here>,
  schema: Schema,
  refer: Refer<Ref>,
): (PlaceTree<Here, Ref> | Ref)[] {
  return [schema.oneOf ?? [], schema.anyOf ?? []].flatMap((variants) => {
    const values = valuesByAlternative(index, schema, variants);
    const member = schema.discriminator?.propertyName ?? '';
    const isSure =
      variants.length === 1 ||
      variants.every((each) => isFlat(index, leaf, each) && !mayBeText(index, leaf, each)) ||
      variants.filter((each) => !gather(index, [each]).every(({ types }) => types?.join() === 'null')).length === 1;
    return variants.flatMap((variant): (PlaceTree<Here, Ref> | Ref)[] => {
      const place = placesAt(index, leaf, [variant], refer);
      const own = values?.get(variant);
      if (place === undefined) return [];
      if (own !== undefined) return [{ when: [member, own], also: [place] }];
      return [isSure ? place : { loose: true, also: [place] }];
    });
  });
}

function alsoOf<Here, Ref>(
  index: SchemaIndex,
  leaf: Leaf<Here>,
  schema: Schema,
  refer: Refer<Ref>,
): (PlaceTree<Here, Ref> | Ref)[] {
  const at = (part: Schema) => placesAt(index, leaf, [part], refer) ?? [];
  if (!leaf.hasVariants) return insideOf(index, schema).same.flatMap(at);
  // Types ignore `if`, `then` and `else` as well.
  const parts = [...present(schema.ref).map((ref) => index.at(ref).schema), ...(schema.allOf ?? [])];
  return [...parts.flatMap(at), ...variantsOf(index, leaf, schema, refer)];
}

/**
 * Returns the locations of leaves in the values of a schema. The schema itself is expanded, even if it is named; other
 * named schemas are references.
 */
export function placesOf<Here, Ref>(
  index: SchemaIndex,
  leaf: Leaf<Here>,
  schema: Schema,
  refer: Refer<Ref>,
): PlaceTree<Here, Ref> {
  const inside = insideOf(index, schema);
  const at = (schemas: readonly Schema[]): PlaceTree<Here, Ref> | Ref | undefined =>
    placesAt(index, leaf, schemas, refer);
  const here = leaf.here(schema);
  const rest = at(inside.rest);
  const members = [...inside.members].flatMap(([name, parts]) => {
    const place = at(parts) ?? (rest === undefined ? undefined : {});
    return place === undefined ? [] : [[name, place] as const];
  });
  const first = inside.first.map((part) => at([part]) ?? {});
  const items = at(inside.items);
  const every = at(inside.every);
  const also = [...alsoOf(index, leaf, schema, refer), ...(every === undefined ? [] : [{ items: every }])];
  return {
    ...(here !== undefined && { here }),
    ...(members.length > 0 && { members: Object.fromEntries(members) }),
    ...(rest !== undefined && { rest }),
    ...((items !== undefined || inside.first.some((part) => containsLeaf(index, leaf, part))) &&
      first.length > 0 && { first }),
    ...(items !== undefined && { items }),
    ...(also.length > 0 && { also }),
  };
}

/** Returns the locations of bigints in the structure that the runtime reads. Results for named schemas are cached. */
export function locationsOf(index: SchemaIndex, schema: Schema): IntegersPlace | undefined {
  const places = index.once('integers', () => new Map());
  const refer =
    ({ schema: target }: NamedSchema) =>
    (): Integers => {
      const cached = places.get(target) ?? placesOf(index, bigints, target, refer);
      places.set(target, cached);
      return cached;
    };
  return placesAt(index, bigints, [schema], refer);
}
