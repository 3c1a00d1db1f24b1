/**
 * Whether a value fits a schema, decided by reading the schema, keyword by keyword. It shares nothing with the checks that
 * are generated, so that it can judge them; it is slow, and tells no reasons.
 */
import { equal, isMultiple } from '../../runtime/server/validation.js';
import { formats } from '../../runtime/server/formats.js';
import { type Direction, listLeftOut } from '../api/access.js';
import { valuesByAlternative } from '../api/discriminator.js';
import { isFile } from '../api/files.js';
import { isOpenEnumeration, isOpenUnion } from '../api/openness.js';
import type { Schema, TypeName } from '../api/schema.js';
import type { SchemaIndex } from '../api/schema-index.js';

type Fields = Readonly<Record<string, unknown>>;

/** `unclear` is what fits by its keywords, but not as the alternative that a discriminator means, or what a newer sender sends. */
export type Verdict = 'fits' | 'refused' | 'unclear';

/** Judges a value that goes in a direction. */
export type Judge = (schema: Schema, value: unknown) => Verdict;

interface Court {
  readonly index: SchemaIndex;
  readonly direction: Direction;
  /** Whether a discriminator decides which alternative is meant (OpenAPI 3.1, 4.8.25), or says nothing of validity. */
  readonly isTold: boolean;
  /** Whether what open enumerations and unions do not list is taken. */
  readonly isTolerant: boolean;
  readonly leftOut: WeakMap<Schema, readonly string[]>;
}

/** What keywords have spoken of in a value (JSON Schema 2020-12 core, 11). */
interface Spoken {
  readonly names: Set<string>;
  readonly items: Set<number>;
}

export const createJudge = (index: SchemaIndex, direction: Direction): Judge => {
  const leftOut = new WeakMap<Schema, readonly string[]>();
  const fits = (how: Pick<Court, 'isTold' | 'isTolerant'>, schema: Schema, value: unknown): boolean =>
    judge({ index, direction, leftOut, ...how }, schema, value, new Set(), { names: new Set(), items: new Set() });
  return (schema, value) => {
    if (fits({ isTold: true, isTolerant: false }, schema, value)) return 'fits';
    if (fits({ isTold: false, isTolerant: false }, schema, value)) return 'unclear';
    return direction === 'received' && fits({ isTold: false, isTolerant: true }, schema, value) ? 'unclear' : 'refused';
  };
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

const typeOf = (value: unknown): TypeName | undefined => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : undefined;
  if (typeof value === 'boolean' || typeof value === 'string' || typeof value === 'bigint')
    return typeof value as TypeName;
  return isFields(value) ? 'object' : undefined;
};

const hasType = (types: readonly TypeName[], value: unknown): boolean => {
  const own = typeOf(value);
  return own !== undefined && (types.includes(own) || (types.includes('integer') && Number.isInteger(value)));
};

const judge = (court: Court, schema: Schema, value: unknown, outside: ReadonlySet<string>, spoken: Spoken): boolean => {
  if (schema.never === true) return false;
  if (value instanceof Blob) return isFile(court.index, schema) || judgeRest(court, schema, value, outside, spoken);
  if (isFile(court.index, schema) && typeof value === 'string') return false;
  return judgeRest(court, schema, value, outside, spoken);
};

const judgeRest = (
  court: Court,
  schema: Schema,
  value: unknown,
  outside: ReadonlySet<string>,
  spoken: Spoken,
): boolean => {
  const own: Spoken = { names: new Set(), items: new Set() };
  const leftOut = new Set([...outside, ...listNames(court, schema)]);
  const inside = (part: Schema, into = own): boolean => judge(court, part, value, leftOut, into);
  const isValid =
    judgeValue(court, schema, value) &&
    judgeApplied(court, schema, value, inside, own) &&
    (!Array.isArray(value) || judgeItems(court, schema, value, own)) &&
    (!isFields(value) || judgeMembers(court, schema, value, leftOut, own, inside));
  if (!isValid) return false;
  for (const name of own.names) spoken.names.add(name);
  for (const item of own.items) spoken.items.add(item);
  return true;
};

const listNames = ({ index, direction, leftOut }: Court, schema: Schema): readonly string[] => {
  const known = leftOut.get(schema) ?? listLeftOut(index, schema, direction);
  leftOut.set(schema, known);
  return known;
};

/** Judges something within the value. */
const judgePart = (court: Court, schema: Schema, value: unknown): boolean =>
  judge(court, schema, value, new Set(), { names: new Set(), items: new Set() });

const judgeValue = ({ index, isTolerant }: Court, schema: Schema, value: unknown): boolean => {
  if (schema.types !== undefined && !hasType(schema.types, value)) return false;
  if (schema.const !== undefined && !equal(schema.const, value)) return false;
  const isListed = schema.enum === undefined || schema.enum.some((each) => equal(each, value));
  const isTaken = isTolerant && typeof value === 'string' && isOpenEnumeration(index, schema, schema.enum ?? []);
  if (!isListed && !isTaken) return false;
  if (typeof value === 'number' || typeof value === 'bigint') return judgeNumber(schema, value);
  return typeof value === 'string' ? judgeText(schema, value) : true;
};

const judgeNumber = (schema: Schema, value: number | bigint): boolean => {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  if (value < minimum || value > maximum || value <= exclusiveMinimum || value >= exclusiveMaximum) return false;
  return (schema.multipleOf === undefined || isMultiple(value, schema.multipleOf)) && judgeFormat(schema, value);
};

const judgeText = (schema: Schema, value: string): boolean => {
  const length = [...value].length;
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Infinity)) return false;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false;
  return judgeFormat(schema, value);
};

