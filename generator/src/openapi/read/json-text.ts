/**
 * Scans JSON text (RFC 8259) for syntax errors, duplicate keys and the positions of members, which `JSON.parse` does
 * not report. It is not recursive, so that no text can overflow the stack.
 */

export interface Fault {
  /** Offset of the error. */
  readonly offset: number;
  readonly reason: string;
}

/** A member of an object, or an item of an array (whose key is the index). */
export interface Member {
  readonly key: string;
  /** Offset of the key; for an array item, of the value. */
  readonly offset: number;
  readonly value: number;
}

interface Frame {
  readonly close: '}' | ']';
  /** For an object, the keys that have been read. */
  readonly keys?: Set<string>;
}

const SPACE = /[ \t\n\r]*/uy;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;
const PLAIN = /[\u0020\u0021\u0023-\u005b\u005d-\u{10ffff}]*/uy;

/** Returns the offset after a match of a sticky expression at `at`; -1 if there is none. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : -1;
}

function skipSpace(text: string, at: number): number {
  return endOf(SPACE, text, at);
}

/** Returns the offset after the string that starts at `at`, or an error. */
function readString(text: string, at: number): number | Fault {
  let end = at + 1;
  for (;;) {
    end = endOf(PLAIN, text, end);
    if (text[end] === '"') return end + 1;
    if (end >= text.length) return { offset: at, reason: 'unterminated string' };
    const next = endOf(ESCAPE, text, end);
    if (next < 0) {
      const what =
        text[end] === '\\' ? 'invalid escape sequence in a string' : 'unescaped control character in a string';
      return { offset: end, reason: what };
    }
    end = next;
  }
}

function describe(text: string, at: number): string {
  if (at >= text.length) return 'the end of the text';
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return sign === '"' ? `'"'` : JSON.stringify(sign);
}

function expected(what: string, text: string, at: number): Fault {
  return {
    offset: at,
    reason: `expected ${what}, but found ${describe(text, at)}`,
  };
}

/** Returns the errors of a text: duplicate keys, and the first syntax error. */
export function findFaults(text: string): readonly Fault[] {
  const faults: Fault[] = [];
  const frames: Frame[] = [];
  const fail = (fault: Fault): readonly Fault[] => [...faults, fault];
  let at = skipSpace(text, 0);
  for (;;) {
    const opened = text[at] === '{' || text[at] === '[';
    if (opened) {
      frames.push(text[at] === '{' ? { close: '}', keys: new Set() } : { close: ']' });
      at = skipSpace(text, at + 1);
    } else {
      const end = text[at] === '"' ? readString(text, at) : endOf(SCALAR, text, at);
      if (typeof end === 'object') return fail(end);
      if (end < 0) return fail(expected('a value', text, at));
      at = end;
    }
    const next = leave(text, at, frames, opened);
    if (typeof next === 'object') return fail(next);
    if (next < 0) return faults;
    const entered = enterMember(text, next, frames.at(-1), faults);
    if (typeof entered === 'object') return fail(entered);
    at = entered;
  }
}

/** Skips brackets and commas after a value. Returns the start of the next member, -1 at the end, or an error. */
function leave(text: string, from: number, frames: Frame[], opened: boolean): number | Fault {
  let isFirst = opened;
  for (let index = from; ; ) {
    index = skipSpace(text, index);
    const frame = frames.at(-1);
    if (frame === undefined) return index === text.length ? -1 : expected('the end of the text', text, index);
    if (text[index] === frame.close) {
      frames.pop();
      index += 1;
      isFirst = false;
    } else if (isFirst) return index;
    else if (text[index] === ',') return skipSpace(text, index + 1);
    else return expected(`"," or ${JSON.stringify(frame.close)}`, text, index);
  }
}

/** Skips the key of a member. Returns the start of the value, or an error. */
function enterMember(text: string, at: number, frame: Frame | undefined, faults: Fault[]): number | Fault {
  if (frame?.keys === undefined) return at;
  const end = text[at] === '"' ? readString(text, at) : expected('a key', text, at);
  if (typeof end === 'object') return end;
  const key = JSON.parse(text.slice(at, end)) as string;
  if (frame.keys.has(key)) faults.push({ offset: at, reason: `duplicate key ${text.slice(at, end)}` });
  frame.keys.add(key);
  const colon = skipSpace(text, end);
  return text[colon] === ':' ? skipSpace(text, colon + 1) : expected('":"', text, colon);
}

/** Counts the keys in valid JSON text. If the parsed value has fewer keys, it lost duplicates. */
export function countKeys(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; ) {
    const code = text.charCodeAt(index);
    if (code === 0x22) index = endOfString(text, index);
    else {
      if (code === 0x3a) count += 1;
      index += 1;
    }
  }
  return count;
}

/** Returns the offset after the string that starts at `at` in valid JSON text. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); ; end = text.indexOf('"', end + 1)) {
    if (end < 0) return text.length;
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
}

/** Returns the offset after the value that starts at `from` in valid JSON text. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; ) {
    const code = text.charCodeAt(index);
    if (code === 0x22) {
      index = endOfString(text, index);
      if (depth === 0) return index;
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      index += 1;
    } else if (code === 0x7d || code === 0x5d) {
      // A number or literal ends at the end of its container.
      if (depth === 0) return index;
      depth -= 1;
      index += 1;
      if (depth === 0) return index;
    } else {
      if (depth === 0 && (code === 0x2c || code <= 0x20)) return index;
      index += 1;
    }
  }
  return text.length;
}

/** Returns the members of the object or array at an offset in valid JSON text; empty for any other value. */
export function listMembers(text: string, open: number): Member[] {
  const isObject = text[open] === '{';
  if (!isObject && text[open] !== '[') return [];
  const members: Member[] = [];
  let at = skipSpace(text, open + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    const end = isObject ? endOfString(text, at) : at;
    const key = isObject ? (JSON.parse(text.slice(at, end)) as string) : String(members.length);
    const value = isObject ? skipSpace(text, skipSpace(text, end) + 1) : at;
    members.push({ key, offset: at, value });
    at = skipSpace(text, endOfValue(text, value));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}

/** Returns the offset of the value in JSON text. */
export function startOfValue(text: string): number {
  return skipSpace(text, 0);
}
