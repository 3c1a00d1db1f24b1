/** Places in requests, found in the document: lists, and what may nest; and requests that have a given value there. */
import { follow, isNode, type Node, nodeOf, type Operation } from './operations.js';

export interface Place {
  /** Names of fields, and `*` for an item of an array or for any field. */
  readonly path: readonly string[];
  readonly schema: Node;
}

const partsOf = (schema: Node): Node[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(schema[key]) ? schema[key].map(follow) : []));

const isArraySchema = ({ type }: Node): boolean => [type].flat().includes('array');

/** Every place within a schema; one that recurs is gone into once on each way, and is the last there. */
const findPlaces = (given: unknown, path: readonly string[], way: readonly Node[]): (Place & { recurs: boolean })[] => {
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
};

const findArrays = (schema: unknown, path: readonly string[]): Place[] =>
  findPlaces(schema, path, []).filter((place) => !place.recurs && isArraySchema(place.schema));

export const arraysOfBody = ({ bodySchema }: Operation): Place[] => findArrays(bodySchema, []);

export const arraysOfQuery = ({ queryParameters }: Operation): Place[] =>
  queryParameters.flatMap(({ name, schema }) => findArrays(schema, [String(name)]));

/** Where a body may nest as deep as it likes: objects of any structure, and schemas that hold themselves. */
export const deepPlacesOf = ({ bodySchema }: Operation): Place[] =>
  findPlaces(bodySchema, [], []).filter(({ schema, recurs }) => recurs || schema['additionalProperties'] === true);

const isTime = ({ schema }: Place): boolean => schema['format'] === 'date-time';

export const timesOfBody = ({ bodySchema }: Operation): Place[] => findPlaces(bodySchema, [], []).filter(isTime);

export const timesOfQuery = ({ queryParameters }: Operation): Place[] =>
  queryParameters.flatMap(({ name, schema }) => findPlaces(schema, [String(name)], []).filter(isTime));

/** A value that a schema takes, with no more in it than it has to have; values of different numbers differ where they can. */
export const sample = (given: unknown, number: number): unknown => {
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
};

/** As many items as wanted. */
export const itemsOf = ({ schema }: Place, length: number): unknown[] =>
  Array.from({ length }, (_, index) => sample(schema['items'], index));

const propertyOf = (schema: Node, name: string): unknown =>
  nodeOf(schema['properties'])[name] ??
  partsOf(schema)
    .map((part) => propertyOf(part, name))
    .find((found) => found !== undefined);

/** A body with a value at a path; what is on the way is kept, or made as the schema asks. */
export const withValue = (given: unknown, body: unknown, path: readonly string[], value: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const schema = follow(given);
  if (name === '*' && isArraySchema(schema)) {
    const [first, ...others] = Array.isArray(body) ? body : [];
    return [withValue(schema['items'], first ?? sample(schema['items'], 0), rest, value), ...others];
  }
  const holder = nodeOf(body ?? sample(schema, 0));
  return { ...holder, [name]: withValue(propertyOf(schema, name), holder[name], rest, value) };
};

/** Whether a body has something at a path. */
export const hasPath = (body: unknown, [name, ...rest]: readonly string[]): boolean =>
  name === undefined
    ? body !== undefined
    : name === '*'
      ? Array.isArray(body) && hasPath(body[0], rest)
      : hasPath(nodeOf(body)[name], rest);
