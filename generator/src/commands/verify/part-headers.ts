/** Generates valid headers for the parts of a generated multipart body. */

import { followIn } from '../../ir/access.js';
import type { Content, Encoding } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import { hasStyle, isSpread } from '../../ir/form-members.js';
import { partHeadersOf } from '../../ir/part-headers.js';
import { findMember } from '../../ir/parts.js';
import { positionsOf } from '../../ir/positions.js';
import type { Random } from '../../support/regexp/random.js';
import { makeValid, purposeOfHeader, type ValueContext } from './valid.js';
import { isEmpty } from './wire.js';

type Headers = { [name: string]: unknown };

/** Generates headers for the parts of a multipart body; `undefined` if none are declared. Throws `Unmakeable`. */
export function makePartHeaders(
  bench: ValueContext,
  random: Random,
  content: Content,
  direction: Direction,
  body: unknown,
): object | undefined {
  const { index } = bench;
  if (partHeadersOf(index, content) === undefined) return undefined;
  const make = (value: unknown, { headers, content: own }: Pick<Encoding, 'headers' | 'content'>): Headers => {
    const made = headers.flatMap((header): [string, unknown][] => {
      if (!header.required && random.chance(0.4)) return [];
      return [[header.name, makeValid(bench, random, header.schema, purposeOfHeader(direction, header))]];
    });
    const inner = own && makePartHeaders(bench, random, own, direction, value);
    return { ...Object.fromEntries(made), ...(inner !== undefined && { partHeaders: inner }) };
  };
  if (content.kind === 'parts') {
    const { first, rest } = positionsOf(index, content);
    const items: readonly unknown[] = Array.isArray(body) ? body : [];
    return items.map((item, at) => make(item, (first[at] ?? rest).encoding ?? { headers: [] }));
  }
  const follow = followIn(index);
  const members = content.encodings.flatMap((encoding): [string, unknown][] => {
    const { name, headers, content: own } = encoding;
    const value: unknown = Object.hasOwn(Object(body), name) ? Object(body)[name] : undefined;
    const member = findMember(follow, content.schema, name);
    const isDeclared = headers.length > 0 || (own && partHeadersOf(index, own)) !== undefined;
    // `undefined` is not sent as a part; with a style, neither is an empty value.
    if (member === undefined || !isDeclared || value === undefined || value === null) return [];
    if (!isSpread(follow, member, encoding)) {
      const isNothing = hasStyle(encoding) && isEmpty(value) && value !== '';
      return isNothing ? [] : [[name, make(value, encoding)]];
    }
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.length === 0 ? [] : [[name, items.map((item) => make(item, encoding))]];
  });
  return Object.fromEntries(members);
}
