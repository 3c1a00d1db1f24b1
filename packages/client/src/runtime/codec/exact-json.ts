/** JSON whose whole numbers of 64 bits are read and written as bigints, with all of their digits. */
import { lookUp, setOwn } from './objects.js';
import type { Json } from './operation.js';

/** Where bigints stand in a value; a schema that refers to itself does so by a function. */
export interface Integers {
  /** Whether the value itself is one, if it is a number. */
  readonly here?: true;
  /** By name: also those without any, where there is a `rest`. */
  readonly members?: Readonly<Record<string, IntegersPlace>>;
  /** In members of other names. */
  readonly rest?: IntegersPlace;
  /** In the first items of a list. */
  readonly first?: readonly IntegersPlace[];
  /** In the items after these. */
  readonly items?: IntegersPlace;
  /** What else speaks of the same value. */
  readonly also?: readonly IntegersPlace[];
}

export type IntegersPlace = Integers | (() => Integers);

/**
 * Reads JSON (RFC 8259) as `JSON.parse` does, and whole numbers where `integers` says so as bigints; throws `SyntaxError`.
 *
 * A number with a fraction or an exponent, such as `1.0` or `1e3`, is one where it is whole and safe; what is no whole
 * number, or has more than 20 digits, stays a number, for a validator to refuse.
 */
export function parseExact(text: string, integers: IntegersPlace | undefined): Json {
  const value: Json = JSON.parse(text);
  if (integers === undefined) return value;
  // Numbers that lose digits are texts in a second reading, which is of the same form.
  const exact: Json = LONG.test(text) ? JSON.parse(quoteLong(text)) : value;
  return lift(value, integers, exact, () => undefined);
}

/** What becomes of a whole number whose digits are lost; `undefined` leaves it. */
type Unsafe = (value: number) => bigint | undefined;

/** A value in which whole numbers are bigints where `integers` says so; the value itself is changed. */
export function liftExact(value: Json, integers: IntegersPlace, unsafe: Unsafe): Json {
  return lift(value, integers, value, unsafe);
}

function lift(value: Json, integers: IntegersPlace, exact: Json, unsafe: Unsafe): Json {
  let root = value;
  const put = (lifted: bigint): void => {
    root = lifted;
  };
  const waiting: Work[] = [{ value, exact, places: [integers], put }];
  // A list instead of calls: what nests may be deeper than the stack.
  for (let work = waiting.pop(); work !== undefined; work = waiting.pop()) visit(work, waiting, unsafe);
  return root;
}

interface Work {
  readonly value: Json;
  readonly exact: Json | undefined;
  readonly places: readonly IntegersPlace[];
  readonly put: (lifted: bigint) => void;
}

function visit({ value, exact, places, put }: Work, waiting: Work[], unsafe: Unsafe): void {
  if (typeof value === 'number') {
    if (!expand(places).some(({ here }) => here)) return;
    const lifted = toBigint(value, exact, unsafe);
    if (lifted !== undefined) put(lifted);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const nodes = expand(places);
  const enter = (inner: Json, other: Json | undefined, within: readonly IntegersPlace[], put: Work['put']): void => {
    if (within.length > 0) waiting.push({ value: inner, exact: other, places: within, put });
  };
  if (isList(value)) {
    const others = isList(exact) ? exact : [];
    const list: Json[] = value as Json[];
    value.forEach((item, at) => {
      const within = nodes.flatMap(({ first = [], items }) => (at < first.length ? first[at] : items) ?? []);
      enter(item, others[at], within, (lifted) => {
        list[at] = lifted;
      });
    });
    return;
  }
  const others = isMembers(exact) ? exact : {};
  for (const [name, member] of Object.entries(value)) {
    const within = nodes.flatMap(({ members, rest }) => lookUp(members, name) ?? rest ?? []);
    enter(member, lookUp(others, name), within, (lifted) => setOwn(value as Record<string, Json>, name, lifted));
  }
}

function toBigint(value: number, exact: Json | undefined, unsafe: Unsafe): bigint | undefined {
  if (typeof exact === 'string') return BigInt(exact);
  if (!Number.isInteger(value)) return undefined;
  return Number.isSafeInteger(value) ? BigInt(value) : unsafe(value);
}

type Members = { readonly [key: string]: Json };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isMembers = (value: Json | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All that speaks of one value. */
function expand(places: readonly IntegersPlace[]): readonly Integers[] {
  const all = new Set<Integers>();
  const waiting = [...places];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const node = typeof place === 'function' ? place() : place;
    if (all.has(node)) continue;
    all.add(node);
    waiting.push(...(node.also ?? []));
  }
  return [...all];
}

/** No integer of 64 bits has more than 20 digits, and a number of 15 is exact. */
const LONG = /\d{16}/;
const LONG_INTEGER = /^-?\d{16,20}$/;
const LITERAL = /[-\d][\d.eE+-]*/y;

/** Valid JSON with its long whole numbers as texts. */
function quoteLong(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) {
      at = endOfString(text, at + 1);
      continue;
    }
    LITERAL.lastIndex = at;
    const [literal] = (unit === 0x2d || (unit >= 0x30 && unit <= 0x39) ? LITERAL.exec(text) : undefined) ?? [];
    if (literal !== undefined && LONG_INTEGER.test(literal)) {
      parts.push(text.slice(from, at), `"${literal}"`);
      from = at + literal.length;
    }
    at += literal?.length ?? 1;
  }
  return parts.join('') + text.slice(from);
}

/** The place after the closing quote. */
function endOfString(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at + 1;
}

/** Writes JSON as `JSON.stringify` does, and bigints by their digits; `undefined` for what has no JSON form. */
export function printExact(value: unknown): string | undefined {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('toJSON' in value && typeof value.toJSON === 'function') return printExact(value.toJSON());
  if (Array.isArray(value)) return `[${Array.from(value, (item: unknown) => printExact(item) ?? 'null').join(',')}]`;
  if (value instanceof String || value instanceof Number || value instanceof Boolean) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const text = printExact(member);
    return text === undefined ? [] : `${JSON.stringify(name)}:${text}`;
  });
  return `{${members.join(',')}}`;
}
