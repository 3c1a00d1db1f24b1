/** Prints JSON values as Python literals. */
import type { Json } from '../../../../../runtime/codec/operation.js';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

// Formatting characters reorder or hide the displayed text, and UTF-8 cannot represent lone surrogates.
const unsafe = /[\\"\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

function escapePoint(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return point > 0xffff ? `\\U${point.toString(16).padStart(8, '0')}` : `\\u${point.toString(16).padStart(4, '0')}`;
}

/** Prints a string literal in double quotes, or in single quotes if the text contains only double ones. */
export function printPythonString(text: string): string {
  const isSingle = text.includes('"') && !text.includes("'");
  const escaped = text.replaceAll(unsafe, (match) =>
    isSingle && match === '"' ? match : (escapes[match] ?? escapePoint(match)),
  );
  return isSingle ? `'${escaped}'` : `"${escaped}"`;
}

/** The length of a line in columns, and how many columns other text on the line occupies. */
export interface Room {
  readonly columns: number;
  readonly used: number;
}

/** The space for a statement. Lines of 88 columns are usual in Python. */
export const statement: Room = { columns: 88, used: 0 };

/** Prints an item of a list, a dictionary or a call. */
export type PrintItem = (room: Room) => string;

/** Prints items between brackets: on one line if they fit, otherwise each on its own line. */
export function printItems(open: string, items: readonly PrintItem[], close: string, { columns, used }: Room): string {
  const flat = `${open}${items.map((print) => print({ columns: Number.POSITIVE_INFINITY, used: 0 })).join(', ')}${close}`;
  if (items.length === 0 || flat.length <= columns - used) return flat;
  // Each line ends with a comma.
  const lines = items.map((print) => print({ columns: columns - 4, used: 1 }).replaceAll('\n', '\n    '));
  return `${open}\n${lines.map((line) => `    ${line},\n`).join('')}${close}`;
}

/** Prints a named argument or a member of a dictionary. */
export function printNamed(name: string, print: PrintItem): PrintItem {
  return ({ columns, used }) => `${name}${print({ columns, used: used + name.length })}`;
}

/** Prints a JSON value. */
export function printPython(value: Json, room: Room): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return printPythonString(value);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) {
    const items = value.map(
      (item) =>
        (within: Room): string =>
          printPython(item, within),
    );
    return printItems('[', items, ']', room);
  }
  const members = Object.entries(value).map(([key, member]) =>
    printNamed(`${printPythonString(key)}: `, (within) => printPython(member, within)),
  );
  return printItems('{', members, '}', room);
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

/** Maximum depth of a literal; Python's parser limits it to 200. */
const mostDepth = 90;

/** Returns whether a literal can represent a value. Python cannot encode lone surrogates as JSON. */
export function isPrintable(value: Json, depth = 0): boolean {
  if (typeof value === 'string') return !/\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === mostDepth) return false;
  return Object.entries(value).every(
    ([key, member]: [string, Json]) => isPrintable(key) && isPrintable(member, depth + 1),
  );
}
