/** The arrays that a request can hold, found in the document, and requests in which one of them has a given length. */
import { follow, isNode, type Node, nodeOf, type Operation } from './operations.js';

export interface RequestArray {
  /** Names of fields, and `*` for an item of an array or for any field. */
  readonly path: readonly string[];
  readonly schema: Node;
}

const partsOf = (schema: Node): Node[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(schema[key]) ? schema[key].map(follow) : []));

const isArraySchema = ({ type }: Node): boolean => [type].flat().includes('array');

/** Every array within a schema, each schema once on a way. */
const findArrays = (given: unknown, path: readonly string[], way: readonly Node[]): RequestArray[] => {
  const schema = follow(given);
  if (way.includes(schema)) return [];
  const inner = (child: unknown, ...names: string[]): RequestArray[] =>
    isNode(child) ? findArrays(child, [...path, ...names], [...way, schema]) : [];
  return [
    ...(isArraySchema(schema) ? [{ path, schema }] : []),
    ...inner(schema['items'], '*'),
    ...inner(schema['additionalProperties'], '*'),
    ...Object.entries(nodeOf(schema['properties'])).flatMap(([name, child]) => inner(child, name)),
    ...partsOf(schema).flatMap((part) => inner(part)),
  ];
};

export const arraysOfBody = ({ bodySchema }: Operation): RequestArray[] => findArrays(bodySchema, [], []);

export const arraysOfQuery = ({ queryParameters }: Operation): RequestArray[] =>
  queryParameters.flatMap(({ name, schema }) => findArrays(schema, [String(name)], []));

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
export const itemsOf = ({ schema }: RequestArray, length: number): unknown[] =>
  Array.from({ length }, (_, index) => sample(schema['items'], index));

const propertyOf = (schema: Node, name: string): unknown =>
  nodeOf(schema['properties'])[name] ??
  partsOf(schema)
    .map((part) => propertyOf(part, name))
    .find((found) => found !== undefined);

/** A body with `items` at a path; what is on the way is kept, or made as the schema asks. */
export const withItems = (given: unknown, body: unknown, path: readonly string[], items: unknown[]): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return items;
  const schema = follow(given);
  if (name === '*' && isArraySchema(schema)) {
    const [first, ...others] = Array.isArray(body) ? body : [];
    return [withItems(schema['items'], first ?? sample(schema['items'], 0), rest, items), ...others];
  }
  const holder = nodeOf(body ?? sample(schema, 0));
  return { ...holder, [name]: withItems(propertyOf(schema, name), holder[name], rest, items) };
};

/** Whether a body has something at a path. */
export const hasPath = (body: unknown, [name, ...rest]: readonly string[]): boolean =>
  name === undefined
    ? body !== undefined
    : name === '*'
      ? Array.isArray(body) && hasPath(body[0], rest)
      : hasPath(nodeOf(body)[name], rest);
