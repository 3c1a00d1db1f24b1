/** JSON values as TypeScript literals. */
import type { Json } from '../../runtime/codec/operation.js';
import { code, indentRest, joinCode, printKey, printScalar, type Code } from './code.js';

const width = 110;

const isScalar = (value: Json): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

/** A literal that stands on one line if it fits into what is left of it (`used` columns are taken). */
export const printLiteral = (value: Json, used = 0): Code => {
  if (isScalar(value)) return printScalar(value);
  const flat = printFlat(value);
  if (flat.length + used <= width) return flat;
  const lines = Array.isArray(value)
    ? value.map((item: Json) => printLiteral(item, 2))
    : Object.entries(value).map(([key, item]: [string, Json]) => {
        const name = printKey(key);
        return code`${name}: ${printLiteral(item, name.length + 4)}`;
      });
  const body = joinCode(
    lines.map((line) => code`  ${indentRest(line, '  ')},`),
    '\n',
  );
  return Array.isArray(value) ? code`[\n${body}\n]` : code`{\n${body}\n}`;
};

const printFlat = (value: Json): Code => {
  if (isScalar(value)) return printScalar(value);
  if (Array.isArray(value)) return code`[${joinCode(value.map(printFlat), ', ')}]`;
  const entries = Object.entries(value).map(
    ([key, item]: [string, Json]) => code`${printKey(key)}: ${printFlat(item)}`,
  );
  return entries.length === 0 ? code`{}` : code`{ ${joinCode(entries, ', ')} }`;
};
