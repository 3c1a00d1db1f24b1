/** Makes an example value of a schema where the document gives none: the same value every time. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Direction } from '../api/access.js';
import { listedValues, valuesOfMember } from '../api/listed-values.js';
import type { Schema, TypeName } from '../api/schema.js';
import { split } from '../read/pointer.js';
import { leaveOut } from './leave-out.js';
import type { Context } from './raw.js';
import { sampleNumber, sampleString } from './sample-scalar.js';
import { schemaAt } from './schema.js';

/** What an example may be: a larger one shows a reader nothing, and servers refuse what nests deeper. */
export const sampleLimits = { values: 20_000, depth: 32, schemas: 500 } as const;

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

class TooDeep extends Impossible {
  constructor() {
    super(`more than ${sampleLimits.schemas} schemas stand one behind the other`);
  }
}

interface Size {
  readonly values: number;
  readonly depth: number;
}

interface Maker {
  readonly context: Context;
  readonly direction: Direction;
  /** What was made of a schema at each depth: a schema that many others hold is looked at once, and shared. */
  readonly made: WeakMap<Schema, Map<number, Json | Impossible | typeof begun>>;
  readonly sizes: WeakMap<object, Size>;
  /** How many schemas are being looked into, one within or behind the other. */
  level: number;
}

const begun = Symbol('begun');

const makers = { received: new WeakMap<Context, Maker>(), sent: new WeakMap<Context, Maker>() };

const makerOf = (context: Context, direction: Direction): Maker => {
  const known = makers[direction].get(context);
  const maker = known ?? { context, direction, made: new WeakMap(), sizes: new WeakMap(), level: 0 };
  makers[direction].set(context, maker);
  return maker;
};

/** The example, or the reason why none could be made. */
export const makeSample = (
  context: Context,
  schema: Schema,
  direction: Direction,
): { readonly value: Json } | { readonly reason: string } => {
  const maker = makerOf(context, direction);
  try {
    return { value: leaveOut(context, schema, sample(maker, schema, 0), direction) };
  } catch (error) {
    if (error instanceof Impossible) return { reason: error.message };
    throw error;
  } finally {
    maker.level = 0;
  }
};

const sample = (maker: Maker, schema: Schema, depth: number): Json => {
  if (schema.never === true) throw new Impossible('the schema allows nothing');
  const level = Math.min(depth, leastDepth);
  const outcomes = maker.made.get(schema) ?? new Map<number, Json | Impossible | typeof begun>();
  maker.made.set(schema, outcomes);
  const known = outcomes.get(level);
  // Above the last level, every schema within stands at a higher one.
  if (known === begun) throw new Impossible('the schema requires itself without end');
  if (known instanceof Impossible) throw known;
  if (known !== undefined) return known;
  if (maker.level >= sampleLimits.schemas) throw new TooDeep();
  outcomes.set(level, begun);
  maker.level += 1;
  try {
    const value = sampleSmaller(maker, schema, level);
    outcomes.set(level, value);
    return value;
  } catch (error) {
    // Found on another way, it may be near enough.
    if (error instanceof TooDeep) outcomes.delete(level);
    else if (error instanceof Impossible) outcomes.set(level, error);
    throw error;
  } finally {
    maker.level -= 1;
  }
};

/** The example that a depth asks for; where it is too large, the least one. */
const sampleSmaller = (maker: Maker, schema: Schema, depth: number): Json => {
  try {
    return sampleSchema(maker, schema, depth);
  } catch (error) {
    if (depth === leastDepth || !(error instanceof Impossible && error.isTooLarge)) throw error;
    return sample(maker, schema, leastDepth);
  }
};

const sampleSchema = (maker: Maker, schema: Schema, depth: number): Json => {
  const given = givenExample(schema);
  if (given !== undefined) return given;
  if (isNull(schema)) return null;
  if (schema.ref !== undefined) return sample(maker, endOf(maker, schema.ref), depth + 1);
  if (schema.allOf !== undefined) return sampleAll(maker, schema, depth);
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (alternatives.length > 0) return sampleAlternative(maker, schema, alternatives, depth);
  return sampleType(maker, schema, depth);
};

const givenExample = (schema: Schema): Json | undefined => {
  const { const: constant, default: fallback, examples = [] } = schema;
  return [constant, examples[0], fallback, listedValues(schema)?.[0]].find((each) => each !== undefined);
};

const onlyRefers = (schema: Schema): boolean =>
  schema.ref !== undefined && Object.keys(schema).every((key) => key === 'ref' || key === 'pointer');

