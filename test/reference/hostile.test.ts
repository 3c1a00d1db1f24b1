/** Text from a document is data: none of it is executed, fetched or lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printMarkdown } from '../../generator/src/commands/reference/markdown.js';
import { makeReference } from '../../generator/src/commands/reference/reference.js';
import { writeFiles } from '../../generator/src/commands/run/folder.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { hasBrowser, openBrowser, openPage, type Watched } from '../support/browser.js';
import { repository } from '../support/snippets.js';

const config = { scope: '@case', version: '0.0.0', license: 'MIT', skipUnsupported: false };

test.each([
  ['</script><b>', '&lt;/script>&lt;b>'],
  ['a < b, a <= b, <https://example.com/>', 'a < b, a <= b, <https://example.com/>'],
  ['`<b>` and ``<i> ` {% x %}`` and <b>', '`<b>` and ``<i> ` {% x %}`` and &lt;b>'],
  ['```html\n<b>\n```\n<b>', '```html\n<b>\n```\n&lt;b>'],
  ['{% if $x %}', '&#123;% if $x %}'],
  ['![x](http://evil.example/)', '&#33;[x](http://evil.example/)'],
  ['one\ntwo\n`three`\n*four*\n\nfive', 'one two `three` *four*\n\nfive'],
  ['- one\n  two\n- three\n\n1. four\n   five\n2. six', '- one two\n- three\n\n1. four five\n2. six'],
  ['one  \ntwo\\\nthree', 'one  \ntwo\\\nthree'],
  ['# one\ntwo\n===\n***\nthree', '# one\ntwo\n===\n***\nthree'],
  ['a | b\n--- | ---\nc | d\n\n|e|\n|-|\n|f|', 'a | b\n--- | ---\nc | d\n\n|e|\n|-|\n|f|'],
  ['```\na\nb\n```\n\n    c\n    d', '```\na\nb\n```\n\n    c\n    d'],
  ['one\n* two\n> three\n```\nfour\n```', 'one\n* two\n> three\n```\nfour\n```'],
  ['[one]: https://one.example\n[two]: https://two.example', '[one]: https://one.example\n[two]: https://two.example'],
])('prints Markdown without HTML or templates: %j', (text, expected) => {
  expect(printMarkdown(text)).toBe(expected);
});

describe.skipIf(!hasBrowser())('a hostile document', () => {
  let browser: Browser;
  let watched: Watched;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trefoil-hostile-'));
    const document = await loadDocument('test/reference/hostile.yaml', { allowNetwork: false, cwd: repository });
    if (Array.isArray(document)) throw new Error(JSON.stringify(document));
    await writeFiles(folder, (await makeReference(document, config)).value.files);
    browser = await openBrowser();
    watched = await openPage(browser, 1400, 900);
    await watched.page.goto(pathToFileURL(join(folder, 'redoc.html')).href);
    await watched.page.getByRole('heading', { level: 1 }).first().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a hostile document causes no script to run and no request to be sent', async () => {
    const { page, requests, errors } = watched;
    await page
      .getByRole('link', { name: /window\.pwned=10/u })
      .first()
      .click();
    await page
      .getByRole('link', { name: /window\.pwned=12/u })
      .first()
      .click();
    await page.getByText('Origin: project: because').first().waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
    expect(requests).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('the text of a hostile document is shown unchanged', async () => {
    const text = await watched.page.locator('#redoc').textContent();
    for (const number of [2, 3, 4, 10, 11, 12, 13, 14, 15])
      expect(text).toMatch(new RegExp(`pwned ?= ?${number}\\b`, 'u'));
    expect(text).toContain('{% callout %}');
    expect(await watched.page.title()).toContain('</title><script>');
  });
});
