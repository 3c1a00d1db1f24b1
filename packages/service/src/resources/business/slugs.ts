/** Slugs that nothing else has yet. */
import { slugOf } from '../../core/text.js';

/** How many slugs of one title are tried before a random ending decides. */
const TRIES = 20;

/** The slug of a title, and after it the same with `-2`, `-3` and so on. */
export const slugsOf = (title: string): string[] => {
  const slug = slugOf(title);
  const random = globalThis.crypto.randomUUID().slice(0, 8);
  return [slug, ...Array.from({ length: TRIES }, (_, index) => `${slug}-${index + 2}`), `${slug}-${random}`];
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
