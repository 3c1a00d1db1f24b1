import { listNames, pairsReader, type RawPairs, splitPairs } from '../decode.js';
import { BodyError, DecodeError, UnsendableError } from '../errors.js';
import { decodeUtf8 } from '../json.js';
import { isRecord, type MutableRecord, setOwn } from '../objects.js';
import type { Decode, Encode, Json, Parameter, Shape, WrittenParameter } from '../operation.js';
import { decodePercent } from '../percent.js';
import { isScalarShape } from '../scalars.js';
import { writeForm } from '../writers/form.js';
import { writeJsonPair } from '../writers/json.js';

/** Returns how to encode an undeclared member: like a query parameter with OpenAPI's defaults. */
const undeclared = (name: string, value: unknown): WrittenParameter => ({
  name,
  in: 'query',
  ...(isRecord(value) ? { write: writeJsonPair } : { write: writeForm, explode: true }),
});

/** Writes `application/x-www-form-urlencoded` (OpenAPI 3.1, 4.8.14.4). */
export const encodeForm: Encode = (value, type, { members = [] }) => {
  if (!isRecord(value)) throw new UnsendableError('is not an object');
  const declared = new Map(members.map((member) => [member.name, member]));
  const pairs = Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return [];
    const parameter = declared.get(name) ?? undeclared(name, member);
    return parameter.write(member, parameter) ?? [];
  });
  return { type, body: pairs.join('&') };
};

/** Reads a form. Undeclared members become strings, or arrays of strings. */
export const decodeForm: Decode = ({ bytes }, { fields = [] }) => {
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new BodyError('The body is not UTF-8');
  return naming(() => readForm(splitPairs(text, '&', 'query'), fields));
};

/** Runs `read`, and converts its errors about a field to errors about the body. */
function naming<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DecodeError ? new BodyError(`The member ${error.parameter} ${error.reason}`) : error;
  }
}

/** Reads a member of a form. Throws `BodyError`. */
export function readField(field: Parameter, names: ReadonlySet<string>, pairs: RawPairs): Json | undefined {
  return naming(() => pairsReader(field, names)(pairs));
}

function readForm(pairs: RawPairs, fields: readonly Parameter[]): Json {
  const names = listNames(fields);
  const out: MutableRecord<Json> = {};
  for (const field of fields) {
    const value = pairsReader(field, names)(pairs);
    if (value !== undefined) setOwn(out, field.name, value);
  }
  for (const [key, values] of pairs) {
    if (names.has(key) || fields.some((field) => isMember(field, key))) continue;
    const texts = values.map((raw) => decodePercent(raw.replaceAll('+', ' ')) ?? raw);
    setOwn(out, key, texts.length === 1 ? (texts[0] ?? '') : texts);
  }
  return out;
}

/**
 * Returns whether a key without a declared name belongs to a member: one in style `deepObject` (`name[...]`), or an
 * exploded object with additional members.
 */
export function isMember({ name, style, explode, shape }: Parameter, key: string): boolean {
  if (style === 'deepObject') return key.startsWith(`${name}[`);
  return style === 'form' && explode === true && isOpen(shape);
}

function isOpen(shape: Shape): boolean {
  if (isScalarShape(shape) || 'array' in shape) return false;
  return 'object' in shape ? shape.rest !== undefined : shape.alternatives.some(isOpen);
}
