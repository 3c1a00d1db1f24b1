/** Long lists in response examples: only the first items are shown, and copied text is valid JSON. */
import { describe, expect, test } from 'vitest';
import { indentJson } from '../../generator/src/commands/reference/site/json.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { listByClass, textOf } from '../support/strict-html.js';
import { makeSiteOf, pageOf } from './site-pages.js';
import { serveSites } from './site-server.js';

const pets = Array.from({ length: 12 }, (_, at) => ({ id: at, name: `Pet // ${at}`, tags: ['a', 'b', 'c', 'd', 'e'] }));
const example = { data: pets, more: true };
const content = { 'application/json': { schema: { type: 'object' }, example } };
const site = await makeSiteOf({
  openapi: '3.1.0',
  info: { title: 'Lists', version: '1' },
  servers: [{ url: 'https://a.example' }],
  paths: {
    '/pets': {
      put: { operationId: 'putPets', requestBody: { content }, responses: { 200: { description: 'OK', content } } },
    },
  },
  webhooks: {
    born: { post: { operationId: 'born', requestBody: { content }, responses: { 204: { description: 'OK' } } } },
  },
});
const path = 'reference/default/putPets.html';

test('a list in a response shows three items and the number of omitted ones', () => {
  const blocks = listByClass(pageOf(site, path), 'sample').map(textOf);
  const reply = blocks.at(-1) ?? '';
  expect(reply).toContain(
    '"id": 2,\n      "name": "Pet // 2",\n      "tags": ["a", "b", "c", "d", "e"]\n    }\n    // 9 more items\n  ],\n  "more": true\n}',
  );
  expect(reply).not.toContain('Pet // 3');
});

test('requests, forms, webhooks, Markdown and the Postman collection show the whole list', () => {
  const page = pageOf(site, path);
  expect(listByClass(page, 'sample').map(textOf)[0]).toContain('Pet // 11');
  const form: { body: { content: { example: string }[] } } = JSON.parse(
    listByClass(page, 'try-data')[0]?.children.join('') ?? '',
  );
  expect(JSON.parse(form.body.content[0]?.example ?? '')).toEqual(example);
  expect(textOf(pageOf(site, 'reference/webhooks/born.html'))).toContain('Pet // 11');
  expect(site.files.get('reference/default/putPets.md')).toContain('Pet // 11');
  expect(site.files.get('postman.json')).toContain('Pet // 11');
  for (const [file, text] of site.files)
    if (!file.endsWith('.html')) expect(/\d more items?/u.test(text), file).toBe(false);
});

test.each([
  ['three items', [{ a: 1 }, { a: 2 }, { a: 3 }], undefined],
  ['a short list of values', [1, 2, 3, 4, 5], undefined],
  ['a key that only a later item has', [{ a: 1 }, { a: 2 }, { a: 3 }, { b: 4 }], undefined],
  ['another type later', [{ a: 1 }, { a: 2 }, { a: 3 }, 'b'], undefined],
  ['null later', [{ a: 1 }, { a: 2 }, { a: 3 }, null], undefined],
  ['a key of any of the first items', [{ a: 1 }, { b: 2 }, {}, { a: 1, b: 2 }], '// 1 more item'],
  ['long texts', Array.from({ length: 5 }, () => 'x'.repeat(20)), '// 2 more items'],
  ['lists of lists', Array.from({ length: 5 }, () => [{}]), '// 2 more items'],
])('a list is shortened only if its first items show the type of all items: %s', (_, value, note) => {
  const text = indentJson(value, '', true);
  expect(/\/\/.*/u.exec(text)?.[0]).toBe(note);
  const copied: unknown = JSON.parse(text.replace(/\n *\/\/.*/u, ''));
  expect(copied).toEqual(note === undefined ? value : value.slice(0, 3));
  expect(JSON.parse(indentJson(value))).toEqual(value);
});

describe.skipIf(!hasBrowser())('in a browser', () => {
  test('the copy button copies valid JSON', async () => {
    const [browser, server] = await Promise.all([openBrowser(), serveSites({ docs: site.files })]);
    const { page } = await openPage(browser, 1440, 900);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${server.url}docs/${path}`);
    const reply = page.locator('.sample').last();
    expect(await reply.locator('.hljs-comment').textContent()).toBe('// 9 more items');
    await reply.getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toEqual({ data: pets.slice(0, 3), more: true });
    await browser.close();
    server.close();
  });
});
