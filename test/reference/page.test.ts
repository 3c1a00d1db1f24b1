/** The reference in a browser: complete, readable, and without a word to anyone else. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../generator/src/ir.js';
import { listSamples } from '../../generator/src/reference/decorate.js';
import { describeOrigin } from '../../generator/src/reference/origin.js';
import { hasBrowser, openBrowser, openPage, type Watched } from '../support/browser.js';
import { type RunningMock, startMock } from '../support/mock.js';
import { loadProjectSubject } from '../support/subject.js';

const { root, subject } = await loadProjectSubject();
const samples = listSamples(subject);

/** The fragment by which Redoc finds an operation. */
const anchorOf = (tag: string, id: string): string => `#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`;

interface Visit {
  readonly anchor: string;
  /** What the section of the operation says. */
  readonly texts: readonly string[];
  /** One of these is shown as its sample: the page keeps to the language that was chosen last. */
  readonly samples: readonly string[];
}

/** Runs in the page: goes to an anchor, and resolves once its section is in view with its texts and a sample. */
const visit = async ({ anchor, texts, samples: own }: Visit): Promise<void> => {
  /** What is not yet as it should be. */
  const findFault = (): string | undefined => {
    const section = document.querySelector(`[data-section-id="${anchor.slice(1)}"]`);
    if (section === null) return 'there is no such section';
    const { top, bottom } = section.getBoundingClientRect();
    if (top >= innerHeight || bottom <= 0) return `its section is out of view, from ${top} to ${bottom}`;
    const text = section.textContent ?? '';
    const missing = texts.find((part) => !text.includes(part));
    if (missing !== undefined) return `its section does not say "${missing}": ${text.slice(0, 200)}`;
    const shown = section.querySelector('.panel-request-samples pre')?.textContent ?? '';
    return own.some((source) => shown.includes(source)) ? undefined : `its section does not show its sample: ${shown}`;
  };
  // Sections get their height when they first come into view, which may move the one that was asked for out of it
  // again while the sections before it are still being laid out: a reader would follow the link once more.
  let fault: string | undefined;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    location.hash = '';
    location.hash = anchor;
    for (const end = performance.now() + 5_000; performance.now() < end; ) {
      fault = findFault();
      if (fault === undefined) return;
      await new Promise((done) => setTimeout(done, 5));
    }
  }
  throw new Error(`${anchor}: ${fault}`);
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

  const visitOperation = async ({ tag, id, summary, origin }: Operation): Promise<void> => {
    const texts = [summary ?? id, describeOrigin({ 'x-origin': origin }) ?? ''];
    const own = (samples.get(id) ?? []).map(({ source }) => source);
    await desktop.page.evaluate(visit, { anchor: anchorOf(tag, id), texts, samples: own });
  };

  // Before all are visited: a choice shows anew each operation that was in view so far.
  const chosen = subject.api.operations.filter((_, index) => index % 20 === 0);
  test.each(chosen)('$id shows each of its samples', async (operation) => {
    await visitOperation(operation);
    const { page } = desktop;
    const section = page.locator(`[data-section-id="${anchorOf(operation.tag, operation.id).slice(1)}"]`);
    const panel = section.locator('.panel-request-samples');
    // The one that is shown comes first, so that the page changes once for each operation.
    const labels = chosen.indexOf(operation) % 2 === 0 ? ['curl', 'client'] : ['client', 'curl'];
    for (const label of labels) {
      await panel.getByRole('button', { name: /^(?:curl|client)$/u }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      await panel.getByRole('button', { name: label, exact: true }).waitFor();
      const { source = '' } = samples.get(operation.id)?.find((sample) => sample.label === label) ?? {};
      await expect.poll(() => panel.locator('pre').first().textContent()).toContain(source);
    }
  });

  test.each(subject.api.operations)(
    '$id is found by its anchor, with its origin and its samples',
    async (operation) => {
      expect(samples.get(operation.id)?.map(({ label }) => label)).toEqual(['curl', 'client']);
      await visitOperation(operation);
    },
  );

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
