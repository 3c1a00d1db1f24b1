/**
 * Parts of this project's reference other than its operations: uploads, searches, events, and methods that a path
 * lacks.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { asArray, asObject, type JsonObject } from '../../generator/src/openapi/values.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { ensureBuilt } from '../../scripts/support/ensure.js';
import { listElements, parseHtml, textOf } from '../support/strict-html.js';
import { repository } from '../support/workspace.js';

beforeAll(() => ensureBuilt('reference'));

function read(path: string): Promise<string> {
  return readFile(join(repository, 'dist', path), 'utf8');
}

/** Returns the text from a heading to the next one. */
function sectionOf(markdown: string, title: string): string {
  return markdown.split(/^#+ /mu).find((section) => section.startsWith(`${title}\n`)) ?? '';
}

test('the overview says that there are no webhooks, and compares the three searches', async () => {
  const overview = await read('index.md');
  expect(sectionOf(overview, 'Webhooks')).toContain('has no webhooks');
  const rows = [...sectionOf(overview, 'Search').matchAll(/^\| (?:\[)?`(\w+)`/gmu)].map(([, id]) => id);
  expect(rows).toEqual(['runAdvancedSearch', 'searchPosts', 'searchCommunityMembers']);
  const links = listElements(parseHtml(await read('index.html')), 'a').map((link) => textOf(link));
  expect(links).toEqual(expect.arrayContaining(['runAdvancedSearch', 'searchPosts', 'searchCommunityMembers']));
});

test('the chapter about uploads is in the navigation, with both steps in three languages', async () => {
  const page = parseHtml(await read('guide/uploading-a-file.html'));
  const entries = listElements(page, 'a').map((link) => [textOf(link), link.attributes.get('href')]);
  expect(entries).toContainEqual(['Uploading a file', 'uploading-a-file.html']);
  expect(entries).toContainEqual(['createDirectUpload', '../reference/uploads/createDirectUpload.html']);
  const markdown = await read('guide/uploading-a-file.md');
  for (const [language, put] of [
    ['sh', 'curl -i -X PUT "$(jq -r .direct_upload.url upload.json)"'],
    ['ts', "fetch(target.url, { method: 'PUT'"],
    ['python', 'httpx.put(target["url"]'],
  ] as const) {
    const blocks = [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gmu)].filter(([, name]) => name === language);
    expect(blocks.map(([, , source]) => source).join('')).toContain(put);
  }
});

/** Returns an object of the document, or what it refers to. */
function follow(document: JsonObject, value: unknown): JsonObject {
  const { $ref } = asObject(value);
  return typeof $ref === 'string' ? follow(document, resolve(document, $ref.slice(1))) : asObject(value);
}

test('no example of the status 405 names a method', async () => {
  const document = asObject(JSON.parse(await read('openapi.json')));
  const operations = Object.values(asObject(document['paths'])).flatMap((item) => Object.values(asObject(item)));
  const messages = operations.flatMap((operation) => {
    const response = follow(document, asObject(asObject(operation)['responses'])['405']);
    return Object.values(asObject(response['content'])).flatMap((media) =>
      Object.values(asObject(asObject(media)['examples'])).map((example) =>
        String(asObject(follow(document, example)['value'])['message']),
      ),
    );
  });
  expect(messages.length).toBeGreaterThan(200);
  expect(asArray(messages).filter((message) => /\b(?:GET|POST|PUT|PATCH|DELETE)\b/u.test(String(message)))).toEqual([]);
});
