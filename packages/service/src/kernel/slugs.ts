/** Slugs: parts of a URL that identify a record and are unique within their scope. */
import { randomBytes } from 'node:crypto';
import { invalid } from './failures.js';
import { slugOf } from './text.js';

const SLUG = /^[\p{L}\p{N}_-]{1,200}$/u;

/** Returns the slug of a request; throws a 422 if it is not valid in a URL. */
export const checkSlug = (slug: string): string => {
  if (!SLUG.test(slug)) throw invalid({ slug: ['has letters, digits, hyphens and underscores only'] });
  return slug;
};

/** Numbers that are tried before a random suffix is used: each attempt is a statement. */
const TRIES = 4;

/** Returns the slug of a title, followed by variants with `-2`, `-3` and so on. */
export const slugsOf = (title: string): string[] => {
  const slug = slugOf(title);
  const numbered = Array.from({ length: TRIES }, (_, index) => `${slug}-${index + 2}`);
  return [slug, ...numbered, `${slug}-${randomBytes(4).toString('hex')}`];
};

/** Inserts a row with the first free slug; `insert` returns undefined if a slug is taken. */
export const insertWithSlug = async <T>(
  slugs: readonly string[],
  insert: (slug: string) => Promise<T | undefined>,
): Promise<T | undefined> => {
  for (const slug of slugs) {
    const row = await insert(slug);
    if (row !== undefined) return row;
  }
  return undefined;
};
