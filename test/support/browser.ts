/** A headless Chromium without network access. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/support/chromium.js';
import { patience } from './patience.js';
import { noteSkip } from './skips.js';

const quiet = ['quic', 'background-networking', 'component-update', 'sync', 'gpu', 'default-apps', 'extensions'];

export const executablePath = findChromium();

/** Whether browser tests can run. If they cannot, records the reason. */
export function hasBrowser(): boolean {
  if (executablePath === undefined) noteSkip('the reference in a browser', 'there is no Chromium');
  return executablePath !== undefined;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: executablePath ?? '',
    args: ['--no-sandbox', '--no-first-run', ...quiet.map((feature) => `--disable-${feature}`)],
  });
}

export interface Watched {
  readonly page: Page;
  /** The URLs that the page requested, except `data:` and `blob:` URLs. */
  readonly requests: string[];
  /** Script errors and console errors. */
  readonly errors: string[];
}

/** Opens a page and records its requests and errors. */
export async function openPage(browser: Browser, width: number, height: number): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const watched: Watched = { page, requests: [], errors: [] };
  page.on('request', (request) => {
    if (!/^(?:data|blob):/u.test(request.url())) watched.requests.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') watched.errors.push(message.text());
  });
  page.on('pageerror', (error) => watched.errors.push(error.message));
  return watched;
}
