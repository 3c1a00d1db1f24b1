/** The pages that the MCP server's tool `search` finds: those of the reference site, as Markdown. */
import type { EmitInput } from '../../emit/input.js';
import { listAll, type Operation } from '../../ir/api.js';
import { htmlToMarkdown } from '../../support/code/html.js';
import { createPageSearch } from '../../support/page-search.js';
import { createContext } from '../reference/site/context.js';
import { createFindTarget, type FindTarget } from '../reference/site/links.js';
import { printAgents } from '../reference/site/machines.js';
import type { PathOf } from '../reference/site/markdown/fields.js';
import { printOperationPages } from '../reference/site/markdown/operation.js';
import { printSchemaMarkdown } from '../reference/site/markdown/schema.js';
import { type FileChapter, readChapters, writeChapters } from '../reference/site/pages/guide.js';
import { createPaths, type PagePaths } from '../reference/site/paths.js';
import { printSearch } from '../reference/site/search.js';
import { summarize, titleOf } from '../reference/site/titles.js';

export interface CatalogPage {
  readonly kind: 'operation' | 'schema' | 'guide';
  readonly title: string;
  /** The first sentence of the description; empty if there is none. */
  readonly summary: string;
  /** The names under which the page can be requested; the first one is the name of the operation or schema. */
  readonly names: readonly string[];
  /** Additional text to search. */
  readonly text: string;
  /** The operation, webhook or callback that the page describes. */
  readonly operation?: Operation;
  readonly readMarkdown: () => string;
}

export interface Catalog {
  /** Model, names and configuration of the project. */
  readonly input: EmitInput;
  /** Returns the page with exactly this name; otherwise, the only page whose name differs just in case. */
  readonly find: (name: string) => CatalogPage | undefined;
  /** Returns the pages that match a query, best first. */
  readonly search: (query: string) => readonly CatalogPage[];
}

/** Words in questions that do not help to find a page. */
const fillers: ReadonlySet<string> = new Set(
  'a an and are as by can do does for from how i in is it me my of on or that the this to what which with you your'.split(
    ' ',
  ),
);

/** The chapter for agents, which is `AGENTS.md` on the site. */
const agents = { title: 'How to call the API', path: 'AGENTS' };

/** Returns the names under which an operation is known to callers: in the client, in the document, and by its path. */
export function namesOf({ names }: Pick<EmitInput, 'names'>, operation: Operation): readonly string[] {
  const { id, method, path } = operation;
  return [...new Set([names.operation(operation).value, id, `${method} ${path}`])];
}

/** Data that all pages of a document share. */
interface Pages {
  readonly input: EmitInput;
  readonly paths: PagePaths;
  /** The chapters from the project's files. */
  readonly files: readonly FileChapter[];
  readonly find: FindTarget;
}

function openPages(input: EmitInput): Pages {
  const paths = createPaths(input);
  const files = readChapters(input);
  return { input, paths, files, find: createFindTarget(input, paths, files) };
}

function listPages({ input, paths, files, find }: Pages): Map<string, CatalogPage> {
  const { api, names } = input;
  const pathOf: PathOf = {
    operation: (operation) => `${paths.operation(operation)}.md`,
    schema: (schema) => `${paths.schema(schema)}.md`,
    find,
  };
  const overview = { title: api.title, path: 'index', markdown: htmlToMarkdown(api.description ?? '') };
  const chapters = [overview, { ...agents, markdown: printAgents(input) }, ...files, ...writeChapters(input, paths)];
  return new Map<string, CatalogPage>([
    ...chapters.map(({ title, path, markdown }): [string, CatalogPage] => [
      path,
      { kind: 'guide', title, summary: '', names: [title], text: markdown, readMarkdown: () => markdown },
    ]),
    ...listAll(api).map((operation): [string, CatalogPage] => [
      paths.operation(operation),
      {
        kind: 'operation',
        title: titleOf(input, operation),
        summary: summarize(operation.description),
        names: namesOf(input, operation),
        text: operation.description ?? '',
        operation,
        readMarkdown: () => printOperationPages(input, operation, pathOf).whole,
      },
    ]),
    ...api.schemas.map((named): [string, CatalogPage] => [
      paths.schema(named),
      {
        kind: 'schema',
        title: names.schema(named.name),
        summary: summarize(named.schema.description),
        names: [...new Set([names.schema(named.name), named.name])],
        text: named.schema.description ?? '',
        readMarkdown: () => printSchemaMarkdown(input, named, pathOf),
      },
    ]),
  ]);
}

/** Returns the entries of the search index of the site, each with its page. */
function listRows({ input, paths, files, find }: Pages, pages: ReadonlyMap<string, CatalogPage>) {
  const chapters = [agents, ...writeChapters(input, paths)];
  const { entries }: { readonly entries: readonly (readonly unknown[])[] } = JSON.parse(
    printSearch(createContext(input, paths, find, 'index'), chapters, files),
  );
  return entries.flatMap((entry) => {
    const [, title = '', detail = '', address = '', words = ''] = entry.map(String);
    // The address of a section or field is its page's address with a fragment.
    const page = pages.get(address.replace(/#.*$/su, '').replace(/\.html$/u, ''));
    return page === undefined ? [] : [{ page, title, detail, words: `${words} ${page.text}` }];
  });
}

/** Finds items by exact name; otherwise, ignores case if that selects a single item. */
export function indexNames<T>(
  items: readonly T[],
  namesOfItem: (item: T) => readonly string[],
): (name: string) => T | undefined {
  const exact = new Map<string, T>();
  const loose = new Map<string, T | undefined>();
  for (const item of items)
    for (const name of namesOfItem(item)) {
      if (!exact.has(name)) exact.set(name, item);
      const lower = name.toLowerCase();
      loose.set(lower, loose.has(lower) && loose.get(lower) !== item ? undefined : item);
    }
  return (name) => exact.get(name) ?? loose.get(name.toLowerCase());
}

/** Weights of results: callers need operations most, and guides contain the words of most questions. */
const weights = { operation: 1, schema: 0.6, guide: 0.3 } as const;

/** Creates the catalog of an API from the pages and the search index of its reference site. */
export function createCatalog(input: EmitInput): Catalog {
  const shared = openPages(input);
  const pages = listPages(shared);
  const rows = listRows(shared, pages);
  const find = createPageSearch(
    rows.map(({ page: _, ...row }, id) => ({ ...row, id })),
    (id) => weights[rows[id]?.page.kind ?? 'guide'],
  );
  return {
    input,
    find: indexNames([...pages.values()], ({ names }) => names),
    search: (query) => {
      const words = query.split(/\s+/u).filter((word) => !fillers.has(word.toLowerCase()));
      const text = words.length === 0 ? query : words.join(' ');
      // Pages that match more words come first.
      return [...new Set(find(text, 'OR').flatMap(({ id }) => rows[id]?.page ?? []))];
    },
  };
}
