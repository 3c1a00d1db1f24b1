/** Reads and writes JSON with 64-bit integers as bigints, so that no digits are lost. */

import { lookUp, setOwn } from './objects.js';
import type { Json } from './operation.js';
import type { Integers, IntegersPlace } from './places.js';

/**
 * Parses JSON (RFC 8259) like `JSON.parse`, but reads integers at the locations in `integers` as bigints. Throws
 * `SyntaxError`. A number written with a fraction or exponent, such as `1.0` or `1e3`, becomes a bigint if it is a safe
 * integer. A number that is not an integer or has more than 20 digits stays a number, so that the validator rejects it.
 */
export function parseExact(text: string, integers: IntegersPlace | undefined): Json {
  const value: Json = JSON.parse(text);
  if (integers === undefined) return value;
  // Numbers that lose digits are parsed a second time as strings, which gives a value of the same structure.
  const exact: Json = LONG.test(text) ? JSON.parse(quoteLong(text)) : value;
  return lift(value, integers, exact, () => undefined);
}

/** Converts an integer outside the safe range, which may have lost digits; `undefined` to leave it unchanged. */
type Unsafe = (value: number) => bigint | undefined;

/** Converts integers to bigints in place, at the locations in `integers`. */
export function liftExact(value: Json, integers: IntegersPlace, unsafe: Unsafe): Json {
  return lift(value, integers, value, unsafe);
}

function lift(value: Json, integers: IntegersPlace, exact: Json, unsafe: Unsafe): Json {
  let root = value;
  const put = (lifted: bigint): void => {
    root = lifted;
  };
  const waiting: Work[] = [{ value, exact, places: [integers], put }];
  // A work list instead of recursion: the value may nest deeper than the stack.
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
    value.forEach((item, index) => {
      const within = nodes.flatMap(({ first = [], items }) => (index < first.length ? first[index] : items) ?? []);
      enter(item, others[index], within, (lifted) => {
        list[index] = lifted;
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

/** Returns all location nodes that apply to a value. */
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

/** Matches numbers that may be inexact: a number with 15 digits is exact; a 64-bit integer has at most 20 digits. */
const LONG = /\d{16}/;
const LONG_INTEGER = /^-?\d{16,20}$/;
const LITERAL = /[-\d][\d.eE+-]*/y;

/** Replaces long integers in JSON with strings; the result is valid JSON. */
function quoteLong(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let offset = 0; offset < text.length; ) {
    const unit = text.charCodeAt(offset);
    if (unit === 0x22) {
      offset = endOfText(text, offset + 1);
      continue;
    }
    LITERAL.lastIndex = offset;
    const [literal] = (unit === 0x2d || (unit >= 0x30 && unit <= 0x39) ? LITERAL.exec(text) : undefined) ?? [];
    if (literal !== undefined && LONG_INTEGER.test(literal)) {
      parts.push(text.slice(from, offset), `"${literal}"`);
      from = offset + literal.length;
    }
    offset += literal?.length ?? 1;
  }
  return parts.join('') + text.slice(from);
}

/** Returns the index after the closing quote of a string. */
function endOfText(text: string, start: number): number {
  let offset = start;
  while (offset < text.length && text.charCodeAt(offset) !== 0x22) offset += text.charCodeAt(offset) === 0x5c ? 2 : 1;
  return offset + 1;
}

/** Writes JSON like `JSON.stringify`, with bigints as digits; `undefined` for values that JSON cannot represent. */
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
