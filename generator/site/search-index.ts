/** The search index, built in the browser from `search.json` when it is first needed. */
import { lookUp } from '../runtime/codec/objects.js';
import { createPageSearch, type SearchMatch, type SearchRow } from '../src/support/page-search.js';
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
  return (query) => {
    const wanted = query.trim().toLowerCase();
    const hits: Hit[] = [];
    const found = search(query, 'AND').flatMap(({ id, terms }) => {
      const row = rowsById.get(id);
      return row === undefined ? [] : [{ row, terms, rank: rankOf(wanted, { ...row, ...kindOf(row) }) }];
    });
    for (const { row, terms } of found.sort((one, other) => other.rank - one.rank)) {
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
