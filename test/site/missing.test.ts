/** The 404 page: its links at any depth, with and without a base, and the servers that respond with it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFront } from '../../generator/src/commands/dev/front.js';
import { readPage } from '../../generator/src/commands/reference/pages.js';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { printVersions } from '../../generator/src/commands/reference/versions.js';
import { withFront } from '../../packages/service/src/server/front.js';
import { listElements, parseHtml, textOf } from '../support/strict-html.js';
import { richDocument } from './rich-document.js';
import { mainOf, makeSiteOf, pageOf } from './site-pages.js';

const site = await makeSiteOf(richDocument);
const folder = await mkdtemp(join(tmpdir(), 'trefoil-missing-'));
const text = site.files.get('404.html') ?? '';
for (const name of ['404.html', 'index.html']) await writeFile(join(folder, name), site.files.get(name) ?? '');
afterAll(() => rm(folder, { recursive: true }));

/** Returns the links of a page: those relative to its path, and those that start with `start`. */
function linksOf(page: string, start: string): { readonly relative: string[]; readonly absolute: string[] } {
  const links = listElements(parseHtml(page))
    .flatMap(({ attributes }) => attributes.get('href') ?? attributes.get('src') ?? [])
    .filter((link) => !/^(?:#|data:)/u.test(link));
  return {
    relative: links.filter((link) => !link.startsWith(start)),
    absolute: links.filter((link) => link.startsWith(start)).map((link) => link.slice(start.length)),
  };
}

test('the 404 page explains the problem and links to the overview and the search', () => {
  const page = pageOf(site, '404.html');
  expect(mainOf(page)).toContain('Page not found There is no page at this address.');
  const links = listElements(page, 'a').map((link) => [textOf(link), link.attributes.get('href')]);
  expect(links).toContainEqual(['overview', '/index.html']);
  expect(links).toContainEqual(['search the reference', '/index.html#trefoil-search']);
  expect(listElements(page, 'html')[0]?.attributes.get('data-root')).toBe('/');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('all links of the 404 page start with the base path of the site', async () => {
  const { absolute, relative } = linksOf(text, '/');
  expect(relative).toEqual([]);
  expect(absolute.length).toBeGreaterThan(10);
  const based = await makeSite(site.input, { root: '/a/docs/' });
  expect(linksOf(based.get('404.html') ?? '', '/a/docs/')).toEqual({ relative: [], absolute });
  expect(based.get('index.html')).toBe(site.files.get('index.html'));
});

test('no list of pages contains the 404 page', () => {
  const lists = [...site.files].filter(([path]) => path !== '404.html');
  for (const [path, content] of lists) expect(/\b404\.(?:html|md)/u.test(content), path).toBe(false);
  expect(site.files.has('404.md')).toBe(false);
});

test('each version has its own 404 page, and the site has one that lists the versions', async () => {
  const versions = { name: 'v2', others: [{ name: 'v1', pages: new Set(['index.html', '404.html']) }] };
  const files = await makeSite(site.input, { versions, root: '/docs/v2/' });
  const { absolute, relative } = linksOf(files.get('404.html') ?? '', '/docs/v2/');
  expect(relative).toEqual([]);
  expect(absolute).toContain('../v1/index.html');
  const beside = printVersions(versions, 'Pets', files, '/docs/').get('404.html') ?? '';
  const all = linksOf(beside, '/docs/');
  expect(all.relative).toEqual([]);
  expect(all.absolute.slice(1)).toEqual(['v2/index.html', 'v1/index.html']);
});

test("a path without a page gives the 404 page with status 404, and its links start at the server's root", async () => {
  const based = await makeSite(site.input, { root: '/docs/v1/' });
  await writeFile(join(folder, '404.html'), based.get('404.html') ?? '');
  const page = await readPage(folder, '/reference/pets/none.html?x=1');
  expect(page).toEqual({ type: 'text/html; charset=utf-8', status: 404, body: text, isImmutable: false });
  await writeFile(join(folder, '404.html'), text);
  expect(await readPage(folder, '/none.html')).toMatchObject({ status: 404 });
  expect((await readPage(folder, '/'))?.status).toBeUndefined();
  // The API may have them.
  for (const path of ['/pets', '/none.json', '/pets/1.html', '/reference/none'])
    expect(await readPage(folder, path), path).toBeUndefined();
});

test('the server of `dev` responds with the 404 page', async () => {
  const front = createFront(
    (target) => readPage(folder, target),
    () => undefined,
  );
  const port = await front.listen(0, '127.0.0.1');
  try {
    const response = await fetch(`http://127.0.0.1:${port}/guide/none.html`);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('Page not found');
  } finally {
    await front.close();
  }
});

test('the service responds with the 404 page, even to a client that has it cached', async () => {
  const front = withFront({ state: () => ({ status: 'ready' }), readPage: (target) => readPage(folder, target) });
  const request = (headers: HeadersInit = {}) => new Request('http://a.example/reference/none.html', { headers });
  const first = await front.fetch(request());
  expect(first.status).toBe(404);
  expect(await first.text()).toBe(text);
  const again = await front.fetch(request({ 'if-none-match': first.headers.get('etag') ?? '' }));
  expect(again.status).toBe(404);
});
