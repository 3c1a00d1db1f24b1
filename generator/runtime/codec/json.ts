import type { Json } from './operation.js';

/** The reason why bytes or text are not accepted as JSON. */
export type JsonFailure = 'empty' | 'encoding' | 'depth' | 'syntax';

export type JsonResult =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly reason: JsonFailure };

/** Default maximum nesting depth. At a depth of 20,000, recursive checks would overflow the stack. */
export const DEFAULT_JSON_DEPTH = 32;

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Parses JSON (RFC 8259) from UTF-8 bytes; a byte order mark is allowed. The nesting depth is checked before the bytes
 * are parsed. As with `JSON.parse`, the last of duplicate names wins, and `__proto__` is an ordinary property.
 */
export function parseJson(bytes: Uint8Array, options: { readonly maxDepth?: number } = {}): JsonResult {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (nestsDeeper(bytes, options.maxDepth ?? DEFAULT_JSON_DEPTH)) return { ok: false, reason: 'depth' };
  const text = decodeUtf8(bytes);
  return text === undefined ? { ok: false, reason: 'encoding' } : parseText(text);
}

/** Parses JSON text with the default maximum depth. */
export function parseJsonText(text: string): JsonResult {
  return parseJson(new TextEncoder().encode(text));
}

/** Decodes UTF-8 and removes a byte order mark. Throws `TypeError` if the bytes are not UTF-8. */
export const readUtf8 = (bytes: Uint8Array): string => utf8.decode(bytes);

/** Decodes UTF-8; `undefined` if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return readUtf8(bytes);
  } catch {
    return undefined;
  }
}

function parseText(text: string): JsonResult {
  try {
    const value: Json = JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, reason: 'syntax' };
  }
}

/** Returns whether JSON is nested more deeply than `maxDepth`. For malformed JSON, the result is unspecified. */
export function nestsDeeper(bytes: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  for (let offset = 0; offset < bytes.length; offset += 1) {
    const byte = bytes[offset];
    if (byte === QUOTE) {
      offset = endOfString(bytes, offset + 1);
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      depth -= 1;
    }
  }
  return false;
}

/** Returns the index of a closing quote. Bytes of multi-byte characters never equal ASCII bytes (RFC 3629, 3). */
function endOfString(bytes: Uint8Array, start: number): number {
  let offset = start;
  while (offset < bytes.length && bytes[offset] !== QUOTE) offset += bytes[offset] === BACKSLASH ? 2 : 1;
  return offset;
}
