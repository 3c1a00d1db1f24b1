import { parseJsonText } from './json.js';
import { lookUp, type MutableRecord, setOwn } from './objects.js';
import type { Json, Shape } from './operation.js';
import { fromText, isScalarShape } from './scalars.js';

/** The form of encoded text, which is split first; then its pieces are decoded. */
export interface TextForm {
  /** Separates items and members. */
  readonly delimiter: string | RegExp;
  /** Whether members are `key=value` (exploded), rather than alternating keys and values. */
  readonly keyed: boolean;
  /** Decodes a whole value. */
  readonly whole: (raw: string) => string;
  /** Decodes an item, key or member. */
  readonly piece: (raw: string) => string;
}

export type ObjectShape = { readonly object: Readonly<Record<string, Shape>>; readonly rest?: Shape };

/** Reads a value from encoded text; text that does not fit stays a string, for the validator to reject. */
export function readText(raw: string, shape: Shape, form: TextForm): Json {
  return tryText(raw, shape, form, false) ?? form.whole(raw);
}

/**
 * Reads a value from encoded text; `undefined` if it does not fit. In strict mode, used to try alternatives, every part
 * must fit; otherwise parts that do not fit stay strings.
 */
export function tryText(raw: string, shape: Shape, form: TextForm, strict: boolean): Json | undefined {
  if (isScalarShape(shape)) return fromText(form.whole(raw), shape);
  if ('alternatives' in shape) {
    return firstFit(shape.alternatives, (alternative) => tryText(raw, alternative, form, true));
  }
  if ('array' in shape) return readItems(raw.split(form.delimiter).map(form.piece), shape.array, strict);
  return readMembers(members(raw.split(form.delimiter), form), shape, strict);
}

/** Returns the value of the first alternative that fits. */
export function firstFit(
  alternatives: readonly Shape[],
  attempt: (shape: Shape) => Json | undefined,
): Json | undefined {
  for (const alternative of alternatives) {
    const value = attempt(alternative);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Reads decoded items; in strict mode `undefined` if one does not fit. */
export function readItems(texts: readonly string[], shape: Shape, strict: boolean): Json | undefined {
  const items: Json[] = [];
  for (const text of texts) {
    const value = readScalar(text, shape) ?? (strict ? undefined : text);
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}

/** Reads decoded members; `undefined` if there are none, and in strict mode if one does not fit. */
export function readMembers(
  pairs: readonly (readonly [key: string, text: string])[] | undefined,
  shape: ObjectShape,
  strict: boolean,
): Json | undefined {
  if (pairs === undefined) return undefined;
  const out: MutableRecord<Json> = {};
  for (const [key, text] of pairs) {
    const value = readScalar(text, lookUp(shape.object, key) ?? shape.rest ?? 'any') ?? (strict ? undefined : text);
    if (value === undefined) return undefined;
    setOwn(out, key, value);
  }
  return out;
}

function readScalar(text: string, shape: Shape): Json | undefined {
  if (isScalarShape(shape)) return fromText(text, shape);
  if ('alternatives' in shape) return firstFit(shape.alternatives, (inner) => readScalar(text, inner));
  // Deeper nesting is JSON.
  const parsed = parseJsonText(text);
  return parsed.ok && typeof parsed.value === 'object' ? parsed.value : undefined;
}

function members(pieces: readonly string[], form: TextForm): readonly (readonly [string, string])[] | undefined {
  const pairs: (readonly [string, string])[] = [];
  if (form.keyed) {
    for (const piece of pieces) {
      const equals = piece.indexOf('=');
      if (equals < 0) return undefined;
      pairs.push([form.piece(piece.slice(0, equals)), form.piece(piece.slice(equals + 1))]);
    }
    return pairs;
  }
  if (pieces.length % 2 !== 0) return undefined;
  for (let index = 0; index + 1 < pieces.length; index += 2) {
    pairs.push([form.piece(pieces[index] ?? ''), form.piece(pieces[index + 1] ?? '')]);
  }
  return pairs;
}
