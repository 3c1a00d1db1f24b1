/** The search of the site and of the MCP server finds what MiniSearch finds, in its order. */
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { createPageSearch } from '../../generator/src/support/page-search.js';
import { loadProject } from '../support/documents.js';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly words: string;
}

/** Returns a row for each operation of the document of this project. */
async function readRows(): Promise<Row[]> {
  const { root } = await loadProject();
  const { paths } = root as { readonly paths: Readonly<Record<string, object>> };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ detail: `${method} ${path}`, operation })),
  );
  return operations.map(({ detail, operation }, id) => {
    const { summary = '', description = '', operationId = '' } = operation as Readonly<Record<string, string>>;
    return { id, title: summary, detail, words: `${operationId} ${description}` };
  });
}

function tokenize(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .flatMap((word) => {
      const pieces = word.replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ').split(' ');
      return pieces.length > 1 ? [word, ...pieces] : [word];
    })
    .map((word) => word.toLowerCase());
}

const options = {
  prefix: true,
  boost: { title: 4, detail: 1.5 },
  weights: { prefix: 0.6, fuzzy: 0.15 },
  boostDocument: (id: number) => 1 + (id % 3),
};

test.each(['AND', 'OR'] as const)('agrees with MiniSearch on queries that are combined with %s', async (operator) => {
  const rows = await readRows();
  const index = new MiniSearch<Row>({ fields: ['title', 'detail', 'words'], tokenize });
  index.addAll(rows);
  const search = createPageSearch(rows, options.boostDocument);
  const words = [...new Set(rows.flatMap(({ title, words }) => `${title} ${words}`.split(/\s+/u)))];
  const chosen = words.filter((word, position) => word !== '' && position % 9 === 0);
  const misspelled = chosen.map((word) => word.slice(0, 2) + word.slice(3));
  const pairs = chosen.map((word, position) => `${word} ${words[(position * 31) % words.length]}`);
  let count = 0;
  for (const query of [...chosen, ...misspelled, ...pairs, 'list lists', '', '%', 'xyzxyzxyz']) {
    const results = [0, 0.2, 0.35].map((fuzzy) => index.search(query, { ...options, fuzzy, combineWith: operator }));
    const expected = new Map((results.find((result) => result.length > 0) ?? []).map((hit) => [hit.id, hit]));
    const found = search(query, operator);
    expect(new Map(found.map(({ id, terms }) => [id, [...terms].sort()]))).toEqual(
      new Map([...expected].map(([id, { terms }]) => [id, [...terms].sort()])),
    );
    // Rows with equal scores may have any order; rows whose title is the query come first.
    const others = found.filter(({ id }) => rows[id]?.title.toLowerCase() !== query.trim().toLowerCase());
    const scores = others.map(({ id }) => expected.get(id)?.score ?? Number.NaN);
    for (const [position, score] of scores.entries())
      expect(score).toBeLessThanOrEqual((scores[position - 1] ?? Number.POSITIVE_INFINITY) * (1 + 1e-9));
    count += found.length;
  }
  expect(count).toBeGreaterThan(1000);
});
