/** Where readers begin: the first page, llms.txt and the chapters about the client and errors. */
import { beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { loadProjectInput } from '../support/emit-input.js';

let files: ReadonlyMap<string, unknown>;
const read = (path: string): string => String(files.get(path));

beforeAll(async () => {
  files = await makeSite((await loadProjectInput()).input);
});

test('llms.txt begins with the first page, its topics and the files about the whole API', () => {
  const [, first = ''] = read('llms.txt').split(/^## /mu);
  const links = [...first.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)(?:: (.*))?$/gmu)].map((match) => match.slice(1));
  expect(links.slice(0, 4)).toEqual([
    ['Overview', 'index.md', expect.stringContaining('Authentication, Getting a token, Errors, Lists, Search')],
    ['AGENTS.md', 'AGENTS.md', 'how a coding agent uses this API'],
    ['OpenAPI document', 'openapi.yaml', undefined],
    ['All pages in one file', 'llms-full.txt', expect.stringMatching(/^[\d,]+ kB$/u)],
  ]);
  expect(read('index.md')).not.toContain('[Overview](index.md)');
});

test('the first page lists its topics, which lead to their headings', () => {
  const page = read('index.html');
  const [contents = ''] = /<nav class="contents"[\s\S]*?<\/nav>/u.exec(page) ?? [];
  const targets = [...contents.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id ?? '');
  expect(targets).toEqual(expect.arrayContaining(['start', 'authentication', 'lists', 'webhooks', 'groups']));
  for (const id of targets) expect(page).toContain(` id="${id}"`);
});

test('the headings of the chapters have ids, and search leads to them', () => {
  for (const chapter of ['client', 'errors', 'pagination']) {
    const [main = ''] = read(`guide/${chapter}.html`).split('<nav class="navigation"');
    for (const [, attributes] of main.matchAll(/<h2([^>]*)>/gu)) expect(attributes, chapter).toMatch(/ id="[^"]+"/u);
  }
  const entries: readonly (readonly string[])[] = JSON.parse(read('search.json')).entries;
  const found = entries.find(([kind, title]) => kind === 'section' && title === 'Replace fetch');
  expect(found?.[3]).toBe('guide/client.html#replace-fetch');
});

test('the first call in TypeScript says how to run it', () => {
  for (const path of ['index.html', 'guide/client.md', 'AGENTS.md'])
    expect(read(path).replaceAll(/<\/?code>/gu, '`')).toContain('run it with `npx --yes tsx first-call.mts`');
});

test('the chapter about errors reads messages by field from a returned response', () => {
  expect(read('guide/errors.md')).toMatch(/^const result = await \w+\(client, \{$/mu);
  expect(read('guide/errors.md')).toContain('console.log(fieldErrors(result));');
});

test('the samples of the chapter about errors send requests that fail, with what they print', () => {
  const [, catching = '', byField = ''] = read('guide/errors.md').split('```ts');
  expect(catching).toMatch(/\{ path: \{ \w+: 999999 \} \}/u);
  expect(catching).toContain("\n  // For example: 404 { success: false, message: 'Not found', ");
  expect(byField).toContain("body: { email: 'nope', ");
  expect(byField).toContain("\n// For example: { email: ['must be a valid email'] }\n");
});

test('the pagination chapter shows a page after which more records follow', () => {
  const text = read('guide/pagination.md');
  const [, address = ''] = /curl '([^']*)'/u.exec(text) ?? [];
  expect(address).toMatch(/\?per_page=2$/u);
  expect(text).toMatch(/curl '[^']*\?page=2&per_page=2'/u);
  const [, response = ''] = /```json\n([\s\S]*?)\n```/u.exec(text) ?? [];
  expect(JSON.parse(response)).toMatchObject({ page: 1, per_page: 2, has_next_page: true, count: 3, page_count: 2 });
});

test('an operation with a body shows the response to an invalid one beside it', () => {
  const page = read('reference/members/createCommunityMember.html');
  const [, examples = ''] = page.split('<h2>Response</h2>');
  expect([...examples.matchAll(/class="tab" data-label="(\d+)"/gu)].map(([, status]) => status)).toEqual(
    expect.arrayContaining(['201', '400', '422']),
  );
});

test.each([
  ['reference/members/listCommunityMembers.html', 'A parameter is not valid'],
  ['reference/members/createCommunityMember.html', 'The body is not valid JSON'],
])('the example of the status 400 on %s fits its request', (path, message) => {
  const [, example = ''] = read(path).split('data-label="400"');
  expect(example.replaceAll(/<[^>]*>/gu, '').slice(0, 400)).toContain(message);
});
