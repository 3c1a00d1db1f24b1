/** The reference site on a phone: pages do not scroll horizontally, a link leads to the top, and code can be copied. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { groupBy } from '../../generator/src/support/group-by.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { loadProjectInput } from '../support/emit-input.js';
import { makeSiteOf } from './site-pages.js';
import { type Listening, serveSites } from './site-server.js';

const long = 'AVeryLongNameWithoutAnyPlaceToBreakIt'.repeat(4);
const path = `/${long}/{${long}}`;
const schema = { $ref: `#/components/schemas/${long}` };
const content = { 'application/json': { schema } };

/** Names, paths and texts that are longer than a line and contain no spaces. */
const hostileDocument = {
  openapi: '3.1.0',
  info: {
    title: long,
    version: long,
    description: `${long}\n\n| ${long} | b | c |\n|---|---|---|\n| \`${long}\` | ${long} | c |\n\n## ${long}\n\n- ${long}\n\n\`\`\`\n${long}\n\`\`\``,
  },
  servers: [{ url: `https://${'a.'.repeat(60)}example/${long}`, description: long }],
  tags: [{ name: long, description: long }],
  security: [{ [long]: [] }],
  paths: {
    [path]: {
      post: {
        operationId: long,
        summary: long,
        description: `${long} \`${long}\``,
        tags: [long],
        parameters: [{ name: long, in: 'path', required: true, description: long, schema: { enum: [long] } }],
        requestBody: { required: true, content },
        responses: {
          200: { description: long, headers: { [long]: { schema: {} } }, content },
          429: { description: long },
        },
      },
    },
  },
  components: {
    schemas: {
      [long]: {
        type: 'object',
        description: long,
        properties: { [long]: { type: 'string', description: long, pattern: long, default: long, enum: [long] } },
      },
    },
    securitySchemes: { [long]: { type: 'apiKey', in: 'header', name: long, description: long } },
  },
};

/** Returns the kind of a page. Pages of the same kind have the same layout. */
function kindOf(page: string): string {
  return page
    .replace(/^(reference\/)(?!schemas)[^/]+\//u, '$1group/')
    .replace(/[^/]+$/u, (name) => (page.split('/').length < 3 || name === 'index.html' ? name : 'page'));
}

/** Chooses pages of each kind, including those with the longest names. */
function choosePages(pages: readonly string[]): string[] {
  const kinds = groupBy(pages, kindOf);
  return [...kinds.values()].flatMap((own) => {
    const longest = own.toSorted((one, other) => other.length - one.length).slice(0, 4);
    return [...new Set([...longest, ...own.filter((_, index) => index % 40 === 0)])];
  });
}

describe.skipIf(!hasBrowser())('on a phone', () => {
  const sites: Record<string, ReadonlyMap<string, string>> = {};
  let server: Listening;
  let browser: Browser;

  beforeAll(async () => {
    sites['project'] = await makeSite((await loadProjectInput()).input);
    sites['hostile'] = (await makeSiteOf(hostileDocument)).files;
    server = await serveSites(sites);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('pages of every kind do not scroll horizontally on a phone, even with very long names', async () => {
    const { page } = await openPage(browser, 390, 844);
    const wide: string[] = [];
    for (const [name, files] of Object.entries(sites)) {
      // The page for unknown paths loads its style from the root of a server, where these sites are not.
      const pages = [...files.keys()].filter((file) => /(?<!^404|^redoc)\.html$/u.test(file));
      const chosen = choosePages(pages);
      expect(chosen.length).toBeGreaterThan(7);
      for (const file of chosen) {
        await page.goto(`${server.url}${name}/${file}`);
        const width = await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
          return (document.scrollingElement?.scrollWidth ?? Infinity) - innerWidth;
        });
        if (width > 0) wide.push(`${name}/${file}: ${width}`);
      }
    }
    expect(wide).toEqual([]);
    await page.context().close();
  });

  test('a link leads back to the top, and code in chapters can be copied', async () => {
    const { page } = await openPage(browser, 390, 844);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const chapter of ['client', 'pagination', 'errors']) {
      await page.goto(`${server.url}project/guide/${chapter}.html`);
      const block = page.locator('main pre').first();
      expect(await page.locator('main pre').count()).toBe(await page.getByRole('button', { name: 'Copy' }).count());
      await page.getByRole('button', { name: 'Copy' }).first().click();
      await page.locator('[aria-live]').getByText('Copied').waitFor({ state: 'attached' });
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.textContent());
    }
    await page.evaluate(() => scrollTo(0, 1_000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const back = page.getByRole('link', { name: 'Back to top' });
    const box = await back.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.context().close();
  });

  test('a linked field is highlighted, and hovering over a row shows a link that copies its address', async () => {
    const { page } = await openPage(browser, 1440, 900);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const operations = [...(sites['project']?.keys() ?? [])].filter((file) =>
      file.endsWith('/listCommunityMembers.html'),
    );
    await page.goto(`${server.url}project/${operations[0]}#query-page`);
    const row = page.locator('[id="query-page"]');
    const [shadow, back] = await row.evaluate((element) => {
      const { boxShadow, backgroundColor } = getComputedStyle(element);
      return [boxShadow, backgroundColor];
    });
    // The accent of light pages, #1f5fbf, which has a contrast of 6 with white.
    expect(shadow).toContain('rgb(31, 95, 191)');
    expect(back).not.toBe('rgba(0, 0, 0, 0)');
    const other = page.locator('[id="query-per_page"]');
    const link = other.getByRole('link', { name: 'Copy link to per_page' });
    expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    await other.locator('.prose, .facts').first().hover();
    expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await link.click();
    await page.locator('[aria-live]').getByText('Link copied').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(new URL(page.url()).hash).toBe('#query-per_page');
    await page.context().close();
  });
});
