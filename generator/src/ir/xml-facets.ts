/** The combined properties of a schema's values, as far as their XML form requires. */
import { join } from '../support/json-pointer.js';
import type { Member, Schema, TypeName } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

export interface Facets {
  /** Absent if undeclared. */
  readonly types?: ReadonlySet<TypeName>;
  readonly members: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** The schema of additional members. */
  readonly rest?: Schema;
  readonly items?: Schema;
  readonly first?: readonly Schema[];
}

type Keyword = 'allOf' | 'anyOf';

/**
 * Maximum nesting of combined schemas, because unions of recursive schemas may be endless; deeper, only the first is
 * used.
 */
const mostUnions = 4;

const depths = new WeakMap<Schema, number>();

/** Cached combinations of two schemas, so that recursion is recognised. */
const made: Readonly<Record<Keyword, WeakMap<Schema, Map<Schema, Schema>>>> = {
  allOf: new WeakMap(),
  anyOf: new WeakMap(),
};

const isPlainReference = ({ pointer: _, description: __, ref, ...rest }: Schema): boolean =>
  ref !== undefined && Object.keys(rest).length === 0;

/** Combines two schemas of the same member. */
const combine = (a: Schema | undefined, b: Schema | undefined, keyword: Keyword): Schema | undefined => {
  if (a === undefined || b === undefined || a === b) return a ?? b;
  if (isPlainReference(a) && isPlainReference(b) && a.ref === b.ref) return a;
  const known = made[keyword].get(a) ?? new Map<Schema, Schema>();
  made[keyword].set(a, known);
  const found = known.get(b);
  if (found !== undefined) return found;
  const depth = Math.max(depths.get(a) ?? 0, depths.get(b) ?? 0) + 1;
  if (depth > mostUnions) return a;
  const xml = a.xml ?? b.xml;
  const pointer = join(a.pointer, keyword, b.pointer);
  const whole: Schema = { pointer, [keyword]: [a, b], ...(xml !== undefined && { xml }) };
  depths.set(whole, depth);
  known.set(b, whole);
  return whole;
};

const combineMembers = (a: Facets, b: Facets, keyword: Keyword): Map<string, Schema> => {
  const members = new Map(a.members);
  for (const [key, schema] of b.members) members.set(key, combine(members.get(key), schema, keyword) ?? schema);
  return members;
};

const combineParts = (a: Facets, b: Facets, keyword: Keyword): Omit<Facets, 'types' | 'required'> => {
  const rest = combine(a.rest, b.rest, keyword);
  const items = combine(a.items, b.items, keyword);
  const first = a.first ?? b.first;
  return {
    members: combineMembers(a, b, keyword),
    ...(rest !== undefined && { rest }),
    ...(items !== undefined && { items }),
    ...(first !== undefined && { first }),
  };
};

const intersect = (a: ReadonlySet<TypeName>, b: ReadonlySet<TypeName>): Set<TypeName> => {
  const has = (set: ReadonlySet<TypeName>, type: TypeName): boolean =>
    set.has(type) || (type === 'integer' && set.has('number'));
  return new Set([...[...a].filter((type) => has(b, type)), ...[...b].filter((type) => has(a, type))]);
};

const both = (a: Facets, b: Facets): Facets => {
  const types = a.types !== undefined && b.types !== undefined ? intersect(a.types, b.types) : (a.types ?? b.types);
  const required = new Set([...a.required, ...b.required]);
  return { ...combineParts(a, b, 'allOf'), required, ...(types !== undefined && { types }) };
};

const either = (a: Facets, b: Facets): Facets => {
  const [one, other] = [typesIn(a), typesIn(b)];
  const types = one !== undefined && other !== undefined ? new Set([...one, ...other]) : undefined;
  const required = new Set([...a.required].filter((key) => b.required.has(key)));
  return { ...combineParts(a, b, 'anyOf'), required, ...(types !== undefined && { types }) };
};

/** Returns the declared types, or those to which the other keywords apply. */
export const typesIn = ({ types, members, rest, items, first }: Facets): ReadonlySet<TypeName> | undefined => {
  if (types !== undefined) return types;
  if (members.size > 0 || rest !== undefined) return new Set(['object']);
  return items !== undefined || first !== undefined ? new Set(['array']) : undefined;
};

const typeOfValue = (value: unknown): TypeName => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : typeof value === 'string' ? 'string' : 'object';
};

const typesOf = ({ types, enum: values, const: value }: Schema): ReadonlySet<TypeName> | undefined => {
  if (types !== undefined) return new Set(types);
  const listed = values ?? (value === undefined ? undefined : [value]);
  return listed === undefined ? undefined : new Set(listed.map(typeOfValue));
};

const restOf = ({ additionalProperties, patternProperties = [] }: Schema): Schema | undefined => {
  const own = additionalProperties === undefined || additionalProperties.never === true ? [] : [additionalProperties];
  return [...patternProperties.map(({ schema }: Member) => schema), ...own].reduce<Schema | undefined>(
    (all, each) => combine(all, each, 'anyOf'),
    undefined,
  );
};

const ownFacets = (schema: Schema): Facets => {
  const { properties = [], required = [], items, prefixItems } = schema;
  const types = typesOf(schema);
  const rest = restOf(schema);
  return {
    members: new Map(properties.map(({ name, schema: property }) => [name, property])),
    required: new Set(required),
    ...(types !== undefined && { types }),
    ...(rest !== undefined && { rest }),
    ...(items !== undefined && items.never !== true && { items }),
    ...(prefixItems !== undefined && { first: prefixItems }),
  };
};

/** Returns whether a variant only lists required members. */
const isRequiredOnly = ({ pointer: _, required, ...rest }: Schema): boolean =>
  required !== undefined && Object.keys(rest).length === 0;

const known = new WeakMap<SchemaIndex, WeakMap<Schema, Facets>>();

/** A traversal of a composition, which may be recursive. */
interface Way {
  readonly index: SchemaIndex;
  readonly done: WeakMap<Schema, Facets>;
  readonly within: ReadonlySet<Schema>;
  /** Records that a schema was omitted because it contains itself. */
  readonly cut: () => void;
}

const gather = (way: Way, schema: Schema): Facets => {
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
  let facets = parts.flatMap(visit).reduce(both, ownFacets(schema));
  for (const alternatives of [schema.oneOf ?? [], schema.anyOf ?? []]) {
    const [first, ...more] = alternatives.filter((each) => !isRequiredOnly(each)).flatMap(visit);
    if (first !== undefined) facets = both(facets, more.reduce(either, first));
  }
  if (isWhole) way.done.set(schema, facets);
  return facets;
};

/**
 * Lists a schema and its parts, dependencies first, without recursion: a chain of them may be longer than the stack.
 */
const listInOrder = (index: SchemaIndex, done: WeakMap<Schema, Facets>, root: Schema): Schema[] => {
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
};

/** Returns the facets of a schema; cached. */
export const facetsOf = (index: SchemaIndex, schema: Schema): Facets => {
  const done = known.get(index) ?? new WeakMap<Schema, Facets>();
  known.set(index, done);
  const way: Way = { index, done, within: new Set(), cut: () => undefined };
  for (const each of listInOrder(index, done, schema)) gather(way, each);
  const facets = gather(way, schema);
  done.set(schema, facets);
  return facets;
};
