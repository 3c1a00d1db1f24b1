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
  // Not paths of the site.
  for (const path of ['/pets', '/none.json', '/pets/1.html', '/reference/none'])
    expect(await readPage(folder, path), path).toBeUndefined();
});

test('unknown paths of other site files return the 404 page or its text', async () => {
  const markdown = { type: 'text/markdown; charset=utf-8', status: 404, body: expect.stringContaining('(/llms.txt)') };
  for (const path of ['/none.md', '/guide/none.md', '/reference/pets/none.md'])
    expect(await readPage(folder, path), path).toMatchObject(markdown);
  expect(await readPage(folder, '/guide/none.html', 'text/markdown')).toMatchObject(markdown);
  expect(await readPage(folder, '/none.txt')).toMatchObject({ type: 'text/plain; charset=utf-8', status: 404 });
  for (const path of ['/assets/none.css', '/reference/pets/none.json', '/guide/none.yaml'])
    expect(await readPage(folder, path), path).toMatchObject({ status: 404, body: text });
});

test('requests to API paths reach the API regardless of their extension', async () => {
  const other = await mkdtemp(join(tmpdir(), 'trefoil-api-paths-'));
  const paths = {
    '/notes.md': {},
    '/reference/{name}.md': { servers: [{ url: 'https://a.example/' }] },
    '/{id}.html?full=1': {},
    '/{id}.json': { get: { servers: [{ url: '/guide' }] } },
  };
  const servers = [{ url: 'https://{host}/reference/', variables: { host: { default: 'a.example' } } }];
  await writeFile(join(other, 'openapi.json'), JSON.stringify({ paths, servers }));
  await writeFile(join(other, '404.html'), text);
  for (const path of ['/notes.md', '/reference/notes.md', '/reference/pets.md', '/1.html', '/guide/1.json'])
    expect(await readPage(other, path), path).toBeUndefined();
  expect(await readPage(other, '/1.html', 'text/markdown')).toBeUndefined();
  for (const path of [
    '/notes2.md',
    '/notes_md.md',
    '/guide/notes.md',
    '/reference/pets/1.md',
    '/guide/1.html',
    '/assets/1.json',
  ])
    expect(await readPage(other, path), path).toMatchObject({ status: 404 });
  await rm(other, { recursive: true });
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
