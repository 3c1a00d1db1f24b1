/** Removes properties from examples if requests or responses do not contain them. */
import type { Json } from '../../runtime/codec/operation.js';
import { isLeftOut } from '../ir/access.js';
import type { Direction } from '../ir/direction.js';
import type { Schema } from '../ir/schema.js';
import { createFacts } from '../support/facts.js';
import type { Context } from './context.js';
import { schemaAt } from './schema.js';

/** Returns the schemas that may apply to a value, including those of all variants. */
function listSpeakers(context: Context, schemas: readonly Schema[]): Schema[] {
  const seen = new Set<Schema>();
  const waiting = [...schemas];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    if (schema.ref !== undefined) waiting.push(schemaAt(context, schema.ref));
    waiting.push(...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []));
  }
  return [...seen];
}

/** Returns a function that reports whether any schema omits properties in a direction, which is rarely the case. */
export function findOmissions(root: object): Context['omits'] {
  const facts = createFacts<{ omits: Readonly<Record<Direction, boolean>> }>({});
  return (direction) =>
    facts('omits', () => {
      const text = JSON.stringify(root);
      return { sent: text.includes('"readOnly":true'), received: text.includes('"writeOnly":true') };
    })[direction];
}

/** Returns a value without the properties that are omitted in a direction. */
export function leaveOut(context: Context, schema: Schema, value: Json, direction: Direction): Json {
  return context.omits(direction) ? leave(context, [schema], value, direction) : value;
}

function leave(context: Context, schemas: readonly Schema[], value: Json, direction: Direction): Json {
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
}
