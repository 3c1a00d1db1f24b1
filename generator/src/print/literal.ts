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

/** A literal that stands on one line if it fits into what is left of it (`used` columns are taken). */
export const printLiteral = (value: Literal, used = 0): Code => {
  if (isScalar(value)) return printScalar(value);
  const flat = printFlat(value);
  if (flat.length + used <= width || isVerbatim(value)) return flat;
  const lines = isList(value)
    ? value.map((item) => printLiteral(item, 2))
    : Object.entries(value).map(([key, item]) => {
        const name = printKey(key);
        return code`${name}: ${printLiteral(item, name.length + 4)}`;
      });
  const body = joinCode(
    lines.map((line) => code`  ${indentRest(line, '  ')},`),
    '\n',
  );
  return isList(value) ? code`[\n${body}\n]` : code`{\n${body}\n}`;
};

const printFlat = (value: Literal): Code => {
  if (isScalar(value)) return printScalar(value);
  if (isVerbatim(value)) return value[printed];
  if (isList(value)) return code`[${joinCode(value.map(printFlat), ', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => code`${printKey(key)}: ${printFlat(item)}`);
  return entries.length === 0 ? code`{}` : code`{ ${joinCode(entries, ', ')} }`;
};
