/** Random valid values of a JSON Schema. Supports the keywords used by the specs in tests. */
import fc from 'fast-check';
import type { Json } from '../../generator/runtime/codec/operation.js';
import type { JsonSchema } from './judge.js';

export type Lookup = (name: string) => JsonSchema | undefined;

type Arbitrary = fc.Arbitrary<Json>;

interface Context {
  readonly lookup: Lookup;
  readonly depth: number;
}

function isObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function asSchema(value: Json | undefined): JsonSchema {
  return typeof value === 'boolean' || isObject(value) ? value : true;
}

/** Returns shallow JSON, because servers limit the depth. */
function anything(): Arbitrary {
  return fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.string(), fc.array(fc.string(), { maxLength: 2 }));
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  uuid: fc.uuid(),
  email: fc.constantFrom('ada@example.com', 'bo.b@example.org'),
  uri: fc.webUrl(),
};

/** Values that match the patterns in the specs of tests. A test that needs a missing pattern fails. */
const byPattern: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '^\\d*$': fc.constantFrom('', '1801', '9'),
  '^[a-z0-9_]+$': fc.constantFrom('flour', 'loaves_a_week', 'oven2'),
  '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$': fc.constantFrom('', '2026-03-04 05:06:07 UTC'),
  '^\\d{4}-\\d{2}-\\d{2}': fc.constantFrom('2026-03-04', '2026-03-04T05:06:07Z'),
  '^[Hh][Tt][Tt][Pp][Ss]?://.': fc.constantFrom('https://a.example/oven', 'HTTP://b.example'),
};

/** Returns an arbitrary for a schema's values. */
export function arbitraryOf(schema: JsonSchema, lookup: Lookup): Arbitrary {
  return build(schema, { lookup, depth: 0 });
}

function build(schema: JsonSchema, context: Context): Arbitrary {
  if (typeof schema === 'boolean') return anything();
  const { $ref, allOf, oneOf, anyOf, ...own } = schema;
  if (typeof $ref === 'string') {
    const target = context.lookup(decodeURIComponent($ref.split('/').at(-1) ?? ''));
    if (target === undefined) throw new Error(`unknown ${$ref}`);
    return build(target, { ...context, depth: context.depth + 1 });
  }
  if (Array.isArray(allOf)) return merge([...allOf.map((each: Json) => expand(asSchema(each), context)), own], context);
  const alternatives = [...list(oneOf), ...list(anyOf)];
  if (alternatives.length > 0) return buildAlternatives(own, alternatives, context);
  return buildOwn(own, context);
}

/** Resolves references and merges `allOf` into one object schema if all parts are objects. */
function expand(schema: JsonSchema, context: Context): { readonly [key: string]: Json } {
  if (typeof schema === 'boolean') return {};
  const { $ref, allOf, ...own } = schema;
  const parts = list(allOf).map((each) => expand(asSchema(each), context));
  const target =
    typeof $ref === 'string' ? context.lookup(decodeURIComponent($ref.split('/').at(-1) ?? '')) : undefined;
  return combine([...(target === undefined ? [] : [expand(target, context)]), ...parts, own]);
}

