import { RequestError } from './errors.js';
import { isFieldValue } from './field-value.js';
import { isRecord, lookUp, type MutableRecord, setOwn } from './objects.js';
import type { Json, Shape } from './operation.js';
import { fromText, isScalarShape, toText } from './scalars.js';

/**
 * Writes `Set-Cookie`, the only header whose values cannot be combined on one line (RFC 9110, 5.3; OpenAPI 3.2,
 * 4.21.3). Each item of an array, member of an object or line of text becomes a separate line.
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
      throw new RequestError('header', 'set-cookie', 'has characters that a header does not allow');
    return [line];
  });
}

/** Reads the value that `Set-Cookie` lines represent; `undefined` if there are no lines. */
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
