/** Prints values as JSON with line breaks. */
import { printExact } from '../../../../runtime/codec/exact-json.js';
import type { Json } from '../../../../runtime/codec/operation.js';

/** Short arrays of plain values stay on one line. */
const mostCharacters = 60;

/** Prints a value as indented JSON; integers beyond those of JavaScript stay exact. */
export function indentJson(value: Json, indent = ''): string {
  const short = printExact(value) ?? 'null';
  if (typeof value !== 'object' || value === null || short.length <= 2) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    const isPlain = items.every((item) => typeof item !== 'object' || item === null);
    if (isPlain && short.length <= mostCharacters) return `[${items.map((item) => printExact(item)).join(', ')}]`;
    return `[\n${items.map((item) => inner + indentJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(
    ([name, member]: [string, Json]) => `${inner}${JSON.stringify(name)}: ${indentJson(member, inner)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
}
