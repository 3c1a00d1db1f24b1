/** Percent-encodes and decodes text (RFC 3986, 2.1). */

const BEYOND_UNRESERVED = /[!'()*]/g;

/** Encodes all characters except unreserved ones. Throws `URIError` for a lone surrogate. */
export function encodeStrict(text: string): string {
  return encodeURIComponent(text).replace(BEYOND_UNRESERVED, escapeAscii);
}

/** Encodes like `encodeStrict`, but leaves the characters in `unescaped` unchanged. */
export function encodeKeeping(text: string, unescaped: string): string {
  let out = '';
  for (const character of text) out += unescaped.includes(character) ? character : encodeStrict(character);
  return out;
}

/** Percent-encodes an ASCII character. */
export function escapeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Decodes percent-encoded text; `undefined` for malformed sequences and invalid UTF-8. */
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
 * Returns the normal form of a path (RFC 3986, 6.2.2); paths with equal normal forms identify the same resource.
 * Decodes unreserved characters, and encodes characters that a path must not contain. A reserved character and its
 * percent-encoded form stay different: `:` may be a delimiter, `%3A` is data (RFC 3986, 2.2). `undefined` for malformed
 * sequences and invalid UTF-8.
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
