/** Full-text search over pages, for the reference site and for the MCP server. */
import { distance } from './did-you-mean.js';

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

/**
 * Shares of the letters of a word that may be wrong, each tried if the one before finds nothing: a word that is spelled
 * correctly does not also find similar ones. Two swapped letters count as two.
 */
const wrongShares = [0, 0.2, 0.35];

/** Splits text into words, and names into their words, in lower case: `listPets` into `listpets`, `list` and `pets`. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.flatMap((word) => {
    const pieces = word.split(/(?<=\p{Ll}|\p{N})(?=\p{Lu})/u);
    return (pieces.length > 1 ? [word, ...pieces] : [word]).map((piece) => piece.toLowerCase());
  });
}

/** The fields of a row, and what a match in them counts. */
const fields = [
  ['title', 4],
  ['detail', 1.5],
  ['words', 1],
] as const;

/** By field, in the order of `fields`: the numbers of the rows that contain a term, each followed by how often. */
type Term = (number[] | undefined)[];

interface Index {
  readonly terms: ReadonlyMap<string, Term>;
  /** The number of different terms in each row, by field. */
  readonly lengths: readonly (readonly number[])[];
}

/** Adds an occurrence to a term. Returns whether it is the first one in the field of the row. */
function addOccurrence(term: Term, field: number, row: number): boolean {
  const known = term[field];
  if (known?.at(-2) === row) {
    known.push((known.pop() ?? 0) + 1);
    return false;
  }
  if (known === undefined) term[field] = [row, 1];
  else known.push(row, 1);
  return true;
}

/** Creates the index. Pages have few different words, so each word is split once. */
function createIndex(rows: readonly SearchRow[]): Index {
  const terms = new Map<string, Term>();
  const termsOfWords = new Map<string, readonly Term[]>();
  const readWord = (word: string): readonly Term[] => {
    const found = tokenize(word).map((token) => {
      const term = terms.get(token) ?? [];
      terms.set(token, term);
      return term;
    });
    termsOfWords.set(word, found);
    return found;
  };
  const lengths = fields.map(([name], field) =>
    rows.map((row, number) => {
      let length = 0;
      for (const word of row[name].split(' '))
        for (const term of termsOfWords.get(word) ?? readWord(word))
          if (addOccurrence(term, field, number)) length += 1;
      return length;
    }),
  );
  return { terms, lengths };
}

/** What matches a row: its score, the terms of the index, and the terms of the query. */
interface Match {
  score: number;
  readonly terms: Set<string>;
  readonly wanted: Set<string>;
}

/** Parameters of the formula BM25+, by which occurrences are scored. */
const [saturation, normalization, least] = [1.2, 0.7, 0.5];

/** Returns how well a term of the index matches a term of a query: 1 if it is equal, 0 if it does not match. */
function weigh(term: string, wanted: string, mostWrong: number): number {
  if (term.startsWith(wanted)) {
    const rest = term.length - wanted.length;
    return rest === 0 ? 1 : (0.6 * term.length) / (term.length + 0.3 * rest);
  }
  if (mostWrong === 0 || Math.abs(term.length - wanted.length) > mostWrong) return 0;
  const wrong = distance(term, wanted);
  return wrong > mostWrong ? 0 : (0.15 * term.length) / (term.length + wrong);
}

/** Returns the rows that contain a term, or one that begins with it or is similar, with their scores by BM25+. */
function findTerm({ terms, lengths }: Index, wanted: string, wrongShare: number): Map<number, Match> {
  const matches = new Map<number, Match>();
  const mostWrong = Math.min(6, Math.round(wanted.length * wrongShare));
  const averages = lengths.map((all) => all.reduce((sum, length) => sum + length, 0) / all.length || 1);
  for (const [name, term] of terms) {
    const weight = weigh(name, wanted, mostWrong);
    if (weight === 0) continue;
    for (const [field, [, boost]] of fields.entries()) {
      const occurrences = term[field] ?? [];
      const { length: all } = lengths[field] ?? [];
      const rarity = Math.log(1 + (all - occurrences.length / 2 + 0.5) / (occurrences.length / 2 + 0.5));
      for (let index = 0; index < occurrences.length; index += 2) {
        const [row = 0, count = 0] = occurrences.slice(index, index + 2);
        const length = (lengths[field]?.[row] ?? 0) / (averages[field] ?? 1);
        const share = (count * (saturation + 1)) / (count + saturation * (1 - normalization + normalization * length));
        const match = matches.get(row) ?? { score: 0, terms: new Set(), wanted: new Set([wanted]) };
        match.score += weight * boost * rarity * (least + share);
        match.terms.add(name);
        matches.set(row, match);
      }
    }
  }
  return matches;
}

/** Combines the matches of two terms of a query. */
function combine(
  first: Map<number, Match>,
  second: ReadonlyMap<number, Match>,
  operator: 'AND' | 'OR',
): Map<number, Match> {
  const combined = operator === 'OR' ? first : new Map<number, Match>();
  for (const [row, match] of second) {
    const former = first.get(row);
    if (former !== undefined) {
      const wanted = new Set([...former.wanted, ...match.wanted]);
      combined.set(row, {
        score: former.score + match.score,
        terms: new Set([...former.terms, ...match.terms]),
        wanted,
      });
    } else if (operator === 'OR') combined.set(row, match);
  }
  return combined;
}

/**
 * Creates a function that returns the rows that contain all words of a query (`AND`) or some of them (`OR`), best first.
 * A row whose title is the query comes first, and rows with equal scores are in their order. Words may be misspelled, or be
 * the beginning of a word. `boostOf` returns the weight of a row.
 */
export function createPageSearch(
  rows: readonly SearchRow[],
  boostOf: (id: number) => number = () => 1,
): (query: string, operator: 'AND' | 'OR') => readonly SearchMatch[] {
  const index = createIndex(rows);
  return (query, operator) => {
    const wanted = query.trim().toLowerCase();
    const terms = tokenize(query);
    for (const wrongShare of wrongShares) {
      const [first, ...rest] = terms.map((term) => findTerm(index, term, wrongShare));
      const matches = rest.reduce((former, next) => combine(former, next, operator), first ?? new Map<number, Match>());
      if (matches.size === 0) continue;
      const scored = [...matches].flatMap(([number, match]) => {
        const row = rows[number];
        if (row === undefined) return [];
        // A row that matches more words of the query is better.
        const score = Number((match.score * match.wanted.size * boostOf(row.id)).toPrecision(10));
        return [{ number, id: row.id, terms: [...match.terms], isWanted: row.title.toLowerCase() === wanted, score }];
      });
      scored.sort((a, b) => Number(b.isWanted) - Number(a.isWanted) || b.score - a.score || a.number - b.number);
      return scored.map(({ id, terms: found }) => ({ id, terms: found }));
    }
    return [];
  };
}
