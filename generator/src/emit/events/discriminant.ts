/**
 * Finds the discriminator of events that are sent to the same URL: a required member of the body, or a required header,
 * whose listed values differ between events.
 */
import type { Mark } from '../../../runtime/server/receiver-options.js';
import { followIn } from '../../ir/access.js';
import type { Api, Operation } from '../../ir/api.js';
import { listParts } from '../../ir/parts.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Names } from '../../names/names.js';

/** Returns the strings that a schema lists; `undefined` if the schema also allows other values. */
function textsOf(index: SchemaIndex, schema: Schema): readonly string[] | undefined {
  for (const part of listParts(followIn(index), schema)) {
    const values = part.const === undefined ? part.enum : [part.const];
    if (values?.every((value) => typeof value === 'string')) return values;
  }
  return undefined;
}

/** Returns the strings that a schema, or each of its variants, lists for a required member. */
function memberTexts(index: SchemaIndex, schema: Schema, name: string, depth = 0): readonly string[] | undefined {
  const parts = listParts(followIn(index), schema);
  const alternatives = parts.map(({ oneOf, anyOf }) => oneOf ?? anyOf).find((each) => each !== undefined);
  const isRequired = parts.some(({ required = [] }) => required.includes(name));
  const own = parts
    .flatMap(({ properties = [] }) => properties.filter((property) => property.name === name))
    .map((property) => textsOf(index, property.schema))
    .find((texts) => texts !== undefined);
  const types = parts.flatMap((part) => (part.types === undefined ? [] : [part.types]));
  const mayBeNull = types.length > 0 && types.every((each) => each.includes('null'));
  if (own !== undefined && isRequired && !mayBeNull) return own;
  // The limit ends the search in recursive variants.
  if (alternatives === undefined || depth > 3) return undefined;
  const texts = alternatives.map((each) => memberTexts(index, each, name, depth + 1));
  return texts.every((each) => each !== undefined) ? texts.flat() : undefined;
}

function memberNames(index: SchemaIndex, schema: Schema, depth = 0): string[] {
  return listParts(followIn(index), schema).flatMap(({ properties = [], oneOf = [], anyOf = [] }) => [
    ...properties.map(({ name }) => name),
    ...(depth > 3 ? [] : [...oneOf, ...anyOf].flatMap((each) => memberNames(index, each, depth + 1))),
  ]);
}

function bodyOf({ body }: Operation): Schema | undefined {
  const [only, ...others] = body?.content ?? [];
  return only?.kind === 'json' && others.length === 0 ? only.schema : undefined;
}

type Texts = (operation: Operation) => readonly string[] | undefined;

/** Names that a member must have to discriminate a single event. With several events, distinct values suffice. */
const usual: ReadonlySet<string> = new Set(['type', 'event', 'event_type', 'eventType', 'event_name', 'eventName']);

/** Returns whether each event has values that no other event with the same method has. */
function tellsApart(events: readonly Operation[], textsOfEvent: Texts): boolean {
  const seen = new Set<string>();
  return events.every((event) => {
    const keys = new Set(textsOfEvent(event)?.map((text) => `${event.method} ${text}`));
    if (keys.size === 0 || [...keys].some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}

/** Returns the discriminator of the events; `undefined` if there is none, or if there are no events. */
export function findDiscriminant(api: Api, names: Names, events: readonly Operation[]): Mark | undefined {
  const index = indexOf(api);
  const [first] = events;
  if (first === undefined) return undefined;
  const schema = bodyOf(first);
  const inBody =
    (name: string): Texts =>
    (event) => {
      const body = bodyOf(event);
      return body === undefined ? undefined : memberTexts(index, body, name);
    };
  const inHeader =
    (name: string): Texts =>
    ({ parameters }) => {
      const header = parameters.find((each) => each.in === 'header' && each.name.toLowerCase() === name);
      return header?.required === true ? textsOf(index, header.schema) : undefined;
    };
  const members = [...new Set(schema === undefined ? [] : memberNames(index, schema))];
  const headers = first.parameters.filter((each) => each.in === 'header').map(({ name }) => name.toLowerCase());
  const ways = [
    ...members.map((name) => ({ in: 'body' as const, name, texts: inBody(name) })),
    ...headers.map((name) => ({ in: 'header' as const, name, texts: inHeader(name) })),
  ].filter(({ in: where, name }) => events.length > 1 || where === 'header' || usual.has(name));
  const way = ways.find(({ texts }) => tellsApart(events, texts));
  if (way === undefined) return undefined;
  const entries = events.map((event) => [names.operation(event).value, [...new Set(way.texts(event))]] as const);
  return { in: way.in, name: way.name, events: Object.fromEntries(entries) };
}
