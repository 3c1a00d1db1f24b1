/** Checks bigints: each location must be unambiguous, and no value may have lost digits. */
import { liftExact } from '../../runtime/codec/exact-json.js';
import type { Json } from '../../runtime/codec/operation.js';
import {
  type Content,
  headersOfParts,
  listContents,
  type Operation,
  type Parameter,
  type Response,
} from '../ir/api.js';
import { schemaOfContent } from '../ir/content.js';
import { containsBigint, gather, insideOf, isBigint, locationsOf, membersAt } from '../ir/places.js';
import type { NamedSchema, Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import { join } from '../support/json-pointer.js';
import type { Context } from './context.js';

/** Returns the schemas of all data that an operation sends and receives. */
function schemasOf({ parameters, body, responses }: Operation): Schema[] {
  const contents = [...(body?.content ?? []), ...responses.flatMap(({ content }) => content)];
  return [
    ...parameters.map(({ schema }) => schema),
    ...responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
    ...headersOfParts(contents).map(({ schema }) => schema),
    ...contents.flatMap((content) => schemaOfContent(content) ?? []),
  ];
}

function isNumber({ types, enum: listed = [], const: constant }: Schema): boolean {
  return (
    [...listed, constant].some((value) => typeof value === 'number') ||
    (types?.some((type) => type === 'number' || type === 'integer') ?? false)
  );
}

/** Returns, for each member and item location within a value, the schemas that apply there. */
function partsOf(index: SchemaIndex, schemas: readonly Schema[]): Schema[][] {
  const insides = schemas.map((schema) => insideOf(index, schema));
  const names = new Set(insides.flatMap(({ members }) => [...members.keys()]));
  const length = Math.max(0, ...insides.map(({ first }) => first.length));
  const every = insides.flatMap((each) => each.every);
  return [
    ...[...names].map((name) => insides.flatMap(({ members, rest }) => members.get(name) ?? rest)),
    insides.flatMap(({ rest }) => rest),
    ...Array.from({ length }, (_, at) => [
      ...every,
      ...insides.flatMap(({ first, items }) => (at < first.length ? (first[at] ?? []) : items)),
    ]),
    [...every, ...insides.flatMap(({ items }) => items)],
  ];
}

/** Maximum number of checked locations, because nested variants may have too many combinations. */
const mostPlaces = 20_000;

/** Reports locations where one schema allows a bigint and another a number, because both look the same in JSON. */
function checkPlaces(context: Context, index: SchemaIndex, roots: readonly Schema[]): void {
  const numbers = new Map<Schema, number>();
  const keyOf = (schemas: readonly Schema[]): string =>
    schemas
      .map((schema) => {
        const number = numbers.get(schema) ?? numbers.size;
        numbers.set(schema, number);
        return number;
      })
      .sort((a, b) => a - b)
      .join();
  const seen = new Set<string>();
  const reported = new Set<Schema>();
  const waiting = roots.map((root) => [root]);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (!place.some((schema) => containsBigint(index, schema))) continue;
    const schemas = gather(index, place);
    const key = keyOf(schemas);
    if (seen.has(key)) continue;
    seen.add(key);
    const own = schemas.find(isBigint);
    const other = own === undefined ? undefined : schemas.find(isNumber);
    if (own !== undefined && other !== undefined && !reported.has(own)) {
      reported.add(own);
      const reason = `the schema at ${other.pointer} declares the same value as a number`;
      context.report('bigint-unsupported', own.pointer, { reason });
    }
    if (seen.size > mostPlaces) {
      const reason = 'there are too many combinations of schemas to check';
      context.report('bigint-unsupported', place[0]?.pointer ?? '', { reason });
      return;
    }
    waiting.push(...partsOf(index, schemas));
  }
}

const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;

/** The upper limits of 64-bit integers, by the power of two to which `JSON.parse` rounds each limit. */
const ends: ReadonlyMap<number, bigint> = new Map([
  [2 ** 63, 2n ** 63n - 1n],
  [2 ** 64, 2n ** 64n - 1n],
]);

/** Returns the integer in the document from which a number was parsed. */
export function toBigint(number: number): bigint {
  const end = ends.get(Math.abs(number));
  return end === undefined || number < 0 ? BigInt(number) : end;
}

/** Reports bounds that lost digits when the document was parsed. */
function checkBounds(context: Context, schemas: readonly Schema[]): void {
  for (const schema of schemas) {
    if (!isBigint(schema)) continue;
    for (const keyword of bounds) {
      const value = schema[keyword];
      if (value === undefined || Math.abs(value) < 2 ** 53 || ends.has(Math.abs(value))) continue;
      context.report('bigint-imprecise', join(schema.pointer, keyword), { value });
    }
  }
}

