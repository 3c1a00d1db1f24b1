/** Removes properties from examples that are not part of a request or a response. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Direction } from '../ir/direction.js';
import { isLeftOut } from '../ir/access.js';
import type { Schema } from '../ir/schema.js';
import type { Context } from './context.js';
import { schemaAt } from './schema.js';

/** Returns the schemas that may apply to a value, including all variants. */
const listSpeakers = (context: Context, schemas: readonly Schema[]): Schema[] => {
  const seen = new Set<Schema>();
  const waiting = [...schemas];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    if (schema.ref !== undefined) waiting.push(schemaAt(context, schema.ref));
    waiting.push(...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []));
  }
  return [...seen];
};

/** Returns whether any schema omits properties in a direction; most documents have none. */
const isUsed = ({ root }: Context, direction: Direction): boolean => {
  const cached = used.get(root) ?? findUsed(root);
  used.set(root, cached);
  return cached[direction];
};

const used = new WeakMap<object, Readonly<Record<Direction, boolean>>>();

const findUsed = (root: object): Readonly<Record<Direction, boolean>> => {
  const text = JSON.stringify(root);
  return { sent: text.includes('"readOnly":true'), received: text.includes('"writeOnly":true') };
};

/** Returns a value without the properties that are omitted in a direction. */
export const leaveOut = (context: Context, schema: Schema, value: Json, direction: Direction): Json =>
  isUsed(context, direction) ? leave(context, [schema], value, direction) : value;

const leave = (context: Context, schemas: readonly Schema[], value: Json, direction: Direction): Json => {
  if (typeof value !== 'object' || value === null) return value;
  const speakers = listSpeakers(context, schemas);
  if (Array.isArray(value)) {
    const items = speakers.flatMap(({ items: own }) => own ?? []);
    return value.map((item: Json) => leave(context, items, item, direction));
  }
  const follow = (ref: string): Schema => schemaAt(context, ref);
  const entries = Object.entries(value).flatMap(([name, item]: [string, Json]): [string, Json][] => {
    const own = speakers.flatMap(({ properties = [] }) => properties.filter((property) => property.name === name));
    if (own.some((property) => isLeftOut(follow, property.schema, direction))) return [];
    const inner = own.map((property) => property.schema);
    return [[name, leave(context, inner, item, direction)]];
  });
  return Object.fromEntries(entries);
};
