import { pairsReader, splitPairs } from '../decode.js';
import { encodePairs } from '../encode.js';
import { decodeUtf8, parseJsonText } from '../json.js';
import { isRecord, type MutableRecord, setOwn } from '../objects.js';
import { decodePercent } from '../percent.js';
import { BodyError, UnsendableError } from '../errors.js';
import type { Decode, Encode, Json, Parameter } from '../operation.js';

/** How a member that is not declared is written and read: as the query string of OpenAPI's own default. */
const undeclared = (name: string, isDeep: boolean): Parameter => ({
  name,
  in: 'query',
  shape: 'any',
  ...(isDeep ? { content: 'application/json' } : { style: 'form', explode: true }),
});

const isDeep = (value: unknown): boolean =>
  isRecord(value) || (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null));

/** Writes `application/x-www-form-urlencoded` (OpenAPI 3.1, 4.8.14.4). */
export const encodeForm: Encode = (value, type, { fields = [] }) => {
  if (!isRecord(value)) throw new UnsendableError('is no object');
  const declared = new Map(fields.map((field) => [field.name, field]));
  const pairs = Object.entries(value).flatMap(([name, member]) =>
    encodePairs(declared.get(name) ?? undeclared(name, isDeep(member)), member),
  );
  return { type, body: pairs.map(([name, text]) => `${name}=${text}`).join('&') };
};

/** Reads a form; members that are not declared are texts, or lists of them. */
export const decodeForm: Decode = ({ bytes }, { fields = [] }) => {
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new BodyError('The body is not UTF-8');
  const pairs = splitPairs(text, '&', 'query');
  const names = new Set(fields.map(({ name }) => name));
  const out: MutableRecord<Json> = {};
  const isTaken = (key: string): boolean =>
    names.has(key) || names.has(key.slice(0, key.indexOf('['))) || fields.some((field) => isMember(field, key));
  for (const field of fields) {
    const read = pairsReader(field, names)(pairs);
    if (read !== undefined) setOwn(out, field.name, read);
  }
  for (const [key, values] of pairs) {
    if (isTaken(key)) continue;
    const texts = values.map((raw) => decodePercent(raw.replaceAll('+', ' ')) ?? raw);
    setOwn(out, key, texts.length === 1 ? readLoose(texts[0] ?? '') : texts);
  }
  return out;
};

/** Whether a key belongs to an object whose members stand side by side. */
function isMember({ shape, explode, style }: Parameter, key: string): boolean {
  if (style !== 'form' || explode !== true || typeof shape !== 'object' || !('object' in shape)) return false;
  return Object.hasOwn(shape.object, key);
}

/** What could only be an object or a list was written as JSON. */
function readLoose(text: string): Json {
  if (!/^[[{]/.test(text)) return text;
  const parsed = parseJsonText(text);
  return parsed.ok ? parsed.value : text;
}
