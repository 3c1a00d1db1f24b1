/**
 * A schema of any dialect as one of JSON Schema 2020-12: OpenAPI 3.0 has `nullable`, bounds that are exclusive by a flag,
 * one `example`, and nothing beside a `$ref` (OpenAPI 3.0.4, 4.7.24 and 4.7.23). Some of that is found in documents of
 * later versions, where it is read as it is meant.
 */
import { deprecationKeys } from '../resolve/deprecation.js';
import { isRaw, type Raw } from '../resolve/place.js';

export interface NormalSchema {
  readonly schema: Raw;
  /** Where members stand that have moved: the pointer in the new schema, and that in the one as it was written. */
  readonly moves: readonly (readonly [to: string, from: string])[];
  /** Keywords that the dialect of the document does not have, and that were read as they are meant. */
  readonly foreign: readonly string[];
  /** Keywords that contradict the others, and how they were read instead. */
  readonly contradictions: readonly { readonly keyword: string; readonly reading: string }[];
  /** Keywords that say nothing where they stand. */
  readonly ignored: readonly string[];
}

/** What is said of a schema, and not of its values. */
const annotations = [
  ...['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'xml', 'externalDocs'],
  ...['$comment', 'x-name', 'x-open', ...deprecationKeys],
];

/** Annotations that nobody misses beside a `$ref` of OpenAPI 3.0, where they say nothing. */
const docs = new Set(['title', 'description', 'summary', 'example']);

const isDeprecation = (key: string): boolean => deprecationKeys.some((each) => each === key);

const bounds = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

/** Normalises one schema, not those within it; `is30` where the document is of OpenAPI 3.0. */
export const normaliseSchema = (raw: Raw, is30: boolean): NormalSchema => {
  if (is30 && typeof raw['$ref'] === 'string') {
    const beside = Object.keys(raw).filter(
      (key) => key !== '$ref' && !docs.has(key) && (!key.startsWith('x-') || isDeprecation(key)),
    );
    return { schema: { $ref: raw['$ref'] }, moves: [], foreign: [], contradictions: [], ignored: beside };
  }
  const schema: Record<string, unknown> = { ...raw };
  const moves: (readonly [string, string])[] = [];
  const foreign: string[] = [];
  for (const [flag, bound] of bounds) {
    const value = raw[flag];
    if (typeof value !== 'boolean') continue;
    foreign.push(flag);
    delete schema[flag];
    if (!value || typeof raw[bound] !== 'number') continue;
    schema[flag] = raw[bound];
    delete schema[bound];
    moves.push([`/${flag}`, `/${bound}`]);
  }
  if (Object.hasOwn(raw, 'example') && !Object.hasOwn(raw, 'examples')) {
    delete schema['example'];
    schema['examples'] = [raw['example']];
    moves.push(['/examples/0', '/example'], ['/examples', '/example']);
  }
  const contradictions = readListed(schema);
  if (Object.hasOwn(raw, 'nullable')) foreign.push('nullable');
  delete schema['nullable'];
  const isNullOnly = isNullBesideOthers(schema);
  if (isNullOnly) {
    delete schema['type'];
    contradictions.push({ keyword: 'type', reading: 'the schema is read as one of that or null' });
  }
  const keyword = isNullOnly ? 'type' : 'nullable';
  const isNullable = isNullOnly || raw['nullable'] === true;
  const nullable = isNullable ? allowNull(schema, keyword) : { schema, moves: [] };
  return {
    schema: nullable.schema,
    moves: [...moves, ...nullable.moves],
    foreign: is30 ? [] : foreign,
    contradictions,
    ignored: [],
  };
};

/** What converters make of `nullable` without a type: nobody means by it that a reference is null and nothing else. */
const isNullBesideOthers = (schema: Raw): boolean => {
  if (String(schema['type']) !== 'null') return false;
  const listOf = (keyword: string): readonly unknown[] => [schema[keyword] ?? []].flat();
  const alternatives = ['anyOf', 'oneOf'].map(listOf).filter((each) => each.length > 0);
  const isRefused = listOf('allOf').some(refusesNull) || alternatives.some((each) => each.every(refusesNull));
  return Object.hasOwn(schema, '$ref') || isRefused;
};

/** Whether null is surely not of a schema; what a reference leads to is taken to say something else. */
const refusesNull = (schema: unknown): boolean => {
  if (!isRaw(schema)) return false;
  if (Object.hasOwn(schema, '$ref')) return true;
  return schema['type'] !== undefined && schema['nullable'] !== true && ![schema['type']].flat().includes('null');
};

/**
 * Values of another type than that of their schema, as values of that one: `enum: [1, 2]` of a text are "1" and "2". What
 * cannot be read so says nothing: no value would fit.
 */
const readListed = (schema: Record<string, unknown>): { keyword: string; reading: string }[] => {
  const { type, enum: values } = schema;
  const types = [type].flat().filter((each) => each !== 'null' && each !== undefined);
  const [only] = types;
  if (types.length === 0 || !Array.isArray(values)) return [];
  const fits = (value: unknown): boolean => types.some((each) => isOfType(each, value));
  // Where one of them is of that type, the others are none of its values (JSON Schema 2020-12 validation, 6.1.2).
  if (values.some(fits) || values.every((value) => value === null)) return [];
  const read = types.length === 1 ? values.map((value: unknown) => readAs(only, value)) : values;
  if (!read.some(fits)) {
    delete schema['enum'];
    return [{ keyword: 'enum', reading: `it is ignored, since none of its values is of type ${types.join(' or ')}` }];
  }
  schema['enum'] = [...new Set(read)];
  if (values.includes(schema['default'])) schema['default'] = readAs(only, schema['default']);
  return [{ keyword: 'enum', reading: `its values are read as those of type ${String(only)}` }];
};

const isOfType = (type: unknown, value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isRaw(value) : typeof value === type;
};

const readAs = (type: unknown, value: unknown): unknown => {
  if (type === 'string') return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  const isNumber = (type === 'integer' || type === 'number') && String(Number(value)) === value;
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : value;
};

type Changed = Pick<NormalSchema, 'schema' | 'moves'>;

const compositions = ['allOf', 'anyOf', 'oneOf', 'not', '$ref', 'if', 'const'];

/** The schema, which may be null besides. */
const allowNull = (schema: Raw, keyword: string): Changed => {
  const { type } = schema;
  const types = Array.isArray(type) ? (type as readonly unknown[]) : type === undefined ? [] : [type];
  const values = schema['enum'];
  if (!compositions.some((keyword) => Object.hasOwn(schema, keyword))) {
    // Without a type or values it may be null already.
    const withNull = <T>(list: readonly T[], none: T): T[] => (list.includes(none) ? [...list] : [...list, none]);
    return {
      schema: {
        ...schema,
        ...(types.length > 0 && { type: withNull<unknown>(types, 'null') }),
        ...(Array.isArray(values) && { enum: withNull<unknown>(values, null) }),
      },
      moves: [],
    };
  }
  const outside = Object.entries(schema).filter(([key]) => annotations.includes(key));
  const inside = Object.entries(schema).filter(([key]) => !annotations.includes(key));
  return {
    schema: { ...Object.fromEntries(outside), anyOf: [Object.fromEntries(inside), { type: 'null' }] },
    moves: [
      ['/anyOf/0', ''],
      ['/anyOf/1', `/${keyword}`],
      ['/anyOf', ''],
    ],
  };
};
