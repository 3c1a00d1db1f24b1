import { parseJsonText } from './json.js';
import { lookUp, type MutableRecord, setOwn } from './objects.js';
import type { Json, Shape } from './operation.js';
import { fromText, isScalarShape } from './scalars.js';

/** How text is encoded. It is split before the pieces are decoded. */
export interface TextForm {
  /** Delimiter between items or members. */
  readonly delimiter: string | RegExp;
  /** Whether members are written as `key=value` (exploded) rather than as alternating keys and values. */
  readonly keyed: boolean;
  /** Decodes an undivided value. */
  readonly whole: (raw: string) => string;
  /** Decodes an item, a key or a member value. */
  readonly piece: (raw: string) => string;
}

export type ObjectShape = { readonly object: Readonly<Record<string, Shape>>; readonly rest?: Shape };

/** Reads a value from encoded text. Text that does not match the shape stays a string, for the validator to reject. */
export function readText(raw: string, shape: Shape, form: TextForm): Json {
  return tryText(raw, shape, form, false) ?? form.whole(raw);
}

/**
 * Reads a value from encoded text; `undefined` if the text does not match the shape. In strict mode, used for trying
 * alternatives, all items and members must match; otherwise, those that do not match stay strings.
 */
export function tryText(raw: string, shape: Shape, form: TextForm, strict: boolean): Json | undefined {
  if (isScalarShape(shape)) return fromText(form.whole(raw), shape);
  if ('alternatives' in shape) {
    return firstFit(shape.alternatives, (alternative) => tryText(raw, alternative, form, true));
  }
  if ('array' in shape) return readTexts(raw.split(form.delimiter).map(form.piece), shape.array, strict);
  return readMembers(members(raw.split(form.delimiter), form), shape, strict);
}

/** Returns the value as read by the first matching alternative. */
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

/** Reads decoded items. In strict mode, returns `undefined` if an item does not match the shape. */
export function readTexts(texts: readonly string[], shape: Shape, strict: boolean): Json | undefined {
  const items: Json[] = [];
  for (const text of texts) {
    const value = readScalar(text, shape) ?? (strict ? undefined : text);
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}

/** Reads decoded members; `undefined` if there are none or, in strict mode, if one does not match. */
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
