/** Slugs: the parts of addresses that stand for a record, and that nothing else of its place has. */
import { randomBytes } from 'node:crypto';
import { invalid } from './failures.js';
import { slugOf } from './text.js';

const SLUG = /^[\p{L}\p{N}_-]{1,200}$/u;

/** A slug that a request gives; one that cannot stand in an address is a 422. */
export const checkSlug = (slug: string): string => {
  if (!SLUG.test(slug)) throw invalid({ slug: ['has letters, digits, hyphens and underscores only'] });
  return slug;
};

/** How many numbers are tried before a random ending decides: each try is a statement. */
const TRIES = 4;

/** The slug of a title, and after it the same with `-2`, `-3` and so on. */
export const slugsOf = (title: string): string[] => {
  const slug = slugOf(title);
  const numbered = Array.from({ length: TRIES }, (_, index) => `${slug}-${index + 2}`);
  return [slug, ...numbered, `${slug}-${randomBytes(4).toString('hex')}`];
};

/** The first of the slugs with which `insert` makes a row; it answers undefined for one that is taken. */
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