/** The least and the greatest integers of 64 bits. */
const ends = { int64: [-(2n ** 63n), 2n ** 63n - 1n], uint64: [0n, 2n ** 64n - 1n] } as const;

const judgeFormat = ({ format, isFormatAnnotation, types }: Schema, value: string | number | bigint): boolean => {
  if (typeof value === 'bigint') {
    if (isFormatAnnotation === true || types?.includes('bigint') !== true) return true;
    const [least, most] = ends[format === 'uint64' ? 'uint64' : 'int64'];
    return value >= least && value <= most;
  }
  if (format === undefined || isFormatAnnotation === true || !Object.hasOwn(formats, format)) return true;
  const check: unknown = Reflect.get(formats, format);
  const isOfNumbers = format === 'int32' || format === 'int64';
  return isOfNumbers !== (typeof value === 'number') || (typeof check === 'function' && check(value) === true);
};

/** Keywords that apply schemas to the value itself. */
const judgeApplied = (
  court: Court,
  schema: Schema,
  value: unknown,
  inside: (part: Schema, into?: Spoken) => boolean,
  own: Spoken,
): boolean => {
  if (schema.ref !== undefined && !inside(court.index.at(schema.ref).schema)) return false;
  if (!(schema.allOf ?? []).every((part) => inside(part))) return false;
  const fitting = (parts: readonly Schema[]): number =>
    choose(court, schema, parts, value).filter((part) => inside(part)).length;
  const isUnknown = isUnknownMember(court, schema, value);
  if (schema.anyOf !== undefined && fitting(schema.anyOf) === 0 && !isUnknown) return false;
  if (schema.oneOf !== undefined && fitting(schema.oneOf) !== 1 && !isUnknown) return false;
  if (schema.not !== undefined && inside(schema.not, { names: new Set(), items: new Set() })) return false;
  if (schema.if === undefined) return true;
  const next = inside(schema.if, own) ? schema.then : schema.else;
  return next === undefined || inside(next);
};

/** Whether a value has a mark that a newer sender may have given it. */
const isUnknownMember = ({ index, isTolerant }: Court, schema: Schema, value: unknown): boolean =>
  isTolerant &&
  isOpenUnion(index, schema) &&
  isFields(value) &&
  typeof value[schema.discriminator?.propertyName ?? ''] === 'string';

/** The alternatives that a discriminator leaves; all where it says nothing. */
const choose = (court: Court, schema: Schema, parts: readonly Schema[], value: unknown): readonly Schema[] => {
  const values = court.isTold && isFields(value) ? valuesByAlternative(court.index, schema, parts) : undefined;
  if (values === undefined || !isFields(value)) return parts;
  const name = schema.discriminator?.propertyName ?? '';
  const own = Object.hasOwn(value, name) ? value[name] : undefined;
  return parts.filter((part) => values.get(part)?.some((each) => each === own));
};

const judgeItems = (court: Court, schema: Schema, value: readonly unknown[], spoken: Spoken): boolean => {
  const { prefixItems = [], items, contains, minContains = 1, maxContains = Infinity } = schema;
  if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity)) return false;
  if (schema.uniqueItems === true && value.some((a, at) => value.slice(0, at).some((b) => equal(a, b)))) return false;
  let found = 0;
  for (const [at, item] of value.entries()) {
    const own = prefixItems[at] ?? items;
    if (own !== undefined) {
      if (!judgePart(court, own, item)) return false;
      spoken.items.add(at);
    }
    if (contains !== undefined && judgePart(court, contains, item)) {
      found += 1;
      spoken.items.add(at);
    }
  }
  if (contains !== undefined && (found < minContains || found > maxContains)) return false;
  const { unevaluatedItems: rest } = schema;
  return (
    rest === undefined || value.every((item, at) => spoken.items.has(at) || speakItem(court, rest, item, at, spoken))
  );
};

const speakItem = (court: Court, schema: Schema, item: unknown, at: number, spoken: Spoken): boolean => {
  spoken.items.add(at);
  return judgePart(court, schema, item);
};

const judgeMembers = (
  court: Court,
  schema: Schema,
  value: Fields,
  leftOut: ReadonlySet<string>,
  spoken: Spoken,
  inside: (part: Schema) => boolean,
): boolean => {
  const names = Object.keys(value);
  if (names.length < (schema.minProperties ?? 0) || names.length > (schema.maxProperties ?? Infinity)) return false;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  if (names.some((name) => leftOut.has(name))) return false;
  if ((schema.required ?? []).some((name) => !has(name) && !leftOut.has(name))) return false;
  for (const { name, required } of schema.dependentRequired ?? [])
    if (has(name) && !required.every((each) => has(each))) return false;
  for (const { name, schema: part } of schema.dependentSchemas ?? []) if (has(name) && !inside(part)) return false;
  if (schema.propertyNames !== undefined)
    for (const name of names) if (!judgePart(court, schema.propertyNames, name)) return false;
  const { additionalProperties: additional, unevaluatedProperties: rest } = schema;
  const all = names.every((name) => {
    const declared = [
      ...(schema.properties ?? []).filter((member) => member.name === name),
      ...(schema.patternProperties ?? []).filter((member) => new RegExp(member.name, 'u').test(name)),
    ].map((member) => member.schema);
    const own = declared.length === 0 && additional !== undefined ? [additional] : declared;
    if (own.length > 0) spoken.names.add(name);
    return own.every((part) => judgePart(court, part, value[name]));
  });
  if (!all || rest === undefined) return all;
  return names.every((name) => {
    const isSpoken = spoken.names.has(name);
    spoken.names.add(name);
    return isSpoken || judgePart(court, rest, value[name]);
  });
};
