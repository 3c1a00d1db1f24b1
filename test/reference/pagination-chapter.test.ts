/** The chapter about pagination: its code compiles, runs against a mock server, and reads records and pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { loadProjectInput } from '../support/emit-input.js';
import { type RunningMock, startMock } from '../support/mock.js';
import { checkSnippets, runSnippets, writeSnippet } from '../support/snippets.js';

let mock: RunningMock;
let chapter: string;
let files: readonly string[];

beforeAll(async () => {
  mock = await startMock();
  chapter = String((await makeSite((await loadProjectInput()).input)).get('guide/pagination.md'));
  const blocks = [...chapter.matchAll(/^```ts\n([\s\S]*?)^```$/gmu)].map(([, source]) => source ?? '');
  files = await Promise.all(blocks.map((source, index) => writeSnippet(`pagination-${index}`, source)));
});
afterAll(() => mock?.close());

test('the code of the chapter compiles and prints a record or a page of each style', async () => {
  expect(files).toHaveLength(4);
  expect(await checkSnippets(files)).toBe('');
  const outcomes = await runSnippets(files, mock.base);
  expect(outcomes.map(({ code, stderr }) => ({ code, stderr }))).toEqual(files.map(() => ({ code: 0, stderr: '' })));
  const [record, page, member, members] = outcomes.map(({ stdout }) => stdout);
  expect([record, member].filter((text) => /records:|next_search_after:/u.test(text ?? ''))).toEqual([]);
  expect(record).toContain('email:');
  expect(page).toMatch(/has_next_page: (?:true|false)/u);
  expect(members).toContain('next_search_after:');
});

test('the chapter has a section for each style, which says what changed data means', () => {
  const sections = chapter.split(/^## /mu).slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(['Page numbers', 'Cursors']);
  expect(sections[0]).toContain('a record may occur twice or be missing');
  expect(sections[1]).toContain('Send the cursor unchanged');
  for (const section of sections) expect(section).toContain('The loop ends after the last page.');
});
