/** Versions of the reference, the switch between them, and the changelog. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sortVersions } from '../../generator/src/commands/reference/versions.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { makeFolder, writeFiles } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';
import { type Element, listByClass, listElements, textOf } from '../support/strict-html.js';
import { listFaults, mainOf, pageOf, parsePages } from './site-pages.js';
import { serveSites } from './site-server.js';

function spec(paths: object): string {
  const responses = { 204: { description: 'Done' } };
  const items = Object.entries(paths).map(([path, more]) => [path, { get: { tags: ['pets'], responses, ...more } }]);
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: Object.fromEntries(items) });
}

const first = spec({ '/pets': { operationId: 'listPets' }, '/old|pets': { operationId: 'listOld' } });
const second = spec({
  '/pets': { operationId: 'listPets', deprecated: true, 'x-sunset': '2027-06-30' },
  '/cats': { operationId: 'listCats' },
});

let folder: string;
let remove: () => Promise<void>;
let outcomes: readonly JobResult[] = [];
let files: ReadonlyMap<string, string> = new Map();
let pages: ReadonlyMap<string, Element> = new Map();

async function docs(...args: readonly string[]): Promise<JobResult[]> {
  return runJobs([{ kind: 'command', cwd: folder, args: ['docs', ...args] }], 1);
}

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'pipe' });
}

beforeAll(async () => {
  ({ folder, remove } = await makeFolder({
    'trefoil.config.json': JSON.stringify({
      spec: 'openapi.json',
      scope: '@pets',
      reference: { version: 'v10', changelog: 'v*' },
    }),
    'openapi.json': first,
  }));
  git('init', '--quiet');
  // There is no tag yet, so there is no changelog.
  const early = await docs('--version-name', 'v9');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  git('tag', 'v9.0.0');
  await writeFiles(folder, { 'openapi.json': second });
  outcomes = [...early, ...(await docs())];
  const dist = join(folder, 'dist');
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const read = paths.filter((path) => /\.(?:html|css|js|json|yaml|md|txt)$/u.test(path));
  files = new Map(read.map((path) => [path, readFileSync(join(dist, path), 'utf8')]));
  pages = parsePages(new Map([...files].filter(([path]) => !path.endsWith('redoc.html'))));
});
afterAll(() => remove());

/** Returns the links of a page's version switch, with their texts. */
function switchOf(path: string): readonly (readonly [text: string, href: string | undefined])[] {
  const [list] = listByClass(pageOf({ pages }, path), 'versions');
  const items = list === undefined ? [] : listElements(list, 'li');
  return items.map((item) => [textOf(item), listElements(item, 'a')[0]?.attributes.get('href')]);
}

test('sorts versions by number, latest first', () => {
  expect(sortVersions(['v9', 'v10', 'next', 'v9', '2024-01', '2.0-beta', '2.0'])).toEqual([
    'v10',
    'v9',
    'next',
    '2024-01',
    '2.0-beta',
    '2.0',
  ]);
});

test('writes each version to its own folder, a list of versions, and a start page that redirects to the latest', () => {
  expect(outcomes.map(({ exit, failure }) => [exit, failure])).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
  expect(outcomes[0]?.stderr).toContain('note: the reference has no changelog: no git tag contains openapi.json');
  expect(JSON.parse(files.get('versions.json') ?? '')).toEqual([
    { version: 'v10', title: 'v10', aliases: [] },
    { version: 'v9', title: 'v9', aliases: [] },
  ]);
  expect(files.get('index.html')).toContain('<meta http-equiv="refresh" content="0; url=v10/index.html">');
  expect(files.get('versions.html')).not.toContain('refresh');
  const links = listElements(pageOf({ pages }, 'versions.html'), 'a').map(({ attributes }) => attributes.get('href'));
  expect(links).toEqual(['v10/index.html', 'v9/index.html']);
  expect(listFaults(files, pages)).toEqual([]);
});

test('links to the same page in other versions, or notes that a version lacks it', () => {
  expect(switchOf('v10/reference/pets/listPets.html')).toEqual([
    ['v10', '../../../v10/reference/pets/listPets.html'],
    ['v9', '../../../v9/reference/pets/listPets.html'],
    ['All versions', '../../../versions.html'],
  ]);
  expect(switchOf('v10/reference/pets/listCats.html')[1]).toEqual(['v9 without this page', '../../../v9/index.html']);
  // This page is older than the other version.
  expect(switchOf('v9/index.html').map(([text]) => text)).toEqual(['v9', 'All versions']);
});

test('has a changelog of deprecated and removed operations, and marks deprecated operations', () => {
  const changelog = pageOf({ pages }, 'v10/guide/changelog.html');
  expect(mainOf(changelog)).toMatch(
    /\bChangelog Deprecated List pets\. Ends on 30 June 2027\. Removed GET \/old\|pets in Unreleased Unreleased .*v9\.0\.0/u,
  );
  expect(listElements(changelog, 's').map(textOf)).toEqual(['GET /old|pets']);
  const navigation = listElements(pageOf({ pages }, 'v10/index.html'), 'nav').map(textOf).join();
  expect(navigation).toContain('Changelog');
  expect(files.has('v9/guide/changelog.html')).toBe(false);
  expect(files.get('v10/guide/changelog.md')).toContain('- [List pets](../reference/pets/listPets.md). Ends');
  expect(files.get('v10/guide/changelog.md')).toContain('- ~~GET /old\\|pets~~ in Unreleased');
  const group = listByClass(pageOf({ pages }, 'v10/reference/pets/index.html'), 'deprecated').map(textOf);
  expect(group).toContain('List pets');
  expect(files.get('v10/reference/pets/index.md')).toContain('(listPets.md) (deprecated)');
});

test('rejects a version name that is not a valid folder name', async () => {
  const [result] = await docs('--version-name', '../v1');
  expect(result).toMatchObject({ exit: 2 });
  expect(result?.stderr).toContain('--version-name ../v1: expected letters, digits, ".", "_" and "-"');
});

describe.skipIf(!hasBrowser())('in a browser', () => {
  test('pages of an earlier version list versions that were built later', async () => {
    const [browser, server] = await Promise.all([openBrowser(), serveSites({ docs: files })]);
    const { page, errors } = await openPage(browser, 390, 844);
    await page.goto(`${server.url}docs/v9/reference/pets/listOld.html`);
    await page.getByText('Version v9').click();
    await page.locator('.versions').getByRole('link', { name: 'v10' }).click();
    await page.waitForURL(`${server.url}docs/v10/index.html`);
    await page.goto(`${server.url}docs/index.html`);
    await page.waitForURL(`${server.url}docs/v10/index.html`);
    expect(errors).toEqual([]);
    await browser.close();
    server.close();
  });
});