/** What a chain of references ends at; a chain may have thousands of links. */
const endOf = (maker: Maker, ref: string): Schema => {
  const seen = new Set<Schema>();
  let at = schemaAt(maker.context, ref);
  while (onlyRefers(at) && !seen.has(at)) {
    seen.add(at);
    at = schemaAt(maker.context, at.ref ?? '');
  }
  return at;
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

const sampleAll = (maker: Maker, schema: Schema, depth: number): Json => {
  const { allOf = [], ...own } = schema;
  const parts = [...allOf, own];
  const asked = new Set(parts.flatMap(({ required = [] }) => required));
  const made = parts.map((part) => sample(maker, askFor(part, asked), depth + 1));
  const told = made.filter((_, index) => isTelling(parts[index]));
  if (!told.some(isObject)) return told[0] ?? made[0] ?? {};
  const entries = parts.flatMap((part, index): [string, Json, boolean][] => {
    const value = made[index] ?? null;
    return isObject(value) ? Object.entries(value).map(([name, item]) => [name, item, isOnlyRequired(part, name)]) : [];
  });
  // What one part only asks for, another may describe.
  const ordered = [...entries.filter(([, , isAsked]) => isAsked), ...entries.filter(([, , isAsked]) => !isAsked)];
  return bound(maker, Object.fromEntries(ordered.map(([name, value]) => [name, value])));
};

/** Whether a schema says what its values are: otherwise, that they are objects is a guess. */
const isTelling = (part: Schema | undefined): boolean =>
  part !== undefined && telling.some((key) => part[key] !== undefined);

const telling = [
  ...(['types', 'const', 'enum', 'examples', 'default', 'ref', 'allOf', 'anyOf', 'oneOf'] as const),
  ...(['properties', 'required'] as const),
];

/** A part of a schema that requires what it describes and another part asks for. */
const askFor = (part: Schema, asked: ReadonlySet<string>): Schema => {
  const { required = [], properties = [] } = part;
  const more = properties.flatMap(({ name }) => (asked.has(name) && !required.includes(name) ? [name] : []));
  return more.length === 0 ? part : { ...part, required: [...required, ...more] };
};

/** Whether a schema asks for a property, and says nothing of it. */
const isOnlyRequired = ({ required = [], properties = [] }: Schema, name: string): boolean =>
  required.includes(name) && !properties.some((property) => property.name === name);

const isNull = ({ types }: Schema): boolean => types?.length === 1 && types[0] === 'null';

const sampleAlternative = (maker: Maker, schema: Schema, alternatives: readonly Schema[], depth: number): Json => {
  const { oneOf, anyOf, ...own } = schema;
  const least = depth < leastDepth || own.types !== undefined ? undefined : alternatives.find(isNull);
  const chosen = least ?? alternatives.find((each) => !isNull(each)) ?? alternatives[0];
  if (chosen === undefined) return {};
  if (chosen.types === undefined && chosen.ref === undefined && chosen.required !== undefined) {
    const required = [...(own.required ?? []), ...chosen.required];
    // What another alternative asks for would make it fit too.
    const others = new Set(alternatives.flatMap((each) => (each === chosen ? [] : (each.required ?? []))));
    const properties = (own.properties ?? []).filter(({ name }) => required.includes(name) || !others.has(name));
    return sampleType(maker, { ...own, properties, required }, depth);
  }
  // What is said of items stands beside the alternatives.
  if (own.items !== undefined && chosen.types?.[0] === 'array')
    return sampleType(maker, { ...chosen, ...own, types: chosen.types }, depth);
  const first = mark(maker, schema, chosen, sample(maker, chosen, depth + 1));
  const base = own.properties === undefined ? {} : sampleType(maker, own, depth);
  return isObject(first) && isObject(base) ? bound(maker, { ...base, ...first }) : first;
};

/** The example of an alternative with the value by which a discriminator knows it. */
const mark = ({ context }: Maker, { discriminator }: Schema, { ref }: Schema, value: Json): Json => {
  if (discriminator === undefined || ref === undefined || !isObject(value)) return value;
  const { propertyName, mapping } = discriminator;
  const values = mapping.filter((each) => each.ref === ref).map((each) => each.value);
  const [, , name = ''] = split(ref);
  const own = value[propertyName];
  const follow = (each: string): Schema => schemaAt(context, each);
  const isTold =
    values.length === 0
      ? valuesOfMember(follow, follow(ref), propertyName) !== undefined
      : typeof own === 'string' && values.includes(own);
  return isTold ? value : { ...value, [propertyName]: values[0] ?? name };
};

const sampleType = (maker: Maker, schema: Schema, depth: number): Json => {
  const types = schema.types ?? [guessType(schema)];
  if (depth >= leastDepth && types.includes('null')) return null;
  switch (types.find((type) => type !== 'null') ?? 'null') {
    case 'object':
      return sampleObject(maker, schema, depth);
    case 'array':
      return sampleArray(maker, schema, depth);
    case 'string':
      return orThrow(sampleString(schema));
    case 'integer':
    case 'bigint':
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

const guessType = ({ items, prefixItems, minItems }: Schema): TypeName =>
  items !== undefined || prefixItems !== undefined || minItems !== undefined ? 'array' : 'object';

const sampleObject = (maker: Maker, schema: Schema, depth: number): Json => {
  const required = new Set(schema.required);
  const entries: [string, Json][] = [];
  for (const { name, schema: property } of schema.properties ?? []) {
    if (required.delete(name)) entries.push([name, sample(maker, property, depth + 1)]);
    else if (depth < 2)
      entries.push(...sampleOptional(maker, property, depth + 1).map((value) => [name, value] as [string, Json]));
  }
  for (const name of required) entries.push([name, 'example']);
  return bound(maker, Object.fromEntries(entries));
};

/** Nothing where even the least example would be too large. */
const sampleOptional = (maker: Maker, schema: Schema, depth: number): Json[] => {
  try {
    return [sample(maker, schema, depth)];
  } catch (error) {
    if (error instanceof Impossible && error.isTooLarge) return [];
    throw error;
  }
};

const sampleArray = (maker: Maker, schema: Schema, depth: number): Json => {
  const { minItems: least = 0, prefixItems = [], items, pointer } = schema;
  const first = prefixItems.slice(0, depth >= leastDepth ? least : undefined);
  const prefix = first.map((item) => sample(maker, item, depth + 1));
  const wanted = depth >= leastDepth ? least : Math.max(least, prefix.length === 0 ? 1 : 0);
  if (wanted <= prefix.length) return bound(maker, prefix);
  if (wanted > sampleLimits.values) throw tooManyValues();
  const item = sample(maker, items ?? { pointer }, depth + 1);
  return bound(maker, [...prefix, ...Array.from({ length: wanted - prefix.length }, () => item)]);
};
