/**
 * Benchmark of this repository's reference in Chromium: time until the first content and the first search result, and
 * bytes of a page. Compares a page of the site with Redocly's single page of the same document.
 */
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchChromium } from '../pictures/browser.js';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { compete } from './contest.js';
import type { Part, Row } from './part.js';
import { type Served, serveFolder } from './site-server.js';

interface Reference {
  readonly name: string;
  readonly path: string;
  /** The first result of a search for `query`. */
  readonly result: (page: Page) => Locator;
}

const query = 'revoke';
const found = 'Revoke an access token';

const references: readonly Reference[] = [
  { name: 'Redocly', path: '/redoc.html', result: (page) => page.getByText(found).last() },
  {
    name: 'trefoil',
    path: '/reference/posts/listPosts.html',
    result: (page) => page.getByRole('option', { name: found }),
  },
];

/** Times by the page's clock, in milliseconds since the navigation started. */
interface Visit {
  readonly first: number;
  readonly ready: number;
  readonly pageBytes: number;
  readonly allBytes: number;
}

function firstContent(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint !== undefined) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Opens the search as soon as the page allows it, as an impatient reader does. */
async function openSearch(page: Page): Promise<Locator> {
  const box = page.locator('input:visible').last();
  while (!(await box.isVisible())) {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(10);
  }
  return box;
}

/** Opens a reference without a cache, on a processor that is slowed down by the factor `slower`. */
async function visit(browser: Browser, { url }: Served, { path, result }: Reference, slower: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(0);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const sizes = new Map<string, number>();
    const urls = new Map<string, string>();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(urls.get(requestId) ?? '', encodedDataLength);
    });
    await page.goto(url + path, { waitUntil: 'commit' });
    const box = await openSearch(page);
    await box.fill(query);
    await result(page).waitFor();
    const ready = await page.evaluate(() => performance.now());
    const allBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const pageBytes = allBytes - (sizes.get(`${url}/search.json`) ?? 0);
    return { first: await page.evaluate(firstContent), ready, pageBytes, allBytes };
  } finally {
    await context.close();
  }
}

function rowOfBytes(work: string, visits: readonly Visit[], bytesOf: (visit: Visit) => number): Row {
  const costs = visits.map(bytesOf);
  const [floor = Number.NaN] = costs;
  const standings = references.map(({ name }, at) => {
    const cost = costs[at] ?? Number.NaN;
    return { name, cost, ratio: floor / cost, low: floor / cost, high: floor / cost };
  });
  return { work, unit: 'bytes, compressed', standings };
}

const times = [
  { work: 'the first content', timeOf: ({ first }: Visit) => first },
  { work: 'the first search result', timeOf: ({ ready }: Visit) => ready },
] as const;

/** Measures the reference of this repository in Chromium. */
export const measureSite: Part = async (rounds, report) => {
  if (!(await ensureBuilt('reference'))) throw new Error('The reference cannot be built');
  const served = await serveFolder(join(root, 'dist'));
  const browser = await launchChromium();
  try {
    for (const [slower, where] of [
      [1, ''],
      [4, ', at a quarter of the CPU'],
    ] as const)
      for (const { work, timeOf } of times) {
        const standings = await compete(
          references.map((reference) => ({
            name: reference.name,
            measure: async () => timeOf(await visit(browser, served, reference, slower)),
          })),
          rounds,
        );
        report({ work: `${work}${where}`, unit: 'ms after the start of a visit', standings });
      }
    const visits: Visit[] = [];
    for (const reference of references) visits.push(await visit(browser, served, reference, 1));
    report(rowOfBytes('a page', visits, ({ pageBytes }) => pageBytes));
    report(rowOfBytes('a page and a search', visits, ({ allBytes }) => allBytes));
  } finally {
    await browser.close();
    served.close();
  }
};
