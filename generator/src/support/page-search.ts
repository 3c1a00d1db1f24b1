/** Full-text search over pages, for the reference site and for the MCP server. */
import MiniSearch from 'minisearch';

/** The texts by which a page, or a part of it, is found. */
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

/** Share of the letters of a word that may be wrong; more if nothing is found, because two swapped letters count as two. */
const fewWrong = 0.2;
const manyWrong = 0.35;

/** Splits text into words, and names into their words: `listPets` into `listpets`, `list` and `pets`. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.flatMap((word) => {
    const pieces = word.split(/(?<=\p{Ll}|\p{N})(?=\p{Lu})/u);
    return pieces.length > 1 ? [word, ...pieces] : [word];
  });
}

/**
 * Creates a function that returns the rows that contain all words of a query (`AND`) or some of them (`OR`), best first.
 * Words may be misspelled, or be the beginning of a word. `boostOf` returns the weight of a row.
 */
export function createPageSearch(
  rows: readonly SearchRow[],
  boostOf: (id: number) => number = () => 1,
): (query: string, combineWith: 'AND' | 'OR') => readonly SearchMatch[] {
  const index = new MiniSearch<SearchRow>({ fields: ['title', 'detail', 'words'], tokenize });
  index.addAll(rows);
  const weights = { prefix: 0.6, fuzzy: 0.15 };
  const options = { prefix: true, weights, boost: { title: 4, detail: 1.5 }, boostDocument: boostOf };
  return (query, combineWith) => {
    const find = (fuzzy: number) => index.search(query, { ...options, fuzzy, combineWith });
    const close = find(fewWrong);
    return (close.length > 0 ? close : find(manyWrong)).map(({ id, terms }) => ({ id, terms }));
  };
}
