/** The search index, built in the browser from `search.json` when it is first needed. */
import { lookUp } from '../runtime/codec/objects.js';
import { createPageSearch, type SearchMatch, type SearchRow } from '../src/support/page-search.js';

const groups: Readonly<Record<string, string>> = {
  operation: 'Operations',
  schema: 'Schemas',
  field: 'Fields',
  section: 'Guide',
};

/** Weights of groups: most readers look for an operation. Fields often have the same names as what they belong to. */
const boosts = new Map([
  ['Operations', 1.5],
  ['Guide', 1.2],
  ['Fields', 0.6],
]);

interface Row extends SearchRow {
  /** The title of the group in which the entry is shown. */
  readonly group: string;
  readonly address: string;
  /** Names of fields, each list after the start of their ids: `body name owner`. */
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
  return group === undefined ? [] : [{ id, group, title, detail, address, words, fields }];
}

/** Makes a hit lead to the field with the most words of the query that its title and detail do not have. */
function leadToField(hit: Hit): Hit {
  const isIn = (text: string) => (term: string) => text.toLowerCase().includes(term);
  const wanted = hit.terms.filter((term) => !isIn(`${hit.title} ${hit.detail}`)(term));
  const fields = hit.fields.flatMap((list) => {
    const [start, ...names] = list.split(' ');
    return names.map((name) => ({ start, name, count: wanted.filter(isIn(name)).length }));
  });
  const [best] = fields.sort((one, other) => other.count - one.count);
  if (best === undefined || best.count === 0) return hit;
  const url = new URL(`#${encodeURIComponent(`${best.start}-${best.name}`)}`, hit.url);
  return { ...hit, url, detail: [hit.detail, best.name].filter(Boolean).join(' · ') };
}

/** Loads the entries of the site. Rejects if they cannot be loaded. */
export async function loadSearch(root: URL): Promise<Search> {
  const response = await fetch(new URL('search.json', root));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const file: { readonly entries?: readonly unknown[] } = await response.json();
  const rows = (file.entries ?? []).flatMap(readRow);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const search = createPageSearch(rows, (id) => boosts.get(rowsById.get(id)?.group ?? '') ?? 1);
  return (query) => {
    const hits: Hit[] = [];
    for (const { id, terms } of search(query, 'AND')) {
      const row = rowsById.get(id);
      if (row === undefined || !URL.canParse(row.address, root)) continue;
      const url = new URL(row.address, root);
      // Results lead to pages of the site only.
      if (url.origin === root.origin && url.protocol === root.protocol) hits.push(leadToField({ ...row, url, terms }));
      if (hits.length === mostHits) break;
    }
    return hits;
  };
}
