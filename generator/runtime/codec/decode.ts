import { DecodeError } from './errors.js';
import { parseJsonText } from './json.js';
import type { Json, Parameter, Shape } from './operation.js';
import { decodePercent } from './percent.js';
import { firstFit, type ObjectShape, readMembers, readText, readTexts, type TextForm, tryText } from './read-text.js';
import { readDeepObject } from './readers/deep-object.js';
import { isScalarShape } from './scalars.js';

/** Encoded values by decoded name, from a query string, a `Cookie` header or a matrix path segment. */
export type RawPairs = ReadonlyMap<string, readonly string[]>;

/** Reads one parameter; created once per parameter. Throws `DecodeError` if the text cannot be read. */
export type Reader<Source> = (source: Source) => Json | undefined;

/** Splits a query string or similar text into pairs. Decodes names (in queries, `+` is a space), but not values. */
export function splitPairs(text: string, separator: string | RegExp, location: 'query' | 'cookie' | 'path'): RawPairs {
  const pairs = new Map<string, string[]>();
  for (const part of text.split(separator)) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const rawName = equals < 0 ? part : part.slice(0, equals);
    const decoded = decodePercent(location === 'query' ? plusToSpace(rawName) : rawName);
    // Unrelated cookies may be present, whose names may be any token (RFC 6265, 4.1.1).
    const name = location === 'cookie' ? (decoded ?? rawName) : decoded;
    if (name === undefined) throw new DecodeError(location, rawName, 'is not percent-encoded UTF-8');
    const value = equals < 0 ? '' : part.slice(equals + 1);
    const values = pairs.get(name);
    if (values === undefined) pairs.set(name, [value]);
    else values.push(value);
  }
  return pairs;
}

/** Replaces `+` with a space, as in queries (WHATWG URL, 5.1). */
export function plusToSpace(text: string): string {
  return text.includes('+') ? text.replaceAll('+', ' ') : text;
}

/** Whether the value of a cookie parameter is used without decoding (OpenAPI 3.2, 4.12.2.2). */
const isPlain = ({ style }: Parameter): boolean => style === 'cookie';

function textForm(parameter: Parameter, delimiter: string | RegExp, keyed: boolean): TextForm {
  const piece = (raw: string): string => {
    if (isPlain(parameter)) return raw;
    const text = decodePercent(parameter.in === 'query' ? plusToSpace(raw) : raw);
    if (text === undefined) throw new DecodeError(parameter.in, parameter.name, 'is not percent-encoded UTF-8');
    return text;
  };
  return { delimiter, keyed, whole: piece, piece };
}

/** Creates a reader for encoded path segments in style `simple`, `label` or `matrix`. */
export function pathReader(parameter: Parameter): Reader<string> {
  if (parameter.content !== undefined) {
    const { whole } = textForm(parameter, ',', false);
    return (raw) => readContent(parameter, whole(raw));
  }
  if (parameter.style === 'matrix') {
    const read = pairsReader(parameter, new Set());
    return (raw) => {
      if (!raw.startsWith(';')) throw new DecodeError('path', parameter.name, 'does not start with ";"');
      return read(splitPairs(raw, ';', 'path'));
    };
  }
  const isLabel = parameter.style === 'label';
  const keyed = parameter.explode === true;
  const form = textForm(parameter, isLabel && keyed ? '.' : delimiterOf(parameter), keyed);
  if (!isLabel) return (raw) => readText(raw, parameter.shape, form);
  return (raw) => {
    if (!raw.startsWith('.')) throw new DecodeError('path', parameter.name, 'does not start with "."');
    return readText(raw.slice(1), parameter.shape, form);
  };
}

/** Returns the names under which parameters of a location are sent, including the member names of exploded objects. */
export function listNames(parameters: readonly Parameter[]): ReadonlySet<string> {
  const membersOf = (shape: Shape): readonly string[] => {
    if (isScalarShape(shape) || 'array' in shape) return [];
    return 'object' in shape ? Object.keys(shape.object) : shape.alternatives.flatMap(membersOf);
  };
  const isSpread = ({ style, explode }: Parameter): boolean => style === 'form' && explode === true;
  return new Set(
    parameters.flatMap((parameter) => [parameter.name, ...(isSpread(parameter) ? membersOf(parameter.shape) : [])]),
  );
}

/**
 * Creates a reader for `name=value` pairs in a query or cookie, which returns `undefined` if the parameter is absent.
 * `others` are names that an exploded object with additional members leaves to other parameters. The reader throws if a
 * scalar is given more than once, because it is unclear which value is meant.
 */
