/** Slugs: parts of a URL that identify a record and are unique within their scope. */
import { randomBytes } from 'node:crypto';
import { invalid } from './failures.js';
import { slugOf } from './text.js';

const SLUG = /^[\p{L}\p{N}_-]{1,200}$/u;

/** Returns the slug in a request; throws a 422 if the slug is not valid in a URL. */
export function checkSlug(slug: string): string {
  if (!SLUG.test(slug)) throw invalid({ slug: ['must contain only letters, digits, hyphens and underscores'] });
  return slug;
}

/** Number of numeric suffixes that are tried before a random suffix. Each attempt is a statement. */
const TRIES = 4;

/** Returns the slugs to try for a title: without a suffix, with `-2`, `-3` and so on, and with a random one. */
export function slugsOf(title: string): string[] {
  const slug = slugOf(title);
  const numbered = Array.from({ length: TRIES }, (_, index) => `${slug}-${index + 2}`);
  return [slug, ...numbered, `${slug}-${randomBytes(4).toString('hex')}`];
}

/** Inserts a row with the first free slug; `insert` returns undefined if a slug is taken. */
export async function insertWithSlug<T>(
  slugs: readonly string[],
  insert: (slug: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const slug of slugs) {
    const row = await insert(slug);
    if (row !== undefined) return row;
  }
  return undefined;
}
