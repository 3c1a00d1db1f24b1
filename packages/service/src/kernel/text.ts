/** Small conversions between what the database holds and what the API says. */

/** Escapes a text for the right side of LIKE, whose wildcards it then means literally. */
const likeText = (text: string): string => text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`);

/** The pattern of `ilike` for a text somewhere within. */
export const containing = (text: string): string => `%${likeText(text)}%`;

/** What narrows a list to what contains a text. */
export interface Containing {
  /** Of `ilike`. */
  readonly pattern: string | undefined;
}

/** The pattern for a text that a request may leave out. */
export const optionalPattern = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : containing(text);

/** A time as the API writes it: ISO 8601 in UTC, with milliseconds. */
export const timeText = (time: Date): string => time.toISOString();

export const optionalTime = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A part of an address made of a title: lower case letters and digits, joined by hyphens. */
export const slugOf = (title: string): string => {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/gu, '')
      .slice(0, 80) || 'untitled'
  );
};
