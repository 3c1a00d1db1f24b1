/** Ranks search results by exact matches, which take precedence over their scores. */

import type { SearchMatch } from './page-search.js';

/** A searchable entry of a reference. The `detail` of an operation is its method and path. */
export interface RankedEntry {
  readonly title: string;
  readonly detail: string;
  readonly words: string;
  /** The words without the names of fields, such as the name of an operation. */
  readonly own: string;
  /** Lists of field names. Each list begins with the prefix of the fields' ids: `body name owner`. */
  readonly fields: readonly string[];
  readonly isOperation: boolean;
  /** Whether the title is that of a chapter or the heading of one of its sections. */
  readonly isHeading: boolean;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns 2 if the path ends with the query (the method is optional), 1 if a single parameter follows, else 0. */
function rankOfPath(query: string, detail: string): number {
  const [, method = '', path = ''] = /^([a-z]+ )?\/?([^ ]*)$/u.exec(query) ?? [];
  const isWanted = path !== '' && (method !== '' || query.startsWith('/') || path.includes('_'));
  if (!isWanted || !detail.startsWith(method)) return 0;
  if (detail.endsWith(`/${path}`)) return 2;
  return detail.replace(/\/\{[^/]*\}$/u, '').endsWith(`/${path}`) ? 1 : 0;
}

/** Returns 2 if a title has all words of a query and ends with the last one, 1 if it only has all words, else 0. */
function rankOfTitle(wanted: readonly string[], title: readonly string[]): number {
  return hasAll(wanted, title) ? 1 + Number(title.at(-1) === wanted.at(-1)) : 0;
}

/** Returns whether `words` has all words of a query, or their plurals. A single word is not specific enough. */
function hasAll(wanted: readonly string[], words: readonly string[]): boolean {
  const own = new Set(words);
  return wanted.length > 1 && wanted.every((word) => own.has(word) || own.has(`${word}s`));
}

/** Returns 1 if a heading has each word of a query of up to three words, or a form of it such as `uploading`, else 0. */
function rankOfHeading(wanted: readonly string[], title: readonly string[]): number {
  if (wanted.length === 0 || wanted.length > 3) return 0;
  const own = new Set(title.map(toStem));
  return Number(wanted.every((word) => own.has(toStem(word))));
}

/** Removes the endings of English nouns and verbs, roughly: `uploads` becomes `upload`, and `getting` becomes `get`. */
function toStem(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:ing|ed|s)$/u, '').replace(/([bdgmnprt])\1$/u, '$1');
}

/**
 * Returns how exactly an entry matches a trimmed query in lower case. Criteria, each of which outweighs all that
 * follow: the title, the path, the heading of a chapter, the name of a field, all words of the query in the title, all
 * words anywhere, a single word in the title of an operation. 0 if none matches.
 */
export function rankOf(query: string, { title, detail, words, fields, isOperation, isHeading }: RankedEntry): number {
  const wanted = wordsOf(query);
  const isField = fields.some((list) => list.toLowerCase().split(' ').indexOf(query) > 0);
  const ranks = [
    Number(title.toLowerCase() === query),
    isOperation ? rankOfPath(query, detail.toLowerCase()) : 0,
    isHeading ? rankOfHeading(wanted, wordsOf(title)) : 0,
    Number(isField) * (isOperation ? 2 : 1),
    rankOfTitle(wanted, wordsOf(title)),
    Number(hasAll(wanted, [title, detail, words].flatMap(wordsOf))),
    Number(isOperation && wanted.length === 1 && wordsOf(title).includes(wanted[0] ?? '')),
  ];
  return ranks.reduce((sum, rank) => 3 * sum + rank, 0);
}

/** A search result whose fields may contain the terms found. */
type FieldSource = Pick<RankedEntry, 'title' | 'detail' | 'own' | 'fields'> & SearchMatch;

/**
 * Returns the found terms to look for in the fields of an entry, because the entry itself does not contain them. If
 * `create` is in the title, neither `create` nor `created` is returned.
 */
function listUnexplained(query: string, { title, detail, own: name, terms }: FieldSource): readonly string[] {
  const own = `${title} ${detail} ${name}`.toLowerCase();
  const shown = terms.filter((term) => own.includes(term));
  const starts = [...shown, ...wordsOf(query).filter((word) => shown.some((term) => term.startsWith(word)))];
  return terms.filter((term) => !starts.some((start) => term.startsWith(start)));
}

/**
 * Returns the field whose name equals a query in lower case, else the field that contains most of the found terms that
 * are not in the title, detail or words; `undefined` if there is none. `start` is the prefix of the field's id.
 */
export function findField(
  query: string,
  entry: FieldSource,
): { readonly start: string; readonly name: string } | undefined {
  const isIn = (text: string) => (term: string) => text.toLowerCase().includes(term);
  const wanted = listUnexplained(query, entry);
  const { fields } = entry;
  const candidates = fields.flatMap((list) => {
    const [start = '', ...names] = list.split(' ');
    return names.map((name) => {
      const count = name.toLowerCase() === query ? Number.MAX_SAFE_INTEGER : wanted.filter(isIn(name)).length;
      return { start, name, count };
    });
  });
  const [best] = candidates.sort((one, other) => other.count - one.count);
  return best === undefined || best.count === 0 ? undefined : best;
}
