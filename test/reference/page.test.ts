/** The reference in a browser: complete, readable, and without external requests. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOrigin } from '../../generator/src/commands/reference/origin.js';
import { listSamples } from '../../generator/src/commands/reference/site/samples/list.js';
import type { Operation } from '../../generator/src/ir/api.js';
import { asObject } from '../../generator/src/openapi/values.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { hasBrowser, openBrowser, openPage, type Watched } from '../support/browser.js';
import { loadProjectInput } from '../support/emit-input.js';
import { drawSample } from '../support/long.js';
import { type RunningMock, startMock } from '../support/mock.js';

const { loaded, input } = await loadProjectInput();
const samples = listSamples(input);
/** The operations that the browser visits. They are sampled, because each visit takes time. */
const visited = drawSample(input.api.operations, 15, 'operations in the reference', 50);

function sampleOf(id: string, label: string): string {
  const sample = samples.get(id)?.find((each) => each.label === label);
  if (sample === undefined) throw new Error(`${id} has no sample for ${label}`);
  return sample.source;
}

/** Returns the URL fragment of an operation in Redoc. */
function anchorOf(tag: string, id: string): string {
  return `#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`;
}

interface Visit {
  readonly anchor: string;
  /** The text in the operation's section. */
  readonly texts: readonly string[];
  /** The sample that is shown before another language is selected. */
  readonly sample: string;
}

/** Runs in the page: goes to an anchor, and resolves once its section is visible with its texts and a sample. */
async function visit({ anchor, texts, sample }: Visit): Promise<void> {
  /** Returns a condition that is not met yet. */
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
  // On a busy machine, a link that is clicked right after another led elsewhere in one of ten runs: click it once more.
  let fault: string | undefined;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    if (attempt > 0) {
      // The page ignores a link to its current location.
      location.hash = '';
      await new Promise((done) => setTimeout(done, 200));
    }
    location.hash = anchor;
    for (const end = performance.now() + 20_000; performance.now() < end; ) {
      fault = findFault();
      if (fault === undefined) return;
      await new Promise((done) => setTimeout(done, 5));
    }
  }
  throw new Error(`${anchor}: ${fault}`);
}

/** Runs in the page: returns the visible texts with too little contrast with their background (WCAG 2.2, 1.4.3). */
function listPale(): string[] {
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
}

/**
 * Runs in the page: goes to each tag and scrolls to each of its sections; resolves to the sections that do not show
 * their sample within some seconds.
 */
