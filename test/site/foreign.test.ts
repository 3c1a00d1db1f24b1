/** Sites of other people's documents in a browser: their pages and search, and that their text never runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { testConfig } from '../support/documents.js';
import { loadInput } from '../support/emit-input.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';
import { listViolations } from './axe.js';
import { fastapi, nested, streams, untagged } from './foreign-documents.js';
import { webhookDocument } from './rich-document.js';
import { makeSiteOf } from './site-pages.js';
import { type Listening, serveSites } from './site-server.js';

/** A page of a site, found by its title, with texts that it shows and the labels of its samples. */
interface Visit {
  readonly site: string;
  readonly title: string;
  readonly shows: readonly string[];
  readonly samples: readonly string[];
}

const languages = ['curl', 'TypeScript', 'JavaScript', 'Python'];

const visits: readonly Visit[] = [
  {
    site: 'hooks',
    title: 'Pet born',
    shows: ['name', 'kind', 'Received'],
    samples: ['application/json'],
  },
  {
    site: 'fastapi',
    title: 'Read Item',
    shows: ['item_id', 'string or null', 'Validation Error'],
    samples: languages,
  },
  {
    site: 'fastapi',
    title: 'Create Item',
    shows: ['price', 'description', 'Successful Response'],
    samples: languages,
  },
  {
    site: 'untagged',
    title: 'Get users by id orders',
    shows: ['/users/{id}/orders', 'uuid', 'total'],
    samples: languages,
  },
  {
    site: 'nested',
    title: 'Replaces a car',
    shows: ['label', 'owner', 'doors', 'At most 40 characters', 'Default: 4'],
    samples: languages,
  },
  {
    site: 'streams',
    title: 'Watch events',
    shows: ['text/event-stream', 'A stream: each item has this form.'],
    samples: languages,
  },
  {
    site: 'streams',
    title: 'Upload with a note',
    shows: ['multipart/form-data', 'attachment', 'note'],
    samples: languages,
  },
];

const searches = [
  { site: 'hooks', query: 'born', finds: 'Pet born' },
  { site: 'fastapi', query: 'HTTPValidationEror', finds: 'HttpValidationError' },
  { site: 'untagged', query: 'orders', finds: 'Get users by id orders' },
  { site: 'nested', query: 'doors', finds: 'Replaces a car' },
  { site: 'streams', query: 'atachment', finds: 'Upload with a note' },
] as const;

const rendered = ['museum', 'up.com', 'discord', 'docker', 'box.com', 'linode', 'gitea', 'openai'];
const known = drawSample(
  knownDocuments.filter(({ name }) => rendered.some((part) => name.includes(part))),
  1,
  'sites of known documents in a browser',
  4,
);
if (known.length === 0) noteSkip('sites of documents of others in a browser', 'they are not here');

async function search(page: Page, query: string): Promise<string> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  const first = page.getByRole('option').first().locator('.search-title');
  await first.waitFor();
  return (await first.textContent()) ?? '';
}

/** Opens all closed elements, so that the whole page is checked. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('.about details')) details.setAttribute('open', '');
  });
}

/** Returns the path of the page with a title. */
function pathOf(files: ReadonlyMap<string, string> = new Map(), title: string): string {
  const pages = [...files].filter(([path, text]) => path.endsWith('.html') && text.includes(`<h1>${title}</h1>`));
  const [[path] = []] = pages;
  if (path === undefined || pages.length > 1) throw new Error(`${pages.length} pages have the title ${title}`);
  return path;
}

/** Returns the operations of a site. */
function listOperations(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files.keys()].filter((path) => /^reference\/(?!schemas\/)[^/]+\/(?!index\.)[^/]+\.html$/u.test(path));
}

describe.skipIf(!hasBrowser())('sites of documents of others in a browser', () => {
  let browser: Browser;
  let server: Listening;
  const sites: Record<string, ReadonlyMap<string, string>> = {};
  beforeAll(async () => {
    const documents = { hooks: webhookDocument, fastapi, untagged, nested, streams };
    for (const [name, document] of Object.entries(documents)) sites[name] = (await makeSiteOf(document)).files;
    sites['hostile'] = (await makeSiteOf(readFileSync(join(repository, 'test/reference/hostile.yaml'), 'utf8'))).files;
    for (const { name, path } of known) {
      const { input } = await loadInput(path, { ...testConfig, skipUnsupported: true });
      sites[name] = await makeSite(input);
    }
    server = await serveSites(sites);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('pages of other documents show fields and samples without accessibility violations', async () => {
    const watched = await openPage(browser, 1440, 900);
    const { page } = watched;
    for (const { site, title, shows, samples } of visits) {
      const path = pathOf(sites[site], title);
      await page.goto(`${server.url}${site}/${path}`);
      await openAll(page);
      for (const text of shows)
        expect(await page.locator('.about').getByText(text).first().isVisible(), `${path}: ${text}`).toBe(true);
      const labels = await page
        .locator('.sample')
        .first()
        .locator('.tab')
        .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-label')));
      expect(labels, path).toEqual(samples);
      expect(await listViolations(page), path).toEqual([]);
    }
    expect(watched.errors).toEqual([]);
    expect(watched.requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
    await page.context().close();
  });

  test('search finds operations, schemas and fields of other documents', async () => {
    const { page, errors } = await openPage(browser, 1440, 900);
    for (const { site, query, finds } of searches) {
      await page.goto(`${server.url}${site}/index.html`);
      expect(await search(page, query), `${site}: ${query}`).toBe(finds);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('pages of large documents load without errors and accessibility violations', async () => {
    for (const { name } of known) {
      const watched = await openPage(browser, 1440, 900);
      const { page } = watched;
      for (const path of ['index.html', ...listOperations(sites[name] ?? new Map()).slice(0, 3)]) {
        await page.goto(`${server.url}${name}/${path}`);
        expect(await page.getByRole('heading', { level: 1 }).isVisible(), `${name}/${path}`).toBe(true);
        expect(await listViolations(page), `${name}/${path}`).toEqual([]);
      }
      expect(watched.errors, name).toEqual([]);
      expect(watched.requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
      await page.context().close();
    }
  });

  test('text from a hostile document runs no code, loads nothing and opens no dialog', async () => {
    const watched = await openPage(browser, 1440, 900);
    const { page } = watched;
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const paths = [...(sites['hostile']?.keys() ?? [])].filter(
      // The links of the 404 page begin with the path of the site, which is different here.
      (path) => path.endsWith('.html') && path !== '404.html',
    );
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      await page.goto(`${server.url}hostile/${path}`);
      await openAll(page);
      const panel = page.locator('.try-panel > summary');
      if ((await panel.count()) > 0) {
        await panel.click();
        await page.getByRole('button', { name: 'Send' }).waitFor();
      }
      expect(await page.evaluate(() => 'pwned' in window), path).toBe(false);
      const foreign = page.locator('main :is(iframe, form[action], img[src^="http"], a[href^="javascript:"], style)');
      expect(await foreign.count(), path).toBe(0);
    }
    await page.goto(`${server.url}hostile/index.html`);
    await search(page, 'script');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    // A script that the policy of a page had to stop would be reported here.
    expect(watched.errors).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(watched.requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
    await page.context().close();
  });
});
