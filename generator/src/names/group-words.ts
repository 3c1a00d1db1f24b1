/** Finds the words of a tag that name the tag's group. */
import { splitWords, toSingularWords } from '../support/words.js';

/** Matches a leading word that is a version: `v2`, `Api20100401`, `2024`. */
const version = /^(?:v\d+(?:alpha|beta)?\d*|(?:api)?\d{4,8}|api\d+)$/u;

/** Matches a trailing word that every group could have. */
const filler = /^(?:apis?|controllers?|endpoints?)$/u;

/** Returns a tag's words without leading versions and trailing words such as `API`: `Batch API` is `batch`. */
export function trimGroupWords(tag: string): readonly string[] {
  const words = splitWords(tag);
  const start = words.findIndex((word) => !version.test(word));
  const end = words.findLastIndex((word) => !filler.test(word)) + 1;
  return start >= 0 && start < end ? words.slice(start, end) : words;
}

/**
 * Returns a function that gives the words of a tag, trimmed unless another tag has the same trimmed words. Tags with
 * the same untrimmed words are one group already, see `lower/tags.ts`.
 */
export function nameGroupWords(tags: readonly string[]): (tag: string) => readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of tags) {
    for (const words of new Set([trimGroupWords(tag).join(' '), splitWords(tag).join(' ')]))
      counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return (tag) => {
    const trimmed = trimGroupWords(tag);
    return counts.get(trimmed.join(' ')) === 1 ? trimmed : splitWords(tag);
  };
}

/** Returns the words of a tag in the form in which they are compared with names: trimmed and singular. */
export function comparableWords(tag: string): readonly string[] {
  return toSingularWords(trimGroupWords(tag).join(' '));
}
