/** Plain strings for names that say what a string contains, such as `html_url`, where its schema does not say it. */
import { toSingularWords } from '../support/words.js';

/** What the name of a member says about its strings. */
export type Hint = 'url' | 'email' | 'time';

const urlWords: ReadonlySet<string> = new Set(['url', 'uri', 'uris', 'link', 'href', 'permalink']);
/** Names of links to other pages. */
const pageLinks: ReadonlySet<string> = new Set(['next', 'prev', 'previous']);

/** Returns what the name of a member says about its strings, or about the strings in an array. */
export function hintOf(name: string): Hint | undefined {
  const words = toSingularWords(name);
  const last = words.at(-1) ?? '';
  if (urlWords.has(last) || (words.length === 1 && pageLinks.has(last))) return 'url';
  if (last === 'email' || (last === 'address' && words.at(-2) === 'email')) return 'email';
  return last === 'at' && words.length > 1 ? 'time' : undefined;
}

/** Returns a plain string; strings of different turns differ. */
export function textOfHint(hint: Hint, turn: number): string {
  switch (hint) {
    case 'url':
      return `https://example.com/${turn === 0 ? '' : turn}`;
    case 'email':
      return `someone${turn === 0 ? '' : turn}@example.com`;
    case 'time':
      return new Date(Date.UTC(2026, 0, 15, 9, 30 + turn)).toISOString().replace('.000Z', 'Z');
  }
}
