/** JSON values, and names among them, as TypeScript literals. */
import { type Code, code, indentRest, joinCode, printKey, printScalar } from './code.js';

const width = 110;

const printed = Symbol('printed');

/** Code that stands in a literal as it is, such as the name of a function. */
export interface Verbatim {
  readonly [printed]: Code;
}

export const verbatim = (text: Code): Verbatim => ({ [printed]: text });

export type Literal =
  | null
  | boolean
  | number
  | bigint
  | string
  | Verbatim
  | readonly Literal[]
  | { readonly [key: string]: Literal };

const isScalar = (value: Literal): value is string | number | bigint | boolean | null =>
  typeof value !== 'object' || value === null;

const isVerbatim = (value: object): value is Verbatim => printed in value;

const isList = (value: object): value is readonly Literal[] => Array.isArray(value);

/**
 * A literal of a table that the document names the members of, in the form of `printLiteral`.
 *
 * TypeScript takes what every object has, such as `constructor`, for the type that a member of that name is to have: a
 * text in it would be any text, unless it says to be the one that it is.
 */
export const printTable = (value: Literal, used = 0): Code => printLiteral(pinMembers(value), used);

const pinMembers = (value: Literal): Literal => {
  if (isScalar(value) || isVerbatim(value)) return value;
  if (isList(value)) return value.map(pinMembers);
  const members = Object.entries(value).map(([name, item]): [string, Literal] => {
    const pinned = pinMembers(item);
    const isPlain = name === '__proto__' || !(name in Object.prototype) || isNamed(pinned);
    return [name, isPlain ? pinned : verbatim(code`${printLiteral(pinned, name.length + 13)} as const`)];
  });
  return Object.fromEntries(members);
};

/** Whether it is no literal, of which nothing can be said to be constant. */
const isNamed = (value: Literal): boolean => value === null || (!isScalar(value) && isVerbatim(value));

/** A literal that stands on one line if it fits into what is left of it (`used` columns are taken). */
export const printLiteral = (value: Literal, used = 0): Code => printWithin(value, used, code``);

/** The same, whose lines after the first begin with `indent`: what nests is indented once, and not by all around it. */
const printWithin = (value: Literal, used: number, indent: Code): Code => {
  if (isScalar(value)) return printScalar(value);
  if (isVerbatim(value)) return indentRest(value[printed], indent);
  const flat = printFlat(value, width - used);
  if (flat !== undefined) return indentRest(flat, indent);
  const within = code`${indent}  `;
  const lines = isList(value)
    ? value.map((item) => printWithin(item, 2, within))
    : Object.entries(value).map(([key, item]) => {
        const name = printKey(key);
        return code`${name}: ${printWithin(item, name.length + 4, within)}`;
      });
  const body = joinCode(
    lines.map((line) => code`${within}${line},\n`),
    '',
  );
  return isList(value) ? code`[\n${body}${indent}]` : code`{\n${body}${indent}}`;
};

/** On one line; `undefined` as soon as that takes more than there is room. */
const printFlat = (value: Literal, room: number): Code | undefined => {
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
};

const fit = (text: Code | undefined, room: number): Code | undefined =>
  text === undefined || text.length > room ? undefined : text;
