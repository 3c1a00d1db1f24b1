import { RequestError } from './errors.js';
import { isFieldValue } from './field-value.js';
import { isRecord, lookUp, type MutableRecord, setOwn } from './objects.js';
import type { Json, Shape } from './operation.js';
import { fromText, isScalarShape, toText } from './scalars.js';

/**
 * Writes `Set-Cookie`, the one header whose values cannot be combined in one line (RFC 9110, 5.3; OpenAPI 3.2, 4.21.3):
 * one line for each item of an array, each member of an object, or each line of a text.
 */
export function writeCookieLines(value: unknown): readonly string[] {
  const lines = isRecord(value)
    ? Object.entries(value).map(([name, member]) => [name, member] as const)
    : (Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : [value]).map(
        (item: unknown) => [undefined, item] as const,
      );
  return lines.flatMap(([name, item]) => {
    const text = toText(item);
    if (text === undefined || (text === '' && name === undefined)) return [];
    const line = name === undefined ? text : `${name}=${String(text)}`;
    if (line === false || text === false || !isFieldValue(line))
      throw new RequestError('header', 'set-cookie', 'holds what a header cannot carry');
    return [line];
  });
}

/** Reads the lines of `Set-Cookie`; `undefined` if there are none. */
export function readCookieLines(lines: readonly string[], shape: Shape): Json | undefined {
  if (lines.length === 0) return undefined;
  const read = (text: string, itemShape: Shape): Json => fromText(text, itemShape) ?? text;
  if (isScalarShape(shape)) return lines.join('\n');
  if ('array' in shape) return lines.map((line) => read(line, shape.array));
  if ('alternatives' in shape) {
    const listShape = shape.alternatives.find((alternative) => !isScalarShape(alternative));
    return readCookieLines(lines, lines.length > 1 && listShape !== undefined ? listShape : 'string');
  }
  const out: MutableRecord<Json> = {};
  for (const line of lines) {
    const equals = line.indexOf('=');
    const name = line.slice(0, Math.max(equals, 0)).trim();
    setOwn(out, name, read(line.slice(equals + 1).trim(), lookUp(shape.object, name) ?? shape.rest ?? 'string'));
  }
  return out;
}
