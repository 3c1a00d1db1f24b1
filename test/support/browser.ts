/** A headless Chromium that speaks with nobody but the test. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/support/chromium.js';
import { noteSkip } from './skips.js';

const quiet = ['quic', 'background-networking', 'component-update', 'sync', 'gpu', 'default-apps', 'extensions'];

export const executablePath = findChromium();

/** Whether browser tests can run here; notes the reason if they cannot. */
export const hasBrowser = (): boolean => {
  if (executablePath === undefined) noteSkip('the reference in a browser', 'there is no Chromium');
  return executablePath !== undefined;
};

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: executablePath ?? '',
    args: ['--no-sandbox', '--no-first-run', ...quiet.map((feature) => `--disable-${feature}`)],
  });

export interface Watched {
  readonly page: Page;
  /** Everything that the page asked for, but data and its own blobs. */
  readonly requests: string[];
  /** Errors of scripts and of the console. */
  readonly errors: string[];
}

/** Opens a page and notes what it does. */
export const openPage = async (browser: Browser, width: number, height: number): Promise<Watched> => {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const watched: Watched = { page, requests: [], errors: [] };
  page.on('request', (request) => {
    if (!/^(?:data|blob):/u.test(request.url())) watched.requests.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') watched.errors.push(message.text());
  });
  page.on('pageerror', (error) => watched.errors.push(error.message));
  return watched;
};
