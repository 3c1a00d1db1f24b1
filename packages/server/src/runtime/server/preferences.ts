/** Preferences of a request by name, in lower case, of which the first of a name counts (RFC 7240, 2). */
export type Preferences = ReadonlyMap<string, string>;

/** The text between commas and semicolons; those within quotes do not count. */
const PIECE = /(?:[^,;"]|"(?:[^"\\]|\\.)*"?)+/g;

const PREFERENCE = /(?<![^ \t])([!#$%&'*+.^`|~\w-]+)(?:[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|[!#$%&'*+.^`|~\w-]*))?$/;

/**
 * Reads the header `Prefer`. A parameter of a preference counts as a preference of its own, since many clients write
 * `code=404; example=a`. Malformed preferences are ignored.
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
