/** Conversions between database values and API values. */

/** Escapes the wildcards of LIKE in a text. */
const likeText = (text: string): string => text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`);

/** Returns the `ilike` pattern for texts that contain `text`. */
export const containing = (text: string): string => `%${likeText(text)}%`;

/** Filters a list by a text that records contain. */
export interface Containing {
  /** Pattern for `ilike`. */
  readonly pattern: string | undefined;
}

/** Returns the pattern for an optional text of a request. */
export const optionalPattern = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : containing(text);

/** Formats a time for the API: ISO 8601 in UTC with milliseconds. */
export const timeText = (time: Date): string => time.toISOString();

/** Like `timeText`; returns null for null. */
export const optionalTime = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Returns the slug of a title: lower case letters and digits, joined by hyphens. */
export const slugOf = (title: string): string => {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/gu, '')
      .slice(0, 80) || 'untitled'
  );
};
