/** Ranks the results of a search by what matches exactly, before their scores count. */

import type { SearchMatch } from './page-search.js';

/** An entry of the search of a reference; operations have a method and a path as their detail. */
export interface RankedEntry {
  readonly title: string;
  readonly detail: string;
  readonly words: string;
  /** Names of fields, each list after the start of their ids: `body name owner`. */
  readonly fields: readonly string[];
  readonly isOperation: boolean;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns 2 if a query is the path or its end, with the method or without it, 1 if only a parameter follows, else 0. */
function rankOfPath(query: string, detail: string): number {
  const [, method = '', path = ''] = /^([a-z]+ )?\/?([^ ]*)$/u.exec(query) ?? [];
  const isWanted = path !== '' && (method !== '' || query.startsWith('/') || path.includes('_'));
  if (!isWanted || !detail.startsWith(method)) return 0;
  if (detail.endsWith(`/${path}`)) return 2;
  return detail.replace(/\/\{[^/]*\}$/u, '').endsWith(`/${path}`) ? 1 : 0;
}

/** Returns 2 if a title has all words of a query, and ends with the last of them, 1 if it has them elsewhere, else 0. */
function rankOfTitle(wanted: readonly string[], title: readonly string[]): number {
  return hasAll(wanted, title) ? 1 + Number(title.at(-1) === wanted.at(-1)) : 0;
}

/** Whether all words of a query, or their plurals, are among others. One word alone says too little. */
function hasAll(wanted: readonly string[], words: readonly string[]): boolean {
  const own = new Set(words);
  return wanted.length > 1 && wanted.every((word) => own.has(word) || own.has(`${word}s`));
}

/**
 * Returns how exactly an entry matches a query in lower case, without spaces around it: by its title, its path, the whole
 * name of a field, all words of the query as whole words in the title, or as whole words anywhere. Each of them counts more
 * than all that come after it; 0 if none matches.
 */
export function rankOf(query: string, { title, detail, words, fields, isOperation }: RankedEntry): number {
  const wanted = wordsOf(query);
  const isField = fields.some((list) => list.toLowerCase().split(' ').indexOf(query) > 0);
  const ranks = [
    Number(title.toLowerCase() === query),
    isOperation ? rankOfPath(query, detail.toLowerCase()) : 0,
    Number(isField) * (isOperation ? 2 : 1),
    rankOfTitle(wanted, wordsOf(title)),
    Number(hasAll(wanted, [title, detail, words].flatMap(wordsOf))),
  ];
  return ranks.reduce((sum, rank) => 3 * sum + rank, 0);
}

/**
 * Returns the field with the name of a query in lower case, or with the most found terms that the title and detail of the
 * entry do not have; `undefined` if there is none. The name has the letters of the entry, and `start` is that of its id.
 */
export function findField(
  query: string,
  { title, detail, fields, terms }: Pick<RankedEntry, 'title' | 'detail' | 'fields'> & SearchMatch,
): { readonly start: string; readonly name: string } | undefined {
  const isIn = (text: string) => (term: string) => text.toLowerCase().includes(term);
  const wanted = terms.filter((term) => !isIn(`${title} ${detail}`)(term));
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
