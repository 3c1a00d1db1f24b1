import { parseJsonText } from './json.js';
import { lookUp, type MutableRecord, setOwn } from './objects.js';
import type { Json, Shape } from './operation.js';
import { fromText, isScalarShape } from './scalars.js';

/** How the raw text of a value is taken apart: it is split first, and its pieces are decoded after. */
export interface TextForm {
  /** Splits items and members. */
  readonly delimiter: string | RegExp;
  /** Whether members are `key=value` (exploded) or alternate with their keys. */
  readonly keyed: boolean;
  /** Decodes a whole value. */
  readonly whole: (raw: string) => string;
  /** Decodes an item, key or member. */
  readonly piece: (raw: string) => string;
}

export type ObjectShape = { readonly object: Readonly<Record<string, Shape>>; readonly rest?: Shape };

/** Reads a value from raw text; text that does not fit stays a string, for the validator to refuse. */
export function readText(raw: string, shape: Shape, form: TextForm): Json {
  return tryText(raw, shape, form, false) ?? form.whole(raw);
}

/**
 * Reads a value from raw text; `undefined` if it misfits.
 *
 * In strict mode, in which alternatives are tried, one part that misfits is enough; otherwise such parts stay strings.
 */
export function tryText(raw: string, shape: Shape, form: TextForm, strict: boolean): Json | undefined {
  if (isScalarShape(shape)) return fromText(form.whole(raw), shape);
  if ('alternatives' in shape) {
    return firstFit(shape.alternatives, (alternative) => tryText(raw, alternative, form, true));
  }
  if ('array' in shape) return readItems(raw.split(form.delimiter).map(form.piece), shape.array, strict);
  return readMembers(members(raw.split(form.delimiter), form), shape, strict);
}

/** The first alternative that a value is read by. */
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

/** Reads decoded items; in strict mode `undefined` if one misfits. */
export function readItems(texts: readonly string[], shape: Shape, strict: boolean): Json | undefined {
  const items: Json[] = [];
  for (const text of texts) {
    const value = readScalar(text, shape) ?? (strict ? undefined : text);
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}

/** Reads decoded members; `undefined` without any, and in strict mode if one misfits. */
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
  // What nests deeper is JSON.
  const parsed = parseJsonText(text);
  return parsed.ok && typeof parsed.value === 'object' ? parsed.value : undefined;
}

function members(pieces: readonly string[], form: TextForm): readonly (readonly [string, string])[] | undefined {
  const pairs: (readonly [string, string])[] = [];
  if (form.keyed) {
    for (const piece of pieces) {
      const at = piece.indexOf('=');
      if (at < 0) return undefined;
      pairs.push([form.piece(piece.slice(0, at)), form.piece(piece.slice(at + 1))]);
    }
    return pairs;
  }
  if (pieces.length % 2 !== 0) return undefined;
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    pairs.push([form.piece(pieces[at] ?? ''), form.piece(pieces[at + 1] ?? '')]);
  }
  return pairs;
}
