/** Opens and sends the form of an operation's page in tests. */
import type { Page } from 'playwright-core';
import type { Api, Listening, Recorded } from './site-server.js';

/** What the form runs on: the page, the site and the API that it calls. */
interface Surroundings {
  readonly page: Page;
  readonly site: Listening;
  readonly api: Api;
}

/** Creates the functions of a test file; `surroundings` returns what exists once its tests have begun. */
export function createTryForm(surroundings: () => Surroundings) {
  /** Opens the page of an operation, with the API as its server. */
  const openTry = async (id: string): Promise<void> => {
    const { page, site, api } = surroundings();
    await page.goto(`${site.url}/reference/${id}.html`);
    await page.getByRole('button', { name: 'Send' }).waitFor();
    await page.getByLabel('port', { exact: true }).fill(new URL(api.url).port);
  };
  /** Sends the form, and returns the request that the API received. */
  const send = async (): Promise<Recorded | undefined> => {
    const { page, api } = surroundings();
    const count = api.received.length;
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(/^Response \d+$/u).waitFor();
    return api.received[count];
  };
  return { openTry, send };
}
