/** The reference in a browser: complete, readable, and without a word to anyone else. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../generator/src/ir/api.js';
import { asObject } from '../../generator/src/openapi/values.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { listSamples } from '../../generator/src/commands/reference/decorate.js';
import { describeOrigin } from '../../generator/src/commands/reference/origin.js';
import { hasBrowser, openBrowser, openPage, type Watched } from '../support/browser.js';
import { drawSample } from '../support/long.js';
import { type RunningMock, startMock } from '../support/mock.js';
import { loadProjectSubject } from '../support/emit-input.js';

const { loaded, input } = await loadProjectSubject();
const samples = listSamples(input);
/** A browser takes a second for each. */
const visited = drawSample(input.api.operations, 15, 'operations in the reference');

const sampleOf = (id: string, label: string): string => {
  const sample = samples.get(id)?.find((each) => each.label === label);
  if (sample === undefined) throw new Error(`${id} has no sample for ${label}`);
  return sample.source;
};

/** The fragment by which Redoc finds an operation. */
const anchorOf = (tag: string, id: string): string => `#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`;

interface Visit {
  readonly anchor: string;
  /** What the section of the operation says. */
  readonly texts: readonly string[];
  /** What is shown before another language is chosen. */
  readonly sample: string;
}

/** Runs in the page: goes to an anchor, and resolves once its section is in view with its texts and a sample. */
const visit = async ({ anchor, texts, sample }: Visit): Promise<void> => {
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
    return shown.includes(sample) ? undefined : `its section does not show its sample: ${shown}`;
  };
  // On a busy machine a link that follows another at once has been seen to lead elsewhere, in one run of ten: a reader
  // would follow it once more.
  let fault: string | undefined;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    if (attempt > 0) {
      // The page follows no link to where it believes to be.
      location.hash = '';
      await new Promise((done) => setTimeout(done, 200));
    }
    location.hash = anchor;
    for (const end = performance.now() + 5_000; performance.now() < end; ) {
      fault = findFault();
      if (fault === undefined) return;
      await new Promise((done) => setTimeout(done, 5));
    }
  }
  throw new Error(`${anchor}: ${fault}`);
};

/** Runs in the page: the texts in view whose colour is too near to that of what they stand on (WCAG 2.2, 1.4.3). */
const listPale = (): string[] => {
  const read = (color: string): number[] => (color.match(/[\d.]+/gu) ?? []).map(Number);
  const luminance = (color: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = color.map((part) =>
      part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element | null): number[] => {
    if (element === null) return [255, 255, 255];
    const color = read(getComputedStyle(element).backgroundColor);
    return (color[3] ?? 1) > 0.5 ? color : backgroundOf(element.parentElement);
  };
  const pale: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (element === null || words === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width === 0 || bottom < 0 || top > innerHeight) continue;
    const { color } = getComputedStyle(element);
    const [one = 0, other = 0] = [read(color), backgroundOf(element)].map(luminance).sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < 4.5) pale.push(`${words.slice(0, 40)}: ${color}, ${ratio.toFixed(2)} to 1`);
  }
  return pale;
};

