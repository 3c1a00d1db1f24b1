/** Combines the keywords that affect a value's XML serialization, from all schemas that apply to the value. */
import { join } from '../support/json-pointer.js';
import type { Combinations, Facets } from './facts.js';
import type { Member, Schema, TypeName } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

type Keyword = 'allOf' | 'anyOf';

/**
 * Maximum nesting of combined schemas, because unions of recursive schemas may be endless. Beyond it, only the first
 * schema is used.
 */
const mostUnions = 4;

function isPlainReference({ pointer: _, description: __, ref, ...rest }: Schema): boolean {
  return ref !== undefined && Object.keys(rest).length === 0;
}

/** Combines two schemas that apply to the same member. */
function combine(
  made: Combinations,
  a: Schema | undefined,
  b: Schema | undefined,
  keyword: Keyword,
): Schema | undefined {
  if (a === undefined || b === undefined || a === b) return a ?? b;
  if (isPlainReference(a) && isPlainReference(b) && a.ref === b.ref) return a;
  const known = made[keyword].get(a) ?? new Map<Schema, Schema>();
  made[keyword].set(a, known);
  const found = known.get(b);
  if (found !== undefined) return found;
  const depth = Math.max(made.depths.get(a) ?? 0, made.depths.get(b) ?? 0) + 1;
  if (depth > mostUnions) return a;
  const xml = a.xml ?? b.xml;
  const pointer = join(a.pointer, keyword, b.pointer);
  const whole: Schema = { pointer, [keyword]: [a, b], ...(xml !== undefined && { xml }) };
  made.depths.set(whole, depth);
  known.set(b, whole);
  return whole;
}

function combineMembers(made: Combinations, a: Facets, b: Facets, keyword: Keyword): Map<string, Schema> {
  const members = new Map(a.members);
  for (const [key, schema] of b.members) members.set(key, combine(made, members.get(key), schema, keyword) ?? schema);
  return members;
}

function combineParts(made: Combinations, a: Facets, b: Facets, keyword: Keyword): Omit<Facets, 'types' | 'required'> {
  const rest = combine(made, a.rest, b.rest, keyword);
  const items = combine(made, a.items, b.items, keyword);
  const first = a.first ?? b.first;
  return {
    members: combineMembers(made, a, b, keyword),
    ...(rest !== undefined && { rest }),
    ...(items !== undefined && { items }),
    ...(first !== undefined && { first }),
  };
}

function intersect(a: ReadonlySet<TypeName>, b: ReadonlySet<TypeName>): Set<TypeName> {
  const has = (set: ReadonlySet<TypeName>, type: TypeName): boolean =>
    set.has(type) || (type === 'integer' && set.has('number'));
  return new Set([...[...a].filter((type) => has(b, type)), ...[...b].filter((type) => has(a, type))]);
}

function both(made: Combinations, a: Facets, b: Facets): Facets {
  const types = a.types !== undefined && b.types !== undefined ? intersect(a.types, b.types) : (a.types ?? b.types);
  const required = new Set([...a.required, ...b.required]);
  return { ...combineParts(made, a, b, 'allOf'), required, ...(types !== undefined && { types }) };
}

function either(made: Combinations, a: Facets, b: Facets): Facets {
  const [one, other] = [typesIn(a), typesIn(b)];
  const types = one !== undefined && other !== undefined ? new Set([...one, ...other]) : undefined;
  const required = new Set([...a.required].filter((key) => b.required.has(key)));
  return { ...combineParts(made, a, b, 'anyOf'), required, ...(types !== undefined && { types }) };
}

/** Returns the declared types or, if there are none, the type that the other keywords describe. */
export function typesIn({ types, members, rest, items, first }: Facets): ReadonlySet<TypeName> | undefined {
  if (types !== undefined) return types;
  if (members.size > 0 || rest !== undefined) return new Set(['object']);
  return items !== undefined || first !== undefined ? new Set(['array']) : undefined;
}

function typeOfValue(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : typeof value === 'string' ? 'string' : 'object';
}

function typesOf({ types, enum: values, const: value }: Schema): ReadonlySet<TypeName> | undefined {
  if (types !== undefined) return new Set(types);
  const listed = values ?? (value === undefined ? undefined : [value]);
  return listed === undefined ? undefined : new Set(listed.map(typeOfValue));
}

