/**
 * Finds locations in the request schemas (arrays, times and deeply nested values) and builds requests with a given
 * value there.
 */
import { follow, isNode, type Node, nodeOf, type Operation } from './operations.js';

export interface Place {
  /** Property names; `*` stands for an array item or any property. */
  readonly path: readonly string[];
  readonly schema: Node;
}

function partsOf(schema: Node): Node[] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(schema[key]) ? schema[key].map(follow) : []));
}

function isArraySchema({ type }: Node): boolean {
  return [type].flat().includes('array');
}

/** Returns every location within a schema. A recursive schema is followed only once on each path. */
function findPlaces(given: unknown, path: readonly string[], way: readonly Node[]): (Place & { recurs: boolean })[] {
  const schema = follow(given);
  const recurs = way.includes(schema);
  const inner = (child: unknown, ...names: string[]) =>
    isNode(child) && !recurs ? findPlaces(child, [...path, ...names], [...way, schema]) : [];
  return [
    { path, schema, recurs },
    ...inner(schema['items'], '*'),
    ...inner(schema['additionalProperties'], '*'),
    ...Object.entries(nodeOf(schema['properties'])).flatMap(([name, child]) => inner(child, name)),
    ...partsOf(schema).flatMap((part) => inner(part)),
  ];
}

function findArrays(schema: unknown, path: readonly string[]): Place[] {
  return findPlaces(schema, path, []).filter((place) => !place.recurs && isArraySchema(place.schema));
}

export function arraysOfBody({ bodySchema }: Operation): Place[] {
  return findArrays(bodySchema, []);
}

export function arraysOfQuery({ queryParameters }: Operation): Place[] {
  return queryParameters.flatMap(({ name, schema }) => findArrays(schema, [String(name)]));
}

/** Locations where a body may be nested without limit: free-form objects and recursive schemas. */
export function deepPlacesOf({ bodySchema }: Operation): Place[] {
  return findPlaces(bodySchema, [], []).filter(
    ({ schema, recurs }) => recurs || schema['additionalProperties'] === true,
  );
}

function isTime({ schema }: Place): boolean {
  return schema['format'] === 'date-time';
}

export function timesOfBody({ bodySchema }: Operation): Place[] {
  return findPlaces(bodySchema, [], []).filter(isTime);
}

export function timesOfQuery({ queryParameters }: Operation): Place[] {
  return queryParameters.flatMap(({ name, schema }) => findPlaces(schema, [String(name)], []).filter(isTime));
}

/** Returns a minimal value that matches a schema. Different numbers give different values if possible. */
export function sample(given: unknown, number: number): unknown {
  const schema = follow(given);
  const [first] = partsOf(schema);
  const type = [schema['type']].flat().find((one) => one !== 'null');
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][number % schema['enum'].length];
  if (type === 'integer' || type === 'number') return 1_000_000 + number;
  if (type === 'boolean') return true;
  if (type === 'string') return `sample-${number}@example.com`;
  if (type === 'array') return [];
  const whole = [schema, ...(Array.isArray(schema['allOf']) ? schema['allOf'].map(follow) : [])];
  if (type === undefined && first !== undefined && !('allOf' in schema)) return sample(first, number);
  const properties = Object.assign({}, ...whole.map((part) => nodeOf(part['properties'])));
  const required = whole.flatMap((part) => (Array.isArray(part['required']) ? part['required'].map(String) : []));
  return Object.fromEntries(required.map((name) => [name, sample(properties[name], number)]));
}

/** Returns an array of `length` items. */
export function itemsOf({ schema }: Place, length: number): unknown[] {
  return Array.from({ length }, (_, index) => sample(schema['items'], index));
}

function propertyOf(schema: Node, name: string): unknown {
  return (
    nodeOf(schema['properties'])[name] ??
    partsOf(schema)
      .map((part) => propertyOf(part, name))
      .find((found) => found !== undefined)
  );
}

/** Returns a body with a value at a path. Parents are kept, or created according to the schema. */
export function withValue(given: unknown, body: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const schema = follow(given);
  if (name === '*' && isArraySchema(schema)) {
    const [first, ...others] = Array.isArray(body) ? body : [];
    return [withValue(schema['items'], first ?? sample(schema['items'], 0), rest, value), ...others];
  }
  const holder = nodeOf(body ?? sample(schema, 0));
  return { ...holder, [name]: withValue(propertyOf(schema, name), holder[name], rest, value) };
}

/** Whether a body has a value at a path. */
export function hasPath(body: unknown, [name, ...rest]: readonly string[]): boolean {
  return name === undefined
    ? body !== undefined
    : name === '*'
      ? Array.isArray(body) && hasPath(body[0], rest)
      : hasPath(nodeOf(body)[name], rest);
}
