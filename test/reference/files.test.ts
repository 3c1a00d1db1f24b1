/** The files of the reference, without a browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { decorateDocument } from '../../generator/src/commands/reference/decorate.js';
import { prepare } from '../../generator/src/prepare.js';
import { describeOrigin } from '../../generator/src/commands/reference/origin.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { loadText, testConfig } from '../support/documents.js';
import { repository } from '../support/snippets.js';
import { loadProjectSubject } from '../support/emit-input.js';

const { loaded, input } = await loadProjectSubject();
const read = (path: string): Promise<string> => readFile(join(repository, 'dist', path), 'utf8');

test('the document is written in two notations that say the same', async () => {
  expect(JSON.parse(await read('openapi.json'))).toEqual(loaded.written);
  expect(parse(await read('openapi.yaml'))).toEqual(loaded.written);
});

test('the page names nothing outside itself but namespaces and links', async () => {
  const page = await read('docs/index.html');
  const head = page.slice(0, page.indexOf('<body>'));
  expect(head.match(/(?:src|href)="(?!data:)[^"]*"/gu)).toBeNull();
  expect(head).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/u);
  expect(page).not.toContain('cdn.redoc.ly');
});

test('the page shows every kind of sample, and leads to the document', async () => {
  const [, options = ''] = /__redoc_options = (\{.*\});$/mu.exec(await read('docs/index.html')) ?? [];
  const { codeSamples, downloadUrls } = JSON.parse(options);
  expect(codeSamples.languages.map(({ label }: { label: string }) => label)).toEqual(['curl', 'client', 'payload']);
  expect(downloadUrls.map(({ url }: { url: string }) => url)).toEqual(['../openapi.json', '../openapi.yaml']);
});

test('what is rendered has samples and origins; what is written has not', () => {
  const before = JSON.stringify(loaded.written);
  const { document } = decorateDocument(loaded, input);
  expect(JSON.stringify(loaded.written)).toBe(before);
  expect(before).not.toContain('x-codeSamples');
  expect(JSON.stringify(document).match(/x-codeSamples/gu)).toHaveLength(input.api.operations.length);
});

const decorate = async (text: string): Promise<ReturnType<typeof decorateDocument>> => {
  const document = await loadText(text);
  const input = prepare(document, testConfig);
  if (input === undefined) throw new Error('the document has errors');
  return decorateDocument(document, input);
};

const small = (security: string, tags = ''): string => `openapi: 3.1.0
info: { title: Case, version: '1' }
${tags}paths:
  /pets: { get: { operationId: listPets, security: [${security}], responses: { '204': { description: Done } } } }
components:
  securitySchemes:
    login: { type: http, scheme: basic }
    token: { type: http, scheme: bearer }
`;

test.each([
  ['{ login: [] }', "-u 'USER:PASSWORD'"],
  ['{ token: [] }', 'Authorization: Bearer '],
])('the samples of a call with %s', async (security, header) => {
  const { document } = await decorate(small(security));
  const [curl, client, ...rest] = Reflect.get(Object(resolve(document, '/paths/~1pets/get')), 'x-codeSamples');
  expect(curl).toMatchObject({ lang: 'bash', label: 'curl', source: expect.stringContaining(header) });
  expect(client).toMatchObject({ lang: 'typescript', label: 'client', source: expect.stringContaining('listPets(') });
  expect(rest).toEqual([]);
});

test.each([
  ['', 'Schemas'],
  ['tags: [{ name: Schemas }]\n', 'Named schemas'],
  ['tags: [{ name: Named schemas }, { name: Schemas }]\n', 'Components'],
])('the schemas stand under a tag that the document does not have: %j', async (tags, expected) => {
  expect((await decorate(small('{}', tags))).schemaTag).toBe(expected);
});

test('lists the tags that only operations name before the schemas, once each, when some are not declared', async () => {
  const operation = (id: string, tags: string): string =>
    `{ operationId: ${id}, tags: ${tags}, responses: { '204': { description: Done } } }`;
  const { document, schemaTag } = await decorate(`openapi: 3.1.0
info: { title: Case, version: '1' }
tags: [{ name: pets, description: Animals }]
paths:
  /pets: { get: ${operation('listPets', '[pets, Schemas]')}, post: ${operation('addPet', '[owners, Schemas]')} }
`);
  expect(document['tags']).toEqual([{ name: 'pets', description: 'Animals' }, { name: 'Schemas' }, { name: 'owners' }]);
  expect(schemaTag).toBe('Named schemas');
  expect((await decorate(small('{}'))).document).not.toHaveProperty('tags');
});

test.each([
  ['https://pets.example/logo.png', false],
  ['//pets.example/logo.png', false],
  ['logo.png', true],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', true],
])('a logo that the page would have to fetch is not on it: %s', async (url, isShown) => {
  const text = small('{}').replace("version: '1' }", `version: '1', x-logo: { url: '${url}' } }`);
  const info = { title: 'Case', version: '1', ...(isShown && { 'x-logo': { url } }) };
  expect((await decorate(text)).document['info']).toEqual(info);
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