/** Runs in the page: goes to each tag, scrolls to each of its sections, and resolves to those that do not show their sample within some seconds. */
const listWithoutSample = async (all: readonly Pick<Visit, 'anchor' | 'sample'>[]): Promise<string[]> => {
  const missing: string[] = [];
  for (const { anchor, sample } of all) {
    const findSection = (): Element | null => document.querySelector(`[data-section-id="${anchor.slice(1)}"]`);
    const isShown = (): boolean =>
      findSection()?.querySelector('.panel-request-samples pre')?.textContent?.includes(sample) ?? false;
    // Scrolled again now and then: what is filled above it moves a section.
    for (let round = 0; round < 20 && !isShown(); round += 1) {
      const section = findSection();
      if (section === null) location.hash = anchor;
      else section.scrollIntoView();
      const end = performance.now() + 500;
      while (!isShown() && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
    }
    if (!isShown()) missing.push(anchor);
  }
  return missing;
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
    expect(await desktop.page.title()).toBe(input.api.title);
  });

  const visitOperation = async ({ tag, id, summary, pointer }: Operation): Promise<void> => {
    const written = resolve(loaded.written, loaded.findWritten(pointer));
    const texts = [summary ?? id, describeOrigin(asObject(written)) ?? ''];
    await desktop.page.evaluate(visit, { anchor: anchorOf(tag, id), texts, sample: sampleOf(id, 'curl') });
  };

  const chosen = input.api.operations.filter((_, index) => index % 40 === 0);
  test.each(chosen)('$id shows each sample that a mouse chooses', async (operation) => {
    await visitOperation(operation);
    const { page } = desktop;
    const section = page.locator(`[data-section-id="${anchorOf(operation.tag, operation.id).slice(1)}"]`);
    const panel = section.locator('.panel-request-samples');
    for (const label of ['client', 'curl']) {
      await panel.getByRole('button', { name: /^(?:curl|client)$/u }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      await panel.getByRole('button', { name: label, exact: true }).waitFor();
      await expect.poll(() => panel.locator('pre').first().textContent()).toContain(sampleOf(operation.id, label));
    }
  });

  test('lets another example be chosen where it changes what is shown: by the payload, and not by a sample', async () => {
    const several = input.api.operations.find(({ body }) => (body?.content[0]?.examples.length ?? 0) > 1);
    if (several === undefined) throw new Error('no request has two examples');
    const anchor = anchorOf(several.tag, several.id);
    const { page } = await openPage(browser, 1400, 900);
    await page.goto(`${mock.base}/${anchor}`);
    const panel = page.locator(`[data-section-id="${anchor.slice(1)}"] .panel-request-samples`);
    const chooser = panel.locator('button[aria-label="Example"]');
    for (const [label, isShown] of [
      ['client', false],
      ['payload', true],
      ['curl', false],
    ] as const) {
      await panel.getByRole('button', { name: /^(?:curl|client|payload)$/u }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      await panel.getByRole('button', { name: label, exact: true }).waitFor();
      await expect.poll(() => chooser.isVisible()).toBe(isShown);
    }
    await page.close();
  });

  test.each(visited)('$id is found by its anchor, with its origin and its samples', async (operation) => {
    expect(samples.get(operation.id)?.map(({ label }) => label)).toEqual(['curl', 'client']);
    await visitOperation(operation);
  });

  test('shows the sample for the client of every operation once that is chosen', async () => {
    const all = drawSample(visited, 6, 'samples for the client').map(({ tag, id }) => ({
      anchor: anchorOf(tag, id),
      sample: sampleOf(id, 'client'),
    }));
    const { page, errors } = await openPage(browser, 1400, 900);
    await page.goto(`${mock.base}/${all[0]?.anchor}`);
    const panel = page.locator('.panel-request-samples').first();
    await panel.getByRole('button', { name: 'curl' }).click();
    await page.getByRole('menuitem', { name: 'client', exact: true }).click();
    await panel.getByRole('button', { name: 'client', exact: true }).waitFor();
    expect(await page.evaluate(listWithoutSample, all)).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
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
    // Words between which the source breaks the line.
    await page.getByRole('textbox').last().fill('none is skipped');
    await page.getByText('Search community members').last().waitFor();
    await page.keyboard.press('Escape');
  });

  test('links to the document', async () => {
    const { page } = desktop;
    await page.goto(`${mock.base}/#/`);
    const link = page.getByRole('link', { name: 'openapi.json' }).first();
    await link.waitFor();
    const target = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
    expect(await (await fetch(target)).json()).toEqual(loaded.written);
  });

  test.each(['light', 'dark'] as const)('is readable when it is %s', async (colorScheme) => {
    const { page } = await openPage(browser, 1400, 900);
    await page.emulateMedia({ colorScheme });
    const pale = new Set<string>();
    const methods = new Set<string>();
    for (const operation of input.api.operations) {
      if (methods.has(operation.method)) continue;
      methods.add(operation.method);
      const anchor = anchorOf(operation.tag, operation.id);
      await page.goto(`${mock.base}/${anchor}`);
      const panel = page.locator(`[data-section-id="${anchor.slice(1)}"] .panel-request-samples`);
      await panel.locator('pre').first().waitFor();
      for (const label of ['client', 'curl']) {
        await panel.getByRole('button', { name: /^(?:curl|client)$/u }).click();
        await page.getByRole('menuitem', { name: label, exact: true }).click();
        await panel.getByRole('button', { name: label, exact: true }).waitFor();
        for (const text of await page.evaluate(listPale)) pale.add(text);
      }
    }
    expect(methods.size).toBeGreaterThan(4);
    expect([...pale]).toEqual([]);
    await page.close();
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
