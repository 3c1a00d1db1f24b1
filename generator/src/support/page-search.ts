/** Full-text search over pages, for the reference site and for the MCP server. */
import MiniSearch from 'minisearch';

/** The searchable text of a page or of a part of a page. */
export interface SearchRow {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly words: string;
}

export interface SearchMatch {
  readonly id: number;
  /** The words of the index that match the query, in lower case. */
  readonly terms: readonly string[];
}

/**
 * Shares of a word's letters that may be wrong. Each is tried only if the previous one finds nothing, so a correctly
 * spelled word does not find similar ones. Before, `swapLetters` corrects two swapped letters, which count as two here.
 */
const wrongShares = [0, 0.2, 0.35];

/** Splits text into words, and names into their words: `listPets` into `listpets`, `list` and `pets`. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.flatMap((word) => {
    const pieces = word.split(/(?<=\p{Ll}|\p{N})(?=\p{Lu})/u);
    return pieces.length > 1 ? [word, ...pieces] : [word];
  });
}

/** Replaces each word that begins no term by the first form with two swapped letters that begins one. */
export function swapLetters(query: string, terms: readonly string[]): string {
  const isKnown = (word: string): boolean => terms.some((term) => term.startsWith(word));
  return query.replaceAll(/[\p{L}\p{N}]{4,}/gu, (typed) => {
    const word = typed.toLowerCase();
    if (isKnown(word)) return typed;
    const forms = [...word.slice(1)].map(
      (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`,
    );
    return forms.find(isKnown) ?? typed;
  });
}

/** Returns the distinct words of rows in lower case. */
export function listTerms(rows: readonly SearchRow[]): readonly string[] {
  const words = rows.flatMap(({ title, detail, words }) => tokenize(`${title} ${detail} ${words}`));
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/**
 * Creates a function that returns the rows that contain all words of a query (`AND`) or some of them (`OR`), best
 * first. A row whose title equals the query comes first. Words may be misspelled or incomplete. `boostOf` returns a
 * row's weight.
 */
export function createPageSearch(
  rows: readonly SearchRow[],
  boostOf: (id: number) => number = () => 1,
): (query: string, combineWith: 'AND' | 'OR') => readonly SearchMatch[] {
  const index = new MiniSearch<SearchRow>({ fields: ['title', 'detail', 'words'], tokenize });
  index.addAll(rows);
  const terms = listTerms(rows);
  const titles = new Map(rows.map(({ id, title }) => [id, title.toLowerCase()]));
  const weights = { prefix: 0.6, fuzzy: 0.15 };
  const options = { prefix: true, weights, boost: { title: 4, detail: 1.5 }, boostDocument: boostOf };
  return (query, combineWith) => {
    for (const fuzzy of wrongShares) {
      const text = fuzzy === 0 ? swapLetters(query, terms) : query;
      const found = index.search(text, { ...options, fuzzy, combineWith });
      if (found.length === 0) continue;
      const matches = found.map(({ id, terms }) => ({ id, terms }));
      const wanted = query.trim().toLowerCase();
      const isWanted = ({ id }: SearchMatch): boolean => titles.get(id) === wanted;
      return [...matches.filter(isWanted), ...matches.filter((match) => !isWanted(match))];
    }
    return [];
  };
}
