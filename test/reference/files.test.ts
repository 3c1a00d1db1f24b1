/** The files of the reference, without a browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { decorateDocument } from '../../generator/src/reference/decorate.js';
import { describeOrigin } from '../../generator/src/reference/origin.js';
import { repository } from '../support/snippets.js';
import { loadProjectSubject } from '../support/subject.js';

const { root, subject } = await loadProjectSubject();
const read = (path: string): Promise<string> => readFile(join(repository, 'dist', path), 'utf8');

test('the document is written in two notations that say the same', async () => {
  expect(JSON.parse(await read('openapi.json'))).toEqual(root);
  expect(parse(await read('openapi.yaml'))).toEqual(root);
});

test('the page names nothing outside itself but namespaces and links', async () => {
  const page = await read('docs/index.html');
  const head = page.slice(0, page.indexOf('<body>'));
  expect(head.match(/(?:src|href)="(?!data:)[^"]*"/gu)).toBeNull();
  expect(head).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/u);
  expect(page).not.toContain('cdn.redoc.ly');
});

test('what is rendered has samples and origins; what is written has not', () => {
  const before = JSON.stringify(root);
  const { document } = decorateDocument(root, subject);
  expect(JSON.stringify(root)).toBe(before);
  expect(before).not.toContain('x-codeSamples');
  expect(JSON.stringify(document).match(/x-codeSamples/gu)).toHaveLength(subject.api.operations.length);
});

test.each([
  [{ 'x-origin': '4.2' }, 'Origin: section 4.2 of the document'],
  [{ 'x-origin': '4' }, 'Origin: section 4 of the document'],
  [{ 'x-origin': '4.12.3' }, 'Origin: section 4.12.3 of the document'],
  [{ 'x-origin': '4.2 of another' }, 'Origin: 4.2 of another'],
  [{ 'x-origin': 'version 4.2' }, 'Origin: version 4.2'],
  [{ 'x-origin': 'convention' }, 'Origin: convention'],
  [{ 'x-origin': 'project', 'x-origin-reason': 'it is *ours*' }, 'Origin: project: it is \\*ours\\*'],
  [{}, undefined],
])('an origin is put into words: %j', (node, words) => {
  expect(describeOrigin(node)).toBe(words);
});
