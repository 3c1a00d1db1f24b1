/** Percent-encoding (RFC 3986, 2.1). */

const BEYOND_UNRESERVED = /[!'()*]/g;

/** Encodes all but unreserved characters; throws `URIError` for text with a lone surrogate. */
export function encodeStrict(text: string): string {
  return encodeURIComponent(text).replace(BEYOND_UNRESERVED, escapeAscii);
}

/** Encodes as `encodeStrict`, but leaves the reserved characters in `kept` as they are. */
export function encodeKeeping(text: string, kept: string): string {
  let out = '';
  for (const character of text) out += kept.includes(character) ? character : encodeStrict(character);
  return out;
}

/** Encodes an ASCII character, whatever it is. */
export function escapeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Decodes text; `undefined` for a malformed sequence or one that is not UTF-8. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const LONE_SURROGATE = /[\uD800-\uDFFF]/u;
const UNRESERVED = /[\w.~-]/;
const TO_NORMALIZE = /%[\dA-Fa-f]{2}|[^\w.~!$&'()*+,;=:@%/-]/gu;

/**
 * The normal form of a path (RFC 3986 6.2.2): two paths are the same resource if their normal forms are equal.
 *
 * Unreserved characters are decoded, and characters that no path may contain are encoded. A reserved character and its
 * percent-encoded form stay apart: `:` may delimit, `%3A` is data (RFC 3986 2.2). `undefined` for a malformed sequence or
 * one that is not UTF-8.
 */
export function normalizePath(path: string): string | undefined {
  if (path.search(TO_NORMALIZE) < 0 && !path.includes('%')) return path;
  return decodePercent(path) === undefined ? undefined : path.replace(TO_NORMALIZE, normalizeCharacter);
}

function normalizeCharacter(text: string): string {
  if (!text.startsWith('%')) return LONE_SURROGATE.test(text) ? text : encodeURIComponent(text);
  const character = String.fromCharCode(Number.parseInt(text.slice(1), 16));
  return UNRESERVED.test(character) ? character : text.toUpperCase();
}
