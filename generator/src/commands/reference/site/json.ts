/** Prints values as JSON with line breaks. */
import { printExact } from '../../../../runtime/codec/exact-json.js';
import type { Json } from '../../../../runtime/codec/operation.js';
import { plural } from '../../../support/terminal.js';

/** Maximum length of an array of plain values that is printed on one line. */
const mostCharacters = 60;

/** Number of list items that a short example shows. */
const mostItems = 3;

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the items that represent a list: the first ones, unless later items have other types or additional keys. */
function listFirst(items: readonly Json[]): readonly Json[] {
  const first = items.slice(0, mostItems);
  const kindOf = (item: Json): string => (item === null ? 'null' : Array.isArray(item) ? 'array' : typeof item);
  const known = new Set(
    first.flatMap((item) => [kindOf(item), ...(isObject(item) ? Object.keys(item).map((key) => `.${key}`) : [])]),
  );
  const isKnown = (item: Json): boolean =>
    known.has(kindOf(item)) && (!isObject(item) || Object.keys(item).every((key) => known.has(`.${key}`)));
  return items.every(isKnown) ? first : items;
}

/**
 * Prints a value as indented JSON; integers that a number cannot represent stay exact. With `isShort`, a long list of
 * similar items contains only the first ones, followed by a comment, which JSON does not allow.
 */
export function indentJson(value: Json, indent = '', isShort = false): string {
  const short = printExact(value) ?? 'null';
  if (typeof value !== 'object' || value === null || short.length <= 2) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    const isPlain = items.every((item) => typeof item !== 'object' || item === null);
    if (isPlain && short.length <= mostCharacters) return `[${items.map((item) => printExact(item)).join(', ')}]`;
    const shown = isShort ? listFirst(items) : items;
    const more = items.length - shown.length;
    const note = more === 0 ? '' : `\n${inner}// ${plural(more, 'more item')}`;
    return `[\n${shown.map((item) => inner + indentJson(item, inner, isShort)).join(',\n')}${note}\n${indent}]`;
  }
  const members = Object.entries(value).map(
    ([name, member]: [string, Json]) => `${inner}${JSON.stringify(name)}: ${indentJson(member, inner, isShort)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
}
