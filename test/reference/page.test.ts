/** The reference in a browser: complete, readable, and without a word to anyone else. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSamples } from '../../generator/src/reference/decorate.js';
import { describeOrigin } from '../../generator/src/reference/origin.js';
import { hasBrowser, openBrowser, openPage, type Watched } from '../support/browser.js';
import { type RunningMock, startMock } from '../support/mock.js';
import { loadProjectSubject } from '../support/subject.js';

const { root, subject } = await loadProjectSubject();
const samples = listSamples(subject);

/** The fragment by which Redoc finds an operation. */
const anchorOf = (tag: string, id: string): string => `#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`;

/** Runs in the page: chooses one sample after another from the menu of a panel, and gives what is shown for each. */
const chooseSamples = async (panel: Element, labels: readonly string[]): Promise<string[]> => {
  const find = async <T>(look: () => T | undefined): Promise<T> => {
    for (let frame = 0; frame < 200; frame += 1) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise((done) => requestAnimationFrame(done));
    }
    throw new Error('the page does not show it');
  };
  const named = (root: ParentNode, role: string, names: readonly string[]): HTMLElement | undefined =>
    [...root.querySelectorAll<HTMLElement>(`button, [role="${role}"]`)].find(({ textContent }) =>
      names.includes(textContent?.trim() ?? ''),
    );
  const texts: string[] = [];
  for (const label of labels) {
    const menu = await find(() => named(panel, 'button', labels));
    menu.click();
    (await find(() => named(document, 'menuitem', [label]))).click();
    await find(() => (named(panel, 'button', labels)?.textContent?.trim() === label ? true : undefined));
    texts.push(panel.querySelector('pre')?.textContent ?? '');
  }
  return texts;
};

describe.skipIf(!hasBrowser())('the reference', () => {
  let mock: RunningMock;
  let browser: Browser;
  let desktop: Watched;
  beforeAll(async () => {
    mock = await startMock();
    browser = await openBrowser();
    desktop = await openPage(browser, 1400, 900);
    await desktop.page.goto(`${mock.base}/`);
    await desktop.page.getByRole('heading', { level: 1 }).first().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await mock?.close();
  });

  test('bears the title of the document', async () => {
    expect(await desktop.page.title()).toBe(subject.api.title);
  });

  /** Where a mouse opens the menu, which takes minutes for all; in the others a script of the page does. */
  const clicked = new Set(subject.api.operations.filter((_, index) => index % 40 === 0).map(({ id }) => id));

  describe.each(subject.api.operations)('$id', ({ id, tag, summary, origin }) => {
    test('is found by its anchor, with its origin and its samples', async () => {
      const { page } = desktop;
      await page.goto(`${mock.base}/${anchorOf(tag, id)}`);
      const section = page.locator(`[data-section-id="${anchorOf(tag, id).slice(1)}"]`);
      await section
        .getByRole('heading', { name: summary ?? id })
        .first()
        .waitFor();
      await section
        .getByText(describeOrigin({ 'x-origin': origin }) ?? '')
        .first()
        .waitFor();
      const panel = section.locator('.panel-request-samples');
      // The page keeps to the language that was chosen last.
      const shown = async (): Promise<string> => (await panel.locator('pre').first().textContent()) ?? '';
      const isSample = (text: string): boolean => (samples.get(id) ?? []).some(({ source }) => text.includes(source));
      await expect.poll(shown).toSatisfy(isSample);
      const own = samples.get(id) ?? [];
      if (!clicked.has(id)) {
        const texts = await panel.evaluate(
          chooseSamples,
          own.map(({ label }) => label),
        );
        expect(texts).toEqual(own.map(({ source }) => expect.stringContaining(source)));
        return;
      }
      for (const { label, source } of own) {
        await panel.getByRole('button', { name: /^(?:curl|client)$/u }).click();
        await page.getByRole('menuitem', { name: label, exact: true }).click();
        await panel.getByRole('button', { name: label, exact: true }).waitFor();
        expect(await panel.locator('pre').first().textContent()).toContain(source);
      }
    });
  });

  test('shows where a schema comes from', async () => {
    const { page } = desktop;
    await page.goto(`${mock.base}/#/schemas/page_envelope`);
    const section = page.locator('[data-section-id="/schemas/page_envelope"]');
    await section.getByRole('heading', { name: 'page_envelope' }).first().waitFor();
    await section.getByText('Origin: section 2 of the document').first().waitFor();
  });

  test('searches', async () => {
    const { page } = desktop;
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox').last().fill('revoke');
    await page.getByText('Revoke an access token').last().waitFor();
    await page.keyboard.press('Escape');
  });

  test('links to the document', async () => {
    const { page } = desktop;
    await page.goto(`${mock.base}/#/`);
    const link = page.getByRole('link', { name: 'openapi.json' }).first();
    await link.waitFor();
    const target = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
    expect(await (await fetch(target)).json()).toEqual(root);
  });

  test('fits a phone', async () => {
    const { page, errors } = await openPage(browser, 390, 844);
    await page.goto(`${mock.base}/${anchorOf('Posts', 'listPosts')}`);
    await page.getByRole('heading', { name: 'List posts' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(errors).toEqual([]);
  });

  test('asks nobody else for anything, and reports no error', () => {
    expect(desktop.requests.filter((url) => !url.startsWith(mock.base))).toEqual([]);
    expect(desktop.requests.length).toBeGreaterThan(0);
    expect(desktop.errors).toEqual([]);
  });
});
