/** Converts dates at the declared locations of a message, in both directions; other values stay unchanged. */
import { RequestError } from './errors.js';
import { isRecord, lookUp, setOwn } from './objects.js';
import type { DateFormat, Dates, DatesPlace, MessageDates } from './places.js';

/** A value that should be a date is not a date. */
export class DateError extends Error {
  override readonly name = 'DateError';
  /** JSON pointer to the value. */
  readonly pointer: string;
  readonly path: readonly string[];
  readonly reason: string;

  constructor(path: readonly string[], reason: string) {
    const pointer = path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    super(`${pointer || 'The value'} ${reason}`);
    this.pointer = pointer;
    this.path = path;
    this.reason = reason;
  }
}

/** Converts one value; `undefined` if the value is not a date in one of the formats. */
type ConvertDate = (value: unknown, formats: readonly DateFormat[], path: () => readonly string[]) => unknown;

/** Matches `date-time` (RFC 3339, 5.6). */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:)(\d\d)(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** Reads a date as midnight in UTC; `undefined` if the text is not a date. */
export function readDate(text: string): Date | undefined {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // `Date` accepts days that do not exist, such as February 30.
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
}

/**
 * Reads a time (RFC 3339, 5.6) to the millisecond. A leap second is read as the first second of the next minute.
 * `undefined` if the year in UTC is not from 0000 to 9999, because such a time could not be written.
 */
export function readDateTime(text: string): Date | undefined {
  const [, day = '', minutes = '', seconds = '', fraction = '', zone = ''] = DATE_TIME.exec(text) ?? [];
  if (readDate(day) === undefined) return undefined;
  const isLeap = seconds === '60';
  const time = Date.parse(`${day}T${minutes}${isLeap ? '59' : seconds}${isLeap ? '' : fraction}${zone.toUpperCase()}`);
  const date = new Date(isLeap ? time + 1_000 : time);
  return Number.isNaN(time) || hasSignedYear(date) ? undefined : date;
}

/** Whether the year would be written with a sign, which only ECMAScript allows. */
function hasSignedYear(date: Date): boolean {
  return /^[+-]/.test(date.toISOString());
}

const fromTexts: ConvertDate = (value, formats) =>
  typeof value === 'string'
    ? ((formats.includes('date') ? readDate(value) : undefined) ??
      (formats.includes('date-time') ? readDateTime(value) : undefined))
    : value;

const toTexts: ConvertDate = (value, formats, path) => {
  if (!(value instanceof Date)) return value;
  const time = value.getTime();
  if (Number.isNaN(time)) throw new DateError(path(), 'is an invalid Date');
  const text = value.toISOString();
  if (hasSignedYear(value)) throw new DateError(path(), 'is not in the years 0000 to 9999');
  return formats.includes('date-time') ? text : text.slice(0, 10);
};

interface DateNode {
  readonly node: Dates;
  readonly isLoose: boolean;
}

/** Returns the location nodes that apply to a value. */
function nodesAt(places: readonly DateSpot[], value: unknown): readonly DateNode[] {
  const all = new Map<Dates, boolean>();
  const waiting = [...places];
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    const node = typeof spot.place === 'function' ? spot.place() : spot.place;
    const { when, also = [] } = node;
    if (when !== undefined && !(isRecord(value) && when[1].includes(lookUp(value, when[0])))) continue;
    const isLoose = spot.isLoose || node.loose === true;
    const known = all.get(node);
    if (known === false || known === isLoose) continue;
    all.set(node, isLoose);
    waiting.push(...also.map((place) => ({ place, isLoose })));
  }
  return [...all].map(([node, isLoose]) => ({ node, isLoose }));
}

interface DateSpot {
  readonly place: DatesPlace;
  readonly isLoose: boolean;
}

/**
 * Returns a copy of a value in which `map` replaces date strings. Throws `DateError` if a string that must be a date is
 * not one.
 */
export function mapDates(value: unknown, place: DatesPlace | undefined, map: (text: string) => unknown): unknown {
  const convert: ConvertDate = (own, formats, path) =>
    typeof own === 'string' && fromTexts(own, formats, path) !== undefined ? map(own) : undefined;
  return convertAt(value, toSpot(place, false), convert, []);
}

/** An object or array in which values are converted. */
interface DateFrame {
  readonly value: readonly unknown[] | Readonly<Record<string, unknown>>;
  /** The object or array that contains this one, under `key`; absent for the outermost one. */
  readonly up?: DateFrame;
  readonly key: string;
  /** A copy with the changes; absent while nothing has changed. */
  copy?: unknown[] | Record<string, unknown>;
}

/** Sets a converted value in a copy of its object or array, and sets that copy in a copy of each container. */
function putDate(frame: DateFrame, key: string, value: unknown): void {
  let own = value;
  let name = key;
  for (let at: DateFrame | undefined = frame; at !== undefined; at = at.up) {
    const isCopied = at.copy !== undefined;
    at.copy ??= Array.isArray(at.value) ? [...at.value] : { ...at.value };
    if (Array.isArray(at.copy)) at.copy[Number(name)] = own;
    else setOwn(at.copy, name, own);
    if (isCopied) return;
    own = at.copy;
    name = at.key;
  }
}

function pathOf(frame: DateFrame, key: string): string[] {
  const path: string[] = [];
  let name = key;
  for (let at: DateFrame = frame; at.up !== undefined; at = at.up) {
    path.push(name);
    name = at.key;
  }
  return path.reverse();
}

interface DateTask {
  readonly value: unknown;
  readonly places: readonly DateSpot[];
  readonly frame: DateFrame;
  readonly key: string;
}

