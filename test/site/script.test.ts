/** The script of the reference site in a browser, on handwritten pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewTryIt } from '../../generator/src/commands/reference/site/try-it.js';
import { prepare } from '../../generator/src/prepare.js';
import { load } from '../interop/load.js';
import { hasBrowser, openBrowser, openPage, type Watched } from '../support/browser.js';
import { loadText, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';
import { deletion, entries, fields, hostile, hostileData, respond, samples } from './script-pages.js';
import {
  type Api,
  bundleSite,
  type Listening,
  makePage,
  type Recorded,
  serveSite,
  startApi,
  trySection,
} from './site-server.js';
import { tryDocument } from './try-document.js';
import { createTryForm } from './try-form.js';

const generated = await load(tryDocument);

/** Runs in the page: whether text from the document has become code or markup. */
function isHacked(): boolean {
  return 'hacked' in window || document.querySelector('img[src="x"]') !== null;
}

test('the script has at most 40 kB compressed, and its files import only each other, the runtime and the search', async () => {
  const [script] = await bundleSite();
  expect(gzipSync(script).length).toBeLessThan(40_000);
  const folder = join(repository, 'generator/site');
  const shared = ['json.js', 'page-search.js', 'search-query.js', 'search-rank.js'];
  const texts = [
    ...readdirSync(folder).map((name) => join(folder, name)),
    ...shared.map((name) => join(repository, 'generator/src/support', name.replace('.js', '.ts'))),
  ].map((path) => readFileSync(path, 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import\() ?'([^']+)'/gu)].map(([, path]) => path),
  );
  const others = imported.filter((path) => !/^(?:\.\/[\w-]+\.js|\.\.\/runtime\/.*|minisearch)$/u.test(path ?? ''));
  expect([...new Set(others)].sort()).toEqual(shared.map((name) => `../src/support/${name}`));
});

