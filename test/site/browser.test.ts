/** The reference site in a browser: accessible and readable at each size, without scripts, and when printed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { hasBrowser, openBrowser, openPage, type Watched } from '../support/browser.js';
import { loadProjectInput } from '../support/emit-input.js';
import { listElements } from '../support/strict-html.js';
import { repository } from '../support/workspace.js';
import { richDocument, webhookDocument } from './rich-document.js';
import { makeSiteOf, parsePages } from './site-pages.js';
import { type Listening, serveSites } from './site-server.js';

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
  }[];
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page: lists axe's violations for tags or rules. */
async function listViolations(runOnly: readonly string[]): Promise<string[]> {
  const axe: { run: (context: Document, options: object) => Promise<AxeResults> } = Reflect.get(window, 'axe');
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Runs in the page: whether an element is visible, even within a scrolling container. */
function isInView(element: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve((entry?.intersectionRatio ?? 0) > 0.9);
    });
    observer.observe(element);
  });
}

interface Kind {
  readonly name: string;
  readonly path: string;
  /** A reader's actions before the page is checked. */
  readonly act?: (page: Page) => Promise<void>;
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('pet');
  await page.getByRole('option').first().waitFor();
}

async function openTry(page: Page): Promise<void> {
  await page.locator('.try-panel > summary').click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('.about details')) details.setAttribute('open', '');
  });
}

const kinds: readonly Kind[] = [
  { name: 'overview', path: 'project/index.html' },
  { name: 'overview of a small document', path: 'rich/index.html' },
  { name: 'chapter', path: 'project/guide/client.html' },
  { name: 'chapter with a table', path: 'project/guide/errors.html' },
  { name: 'group', path: 'rich/reference/pets/index.html' },
  { name: 'operation with a body', path: 'rich/reference/pets/createPet.html', act: openAll },
  { name: 'operation with parameters', path: 'rich/reference/pets/listPets.html', act: openAll },
  { name: 'form', path: 'rich/reference/pets/listPets.html', act: openTry },
  { name: 'form with a body', path: 'rich/reference/pets/createPet.html', act: openTry },
  { name: 'form with a file', path: 'rich/reference/pets-more-less/uploadPhoto.html', act: openTry },
  { name: 'webhook', path: 'hooks/reference/webhooks/petBorn.html', act: openAll },
  { name: 'schema with variants', path: 'rich/reference/schemas/Pet.html', act: openAll },
  { name: 'schemas', path: 'rich/reference/schemas/index.html' },
  { name: 'search', path: 'rich/index.html', act: search },
  { name: 'all pages on one', path: 'rich/print.html' },
];

const sizes = { desktop: [1440, 900], phone: [390, 844] } as const;

