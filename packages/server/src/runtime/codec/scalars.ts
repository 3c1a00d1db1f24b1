import type { Json, Shape } from './operation.js';

/** The shape of what stands in a text of its own. */
export type ScalarShape = Exclude<
  Shape,
  { readonly array: Shape } | { readonly object: object } | { readonly alternatives: object }
>;

export const isScalarShape = (shape: Shape): shape is ScalarShape => typeof shape === 'string' || 'listed' in shape;

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
/** The number grammar of JSON (RFC 8259, 6). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Reads a scalar from decoded text; `undefined` if the text does not fit the shape.
 *
 * Of alternatives, it is the first that it fits. `null` is read from the empty text and from `null`; it is never written
 * (see `toText`).
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

/** Integers outside the safe range do not fit: their value would not be the one that was sent. */
export function readInteger(text: string): number | undefined {
  const value = INTEGER.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}

/** No integer of 64 bits has more than 20 digits; making a number of millions of them takes long. */
export function readBigint(text: string): bigint | undefined {
  return /^-?(?:0|[1-9]\d{0,19})$/.test(text) ? BigInt(text) : undefined;
}

export function readNumber(text: string): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

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
 * The text of a scalar; `undefined` for what is left out, `null` included (RFC 6570 2.3 knows no null: it is
 * undefined), and `false` for what has no text: an array, an object, NaN or an infinity.
 */
export const toText = (value: unknown): string | undefined | false =>
  ['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value)
    ? String(value)
    : value === undefined || value === null
      ? undefined
      : false;
