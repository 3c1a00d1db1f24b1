/** Makes an example value of a schema where the document gives none: the same value every time. */
import type { Json } from '../../runtime/codec/operation.js';
import { resolve } from '../load/pointer.js';
import { asArray, asJson, asString, isRaw, type Context, type Raw } from './raw.js';

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-15T09:30:00Z',
  date: '2026-01-15',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'someone@example.com',
  'idn-email': 'someone@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  'uri-reference': '/example',
  iri: 'https://example.com/',
  'iri-reference': '/example',
  uuid: '3f2b8c1e-9d4a-4e6b-8a7c-5d1f0e2b3c4d',
  'json-pointer': '/example',
  'relative-json-pointer': '0',
  'uri-template': '/{id}',
  regex: '^.*$',
  byte: 'ZXhhbXBsZQ==',
};

const depthLimit = 8;

class Impossible extends Error {}

/** The example, or the reason why none could be made. */
export const makeSample = (
  context: Context,
  schema: unknown,
): { readonly value: Json } | { readonly reason: string } => {
  try {
    return { value: sample(context, schema, 0) };
  } catch (error) {
    if (error instanceof Impossible) return { reason: error.message };
    throw error;
  }
};

const sample = (context: Context, schema: unknown, depth: number): Json => {
  if (depth > depthLimit * 3) throw new Impossible('the schema requires itself without end');
  if (schema === false) throw new Impossible('the schema allows nothing');
  if (!isRaw(schema)) return {};
  const given = givenExample(schema);
  if (given !== undefined) return given;
  const ref = asString(schema['$ref']);
  if (ref !== undefined) return sample(context, resolve(context.root, ref), depth + 1);
  if (asArray(schema['allOf']).length > 0) return sampleAll(context, schema, depth);
  const alternatives = [...asArray(schema['oneOf']), ...asArray(schema['anyOf'])];
  if (alternatives.length > 0) return sampleAlternative(context, schema, alternatives, depth);
  return sampleType(context, schema, depth);
};

const givenExample = (schema: Raw): Json | undefined => {
  for (const keyword of ['const', 'example', 'default'])
    if (Object.hasOwn(schema, keyword)) return asJson(schema[keyword]);
  const [first] = [...asArray(schema['examples']), ...asArray(schema['enum'])];
  return first === undefined ? undefined : asJson(first);
};

const sampleAll = (context: Context, schema: Raw, depth: number): Json => {
  const { allOf, ...own } = schema;
  const parts = [...asArray(allOf), own].map((part) => sample(context, part, depth + 1));
  const objects = parts.filter(isRaw);
  return objects.length === 0 ? (parts[0] ?? {}) : asJson(Object.assign({}, ...objects));
};

const sampleAlternative = (context: Context, schema: Raw, alternatives: readonly unknown[], depth: number): Json => {
  const { oneOf, anyOf, ...own } = schema;
  const isNull = (each: unknown): boolean => isRaw(each) && each['type'] === 'null';
  const chosen = alternatives.find((each) => !isNull(each)) ?? alternatives[0];
  if (
    isRaw(chosen) &&
    !Object.hasOwn(chosen, 'type') &&
    !Object.hasOwn(chosen, '$ref') &&
    Object.hasOwn(chosen, 'required')
  ) {
    const required = [...asArray(own['required']), ...asArray(chosen['required'])];
    // What another alternative asks for would make it fit too.
    const others = new Set(
      alternatives.flatMap((each) => (each === chosen || !isRaw(each) ? [] : asArray(each['required']))),
    );
    const properties = Object.entries(isRaw(own['properties']) ? own['properties'] : {}).filter(
      ([name]) => required.includes(name) || !others.has(name),
    );
    return sampleType(context, { ...own, properties: Object.fromEntries(properties), required }, depth);
  }
  const first = sample(context, chosen, depth + 1);
  const base = isRaw(own['properties']) ? sampleType(context, own, depth) : {};
  return isRaw(first) && isRaw(base) ? asJson({ ...base, ...first }) : first;
};

const sampleType = (context: Context, schema: Raw, depth: number): Json => {
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type'] ?? guessType(schema)];
  switch (types.find((type) => type !== 'null') ?? 'null') {
    case 'object':
      return sampleObject(context, schema, depth);
    case 'array':
      return sampleArray(context, schema, depth);
    case 'string':
      return sampleString(schema);
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
};

const guessType = (schema: Raw): string =>
  ['items', 'prefixItems', 'minItems'].some((keyword) => Object.hasOwn(schema, keyword)) ? 'array' : 'object';

const sampleObject = (context: Context, schema: Raw, depth: number): Json => {
  const required = new Set(asArray(schema['required']));
  const entries: [string, Json][] = [];
  for (const [name, property] of Object.entries(isRaw(schema['properties']) ? schema['properties'] : {})) {
    if (required.delete(name) || depth < 2) entries.push([name, sample(context, property, depth + 1)]);
  }
  for (const name of required) entries.push([String(name), 'example']);
  return Object.fromEntries(entries);
};

const sampleArray = (context: Context, schema: Raw, depth: number): Json => {
  const prefix = asArray(schema['prefixItems']).map((item) => sample(context, item, depth + 1));
  const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
  const wanted = depth > depthLimit ? least : Math.max(least, prefix.length === 0 ? 1 : 0);
  const items: Json[] = [...prefix];
  while (items.length < wanted && items.length < 100) items.push(sample(context, schema['items'] ?? {}, depth + 1));
  return items;
};

const sampleString = (schema: Raw): string => {
  if (typeof schema['pattern'] === 'string') throw new Impossible(`a text for the pattern ${schema['pattern']}`);
  const text = formats[asString(schema['format']) ?? ''] ?? 'example';
  const least = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
  const most = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : Number.POSITIVE_INFINITY;
  return text.padEnd(least, 'x').slice(0, most);
};

const sampleNumber = (schema: Raw): number => {
  const number = (keyword: string): number | undefined =>
    typeof schema[keyword] === 'number' ? schema[keyword] : undefined;
  const step = number('multipleOf') ?? 1;
  const above = number('exclusiveMinimum');
  const below = number('exclusiveMaximum');
  const least = number('minimum') ?? (above === undefined ? undefined : above + step);
  const most = number('maximum') ?? (below === undefined ? undefined : below - step);
  const wanted = least ?? Math.min(1, most ?? 1);
  return Math.ceil(wanted / step) * step;
};