async function listWithoutSample(all: readonly Pick<Visit, 'anchor' | 'sample'>[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { anchor, sample } of all) {
    const findSection = (): Element | null => document.querySelector(`[data-section-id="${anchor.slice(1)}"]`);
    const isShown = (): boolean =>
      findSection()?.querySelector('.panel-request-samples pre')?.textContent?.includes(sample) ?? false;
    // Scrolls again now and then: content that is loaded above a section moves it.
    for (let round = 0; round < 200 && !isShown(); round += 1) {
      const section = findSection();
      if (section === null) location.hash = anchor;
      else section.scrollIntoView();
      const end = performance.now() + 500;
      while (!isShown() && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
    }
    if (!isShown()) missing.push(anchor);
  }
  return missing;
}

describe.skipIf(!hasBrowser())('the reference', () => {
  let mock: RunningMock;
  let browser: Browser;
  let desktop: Watched;
  beforeAll(async () => {
    mock = await startMock();
    browser = await openBrowser();
    desktop = await openPage(browser, 1400, 900);
    await desktop.page.goto(`${mock.base}/redoc.html`);
    await desktop.page.getByRole('heading', { level: 1 }).first().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await mock?.close();
  });

  test('the reference has the title of the document', async () => {
    expect(await desktop.page.title()).toBe(input.api.title);
  });

  const visitOperation = async ({ tag, id, summary, pointer }: Operation): Promise<void> => {
    const written = resolve(loaded.written, loaded.findWritten(pointer));
    const texts = [summary ?? id, describeOrigin(asObject(written)) ?? ''];
    await desktop.page.evaluate(visit, { anchor: anchorOf(tag, id), texts, sample: sampleOf(id, 'curl') });
  };

  const chosen = input.api.operations.filter((_, index) => index % 40 === 0);
  test.each(chosen)('$id shows the selected sample, curl or client', async (operation) => {
    await visitOperation(operation);
    const { page } = desktop;
    const section = page.locator(`[data-section-id="${anchorOf(operation.tag, operation.id).slice(1)}"]`);
    const panel = section.locator('.panel-request-samples');
    for (const label of ['TypeScript', 'curl']) {
      await panel.getByRole('button', { name: /^(?:curl|TypeScript)$/u }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      await panel.getByRole('button', { name: label, exact: true }).waitFor();
      await expect.poll(() => panel.locator('pre').first().textContent()).toContain(sampleOf(operation.id, label));
    }
  });

  test('offers a choice of examples for the payload, but not for client and curl samples', async () => {
    const several = input.api.operations.find(({ body }) => (body?.content[0]?.examples.length ?? 0) > 1);
    if (several === undefined) throw new Error('no request has two examples');
    const anchor = anchorOf(several.tag, several.id);
    const { page } = await openPage(browser, 1400, 900);
    await page.goto(`${mock.base}/redoc.html${anchor}`);
    const panel = page.locator(`[data-section-id="${anchor.slice(1)}"] .panel-request-samples`);
    const chooser = panel.locator('button[aria-label="Example"]');
    for (const [label, isShown] of [
      ['TypeScript', false],
      ['payload', true],
      ['curl', false],
    ] as const) {
      await panel.getByRole('button', { name: /^(?:curl|TypeScript|payload)$/u }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      await panel.getByRole('button', { name: label, exact: true }).waitFor();
      await expect.poll(() => chooser.isVisible()).toBe(isShown);
    }
    await page.close();
  });

  test.each(visited)('$id has an anchor, an origin, a curl sample and a client sample', async (operation) => {
    expect(samples.get(operation.id)?.map(({ label }) => label)).toEqual([
      'curl',
      'TypeScript',
      'JavaScript',
      'Python',
    ]);
    await visitOperation(operation);
  });

  test('selecting the client sample once shows the client sample of every operation', async () => {
    const all = drawSample(visited, 6, 'samples for the client').map(({ tag, id }) => ({
      anchor: anchorOf(tag, id),
      sample: sampleOf(id, 'TypeScript'),
    }));
    const { page, errors } = await openPage(browser, 1400, 900);
    await page.goto(`${mock.base}/redoc.html${all[0]?.anchor}`);
    const panel = page.locator('.panel-request-samples').first();
    await panel.getByRole('button', { name: 'curl' }).click();
    await page.getByRole('menuitem', { name: 'TypeScript', exact: true }).click();
    await panel.getByRole('button', { name: 'TypeScript', exact: true }).waitFor();
    expect(await page.evaluate(listWithoutSample, all)).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('shows the origin of a schema', async () => {
    const { page } = desktop;
    await page.goto(`${mock.base}/redoc.html#/schemas/page_envelope`);
    const section = page.locator('[data-section-id="/schemas/page_envelope"]');
    await section.getByRole('heading', { name: 'page_envelope' }).first().waitFor();
    await section.getByText('Origin: section 2 of the document').first().waitFor();
  });

  test('finds operations by text', async () => {
    const { page } = desktop;
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox').last().fill('revoke');
    await page.getByText('Revoke an access token').last().waitFor();
    // Words that are separated by a line break in the source.
    await page.getByRole('textbox').last().fill('none is skipped');
    await page.getByText('Search community members').last().waitFor();
    await page.keyboard.press('Escape');
  });

  test('the page links to the document', async () => {
    const { page } = desktop;
    await page.goto(`${mock.base}/redoc.html#/`);
    const link = page.getByRole('link', { name: 'openapi.json' }).first();
    await link.waitFor();
    const target = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
    expect(await (await fetch(target)).json()).toEqual(loaded.written);
  });

  test.each(['light', 'dark'] as const)('the reference has sufficient contrast in %s mode', async (colorScheme) => {
    const { page } = await openPage(browser, 1400, 900);
    await page.emulateMedia({ colorScheme });
    const pale = new Set<string>();
    const methods = new Set<string>();
    for (const operation of input.api.operations) {
      if (methods.has(operation.method)) continue;
      methods.add(operation.method);
      const anchor = anchorOf(operation.tag, operation.id);
      await page.goto(`${mock.base}/redoc.html${anchor}`);
      const panel = page.locator(`[data-section-id="${anchor.slice(1)}"] .panel-request-samples`);
      await panel.locator('pre').first().waitFor();
      for (const label of ['TypeScript', 'curl']) {
        await panel.getByRole('button', { name: /^(?:curl|TypeScript)$/u }).click();
        await page.getByRole('menuitem', { name: label, exact: true }).click();
        await panel.getByRole('button', { name: label, exact: true }).waitFor();
        for (const text of await page.evaluate(listPale)) pale.add(text);
      }
    }
    expect(methods.size).toBeGreaterThan(4);
    expect([...pale]).toEqual([]);
    await page.close();
  });

  test('the page fits on a phone screen', async () => {
    const { page, errors } = await openPage(browser, 390, 844);
    await page.goto(`${mock.base}/redoc.html${anchorOf('Posts', 'listPosts')}`);
    await page.getByRole('heading', { name: 'List posts' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(errors).toEqual([]);
  });

  test('the page sends no external requests and logs no errors', () => {
    expect(desktop.requests.filter((url) => !url.startsWith(mock.base))).toEqual([]);
    expect(desktop.requests.length).toBeGreaterThan(0);
    expect(desktop.errors).toEqual([]);
  });
});
