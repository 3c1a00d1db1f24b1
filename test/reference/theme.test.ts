/** The configured logo and colors on the page that Redocly renders. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReference } from '../../generator/src/commands/reference/reference.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { loadText, testConfig } from '../support/documents.js';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="16"><circle cx="8" cy="8" r="8"/></svg>';
const document = {
  openapi: '3.1.0',
  info: {
    title: 'Themed',
    version: '1',
    description: 'See [elsewhere](https://example.com).',
    'x-logo': { url: 'old.png' },
  },
  paths: { '/a': { get: { operationId: 'a', responses: { 204: { description: 'Done' } } } } },
};

let page = '';
beforeAll(async () => {
  const reference = { logo, colors: { light: '#a01050', dark: '#ffb0d0' } };
  const { value } = await makeReference(await loadText(JSON.stringify(document)), { ...testConfig, reference });
  page = value.files.get('redoc.html') ?? '';
});

test("the page embeds the configured logo instead of the document's logo", () => {
  expect(page).toContain(`data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`);
  expect(page).not.toContain('old.png');
});

test('the style sheet sets the configured colors of both schemes after the default colors', () => {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/u.exec(page) ?? [];
  const colors = [...style.matchAll(/--link-color-primary: (#\w+);/gu)].map(([, color]) => color);
  expect(colors).toEqual(['#2558b8', '#a01050', '#ffb0d0']);
});

describe.skipIf(!hasBrowser())('in a browser', () => {
  test('the page loads the logo and shows links in the configured color', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trefoil-theme-'));
    await writeFile(join(folder, 'redoc.html'), page);
    const browser = await openBrowser();
    const { page: shown, errors } = await openPage(browser, 1400, 900);
    await shown.goto(pathToFileURL(join(folder, 'redoc.html')).href);
    const image = shown.locator('img').first();
    await image.waitFor();
    expect(await image.evaluate((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0))).toBe(48);
    const link = shown.getByRole('link', { name: 'elsewhere' }).first();
    expect(await link.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(160, 16, 80)');
    expect(errors).toEqual([]);
    await browser.close();
    await rm(folder, { recursive: true });
  });
});
