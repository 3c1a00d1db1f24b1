/** Controls of the reference site in a browser: the menu on a phone, the filter of lists, and fields that are visible. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { listViolations } from './axe.js';
import { richDocument } from './rich-document.js';
import { makeSiteOf } from './site-pages.js';
import { type Listening, serveSites } from './site-server.js';

const moreSchemas = Object.fromEntries(
  ['OrderLine', 'OrderState', ...Array.from({ length: 12 }, (_, index) => `Other${index}`)].map((name) => [
    name,
    { type: 'string' },
  ]),
);
const document = {
  ...richDocument,
  components: { ...richDocument.components, schemas: { ...richDocument.components.schemas, ...moreSchemas } },
};

/** Runs in the page: lists the fields whose border or placeholder has too little contrast, with its measure. */
function listPaleFields(): string[] {
  const canvas = window.document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Returns the luminance of colors that are painted over each other, as WCAG defines it. */
  const luminance = (...colors: readonly string[]): number => {
    if (canvas === null) return Number.NaN;
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const parts = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
  };
  const contrast = (one: number, other: number): number =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const page = getComputedStyle(window.document.body).backgroundColor;
  const fields = [...window.document.querySelectorAll('.try-field > :is(input, select, textarea), .filter input')];
  const pale = fields.flatMap((field) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(field);
    const { color } = getComputedStyle(field, '::placeholder');
    const border = contrast(luminance(page, backgroundColor, borderTopColor), luminance(page));
    const placeholder = contrast(luminance(page, backgroundColor, color), luminance(page, backgroundColor));
    return border >= 3 && placeholder >= 4.5 ? [] : [`${field.outerHTML}: ${border}, ${placeholder}`];
  });
  return fields.length === 0 ? ['no fields'] : pale;
}

describe.skipIf(!hasBrowser())('controls of the reference site', () => {
  let browser: Browser;
  let server: Listening;

  beforeAll(async () => {
    server = await serveSites({ rich: (await makeSiteOf(document)).files });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('fields have a border with a contrast of 3 and a placeholder with a contrast of 4.5 in both themes', async () => {
    const { page } = await openPage(browser, 1440, 900);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ['reference/pets/listPets', 'reference/schemas/index']) {
        await page.goto(`${server.url}rich/${path}.html`);
        const panel = page.locator('.try-panel > summary');
        if ((await panel.count()) > 0) await panel.click();
        expect(await page.evaluate(listPaleFields), `${path} ${colorScheme}`).toEqual([]);
      }
    }
    await page.context().close();
  });

  test.each([true, false])(
    'on a phone, a button opens the menu, and hides the page (scripts: %s)',
    async (hasScripts) => {
      const context = await browser.newContext({
        javaScriptEnabled: hasScripts,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(`${server.url}rich/reference/pets/listPets.html`);
      const menu = page.getByRole('link', { name: 'Menu', exact: true });
      const close = page.getByRole('link', { name: 'Close menu' });
      const heading = page.getByRole('heading', { level: 1 });
      expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(36);
      expect(await close.isVisible()).toBe(false);
      await menu.focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('navigation').getByRole('link', { name: 'GET List pets' });
      const box = await entry.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      expect([await heading.isVisible(), await menu.isVisible()]).toEqual([false, false]);
      if (hasScripts) {
        expect(await listViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        expect([await heading.isVisible(), await close.isVisible()]).toEqual([true, false]);
        expect(await menu.evaluate((link) => link === window.document.activeElement)).toBe(true);
        await page.keyboard.press('Enter');
      }
      await close.click();
      expect([await heading.isVisible(), await close.isVisible()]).toEqual([true, false]);
      await menu.click();
      await page.getByRole('navigation').getByRole('link', { name: 'Create pet' }).click();
      await page.waitForURL('**/createPet.html');
      expect([await heading.isVisible(), await close.isVisible()]).toEqual([true, false]);
      await context.close();
    },
  );

  test('a field filters long lists by name', async () => {
    const { page } = await openPage(browser, 390, 844);
    await page.goto(`${server.url}rich/reference/schemas/index.html`);
    const rows = page.locator('.links.list > li:visible .row-title');
    const all = await rows.count();
    expect(all).toBeGreaterThan(15);
    await page.getByRole('searchbox', { name: 'Filter' }).fill('line order');
    expect(await rows.allTextContents()).toEqual(['OrderLine']);
    expect(await page.getByRole('status').getByText(`1 of ${all}`).isVisible()).toBe(true);
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Filter this list by name' }).fill('lien');
    await page.getByText('No match. Try the search.').waitFor();
    await page.getByRole('searchbox', { name: 'Filter' }).fill('');
    expect(await rows.count()).toBe(all);
    await page.goto(`${server.url}rich/reference/pets/index.html`);
    expect(await page.getByRole('searchbox', { name: 'Filter' }).count()).toBe(0);
    await page.context().close();
  });
});
