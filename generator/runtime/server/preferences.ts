/** Preferences of a request by lower-case name. If a name is repeated, the first one counts (RFC 7240, 2). */
export type Preferences = ReadonlyMap<string, string>;

/** Matches the text between commas or semicolons outside quotes. */
const PIECE = /(?:[^,;"]|"(?:[^"\\]|\\.)*"?)+/g;

const PREFERENCE = /(?<![^ \t])([!#$%&'*+.^`|~\w-]+)(?:[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|[!#$%&'*+.^`|~\w-]*))?$/;

/**
 * Parses the `Prefer` header. Parameters of a preference count as preferences, because many clients write `code=404;
 * example=a`. Malformed preferences are ignored.
 */
export function readPreferences(field = ''): Preferences {
  const preferences = new Map<string, string>();
  for (const [piece] of field.matchAll(PIECE)) {
    const [, name, value = ''] = PREFERENCE.exec(piece.trim()) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !preferences.has(key)) preferences.set(key, unquote(value));
  }
  return preferences;
}

function unquote(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}
