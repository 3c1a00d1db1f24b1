/** The search index, built in the browser from `search.json` when it is first needed. */
import MiniSearch from 'minisearch';
import { lookUp } from '../runtime/codec/objects.js';

const groups: Readonly<Record<string, string>> = {
  operation: 'Operations',
  schema: 'Schemas',
  field: 'Fields',
  section: 'Guide',
};

/** Weights of groups: most readers look for an operation. Fields often have the same names as what they belong to. */
const boosts = new Map([
  ['Operations', 1.2],
  ['Fields', 0.6],
]);

interface Row {
  readonly id: number;
  /** The title of the group in which the entry is shown. */
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly url: URL;
  readonly words: string;
}

export interface Hit extends Row {
  /** The words of the index that match the query, in lower case. */
  readonly terms: readonly string[];
}

export type Search = (query: string) => readonly Hit[];

const mostHits = 30;

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

function readRow(entry: unknown, id: number, root: URL): Row[] {
  if (!Array.isArray(entry)) return [];
  const [name, title = '', detail = '', address = '', words = ''] = entry.map((text) => String(text ?? ''));
  const group = lookUp(groups, name ?? '');
  const url = URL.canParse(address, root) ? new URL(address, root) : undefined;
  if (group === undefined || url?.origin !== root.origin || url.protocol !== root.protocol) return [];
  return [{ id, group, title, detail, url, words }];
}

/** Loads the entries of the site. Rejects if they cannot be loaded. */
export async function loadSearch(root: URL): Promise<Search> {
  const response = await fetch(new URL('search.json', root));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const file: { readonly entries?: readonly unknown[] } = await response.json();
  const rows = (file.entries ?? []).flatMap((entry, index) => readRow(entry, index, root));
  const index = new MiniSearch<Row>({ fields: ['title', 'detail', 'words'], tokenize });
  index.addAll(rows);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const boostDocument = (id: number): number => boosts.get(rowsById.get(id)?.group ?? '') ?? 1;
  const weights = { prefix: 0.6, fuzzy: 0.15 };
  const options = { prefix: true, weights, boost: { title: 4, detail: 1.5 }, boostDocument };
  const find = (query: string, fuzzy: number) => index.search(query, { ...options, fuzzy, combineWith: 'AND' });
  return (query) => {
    const close = find(query, fewWrong);
    return (close.length > 0 ? close : find(query, manyWrong))
      .slice(0, mostHits)
      .flatMap(({ id, terms }) => rows.filter((row) => row.id === id).map((row) => ({ ...row, terms })));
  };
}
