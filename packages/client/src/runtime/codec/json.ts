import type { Json } from './operation.js';

/** Why bytes or text are not an acceptable JSON document. */
export type JsonFailure = 'empty' | 'encoding' | 'depth' | 'syntax';

export type JsonResult =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly reason: JsonFailure };

/** Nesting that is read unless told otherwise; recursive checks of a value nested 20,000 deep overflow the stack. */
export const DEFAULT_JSON_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Parses a JSON document (RFC 8259) from UTF-8 bytes, a byte order mark allowed.
 *
 * The nesting is bounded by a scan of the bytes before anything is parsed. As in `JSON.parse`, the last of duplicate
 * names wins, and `__proto__` is a property like any other.
 */
export function parseJson(bytes: Uint8Array, options: { readonly maxDepth?: number } = {}): JsonResult {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (nestsDeeper(bytes, options.maxDepth ?? DEFAULT_JSON_DEPTH)) return { ok: false, reason: 'depth' };
  const text = decodeUtf8(bytes);
  return text === undefined ? { ok: false, reason: 'encoding' } : parse(text);
}

/** Parses a JSON document from text, with the default bound on its nesting. */
export function parseJsonText(text: string): JsonResult {
  return parseJson(new TextEncoder().encode(text));
}

/** Decodes UTF-8, without a byte order mark; throws `TypeError` if the bytes are not UTF-8. */
export const readUtf8 = (bytes: Uint8Array): string => utf8.decode(bytes);

/** Decodes UTF-8; `undefined` if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return readUtf8(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): JsonResult {
  try {
    const value: Json = JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, reason: 'syntax' };
  }
}

/** Whether JSON nests deeper than a bound; what is no JSON may do either. */
export function nestsDeeper(bytes: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at + 1);
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      depth -= 1;
    }
  }
  return false;
}

/** The place of the closing quote; no byte of a multi-byte character equals an ASCII one (RFC 3629, 3). */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
