/** Preferences of a request by name, in lower case, of which the first of a name counts (RFC 7240, 2). */
export type Preferences = ReadonlyMap<string, string>;

/** What stands between commas and semicolons, those within quotes aside. */
const PIECE = /(?:[^,;"]|"(?:[^"\\]|\\.)*"?)+/g;

const PREFERENCE = /(?<![^ \t])([!#$%&'*+.^`|~\w-]+)(?:[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|[!#$%&'*+.^`|~\w-]*))?$/;

/**
 * Reads the field `Prefer`. A parameter of a preference counts as one of its own, since many write `code=404; example=a`;
 * what is no preference is passed over.
 */
export function readPreferences(field = ''): Preferences {
  const found = new Map<string, string>();
  for (const [piece] of field.matchAll(PIECE)) {
    const [, name, value = ''] = PREFERENCE.exec(piece.trim()) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !found.has(key)) found.set(key, unquote(value));
  }
  return found;
}

function unquote(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}
