/**
 * Normalizes schemas of any dialect to JSON Schema 2020-12. OpenAPI 3.0 has `nullable`, boolean exclusive bounds and a
 * single `example`, and ignores siblings of `$ref` (OpenAPI 3.0.4, 4.7.24 and 4.7.23). If documents of later versions
 * contain such keywords, they are read as the author intended.
 */
import { deprecationKeys } from '../resolve/deprecation.js';
import { isJsonObject, type JsonObject } from '../resolve/location.js';
import { type Contradiction, type Mismatch, readValues, type TextOf } from './values.js';

export interface NormalSchema {
  readonly schema: JsonObject;
  /** Members that have moved: pairs of the pointer in the new schema and the pointer in the written schema. */
  readonly moves: readonly (readonly [to: string, from: string])[];
  /** Keywords that the dialect of the document does not define, but that are read as the author intended. */
  readonly foreign: readonly string[];
  /** Keywords that contradict each other, and how they are read. */
  readonly contradictions: readonly Contradiction[];
  /** Values that do not have the type declared by the schema. */
  readonly mismatches: readonly Mismatch[];
  /** Keywords that have no effect. */
  readonly ignored: readonly string[];
}

/** Keywords that do not constrain values. */
const annotations = [
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'xml',
  'externalDocs',
  '$comment',
  'x-name',
  'x-open',
  ...deprecationKeys,
];

/** Annotations that have no effect next to a `$ref` in OpenAPI 3.0, but do not cause a warning. */
const docs = new Set(['title', 'description', 'summary', 'example']);

function isDeprecation(key: string): boolean {
  return deprecationKeys.some((each) => each === key);
}

const bounds = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

/** Normalizes a schema, but not its subschemas. `is30`: whether the document has OpenAPI version 3.0. */
export function normalizeSchema(raw: JsonObject, is30: boolean, textOf: TextOf = () => undefined): NormalSchema {
  if (is30 && typeof raw['$ref'] === 'string') {
    const beside = Object.keys(raw).filter(
      (key) => key !== '$ref' && !docs.has(key) && (!key.startsWith('x-') || isDeprecation(key)),
    );
    return {
      schema: { $ref: raw['$ref'] },
      moves: [],
      foreign: [],
      contradictions: [],
      mismatches: [],
      ignored: beside,
    };
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
  const { mismatches, ...values } = readValues(schema, textOf);
  const contradictions = [...values.contradictions];
  if (Object.hasOwn(raw, 'nullable')) foreign.push('nullable');
  delete schema['nullable'];
  const isNullOnly = isNullBesideOthers(schema);
  if (isNullOnly) {
    delete schema['type'];
    contradictions.push({ keyword: 'type', reading: 'the schema also accepts null' });
  }
  const keyword = isNullOnly ? 'type' : 'nullable';
  const isNullable = isNullOnly || raw['nullable'] === true;
  const nullable = isNullable ? allowNull(schema, keyword) : { schema, moves: [] };
  return {
    schema: nullable.schema,
    moves: [...moves, ...nullable.moves],
    foreign: is30 ? [] : foreign,
    contradictions,
    mismatches,
    ignored: [],
  };
}

/**
 * Returns whether a schema declares the type null but other keywords exclude null. Some converters write this for
 * `nullable` without a type.
 */
function isNullBesideOthers(schema: JsonObject): boolean {
  if (String(schema['type']) !== 'null') return false;
  const listOf = (keyword: string): readonly unknown[] => [schema[keyword] ?? []].flat();
  const alternatives = ['anyOf', 'oneOf'].map(listOf).filter((each) => each.length > 0);
  const isRefused = listOf('allOf').some(refusesNull) || alternatives.some((each) => each.every(refusesNull));
  return Object.hasOwn(schema, '$ref') || isRefused;
}

/** Returns whether a schema excludes null. For references, this is assumed. */
function refusesNull(schema: unknown): boolean {
  if (!isJsonObject(schema)) return false;
  if (Object.hasOwn(schema, '$ref')) return true;
  return schema['type'] !== undefined && schema['nullable'] !== true && ![schema['type']].flat().includes('null');
}

type Changed = Pick<NormalSchema, 'schema' | 'moves'>;

const compositions = ['allOf', 'anyOf', 'oneOf', 'not', '$ref', 'if', 'const'];

/** Returns a copy of the schema that also allows null. */
function allowNull(schema: JsonObject, keyword: string): Changed {
  const { type } = schema;
  const types = Array.isArray(type) ? (type as readonly unknown[]) : type === undefined ? [] : [type];
  const values = schema['enum'];
  if (!compositions.some((keyword) => Object.hasOwn(schema, keyword))) {
    // A schema without a type or listed values already allows null.
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
}
