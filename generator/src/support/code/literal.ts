/** Prints JSON values and names as TypeScript literals. */
import { type Code, code, indentRest, joinCode, printKey, printScalar } from './code.js';

const width = 116;

const printed = Symbol('printed');

/** Code inserted into a literal unchanged, such as the name of a function. */
export interface Verbatim {
  readonly [printed]: Code;
}

/** Marks code to be inserted into a literal unchanged. */
export function verbatim(text: Code): Verbatim {
  return { [printed]: text };
}

export type Literal =
  | null
  | boolean
  | number
  | bigint
  | string
  | Verbatim
  | readonly Literal[]
  | { readonly [key: string]: Literal };

function isScalar(value: Literal): value is string | number | bigint | boolean | null {
  return typeof value !== 'object' || value === null;
}

function isVerbatim(value: object): value is Verbatim {
  return printed in value;
}

function isList(value: object): value is readonly Literal[] {
  return Array.isArray(value);
}

/**
 * Prints a literal whose keys come from the document, in the format of `printLiteral`. If a key is a property of
 * `Object.prototype`, such as `constructor`, TypeScript infers the member's type from that property, which would widen
 * string literals; `as const` prevents this.
 */
export function printTable(value: Literal, used = 0): Code {
  return printLiteral(pinMembers(value), used);
}

function pinMembers(value: Literal): Literal {
  if (isScalar(value) || isVerbatim(value)) return value;
  if (isList(value)) return value.map(pinMembers);
  const members = Object.entries(value).map(([name, item]): [string, Literal] => {
    const pinned = pinMembers(item);
    const isPlain = name === '__proto__' || !(name in Object.prototype) || isNamed(pinned);
    return [name, isPlain ? pinned : verbatim(code`${printLiteral(pinned, name.length + 13)} as const`)];
  });
  return Object.fromEntries(members);
}

/** Returns whether a value is `null` or verbatim code, which must not be followed by `as const`. */
function isNamed(value: Literal): boolean {
  return value === null || (!isScalar(value) && isVerbatim(value));
}

/** Prints a literal on one line if it fits after `used` columns, otherwise on several lines. */
export function printLiteral(value: Literal, used = 0): Code {
  return printWithin(value, used, code``, 'apart');
}

/** Prints a literal like `printLiteral`, but with as many members on each line as fit, for long data. */
export function printPacked(value: Literal, used = 0): Code {
  return printWithin(value, used, code``, 'packed');
}

/** Prints a literal whose continuation lines begin with `indent`. Nested lines are thus indented only once. */
function printWithin(value: Literal, used: number, indent: Code, form: 'apart' | 'packed'): Code {
  if (isScalar(value)) return printScalar(value);
  if (isVerbatim(value)) return indentRest(value[printed], indent);
  const flat = printFlat(value, width - used);
  if (flat !== undefined) return indentRest(flat, indent);
  const within = code`${indent}  `;
  const lines = isList(value)
    ? value.map((item) => printWithin(item, 2, within, form))
    : Object.entries(value).map(([key, item]) => {
        const name = printKey(key);
        return code`${name}: ${printWithin(item, name.length + 4, within, form)}`;
      });
  const body = joinCode(
    (form === 'packed' ? pack(lines, width - within.length) : lines).map((line) => code`${within}${line},\n`),
    '',
  );
  return isList(value) ? code`[\n${body}${indent}]` : code`{\n${body}${indent}}`;
}

/** Joins members into lines of at most `room` characters; a multi-line member stays separate. */
function pack(members: readonly Code[], room: number): readonly Code[] {
  const lines: Code[] = [];
  for (const member of members) {
    const last = lines.at(-1);
    const isJoined =
      last !== undefined && last.length + member.length + 2 <= room && !`${last}${member}`.includes('\n');
    if (isJoined) lines[lines.length - 1] = code`${last}, ${member}`;
    else lines.push(member);
  }
  return lines;
}

/** Prints a literal on one line; `undefined` if it is longer than `room`. */
function printFlat(value: Literal, room: number): Code | undefined {
  if (isScalar(value))
    return fit(typeof value === 'string' && value.length > room ? undefined : printScalar(value), room);
  if (isVerbatim(value)) return fit(value[printed], room);
  const parts: Code[] = [];
  let left = room;
  for (const [key, item] of Object.entries(value)) {
    const name = isList(value) ? code`` : code`${printKey(key)}: `;
    const part = printFlat(item, left - name.length);
    if (part === undefined) return undefined;
    parts.push(code`${name}${part}`);
    left -= name.length + part.length;
  }
  const inner = joinCode(parts, ', ');
  if (isList(value)) return fit(code`[${inner}]`, room);
  return fit(parts.length === 0 ? code`{}` : code`{ ${inner} }`, room);
}

function fit(text: Code | undefined, room: number): Code | undefined {
  return text === undefined || text.length > room ? undefined : text;
}