/** Returns whether arrays or objects nested in the value contain bigints. Such values are written as JSON text. */
function isNested(index: SchemaIndex, schemas: readonly Schema[]): boolean {
  const within = partsOf(index, gather(index, schemas)).flat();
  const inner = partsOf(index, gather(index, within)).flat();
  return inner.some((schema) => containsBigint(index, schema));
}

/** Reports bigints that a form or an event stream cannot represent. */
function checkContent(context: Context, index: SchemaIndex, content: Content): void {
  const { kind, schema: whole, encodings, pointer } = content;
  const schema = schemaOfContent(content);
  const refuse = (reason: string): void => context.report('bigint-unsupported', join(pointer, 'schema'), { reason });
  if (kind === 'events' && schema !== undefined && containsBigint(index, schema)) refuse('server-sent events are text');
  for (const { content: held } of encodings)
    if (held?.item !== undefined && containsBigint(index, held.item))
      refuse('the lines of a multipart part cannot contain bigints');
  if (kind !== 'form' && kind !== 'multipart') return;
  const rest = gather(index, [whole]).flatMap((each) => insideOf(index, each).rest);
  if (rest.some((each) => containsBigint(index, each)))
    refuse('form fields that are not declared as properties are text');
  for (const { name, style } of encodings)
    if (style !== undefined && style !== 'deepObject' && isNested(index, membersAt(index, whole, name)))
      refuse(`the style of ${JSON.stringify(name)} cannot serialize nested values`);
}

function checkCarriers(context: Context, index: SchemaIndex, operation: Operation): void {
  const { parameters, body, responses } = operation;
  const bodies = [...(body?.content ?? []), ...responses.flatMap(({ content }) => content)];
  const headers = [...responses.flatMap((response) => response.headers), ...headersOfParts(bodies)];
  for (const content of listContents(operation)) checkContent(context, index, content);
  const texts = [...parameters.filter(({ style }) => style !== undefined && style !== 'deepObject'), ...headers];
  for (const { content, schema, pointer } of texts)
    if (content === undefined && isNested(index, [schema]))
      context.report('bigint-unsupported', pointer, { reason: 'the style cannot serialize nested values' });
}

/** Reports bigints that cannot be transmitted unambiguously or exactly. */
export function checkIntegers(
  context: Context,
  index: SchemaIndex,
  named: readonly NamedSchema[],
  operations: readonly Operation[],
): void {
  if (!context.hasBigints) return;
  checkBounds(context, [...context.schemas.values()]);
  for (const operation of operations) checkCarriers(context, index, operation);
  checkPlaces(context, index, [...operations.flatMap(schemasOf), ...named.map(({ schema }) => schema)]);
}

/** Returns a function that converts the integers in an operation's examples and defaults to bigints. */
export function createLift(context: Context, index: SchemaIndex): (operation: Operation) => Operation {
  if (!context.hasBigints) return (operation) => operation;
  const lift = (schema: Schema | undefined, value: Json, pointer: string): Json => {
    const places = schema === undefined ? undefined : locationsOf(index, schema);
    if (places === undefined) return value;
    const lost = (number: number): bigint => {
      if (!ends.has(Math.abs(number))) context.report('bigint-imprecise', pointer, { value: number });
      return toBigint(number);
    };
    return liftExact(structuredClone(value), places, lost);
  };
  const liftContent = (content: Content): Content => {
    const schema = schemaOfContent(content);
    const { example, examples, pointer } = content;
    return {
      ...content,
      ...(example !== undefined && { example: lift(schema, example, pointer) }),
      examples: examples.map((each) => ({ ...each, value: lift(schema, each.value, each.pointer) })),
    };
  };
  const liftParameter = (parameter: Parameter): Parameter => {
    const { schema, default: fallback, example, examples, medium, pointer } = parameter;
    return {
      ...parameter,
      ...(fallback !== undefined && { default: lift(schema, fallback, join(pointer, 'schema', 'default')) }),
      ...(example !== undefined && { example: lift(schema, example, pointer) }),
      examples: examples.map((each) => ({ ...each, value: lift(schema, each.value, each.pointer) })),
      ...(medium !== undefined && { medium: liftContent(medium) }),
    };
  };
  const liftResponse = (response: Response): Response => ({ ...response, content: response.content.map(liftContent) });
  return (operation) => ({
    ...operation,
    parameters: operation.parameters.map(liftParameter),
    ...(operation.body !== undefined && {
      body: { ...operation.body, content: operation.body.content.map(liftContent) },
    }),
    responses: operation.responses.map(liftResponse),
  });
}
