/**
 * Handles values in `enum`, `const` and `default` that do not have the type of the schema. They are converted if
 * possible: `enum: [1, 2]` of a string becomes "1" and "2". Other values are ignored, because they could never be
 * valid.
 */
import { isJsonObject } from '../resolve/location.js';

/** A keyword that contradicts another one, and how it is read. */
export interface Contradiction {
  readonly keyword: string;
  readonly reading: string;
}

/** A value that does not have the type of the schema. */
export interface Mismatch {
  /** Pointer of the value, relative to the schema. */
  readonly at: string;
  readonly value: unknown;
  readonly types: readonly string[];
  /** The converted value; absent if the value is ignored. */
  readonly reading?: unknown;
}

export interface ReadValues {
  readonly contradictions: readonly Contradiction[];
  readonly mismatches: readonly Mismatch[];
}

/** Returns the source text of a number or boolean at a pointer in the schema, because the parser reads `1.0` as 1. */
export type TextOf = (at: string) => string | undefined;

interface Kind {
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly textOf: TextOf;
}

type Reading = { readonly how: 'as it is' | 'as the type'; readonly value: unknown } | { readonly how: 'not' };

/** Converts the values in `enum`, `const` and `default` of a schema, in place. */
export function readValues(schema: Record<string, unknown>, textOf: TextOf): ReadValues {
  const given = [schema['type']].flat().filter((each) => typeof each === 'string');
  const types = given.filter((each) => each !== 'null');
  if (types.length === 0) return { contradictions: [], mismatches: [] };
  const isNullable = given.includes('null') || schema['nullable'] === true;
  const kind: Kind = { types, isNullable, textOf };
  const listed = readListed(schema, kind);
  const singles = ['const', 'default'].flatMap((keyword) => readSingle(schema, keyword, kind));
  return { contradictions: listed.contradictions, mismatches: [...listed.mismatches, ...singles] };
}

function readListed(schema: Record<string, unknown>, kind: Kind): ReadValues {
  const values = schema['enum'];
  if (!Array.isArray(values) || values.length === 0) return { contradictions: [], mismatches: [] };
  const items = values.map((value: unknown, index) => {
    const at = `/enum/${index}`;
    return { at, value, reading: readOne(value, at, kind) };
  });
  const others = items.filter(({ value }) => value !== null || !kind.isNullable);
  const types = kind.types.join(' or ');
  if (others.length > 0 && others.every(({ reading }) => reading.how === 'not')) {
    delete schema['enum'];
    return {
      contradictions: [{ keyword: 'enum', reading: `it is ignored because none of its values is of type ${types}` }],
      mismatches: [],
    };
  }
  if (items.every(({ reading }) => reading.how === 'as it is')) return { contradictions: [], mismatches: [] };
  const read = [...new Set(items.flatMap(({ reading }) => (reading.how === 'not' ? [] : [reading.value])))];
  schema['enum'] = read;
  if (others.every(({ reading }) => reading.how === 'as the type')) {
    const reading = `its values are converted to type ${types}: ${show(read)}`;
    return { contradictions: [{ keyword: 'enum', reading }], mismatches: [] };
  }
  return { contradictions: [], mismatches: items.flatMap((item) => toMismatch(item, kind)) };
}

const mostShown = 5;

function show(values: readonly unknown[]): string {
  return [
    ...values.slice(0, mostShown).map((value) => JSON.stringify(value)),
    ...(values.length > mostShown ? ['…'] : []),
  ].join(', ');
}

/** Converts the value of `const` or `default`. A default that cannot be converted is later validated as a whole. */
function readSingle(schema: Record<string, unknown>, keyword: string, kind: Kind): Mismatch[] {
  if (!Object.hasOwn(schema, keyword)) return [];
  const item = { at: `/${keyword}`, value: schema[keyword], reading: readOne(schema[keyword], `/${keyword}`, kind) };
  if (item.reading.how !== 'not') schema[keyword] = item.reading.value;
  else if (keyword === 'const') delete schema[keyword];
  return item.reading.how === 'not' && keyword === 'default' ? [] : toMismatch(item, kind);
}

function toMismatch(
  { at, value, reading }: { readonly at: string; readonly value: unknown; readonly reading: Reading },
  { types }: Kind,
): Mismatch[] {
  if (reading.how === 'as it is') return [];
  return [{ at, value, types, ...(reading.how === 'as the type' && { reading: reading.value }) }];
}

function readOne(value: unknown, at: string, { types, isNullable, textOf }: Kind): Reading {
  const fits = (each: unknown): boolean => types.some((type) => isOfType(type, each));
  if (fits(value) || (value === null && isNullable)) return { how: 'as it is', value };
  const [only, ...more] = types;
  const read = more.length > 0 ? value : readAs(only, value, () => textOf(at));
  return fits(read) ? { how: 'as the type', value: read } : { how: 'not' };
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isJsonObject(value) : typeof value === type;
}

function readAs(type: unknown, value: unknown, textOf: () => string | undefined): unknown {
  if (type === 'string') {
    if (typeof value !== 'number' && typeof value !== 'boolean') return value;
    const text = textOf();
    // If the value comes from an alias or an overlay, the text at this position belongs to another value.
    return text !== undefined && (typeof value === 'number' ? Number(text) === value : text === String(value))
      ? text
      : String(value);
  }
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  const isNumber = (type === 'integer' || type === 'number') && String(Number(value)) === value;
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : value;
}