export function pairsReader(parameter: Parameter, others: ReadonlySet<string>): Reader<RawPairs> {
  const form = textForm(parameter, delimiterOf(parameter), false);
  const { name, shape } = parameter;
  if (parameter.content !== undefined) {
    const readRaw = (raw: string): Json | undefined => readContent(parameter, form.whole(raw));
    if (parameter.isRepeated) return (pairs) => pairs.get(name)?.map((raw) => readRaw(raw) ?? null);
    return (pairs) => {
      const raw = single(parameter, pairs.get(name));
      return raw === undefined ? undefined : readRaw(raw);
    };
  }
  if (parameter.style === 'deepObject') return (pairs) => readDeepObject(parameter, pairs, form.piece);
  const isExploded = parameter.explode === true;
  const read = (pairs: RawPairs, part: Shape, strict: boolean): Json | undefined => {
    if (typeof part === 'object' && 'alternatives' in part) {
      return firstFit(part.alternatives, (alternative) => read(pairs, alternative, true));
    }
    if (isExploded && typeof part === 'object' && 'object' in part) {
      return readMembers(ownMembers(parameter, part, pairs, others, form), part, strict);
    }
    const values = pairs.get(name);
    if (values === undefined) return undefined;
    if (isExploded && typeof part === 'object' && 'array' in part)
      return readTexts(values.map(form.piece), part.array, strict);
    if (strict && values.length > 1) return undefined;
    return tryText(single(parameter, values) ?? '', part, form, strict);
  };
  const isNamed = !(isExploded && typeof shape === 'object' && 'object' in shape);
  return (pairs) => {
    if (parameter.allowEmptyValue && pairs.get(name)?.every((raw) => raw === '')) return undefined;
    const value = read(pairs, shape, false);
    if (value !== undefined || !isNamed) return value;
    const raw = single(parameter, pairs.get(name));
    return raw === undefined ? undefined : form.whole(raw);
  };
}

function single(parameter: Parameter, values: readonly string[] | undefined): string | undefined {
  if (values === undefined || values.length <= 1) return values?.[0];
  throw new DecodeError(parameter.in, parameter.name, 'is given more than once');
}

/** Returns the delimiter of a list that is not exploded, also in percent-encoded form. */
function delimiterOf(parameter: Parameter): string | RegExp {
  if (parameter.style === 'spaceDelimited') return /%20|\+/;
  if (parameter.style === 'pipeDelimited') return /\||%7C/i;
  return parameter.splitsEncoded ? /,|%2C/iu : ',';
}

function ownMembers(
  parameter: Parameter,
  shape: ObjectShape,
  pairs: RawPairs,
  others: ReadonlySet<string>,
  form: TextForm,
): readonly (readonly [string, string])[] | undefined {
  const members: (readonly [string, string])[] = [];
  // An exploded object does not write its own name, so a member may have that name.
  const isOthers = (name: string): boolean => name !== parameter.name && others.has(name);
  for (const [key, values] of pairs) {
    const isDeclared = Object.hasOwn(shape.object, key);
    if (!isDeclared && (shape.rest === undefined || isOthers(key) || isOthers(beforeBracket(key)))) continue;
    members.push([key, form.piece(single(parameter, values) ?? '')]);
  }
  return members.length === 0 ? undefined : members;
}

/** Returns the name before a bracket: `filter` for `filter[name]`, which belongs to a `deepObject` parameter. */
function beforeBracket(key: string): string {
  const bracket = key.indexOf('[');
  return bracket < 0 ? key : key.slice(0, bracket);
}

/**
 * Creates a reader for headers, which have no percent-encoding of their own: a scalar is used unchanged; items and
 * members are decoded if possible.
 */
export function headerReader(parameter: Parameter): Reader<string> {
  if (parameter.content !== undefined) return (raw) => readContent(parameter, raw);
  const piece = (raw: string): string => decodePercent(raw.trim()) ?? raw.trim();
  const form: TextForm = { delimiter: ',', keyed: parameter.explode === true, whole: (raw) => raw, piece };
  return (raw) => readText(raw, parameter.shape, form);
}

function readContent(parameter: Parameter, text: string): Json | undefined {
  if (parameter.read !== undefined) return parameter.read(text, parameter);
  const parsed = parseJsonText(text);
  if (parsed.ok) return parameter.parse === undefined ? parsed.value : parameter.parse(text, parameter.integers);
  throw new DecodeError(parameter.in, parameter.name, 'is not valid JSON');
}