function restOf(made: Combinations, { additionalProperties, patternProperties = [] }: Schema): Schema | undefined {
  const own = additionalProperties === undefined || additionalProperties.never === true ? [] : [additionalProperties];
  return [...patternProperties.map(({ schema }: Member) => schema), ...own].reduce<Schema | undefined>(
    (all, each) => combine(made, all, each, 'anyOf'),
    undefined,
  );
}

function ownFacets(made: Combinations, schema: Schema): Facets {
  const { properties = [], required = [], items, prefixItems } = schema;
  const types = typesOf(schema);
  const rest = restOf(made, schema);
  return {
    members: new Map(properties.map(({ name, schema: property }) => [name, property])),
    required: new Set(required),
    ...(types !== undefined && { types }),
    ...(rest !== undefined && { rest }),
    ...(items !== undefined && items.never !== true && { items }),
    ...(prefixItems !== undefined && { first: prefixItems }),
  };
}

/** Returns whether a variant only requires members. */
function isRequiredOnly({ pointer: _, required, ...rest }: Schema): boolean {
  return required !== undefined && Object.keys(rest).length === 0;
}

/** State kept while traversing a composition, which may be recursive. */
interface Way {
  readonly index: SchemaIndex;
  readonly done: Map<Schema, Facets>;
  readonly made: Combinations;
  readonly within: ReadonlySet<Schema>;
  /** Records that a schema was omitted because it contains itself. */
  readonly cut: () => void;
}

function gather(way: Way, schema: Schema): Facets {
  const { made } = way;
  const cached = way.done.get(schema);
  if (cached !== undefined) return cached;
  let isWhole = true;
  const cut = (): void => {
    isWhole = false;
    way.cut();
  };
  const inner: Way = { ...way, within: new Set([...way.within, schema]), cut };
  const visit = (part: Schema): Facets[] => {
    if (!inner.within.has(part)) return [gather(inner, part)];
    cut();
    return [];
  };
  const parts = [...(schema.ref === undefined ? [] : [way.index.at(schema.ref).schema]), ...(schema.allOf ?? [])];
  let facets = parts.flatMap(visit).reduce((all, each) => both(made, all, each), ownFacets(made, schema));
  for (const alternatives of [schema.oneOf ?? [], schema.anyOf ?? []]) {
    const [first, ...more] = alternatives.filter((each) => !isRequiredOnly(each)).flatMap(visit);
    if (first !== undefined) {
      const union = more.reduce((all, each) => either(made, all, each), first);
      facets = both(made, facets, union);
    }
  }
  if (isWhole) way.done.set(schema, facets);
  return facets;
}

/**
 * Lists a schema and its parts, each after those that it depends on. Not recursive, because a chain may exceed the
 * stack.
 */
function listInOrder(index: SchemaIndex, done: ReadonlyMap<Schema, Facets>, root: Schema): Schema[] {
  const order: Schema[] = [];
  const seen = new Set<Schema>();
  const waiting: { readonly schema: Schema; readonly isLeft: boolean }[] = [{ schema: root, isLeft: false }];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const { schema, isLeft } = each;
    if (isLeft) order.push(schema);
    if (isLeft || seen.has(schema) || done.has(schema)) continue;
    seen.add(schema);
    const { ref, allOf = [], oneOf = [], anyOf = [] } = schema;
    const parts = [...(ref === undefined ? [] : [index.at(ref).schema]), ...allOf, ...oneOf, ...anyOf];
    waiting.push({ schema, isLeft: true }, ...parts.map((part) => ({ schema: part, isLeft: false })));
  }
  return order;
}

/** Returns the combined keywords of a schema. Results are cached. */
export function facetsOf(index: SchemaIndex, schema: Schema): Facets {
  const done = index.once('facets', () => new Map());
  const made = index.once('combinations', () => ({ allOf: new Map(), anyOf: new Map(), depths: new Map() }));
  const way: Way = { index, done, made, within: new Set(), cut: () => undefined };
  for (const each of listInOrder(index, done, schema)) gather(way, each);
  const facets = gather(way, schema);
  done.set(schema, facets);
  return facets;
}
