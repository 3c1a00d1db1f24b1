/** What "Try it" offers after a server refuses credentials, and whether its fields are visible. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TryData } from '../../generator/site/try-data.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { type Api, type Listening, makePage, serveSite, startApi, trySection } from './site-server.js';

function dataOf(server: string, credential?: string): TryData {
  return {
    method: 'GET',
    path: '/pets',
    accept: null,
    servers: [{ url: server, variables: [] }],
    security: [{ token: [] }],
    schemes: [
      {
        name: 'token',
        type: 'http',
        scheme: 'bearer',
        apply: 'applyHeader',
        prefix: 'Bearer ',
        ...(credential !== undefined && { credential }),
      },
    ],
    parameters: [],
    responses: [{ status: '200', description: 'The pets' }],
  };
}

describe.skipIf(!hasBrowser())('after status 401, the form', () => {
  let browser: Browser;
  let site: Listening;
  let api: Api;
  let page: Page;

  beforeAll(async () => {
    api = await startApi(({ headers }, response) => {
      response.writeHead(headers.authorization === 'Bearer good' ? 200 : 401).end();
    });
    const pages = [
      ['first', dataOf(api.url)],
      ['second', dataOf(api.url)],
      ['sandbox', dataOf(api.url, 'good')],
    ] as const;
    const files = pages.map(([id, data]) => [`${id}.html`, makePage(`${id}.html`, id, trySection(data))] as const);
    [browser, site] = await Promise.all([openBrowser(), serveSite(new Map(files))]);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    api?.close();
  });

  async function open(id: string): Promise<void> {
    await page.goto(`${site.url}/${id}.html`);
    await page.getByRole('button', { name: 'Send' }).waitFor();
  }
  async function send(status: number): Promise<void> {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(`Response ${status}`, { exact: true }).waitFor({ state: 'attached' });
  }
  const input = () => page.getByLabel('token HTTP');

  test('offers to replace or clear the refused token, which other operations then do not use', async () => {
    ({ page } = await openPage(browser, 390, 844));
    await open('first');
    await send(401);
    expect(await page.getByText('The request contained no credentials.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Enter credentials' }).click();
    await page.keyboard.type('wrong');
    await send(401);
    expect(await page.getByText('The server refused token.').isVisible()).toBe(true);
    await open('second');
    expect(await input().inputValue()).toBe('wrong');
    await send(401);
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.keyboard.type('also wrong');
    expect(await input().inputValue()).toBe('also wrong');
    await send(401);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await input().inputValue()).toBe('');
    expect(await input().evaluate((element) => element === document.activeElement)).toBe(true);
    await open('first');
    expect(await input().inputValue()).toBe('');
    await input().fill('good');
    await send(200);
    expect(await page.locator('.try-refusal').count()).toBe(0);
    await page.context().close();
  });

  test("offers the page's own token, and stores no copy of it", async () => {
    ({ page } = await openPage(browser, 390, 844));
    await open('sandbox');
    await input().fill('wrong');
    await send(401);
    await page.getByRole('button', { name: 'Use the value from this page' }).click();
    expect(await input().inputValue()).toBe('good');
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toMatch(/good|wrong/u);
    await send(200);
    await page.context().close();
  });
});
