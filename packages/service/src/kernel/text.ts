/** Converts between database values and API values. */

/** Escapes the wildcards of LIKE in a string. */
function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`);
}

/** Returns the `ilike` pattern for texts that contain `text`. */
export function containing(text: string): string {
  return `%${likeText(text)}%`;
}

/** Value that limits a list to records that contain a text. */
export interface Containing {
  /** Pattern for `ilike`. */
  readonly pattern: string | undefined;
}

/** Returns the pattern for an optional text of a request. */
export function optionalPattern(text: string | undefined): string | undefined {
  return text === undefined ? undefined : containing(text);
}

/** Formats a time for the API: ISO 8601 in UTC with milliseconds. */
export function timeText(time: Date): string {
  return time.toISOString();
}

/** Like `timeText`; returns null for null. */
export function optionalTime(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}

/** Returns the slug of a title: lower case letters and digits, joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/gu, '')
      .slice(0, 80) || 'untitled'
  );
}
