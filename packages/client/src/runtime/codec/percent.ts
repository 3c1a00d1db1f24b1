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