describe.skipIf(!hasBrowser())('the script in Chromium', () => {
  let browser: Browser;
  let site: Listening;
  let api: Api;
  let tab: Watched;
  let page: Page;

  beforeAll(async () => {
    const { value: input } = prepare(await loadText(JSON.stringify(tryDocument)), testConfig);
    const operations = input?.api.operations ?? [];
    const views = operations.map((operation) => [operation.id, input && viewTryIt(input, operation)] as const);
    const tries = [...views, ['hostile', hostileData] as const, ['deletion', deletion] as const].map(([id, data]) => {
      const path = `reference/${id}.html`;
      return [path, makePage(path, id, data === undefined ? '' : trySection(data))] as const;
    });
    const path = 'reference/listPets.html';
    const files = new Map([
      ['index.html', makePage('index.html', 'Home', samples + fields)],
      [path, makePage(path, 'List pets', samples)],
      ['schemas/Pet.html', makePage('schemas/Pet.html', 'Pet', '')],
      ['search.json', JSON.stringify({ entries })],
      ...tries,
    ]);
    [browser, site, api] = await Promise.all([openBrowser(), serveSite(files), startApi(respond)]);
    tab = await openPage(browser, 390, 844);
    page = tab.page;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    api?.close();
  });

  const { openTry, send } = createTryForm(() => ({ page, site, api }));

  test('finds pages by prefix and despite typos, using only the keyboard', async () => {
    await page.goto(`${site.url}/schemas/Pet.html`);
    await page.keyboard.press('/');
    const input = page.getByRole('combobox', { name: 'Search the reference' });
    await input.fill('anmals');
    const option = page.getByRole('option');
    await expect.poll(() => option.first().textContent()).toBe('List petsGET /pets');
    await input.fill('petn');
    await expect.poll(() => option.first().locator('mark').allTextContents()).toContain('petName');
    await input.fill('pet');
    await expect.poll(() => page.getByRole('group').count()).toBe(3);
    expect(await option.first().textContent()).toBe('PetAn animal');
    const first = await input.getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    expect(await input.getAttribute('aria-activedescendant')).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await input.getAttribute('aria-activedescendant')).toBe(first);
    await input.fill('many');
    await expect.poll(() => page.getByText('30 results').isVisible()).toBe(true);
    await input.fill('evil');
    await expect.poll(() => page.getByText('1 result').isVisible()).toBe(true);
    expect(await page.evaluate(isHacked)).toBe(false);
    await page.keyboard.press('Escape');
    expect(await input.isVisible()).toBe(false);
    await page.keyboard.press('Control+k');
    await input.fill('lst pets');
    await expect.poll(() => option.first().textContent()).toBe('List petsGET /pets');
    // Two letters are swapped, and no other word is near.
    await input.fill('aniamls');
    await expect.poll(() => option.first().textContent()).toBe('List petsGET /pets');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reference/listPets.html');
  });

  test('remembers the theme and the tab, copies code, and keeps the scroll position after a reload', async () => {
    await page.goto(`${site.url}/index.html`);
    const theme = page.getByRole('button', { name: 'Theme' });
    await theme.click();
    await theme.click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.locator('[aria-live]').getByText('Copied').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("curl 'a' && b");
    expect(await page.getByText('await client()').isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'client' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByText('await client()').isVisible()).toBe(true);
    await page.getByRole('tab', { name: '404' }).click();
    expect(await page.getByText('Not found').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByText('field 2').click();
    await page.evaluate(() => scrollTo(0, 700));
    await page.reload();
    expect(await page.locator('details').evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual([
      true,
      false,
      true,
    ]);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await page.goto(`${site.url}/reference/listPets.html`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.getByText('await client()').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'client' }).isVisible()).toBe(false);
    // Only the language of samples is remembered.
    expect(await page.getByText('Not found').isVisible()).toBe(false);
    expect(await page.getByText('Found', { exact: true }).isVisible()).toBe(true);
  });

  test('sends parameters of all styles as the generated client does', async () => {
    const record = { R: 100, G: 200 };
    const list = ['blue & red', 'a,b', 'ü/é'];
    await generated.connect(`${api.url}/v1`)('sendStyles', {
      path: { simple: record, label: ['a.b', 'c'], matrix: ['blue', 'black'], from: 'a-b', to: 'c' },
      query: {
        exploded: list,
        joined: list,
        spaces: ['a', 'b'],
        pipes: ['a', 'b'],
        deep: record,
        object: { x: 'y z' },
        reserved: 'a/b?c=[d]',
        empty: '',
        flag: false,
        size: 20,
        large: 42,
        json: record,
        xml: {},
        choice: 'two',
      },
      headers: { 'X-List': ['a b', 'ü'], 'X-Object': record },
    });
    const expected = api.received.at(-1);
    await openTry('sendStyles');
    expect(await page.getByLabel('matrix path').inputValue()).toBe('blue,black');
    expect(await page.getByLabel('joined query').inputValue()).toBe(JSON.stringify(list));
    await page.getByLabel('xml query').fill('<f/>');
    await page.getByLabel('choice query').selectOption('two');
    await page.getByLabel('Date header').fill('today');
    const received = await send();
    expect(received?.url).toBe(expected?.url);
    for (const name of ['x-list', 'x-object', 'accept']) expect(received?.headers[name]).toBe(expected?.headers[name]);
    await page.getByLabel('large query').fill('9007199254740993');
    expect((await send())?.url).toContain('&large=9007199254740993&');
    expect(await page.getByText('Declared: Every style arrived').isVisible()).toBe(true);
    // No digits are lost.
    const body = await page.locator('.try-body code').textContent();
    expect(body).toBe(`{\n  "text": ${JSON.stringify(hostile)},\n  "id": 12345678901234567890\n}`);
    expect(await page.getByText('A page cannot set cookies').isVisible()).toBe(true);
    expect(await page.locator('.try-curl code').textContent()).toContain("-H 'date: today'");
    expect(await page.evaluate(isHacked)).toBe(false);
    // The page fits a phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('sends forms, files and credentials, and shows the curl command', async () => {
    const call = generated.connect(`${api.url}/v1`);
    await call('sendForm', { body: { name: 'A & B', tags: ['x', 'y z'], about: { age: 3 } } });
    const form = api.received.at(-1);
    await openTry('sendForm');
    await page.getByLabel('about object').fill('{"age":3}');
    await page.getByLabel('tags array').fill('x, y z');
    const sentForm = await send();
    expect([sentForm?.body, sentForm?.headers['content-type']]).toEqual([form?.body, form?.headers['content-type']]);

    const photo = new File(['png'], 'a.png', { type: 'image/png' });
    const more = ['one', 'two'].map((text) => new File([text], `${text}.txt`, { type: 'text/plain' }));
    await call('upload', {
      body: { title: 'T', photo, more, about: { age: 3 }, joined: ['a', 'b'] },
      partHeaders: { photo: { 'x-sizes': [3, 2] }, joined: { 'x-note': 'a "b"' } },
    });
    const upload = api.received.at(-1);
    await openTry('upload');
    await page.getByLabel('title').fill('T');
    await page
      .getByLabel('photo file')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('png') });
    const files = ['one', 'two'].map((text) => ({
      name: `${text}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    }));
    await page.getByLabel('more').setInputFiles(files);
    await page.getByLabel('about object').fill('{"age":3}');
    await page.getByLabel('joined array').fill('["a","b"]');
    await page.getByLabel('x-sizes header of photo').fill('3,x');
    expect(await page.getByLabel('x-sizes header of photo').evaluate((input) => input.matches(':invalid'))).toBe(true);
    await page.getByLabel('x-sizes header of photo').fill('3, 2');
    await page.getByLabel('x-note header of joined').fill('a "b"');
    const sent = await send();
    const splitBody = (recorded: Recorded | undefined): string[] =>
      recorded?.body
        .replaceAll(/trefoil[\w-]+/gu, 'boundary')
        .split('------boundary')
        .sort() ?? [];
    expect(splitBody(sent)).toEqual(splitBody(upload));
    expect(sent?.body).toContain('x-sizes: 3,2\r\n');
    const curl = await page.locator('.try-curl code').textContent();
    expect(curl).toContain(`-F 'photo=@"a.png";type=image/png;headers="x-sizes: 3,2"'`);
    expect(curl).toContain(`-F 'about="{\\"age\\":3}";type=application/json'`);
    expect(curl).toContain(`-F 'joined="a,b";headers="x-note: a \\"b\\""'`);
    expect(curl).not.toContain('boundary');

    await openTry('sendJson');
    await page.getByLabel('version', { exact: true }).selectOption('v2');
    await page.getByLabel('token HTTP').fill('secret');
    await page.getByLabel('Body').fill('{"id": 8}');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(() => api.received.at(-1))
      .toMatchObject({
        method: 'POST',
        url: '/v2/json',
        body: '{"id": 8}',
        headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      });
    await page.getByLabel('Alternative').selectOption('key and basic');
    await page.getByLabel('key apiKey').fill('k&');
    await page.getByLabel('basic HTTP').fill('user:pass:word');
    expect(await send()).toMatchObject({
      url: '/v2/json?api_key=k%26',
      headers: { authorization: `Basic ${btoa('user:pass:word')}` },
    });
    await page.reload();
    expect(await page.getByLabel('token HTTP').inputValue()).toBe('secret');
    await send();
    await page.getByLabel('Body').fill('{');
    const count = api.received.length;
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.getByLabel('Body').evaluate((area) => area.matches(':invalid'))).toBe(true);
    expect(api.received).toHaveLength(count);
    // The response of the previous request is gone.
    expect(await page.getByText('Not sent: correct the marked fields.').isVisible()).toBe(true);
    expect(await page.locator('.try-status').count()).toBe(0);
  });

  test('shows streams as they arrive, and also downloads and failures', async () => {
    await openTry('watch');
    await page.getByRole('button', { name: 'Send' }).click();
    const code = page.locator('.try-body code');
    await expect.poll(() => code.textContent()).toBe('data: first\n\n');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Canceled').waitFor();
    expect(await code.textContent()).toBe('data: first\n\n');

    await openTry('sendXml');
    expect(await send()).toMatchObject({ body: expect.stringContaining('<pet id="1"><name>a &amp; b</name></pet>') });
    expect(await page.getByText('404 Not Found').isVisible()).toBe(true);
    expect(await page.getByText('This status is not declared.').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Download 4 B' }).getAttribute('download')).toBe('response');

    await page.getByLabel('Server').selectOption('Other URL');
    const failures = [
      [`${api.url}/closed`, 'does not allow requests from this page (CORS)'],
      ['http://127.0.0.1:9', 'There is no response from http://127.0.0.1:9'],
      ['https://elsewhere.example', 'The policy of this page allows requests only'],
      ['javascript:alert(1)', 'is not a web address'],
    ] as const;
    for (const [url, text] of failures) {
      await page.getByRole('textbox', { name: 'Other URL' }).fill(url);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('status').getByText(text).waitFor();
    }
    await page.evaluate(() => sessionStorage.clear());
  });

  test('asks for confirmation before sending DELETE to any server, by button or Enter', async () => {
    await page.goto(`${site.url}/reference/deletion.html`);
    await page.getByLabel('port', { exact: true }).fill(new URL(api.url).port);
    const before = api.received.length;
    const question = page.getByRole('dialog');
    const confirm = question.getByRole('button', { name: 'Send DELETE' });
    const starts = [
      () => page.getByRole('button', { name: 'Send', exact: true }).click(),
      () => page.getByLabel('id path').press('Enter'),
      () => page.getByLabel('id path').press('Control+Enter'),
    ];
    for (const start of starts) {
      await start();
      await expect.poll(() => confirm.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await question.textContent()).toContain(`Send DELETE /pets/a%20b?hard=true to ${api.url}?`);
      // A key that is held down confirms nothing.
      const isIgnored = await confirm.evaluate(
        (button) =>
          !button.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
          ),
      );
      expect(isIgnored).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByText('Not sent', { exact: true }).waitFor();
      expect(await question.count()).toBe(0);
    }
    // The focus is where it was.
    expect(await page.getByLabel('id path').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Not sent', { exact: true }).waitFor();
    expect(api.received).toHaveLength(before);
    await page.getByLabel('id path').press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Response 204', { exact: true }).waitFor();
    expect(api.received.slice(before).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /pets/a%20b?hard=true',
    ]);
    await page.evaluate(() => sessionStorage.clear());
  });

  test('does not remember another server URL on other pages', async () => {
    await page.goto(`${site.url}/reference/sendJson.html`);
    await page.getByLabel('Server').selectOption('Other URL');
    await page.getByRole('textbox', { name: 'Other URL' }).fill(`${api.url}/elsewhere`);
    expect((await send())?.url).toMatch(/^\/elsewhere\/json/u);
    for (const id of ['sendJson', 'sendXml']) {
      await page.goto(`${site.url}/reference/${id}.html`);
      expect(await page.getByLabel('Server').inputValue(), id).toBe('0');
      expect(await page.getByRole('textbox', { name: 'Other URL' }).count(), id).toBe(0);
    }
    await page.evaluate(() => sessionStorage.clear());
  });

  test("shows hostile text as text, and sends a credential from the page only to the page's server", async () => {
    tab.errors.length = 0;
    await page.goto(`${site.url}/reference/hostile.html`);
    expect(await page.getByText(hostile).count()).toBeGreaterThan(3);
    const credential = page.locator('input[type=password]');
    expect(await credential.inputValue()).toBe('from the page');
    await page.getByLabel('Server').selectOption('Other URL');
    await page.getByRole('textbox', { name: 'Other URL' }).fill(api.url);
    const sent = await send();
    expect(sent?.body).toBe(hostile);
    expect(await credential.inputValue()).toBe('');
    expect(sent?.headers.authorization).toBeUndefined();
    expect(sent?.url).toBe(`/hostile?${encodeURIComponent(hostile)}=${encodeURIComponent(hostile)}`);
    expect(await page.getByText(`Declared: ${hostile}`).isVisible()).toBe(true);
    expect(await page.evaluate(isHacked)).toBe(false);
    expect(tab.errors).toEqual([]);
  });
});
