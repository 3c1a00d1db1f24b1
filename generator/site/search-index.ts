/** The search index, built in the browser from `search.json` when it is first needed. */
import { lookUp } from '../runtime/codec/objects.js';
import {
  createPageSearch,
  listTerms,
  type SearchMatch,
  type SearchRow,
  swapLetters,
} from '../src/support/page-search.js';
import { dropDoubles, dropStopWords, listSynonyms } from '../src/support/search-query.js';
import { findField, type RankedEntry, rankOf } from '../src/support/search-rank.js';

const groups: Readonly<Record<string, string>> = {
  operation: 'Operations',
  schema: 'Schemas',
  field: 'Fields',
  section: 'Guide',
};

/** Weights of groups: most readers look for an operation. Fields often repeat the name of the element that has them. */
const boosts = new Map([
  ['Operations', 1.5],
  ['Guide', 1.2],
  ['Fields', 0.6],
]);

interface Row extends SearchRow {
  /** The title of the group in which the entry is shown. */
  readonly group: string;
  readonly address: string;
  /** The words without the names of fields. */
  readonly own: string;
  /** Lists of field names, each preceded by the start of the fields' ids: `body name owner`. */
  readonly fields: readonly string[];
}

export interface Hit extends Row, SearchMatch {
  readonly url: URL;
}

export type Search = (query: string) => readonly Hit[];

const mostHits = 30;

function readRow(entry: unknown, id: number): Row[] {
  if (!Array.isArray(entry)) return [];
  const [name, title = '', detail = '', address = '', own = '', ...fields] = entry.map((text) => String(text ?? ''));
  const group = lookUp(groups, name ?? '');
  const words = [own, ...fields.map((list) => list.replace(/^\S+/u, ''))].join('');
  return group === undefined ? [] : [{ id, group, title, detail, address, words, own, fields }];
}

function kindOf({ group }: Row): Pick<RankedEntry, 'isOperation' | 'isHeading'> {
  return { isOperation: group === groups['operation'], isHeading: group === groups['section'] };
}

/** Links a hit to the field that the query names, if any. */
function leadToField(hit: Hit, query: string): Hit {
  const { start, name } = findField(query, hit) ?? {};
  if (name === undefined) return hit;
  const url = new URL(`#${encodeURIComponent(`${start}-${name}`)}`, hit.url);
  return { ...hit, url, detail: [hit.detail, name].filter(Boolean).join(' · ') };
}

interface Found {
  readonly row: Row;
  readonly terms: readonly string[];
  readonly rank: number;
}

/** Joins results of a query and those of its synonyms, best first. The latter must match exactly, if there are others. */
function joinFound(direct: readonly Found[], synonymous: readonly Found[]): readonly Found[] {
  const others = direct.length === 0 ? synonymous : synonymous.filter(({ rank }) => rank > 0);
  const sorted = [...direct, ...others].sort((one, other) => other.rank - one.rank);
  const seen = new Set<number>();
  return sorted.filter(({ row: { id } }) => !seen.has(id) && seen.add(id));
}

/** Loads the entries of the site. Rejects if they cannot be loaded. */
export async function loadSearch(root: URL): Promise<Search> {
  const response = await fetch(new URL('search.json', root));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const file: { readonly entries?: readonly unknown[] } = await response.json();
  const rows = (file.entries ?? []).flatMap(readRow);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const search = createPageSearch(rows, (id) => {
    const { group = '', detail = '' } = rowsById.get(id) ?? {};
    // A chapter's own text says what it is about, and how to install what it describes.
    if (group === groups['section'] && detail === '') return 2;
    // Paths of subresources and actions have segments after a parameter.
    return (boosts.get(group) ?? 1) * 0.85 ** (detail.match(/\}\/[^/]/gu)?.length ?? 0);
  });
  const allTerms = listTerms(rows);
  const termSet = new Set(allTerms);
  const find = (form: string, typed: string): readonly Found[] =>
    search(form, 'AND').flatMap(({ id, terms }) => {
      const row = rowsById.get(id);
      if (row === undefined) return [];
      const entry = { ...row, ...kindOf(row) };
      return [{ row, terms, rank: Math.max(rankOf(typed, entry), rankOf(form, entry)) }];
    });
  return (query) => {
    const typed = query.trim().toLowerCase();
    // A single word is corrected by the search itself, whose score then counts alone.
    const wanted = typed.includes(' ') ? dropDoubles(swapLetters(typed, allTerms), termSet) : typed;
    const direct = find(dropStopWords(wanted), wanted);
    const others = listSynonyms(wanted).flatMap((form) => find(dropStopWords(form), form));
    const found = joinFound(direct, others);
    const hits: Hit[] = [];
    for (const { row, terms } of found) {
      if (!URL.canParse(row.address, root)) continue;
      const url = new URL(row.address, root);
      // Results lead to pages of the site only.
      if (url.origin === root.origin && url.protocol === root.protocol)
        hits.push(leadToField({ ...row, url, terms }, wanted));
      if (hits.length === mostHits) break;
    }
    return hits;
  };
}