function combine(parts: readonly { readonly [key: string]: Json }[]): { readonly [key: string]: Json } {
  const properties = Object.assign(
    {},
    ...parts.map((part) => (isObject(part['properties']) ? part['properties'] : {})),
  ) as Record<string, Json>;
  const required = [...new Set(parts.flatMap((part) => list(part['required'])))];
  const rest = Object.assign({}, ...parts) as Record<string, Json>;
  return {
    ...rest,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

function merge(parts: readonly { readonly [key: string]: Json }[], context: Context): Arbitrary {
  return build(combine(parts), context);
}

function buildAlternatives(
  own: { readonly [key: string]: Json },
  alternatives: readonly Json[],
  context: Context,
): Arbitrary {
  const requiredOnly = alternatives.every(
    (each) => isObject(each) && Object.keys(each).every((key) => key === 'required'),
  );
  if (requiredOnly) {
    const names = alternatives.map((each) => list(isObject(each) ? each['required'] : []));
    const every = new Set(names.flat());
    return fc.oneof(
      ...names.map((chosen) => {
        const properties = Object.entries(isObject(own['properties']) ? own['properties'] : {}).filter(
          ([name]) => !every.has(name) || chosen.includes(name),
        );
        return build(
          { ...own, properties: Object.fromEntries(properties), required: [...list(own['required']), ...chosen] },
          context,
        );
      }),
    );
  }
  const isNull = (each: Json): boolean => isObject(each) && each['type'] === 'null';
  const usable = context.depth > 6 && alternatives.some(isNull) ? alternatives.filter(isNull) : alternatives;
  return fc.oneof(
    ...usable.map((each) =>
      Object.keys(own).length === 0
        ? build(asSchema(each), context)
        : merge([own, expand(asSchema(each), context)], context),
    ),
  );
}

function buildOwn(schema: { readonly [key: string]: Json }, context: Context): Arbitrary {
  if ('const' in schema) return fc.constant(schema['const'] ?? null);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...list(schema['enum']));
  const type = schema['type'];
  const types = type === undefined ? ('properties' in schema ? ['object'] : []) : Array.isArray(type) ? type : [type];
  if (types.length === 0) return anything();
  const shallow = context.depth > 6 && types.includes('null') ? ['null'] : types;
  return fc.oneof(...shallow.map((each) => buildType(String(each), schema, context)));
}

function buildType(type: string, schema: { readonly [key: string]: Json }, context: Context): Arbitrary {
  const number = (keyword: string, fallback: number): number =>
    typeof schema[keyword] === 'number' ? schema[keyword] : fallback;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: number('minimum', -1_000_000), max: number('maximum', 1_000_000) });
    case 'number':
      return fc
        .double({ min: number('minimum', -1e9), max: number('maximum', 1e9), noNaN: true })
        .map((value) => (value === 0 ? 0 : value));
    case 'string':
      return buildString(schema);
    case 'array': {
      const least = number('minItems', 0);
      const most = Math.max(least, context.depth > 5 ? 0 : Math.min(2, number('maxItems', 2)));
      if (most === 0) return fc.constant([]);
      return fc.array(build(asSchema(schema['items']), { ...context, depth: context.depth + 1 }), {
        minLength: least,
        maxLength: most,
      });
    }
    default:
      return buildObject(schema, context);
  }
}

function buildString(schema: { readonly [key: string]: Json }): Arbitrary {
  const { pattern, format } = schema;
  if (typeof pattern === 'string') {
    const known = byPattern[pattern];
    if (known === undefined) throw new Error(`no values for the pattern ${pattern}`);
    return known;
  }
  const known = typeof format === 'string' ? formats[format] : undefined;
  const minLength = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
  const maxLength = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : Math.max(20, minLength);
  return known ?? fc.string({ unit: 'grapheme', minLength, maxLength });
}

function buildObject(schema: { readonly [key: string]: Json }, context: Context): Arbitrary {
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const required = list(schema['required']);
  const isLeaf = context.depth > 6;
  const kept = properties.filter(([name]) => !isLeaf || required.includes(name));
  const inner = { ...context, depth: context.depth + 1 };
  const model = Object.fromEntries(kept.map(([name, each]) => [name, build(asSchema(each), inner)]));
  const keys = kept.map(([name]) => name).filter((name) => required.includes(name));
  const values = fc.record(model, { requiredKeys: keys, noNullPrototype: true }) as Arbitrary;
  const { minProperties: least = 0, maxProperties: most = Infinity } = schema;
  if (least === 0 && most === Infinity) return values;
  const lengthOf = (value: unknown): number => Object.keys(isObject(value) ? value : {}).length;
  return values.filter((value) => lengthOf(value) >= Number(least) && lengthOf(value) <= Number(most));
}
