/** Files in the form "Try it", and the curl command of what is entered. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewTryIt } from '../../generator/src/commands/reference/site/try-it.js';
import { prepare } from '../../generator/src/prepare.js';
import { load } from '../interop/load.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { hasCurl } from '../support/curl.js';
import { loadText, testConfig } from '../support/documents.js';
import { respond } from './script-pages.js';
import { type Api, type Listening, makePage, type Recorded, serveSite, startApi, trySection } from './site-server.js';
import { tryDocument } from './try-document.js';
import { createTryForm } from './try-form.js';

const generated = await load(tryDocument);

describe.skipIf(!hasBrowser())('files in the form', () => {
  let browser: Browser;
  let site: Listening;
  let api: Api;
  let page: Page;

  beforeAll(async () => {
    const { value: input } = prepare(await loadText(JSON.stringify(tryDocument)), testConfig);
    const pages = (input?.api.operations ?? []).map((operation) => {
      const path = `reference/${operation.id}.html`;
      const section = input === undefined ? '' : trySection(viewTryIt(input, operation));
      return [path, makePage(path, operation.id, section)] as const;
    });
    [browser, site, api] = await Promise.all([openBrowser(), serveSite(new Map(pages)), startApi(respond)]);
    ({ page } = await openPage(browser, 390, 844));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    api?.close();
  });

  const { openTry, send } = createTryForm(() => ({ page, site, api }));

  test('sends fields and files whose names the document leaves open', async () => {
    await openTry('uploadAny');
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByLabel('Name 1').fill('7');
    await page.getByLabel('Value 1').fill('hello');
    for (const number of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Add a file' }).click();
      await page.getByLabel(`Name ${number}`).fill(number === 4 ? 'gone' : 'photo');
      const file = { name: `${number}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`file ${number}`) };
      await page.getByLabel(`File ${number}`).setInputFiles(file);
    }
    await page.getByRole('button', { name: 'Remove field 4' }).click();
    const sent = await send();
    const names = [...(sent?.body.matchAll(/name="([^"]*)"(?:; filename="([^"]*)")?/gu) ?? [])];
    expect(names.map(([, name, file]) => [name, file])).toEqual([
      ['7', undefined],
      ['photo', '2.txt'],
      ['photo', '3.txt'],
    ]);
    expect(sent?.body).toMatch(/hello[\s\S]*file 2[\s\S]*file 3/u);
    expect(sent?.body).not.toContain('gone');
    const count = api.received.length;
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Not sent: correct the marked fields.').waitFor();
    expect(api.received).toHaveLength(count);
  });

  test('sends a file as the body, and copies the curl command of what is entered', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trefoil-curl-'));
    const copy = page.getByRole('button', { name: 'Copy as curl' });
    /** Copies the command, runs it as pasted, and returns what the API has received. */
    const runCopied = async (): Promise<Recorded | undefined> => {
      await copy.click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const command = await page.evaluate(() => navigator.clipboard.readText());
      await promisify(execFile)('sh', ['-c', command], { cwd: folder });
      return api.received.at(-1);
    };
    const factsOf = (recorded: Recorded | undefined) => {
      const { method, url, body, headers } = recorded ?? {};
      return { method, url, body, type: headers?.['content-type'], authorization: headers?.['authorization'] };
    };
    await openTry('sendBytes');
    await writeFile(join(folder, 'a b.bin'), 'some\0bytes');
    await page.getByLabel('Body').setInputFiles(join(folder, 'a b.bin'));
    const sentFile = factsOf(await send());
    expect(sentFile).toMatchObject({ url: '/v1/bytes', body: 'some\0bytes', type: 'application/octet-stream' });
    if (hasCurl()) expect(factsOf(await runCopied())).toEqual(sentFile);

    await openTry('sendJson');
    await page.getByLabel('Alternative').selectOption('token');
    await page.getByLabel('token HTTP').fill("it's $HOME");
    await page.getByLabel('Body').fill(`{"id": 9, "text": "it's \`code\`"}`);
    const sentJson = factsOf(await send());
    expect(sentJson.authorization).toBe("Bearer it's $HOME");
    if (hasCurl()) expect(factsOf(await runCopied())).toEqual(sentJson);
    // The command of a form that is not complete is a comment with the reason.
    await page.getByLabel('Server').selectOption('Other URL');
    await page.getByRole('textbox', { name: 'Other URL' }).fill('javascript:alert(1)');
    expect(await copy.isDisabled()).toBe(true);
    await rm(folder, { recursive: true });
  });

  test('sends parts without names, including files, as the generated client does', async () => {
    const splitBody = (recorded: Recorded | undefined): string[] =>
      recorded?.body.replaceAll(/-+[\w-]*(?:trefoil|boundary|-{16})[\w-]*/gu, '--boundary').split('--boundary') ?? [];
    const files = ['one', 'two'].map((text) => new File([text], `${text}.txt`, { type: 'text/plain' }));
    await generated.connect(`${api.url}/v1`)('sendParts', { body: [{ age: 3 }, ...files] });
    const expected = api.received.at(-1);
    await openTry('sendParts');
    await page.getByLabel('part 1 object').fill('{"age":3}');
    const inputs = ['one', 'two'].map((text) => ({
      name: `${text}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    }));
    await page.getByLabel('further parts files').setInputFiles(inputs);
    const sent = await send();
    expect(splitBody(sent)).toHaveLength(5);
    expect(splitBody(sent)).toEqual(splitBody(expected));
    expect(sent?.headers['content-type']).toMatch(/^multipart\/mixed; boundary=/u);
    const curl = await page.locator('.try-curl code').textContent();
    expect(curl?.split(' \\\n  ').slice(1)).toEqual([
      "-H 'content-type: multipart/mixed'",
      `-F '="{\\"age\\":3}";type=application/json'`,
      `-F '=@"one.txt";type=text/plain'`,
      `-F '=@"two.txt";type=text/plain'`,
    ]);
  });
});
