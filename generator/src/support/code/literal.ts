/** JSON values and names as TypeScript literals. */
import { type Code, code, indentRest, joinCode, printKey, printScalar } from './code.js';

const width = 110;

const printed = Symbol('printed');

/** Code inserted into a literal unchanged, such as the name of a function. */
export interface Verbatim {
  readonly [printed]: Code;
}

/** Marks code to be inserted into a literal unchanged. */
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
 * Prints a literal whose keys come from the document, in the form of `printLiteral`. For keys of `Object.prototype`,
 * such as `constructor`, TypeScript infers the member's type from the inherited property, which would widen string
 * literals; `as const` prevents that.
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

/** Returns whether a value is not a literal, so that `as const` is not allowed. */
const isNamed = (value: Literal): boolean => value === null || (!isScalar(value) && isVerbatim(value));

/** Prints a literal on one line if it fits (`used` columns are taken), else on several. */
export const printLiteral = (value: Literal, used = 0): Code => printWithin(value, used, code``);

/**
 * Prints a literal whose further lines begin with `indent`, so that nested lines are indented once rather than at each
 * level.
 */
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

/** Prints a literal on one line; `undefined` if it does not fit. */
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
