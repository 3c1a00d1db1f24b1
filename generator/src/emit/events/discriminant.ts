/**
 * What tells events apart that all come to one address: a required member of the body, or a header, whose values are
 * listed and differ between them.
 */
import type { Mark } from '../../../runtime/server/receiver-options.js';
import { followIn } from '../../ir/access.js';
import type { Api, Operation } from '../../ir/api.js';
import { listParts } from '../../ir/parts.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Names } from '../../names/names.js';

/** The texts that a schema allows; `undefined` if others are allowed, too. */
const textsOf = (index: SchemaIndex, schema: Schema): readonly string[] | undefined => {
  for (const part of listParts(followIn(index), schema)) {
    const values = part.const === undefined ? part.enum : [part.const];
    if (values?.every((value) => typeof value === 'string')) return values;
  }
  return undefined;
};

/** The texts of a required member, where every alternative of a schema lists them. */
const memberTexts = (index: SchemaIndex, schema: Schema, name: string, depth = 0): readonly string[] | undefined => {
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
  // Alternatives within alternatives may be the same again.
  if (alternatives === undefined || depth > 3) return undefined;
  const texts = alternatives.map((each) => memberTexts(index, each, name, depth + 1));
  return texts.every((each) => each !== undefined) ? texts.flat() : undefined;
};

const memberNames = (index: SchemaIndex, schema: Schema, depth = 0): string[] =>
  listParts(followIn(index), schema).flatMap(({ properties = [], oneOf = [], anyOf = [] }) => [
    ...properties.map(({ name }) => name),
    ...(depth > 3 ? [] : [...oneOf, ...anyOf].flatMap((each) => memberNames(index, each, depth + 1))),
  ]);

const bodyOf = ({ body }: Operation): Schema | undefined => {
  const [only, ...others] = body?.content ?? [];
  return only?.kind === 'json' && others.length === 0 ? only.schema : undefined;
};

type Texts = (operation: Operation) => readonly string[] | undefined;

/** What one event alone may be told by: among many, any member that differs will do. */
const usual: ReadonlySet<string> = new Set(['type', 'event', 'event_type', 'eventType', 'event_name', 'eventName']);

/** Whether each event has values that no other of its method has. */
const tellsApart = (events: readonly Operation[], textsOfEvent: Texts): boolean => {
  const seen = new Set<string>();
  return events.every((event) => {
    const keys = new Set(textsOfEvent(event)?.map((text) => `${event.method} ${text}`));
    if (keys.size === 0 || [...keys].some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
};

/** What tells some events apart; `undefined` where nothing does, or there is nothing to tell apart. */
export const findDiscriminant = (api: Api, names: Names, events: readonly Operation[]): Mark | undefined => {
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
};
