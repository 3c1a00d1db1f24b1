import { RequestError } from './errors.js';
import { isFieldValue } from './field-value.js';
import { isRecord, lookUp, type MutableRecord, setOwn } from './objects.js';
import type { Json, Shape } from './operation.js';
import { fromText, isScalarShape, toText } from './scalars.js';

/**
 * `Set-Cookie`, the one header whose values cannot stand on a line together (RFC 9110, 5.3; OpenAPI 3.2, 4.21.3): a list
 * has a line for each item, an object one for each member, and text one for each of its lines.
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

/** Reads the lines of `Set-Cookie`; `undefined` without any. */
export function readCookieLines(lines: readonly string[], shape: Shape): Json | undefined {
  if (lines.length === 0) return undefined;
  const read = (text: string, own: Shape): Json => fromText(text, own) ?? text;
  if (isScalarShape(shape)) return lines.join('\n');
  if ('array' in shape) return lines.map((line) => read(line, shape.array));
  if ('alternatives' in shape) {
    const own = shape.alternatives.find((each) => !isScalarShape(each));
    return readCookieLines(lines, lines.length > 1 && own !== undefined ? own : 'string');
  }
  const out: MutableRecord<Json> = {};
  for (const line of lines) {
    const at = line.indexOf('=');
    const name = line.slice(0, Math.max(at, 0)).trim();
    setOwn(out, name, read(line.slice(at + 1).trim(), lookUp(shape.object, name) ?? shape.rest ?? 'string'));
  }
  return out;
}
