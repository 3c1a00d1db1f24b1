/** Starts Chromium for scripts. */
import { type Browser, chromium } from 'playwright-core';
import { ensureChromium, findChromium } from '../support/chromium.js';

/** Starts a headless Chromium. Rejects with the reason if Chromium is missing and cannot be installed. */
export async function launchChromium(): Promise<Browser> {
  const reason = ensureChromium();
  if (reason !== undefined) throw new Error(reason);
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  });
}
