/** The search index, built in the browser from `search.json` when it is first needed. */
import MiniSearch from 'minisearch';

const kinds = ['operation', 'schema', 'field', 'section'] as const;
export type EntryKind = (typeof kinds)[number];

export interface Entry {
  readonly kind: EntryKind;
  readonly title: string;
  readonly detail: string;
  readonly url: URL;
}

export interface Hit extends Entry {
  /** The words of the index that match the query, in lower case. */
  readonly terms: readonly string[];
}

export type Search = (query: string) => readonly Hit[];

const mostHits = 30;

/** Splits text into words, and names into their words: `listPets` into `listpets`, `list` and `pets`. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.flatMap((word) => {
    const pieces = word.split(/(?<=\p{Ll}|\p{N})(?=\p{Lu})/u);
    return pieces.length > 1 ? [word, ...pieces] : [word];
  });
}

interface Row extends Entry {
  readonly id: number;
  readonly words: string;
}

function readRow(entry: unknown, id: number, root: URL): Row[] {
  if (!Array.isArray(entry)) return [];
  const [name, title = '', detail = '', address = '', words = ''] = entry.map((text) => String(text ?? ''));
  const kind = kinds.find((candidate) => candidate === name);
  const url = URL.canParse(address, root) ? new URL(address, root) : undefined;
  if (kind === undefined || url?.origin !== root.origin || url.protocol !== root.protocol) return [];
  return [{ id, kind, title, detail, url, words }];
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
  return (query) =>
    index
      .search(query, {
        prefix: true,
        // Short words have too many neighbors.
        fuzzy: (term) => (term.length > 3 ? 0.2 : false),
        boost: { title: 4, detail: 1.5 },
        combineWith: 'AND',
      })
      .slice(0, mostHits)
      .flatMap(({ id, terms }) => {
        const row = rowsById.get(id);
        return row === undefined ? [] : [{ ...row, terms }];
      });
}