describe.skipIf(!hasBrowser())('the reference site in a browser', () => {
  let browser: Browser;
  let server: Listening;
  let axe: string;
  const sites: Record<string, ReadonlyMap<string, string>> = {};
  beforeAll(async () => {
    const { input } = await loadProjectInput();
    sites['project'] = await makeSite(input);
    sites['rich'] = (await makeSiteOf(richDocument)).files;
    sites['hooks'] = (await makeSiteOf(webhookDocument)).files;
    server = await serveSites(sites);
    axe = await readFile(join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8');
    browser = await openBrowser();
  });
  const newMember = (): string =>
    [...(sites['project']?.keys() ?? [])].find((path) => path.endsWith('/createCommunityMember.html')) ?? '';
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test.each(['desktop', 'phone'] as const)(
    'pages have no accessibility violations, errors or horizontal overflow on a %s',
    async (size) => {
      const watched = await openPage(browser, ...(sizes[size] as readonly [number, number]));
      const { page } = watched;
      const found: string[] = [];
      for (const { name, path, act } of kinds) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(server.url + path);
        await act?.(page);
        await page.evaluate(axe);
        found.push(...(await page.evaluate(listViolations, standards)).map((violation) => `${name}: ${violation}`));
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(
          ...(await page.evaluate(listViolations, ['color-contrast'])).map((pale) => `${name}, dark: ${pale}`),
        );
        const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
        if (width > room) found.push(`${name}: ${width} pixels wide`);
      }
      expect(found).toEqual([]);
      expect(watched.errors).toEqual([]);
      expect(watched.requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
      await page.context().close();
    },
  );

  test("shows an operation's request and response without scrolling", async () => {
    const watched = await openPage(browser, ...sizes.desktop);
    const { page } = watched;
    const operations = [...(sites['project']?.keys() ?? [])].filter(
      (path) => /^reference\/(?!schemas)[^/]+\/(?!index).*\.html$/u.test(path) && !path.includes('webhooks'),
    );
    const visited = ['rich/reference/pets/listPets.html', ...operations.slice(0, 4).map((path) => `project/${path}`)];
    for (const path of visited) {
      await page.goto(server.url + path);
      const boxes = await page.locator('.sample .code:visible').evaluateAll((codes) =>
        codes.map((code) => {
          const { top, bottom, left, right } = code.getBoundingClientRect();
          return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        }),
      );
      expect(boxes.length, path).toBeGreaterThan(0);
      expect(boxes, path).not.toContain(false);
      expect(await page.locator('.to-samples:visible').count(), path).toBe(0);
      const places = async (): Promise<number[]> =>
        page
          .locator('.sample')
          .first()
          .locator('.code:visible, .copy:visible')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
      const before = await places();
      await page.getByRole('tab', { name: 'Python' }).click();
      expect(await places(), path).toEqual(before);
    }
    await openAll(page);
    const indents = await page
      .locator('.response .fields .fields')
      .evaluateAll((lists) =>
        lists.map(
          (list) =>
            (list.firstElementChild?.getBoundingClientRect().left ?? 0) -
            (list.parentElement?.getBoundingClientRect().left ?? 0),
        ),
      );
    expect(indents.length).toBeGreaterThan(0);
    for (const indent of indents) expect(indent).toBeGreaterThanOrEqual(16);
    await page.context().close();
  });

  test('links to samples and to the current group on a phone, and does not break paths in tables', async () => {
    const { page } = await openPage(browser, ...sizes.phone);
    const samples = [
      ['rich/reference/pets/listPets.html', 'Samples and Try it', '.try-panel > summary'],
      ['hooks/reference/webhooks/petBorn.html', 'Samples', '.sample > h2'],
      ['rich/reference/schemas/Tree.html', 'Example', '.sample > h2'],
    ] as const;
    for (const [path, name, target] of samples) {
      await page.goto(server.url + path);
      await page.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => page.locator(target).first().evaluate(isInView), { message: path }).toBe(true);
    }
    const operations = [...(sites['project']?.keys() ?? [])].filter((path) => /^reference\/members\/\w/u.test(path));
    await page.goto(`${server.url}project/${operations.find((path) => !path.includes('index')) ?? ''}`);
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect.poll(() => page.locator('.navigation [aria-current]').evaluate(isInView)).toBe(true);
    const button = await page.locator('.close-menu').boundingBox();
    const group = await page.locator('.navigation .open').boundingBox();
    expect(group?.y).toBeGreaterThanOrEqual((button?.y ?? Infinity) + (button?.height ?? 0));
    await page.goto(`${server.url}project/index.html`);
    const lines = await page
      .locator('.prose td code')
      .evaluateAll((codes) =>
        codes.filter(({ textContent }) => textContent?.startsWith('/')).map((code) => code.getClientRects().length),
      );
    expect(new Set(lines)).toEqual(new Set([1]));
    await page.context().close();
  });

  test('is parsed by a browser in the same way as by a strict parser, and is complete without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const pages = parsePages(sites['rich'] ?? new Map());
    await page.goto(`${server.url}rich/index.html`);
    await page.getByRole('link', { name: 'Pets 2 operations' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Create pet' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Create pet');
    for (const text of ['curl', 'Python', 'Request body', 'where kind is cat']) {
      const shown = page.locator('main').getByText(text).first();
      expect(await shown.isVisible(), text).toBe(true);
    }
    expect(await page.locator('button:visible, [role=tab], .try-panel:visible').count()).toBe(0);
    for (const [path, parsed] of [...pages].slice(0, 8)) {
      await page.goto(`${server.url}rich/${path}`);
      expect(await page.locator('*').count(), path).toBe(listElements(parsed).length);
    }
    await context.close();
  });

  test('prints all fields, responses and tabs in dark text, without navigation and buttons', async () => {
    const { page } = await openPage(browser, ...sizes.desktop);
    await page.goto(`${server.url}rich/reference/pets/listPets.html`);
    await page.getByRole('button', { name: /theme/iu }).click();
    const closed = page.locator('.response:not([open]) .media').first();
    const other = page.locator('.sample .tab[hidden]').first();
    for (const part of [closed, other]) expect(await part.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const hidden of ['.navigation', '.bar', '.footer', 'button', '.try-panel'])
      expect(await page.locator(`${hidden}:visible`).count(), hidden).toBe(0);
    for (const shown of ['h1', '.fields', '.sample', '.tab-title'])
      expect(await page.locator(shown).first().isVisible(), shown).toBe(true);
    for (const part of [closed, other]) expect((await part.boundingBox())?.height).toBeGreaterThan(20);
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)');
    await page.goto(`${server.url}project/${newMember()}`);
    const blocks = await page.locator('.code pre').evaluateAll((all) =>
      all.map((each) => {
        const { maxHeight, overflow, whiteSpace } = getComputedStyle(each);
        const isCut = each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth;
        return [maxHeight, overflow, whiteSpace, isCut];
      }),
    );
    expect(blocks.length).toBeGreaterThan(4);
    for (const block of blocks) expect(block).toEqual(['none', 'visible', 'pre-wrap', false]);
    await page.context().close();
  });

  test.each(['desktop', 'phone'] as const)('commands wrap and other long lines of code fade on a %s', async (size) => {
    const { page } = await openPage(browser, ...(sizes[size] as readonly [number, number]));
    await page.goto(`${server.url}project/${newMember()}`);
    const command = page.locator('.code[data-language="bash"] pre').first();
    expect(await command.evaluate((block) => block.scrollWidth - block.clientWidth)).toBe(0);
    await page.goto(`${server.url}project/guide/client.html`);
    const images = await page
      .locator('.code[data-language="ts"] pre')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage));
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image.match(/linear-gradient/gu)).toHaveLength(2);
    await page.context().close();
  });

  test('shows and prints one group of all pages, without scripts, and leads back to all of them', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const visible = (): Promise<string[]> => page.locator('h2:visible').allTextContents();
    await page.goto(`${server.url}rich/print.html`);
    const all = await visible();
    expect(all).toEqual(expect.arrayContaining(['Overview', 'Pets', 'Schemas']));
    const back = page.getByRole('link', { name: 'Back to all pages' });
    expect(await back.isVisible()).toBe(false);
    for (const [folder, title] of [
      ['pets', 'Pets'],
      ['schemas', 'Schemas'],
    ] as const) {
      await page.goto(`${server.url}rich/reference/${folder}/index.html`);
      await page.getByRole('link', { name: 'Print this chapter' }).click();
      await page.waitForURL('**/rich/print.html#*');
      expect(await visible()).toEqual([title]);
      await page.emulateMedia({ media: 'print' });
      expect(await visible()).toEqual([title]);
      expect(await page.locator('h1').isVisible()).toBe(true);
      for (const hidden of ['.links', '.whole']) expect(await page.locator(hidden).isVisible(), hidden).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await back.click();
      expect(await visible()).toEqual(all);
    }
    // A link to a page of another group shows all of them again.
    await page.goto(`${server.url}rich/print.html#group-pets`);
    await page.getByRole('link', { name: 'Pet', exact: true }).first().click();
    expect(await visible()).toEqual(all);
    await context.close();
  });

  test('scrolls the response to a request into view', async () => {
    const { page }: Watched = await openPage(browser, 1440, 500);
    await page.route('https://eu.pets.example/**', (route) =>
      route.fulfill({
        status: 200,
        body: '[]',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    );
    await page.goto(`${server.url}rich/reference/pets/listPets.html`);
    await openTry(page);
    await page.locator('.try-form input').first().press('Control+Enter');
    const status = page.locator('.try-status');
    await status.waitFor();
    await expect.poll(() => status.evaluate(isInView)).toBe(true);
    await page.context().close();
  });
});