/** Returns a value with converted dates. Only objects and arrays in which something changes are copied. */
function convertAt(
  value: unknown,
  places: readonly DateSpot[],
  convert: ConvertDate,
  path: readonly string[],
): unknown {
  const root: DateFrame = { value: [value], key: '' };
  // A work list instead of recursion: the value may nest deeper than the stack.
  const waiting: DateTask[] = [{ value, places, frame: root, key: '0' }];
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    const { value: own, frame, key } = task;
    if (own === null || own === undefined || task.places.length === 0) continue;
    const found = nodesAt(task.places, own);
    if (typeof own === 'string' || own instanceof Date) {
      const converted = convertOne(own, found, convert, () => [...path, ...pathOf(frame, key)]);
      if (converted !== own) putDate(frame, key, converted);
    } else if (Array.isArray(own) || isTraversed(own)) {
      const within = tasksIn({ value: own, up: frame, key }, found);
      // The work list is a stack, so push the first entry last.
      for (const inner of within.reverse()) waiting.push(inner);
    }
  }
  return Array.isArray(root.copy) ? root.copy[0] : value;
}

function convertOne(
  value: unknown,
  found: readonly DateNode[],
  convert: ConvertDate,
  path: () => readonly string[],
): unknown {
  const here = found.filter(({ node }) => node.here !== undefined);
  if (here.length === 0) return value;
  const formats = here.flatMap(({ node }) => node.here ?? []);
  const converted = convert(value, formats, path);
  if (converted !== undefined) return converted;
  if (here.every(({ isLoose }) => isLoose)) return value;
  throw new DateError(path(), `is not a ${formats[0]}`);
}

function tasksIn(frame: DateFrame, found: readonly DateNode[]): DateTask[] {
  const { value } = frame;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => {
      const places = found.flatMap(({ node: { first = [], items }, isLoose }) =>
        toSpot(at < first.length ? first[at] : items, isLoose),
      );
      return { value: item, places, frame, key: String(at) };
    });
  return Object.entries(value).map(([name, member]) => {
    const places = found.flatMap(({ node: { members, rest }, isLoose }) =>
      toSpot(lookUp(members, name) ?? rest, isLoose),
    );
    return { value: member, places, frame, key: name };
  });
}

function toSpot(place: DatesPlace | undefined, isLoose: boolean): DateSpot[] {
  return place === undefined ? [] : [{ place, isLoose }];
}

/** Whether a value can contain dates in members. Files, streams and other platform objects cannot. */
function isTraversed(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !(value instanceof Blob) && !(value instanceof Uint8Array);
}

/** Whether a value is a stream: it can be iterated, but is not an array. */
export function isDateStream(value: unknown): value is AsyncIterable<unknown> | Iterable<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Uint8Array) return false;
  return Symbol.asyncIterator in value || Symbol.iterator in value;
}

async function* eachItem(
  items: AsyncIterable<unknown> | Iterable<unknown>,
  convert: (item: unknown) => unknown,
): AsyncGenerator<unknown> {
  for await (const item of items) yield convert(item);
}

/** A request or response whose values may contain dates. */
export interface DatedMessage {
  readonly contentType?: string | undefined;
  readonly body?: unknown;
}

function convertMessage<M extends DatedMessage>(message: M, dates: MessageDates | undefined, convert: ConvertDate): M {
  if (dates === undefined) return message;
  const { contentType, body, ...rest } = message;
  const parts = convertAt(rest, toSpot(dates.parts, false), convert, []);
  const own = (contentType !== undefined && lookUp(dates.content, contentType)) || defaultPlace(dates.content);
  const converted = convertBody(body, own, convert);
  // The members keep their order and their number; only dates have other types, as the document declares.
  return { ...message, ...(isRecord(parts) ? parts : {}), ...(body === undefined ? {} : { body: converted }) };
}

/** Converts the dates in a body. The items of a stream have the same locations as those of an array. */
function convertBody(body: unknown, place: DatesPlace | undefined, convert: ConvertDate): unknown {
  if (!isDateStream(body) || place === undefined) return convertAt(body, toSpot(place, false), convert, ['body']);
  const items = nodesAt(toSpot(place, false), body).flatMap(({ node }) => node.items ?? []);
  const within = items.flatMap((item) => toSpot(item, false));
  return within.length === 0 ? body : eachItem(body, (item) => convertAt(item, within, convert, ['body']));
}

/** Returns the date locations of the default media type: the first JSON type, else the first one. */
function defaultPlace(content: MessageDates['content'] = {}): DatesPlace | undefined {
  const all = Object.entries(content);
  return (all.find(([type]) => /[/+]json(?:$|;)/i.test(type)) ?? all[0])?.[1];
}

/**
 * Converts the date strings of a received message to dates. Throws `DateError` if a string is not a date; items of a
 * stream are converted as they are read.
 */
export function readDates<M extends DatedMessage>(message: M, dates: MessageDates | undefined): M {
  return convertMessage(message, dates, fromTexts);
}

/**
 * Converts the dates of a message to strings; strings stay unchanged. Throws `RequestError`, with the path of the
 * value, for an invalid date.
 */
export function writeDates<M extends DatedMessage>(message: M, dates: MessageDates | undefined): M {
  const checked: ConvertDate = (value, formats, path) => {
    try {
      return toTexts(value, formats, path);
    } catch (error) {
      if (!(error instanceof DateError)) throw error;
      const [first = 'body', ...rest] = error.path;
      throw new RequestError(MESSAGE_PARTS[first] ?? 'body', rest.join('/') || first, error.reason);
    }
  };
  return convertMessage(message, dates, checked);
}

const MESSAGE_PARTS: Readonly<Record<string, RequestError['location']>> = {
  path: 'path',
  query: 'query',
  headers: 'header',
  cookies: 'cookie',
  partHeaders: 'body',
};
