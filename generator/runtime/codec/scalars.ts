import type { Json, Shape } from './operation.js';

/** The shapes that are scalars. */
export type ScalarShape = Exclude<
  Shape,
  { readonly array: Shape } | { readonly object: object } | { readonly alternatives: object }
>;

/** Returns whether a shape is a scalar. */
export const isScalarShape = (shape: Shape): shape is ScalarShape => typeof shape === 'string' || 'listed' in shape;

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
/** Matches a JSON number (RFC 8259, 6). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Reads a scalar from decoded text; `undefined` if the text does not match the shape. The first matching alternative is
 * used. `null` is read from empty text and from `null`, but is never written (see `toText`).
 */
export function fromText(text: string, shape: Shape): Json | undefined {
  switch (shape) {
    case 'any':
    case 'string':
      return text;
    case 'integer':
      return readInteger(text);
    case 'bigint':
      return readBigint(text);
    case 'number':
      return readNumber(text);
    case 'boolean':
      return readBoolean(text);
    case 'null':
      return text === '' || text === 'null' ? null : undefined;
    case 'file':
      return undefined;
    default:
      if ('listed' in shape) return shape.listed.includes(text) ? text : undefined;
      return 'alternatives' in shape ? firstOf(text, shape.alternatives) : undefined;
  }
}

/** Reads an integer; `undefined` outside the safe range, where the value would change. */
export function readInteger(text: string): number | undefined {
  const value = INTEGER.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Reads a bigint of at most 20 digits, enough for 64 bits; converting millions of digits would be slow. */
export function readBigint(text: string): bigint | undefined {
  return /^-?(?:0|[1-9]\d{0,19})$/.test(text) ? BigInt(text) : undefined;
}

/** Reads a finite number; `undefined` if the text is not a JSON number. */
export function readNumber(text: string): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Reads `true` or `false`; `undefined` for any other text. */
export function readBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

function firstOf(text: string, shapes: readonly Shape[]): Json | undefined {
  for (const shape of shapes) {
    const value = fromText(text, shape);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * Returns the text of a scalar; `undefined` if it is omitted, like `null` (which RFC 6570, 2.3, treats as undefined);
 * and `false` for values that have no text: arrays, objects, NaN and infinities.
 */
export const toText = (value: unknown): string | undefined | false =>
  ['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value)
    ? String(value)
    : value === undefined || value === null
      ? undefined
      : false;
