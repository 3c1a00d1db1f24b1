/** The files of the reference, without a browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { decorateDocument } from '../../generator/src/commands/reference/decorate.js';
import { describeOrigin } from '../../generator/src/commands/reference/origin.js';
import { prepare } from '../../generator/src/prepare.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { loadText, testConfig } from '../support/documents.js';
import { loadProjectInput } from '../support/emit-input.js';
import { repository } from '../support/snippets.js';

const { loaded, input } = await loadProjectInput();
function read(path: string): Promise<string> {
  return readFile(join(repository, 'dist', path), 'utf8');
}

test('the JSON and YAML documents are equal', async () => {
  expect(JSON.parse(await read('openapi.json'))).toEqual(loaded.written);
  expect(parse(await read('openapi.yaml'))).toEqual(loaded.written);
});

test('the page loads no external resources', async () => {
  const page = await read('redoc.html');
  const head = page.slice(0, page.indexOf('<body>'));
  expect(head.match(/(?:src|href)="(?!data:)[^"]*"/gu)).toBeNull();
  expect(head).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/u);
  expect(page).not.toContain('cdn.redoc.ly');
});

test('the page has every kind of sample and links to the document', async () => {
  const [, options = ''] = /__redoc_options = (\{.*\});$/mu.exec(await read('redoc.html')) ?? [];
  const { codeSamples, downloadUrls } = JSON.parse(options);
  expect(codeSamples.languages.map(({ label }: { label: string }) => label)).toEqual([
    'curl',
    'TypeScript',
    'JavaScript',
    'Python',
    'payload',
  ]);
  expect(downloadUrls.map(({ url }: { url: string }) => url)).toEqual(['openapi.json', 'openapi.yaml']);
});

test('samples and origins are only in the rendered document', () => {
  const before = JSON.stringify(loaded.written);
  const { document } = decorateDocument(loaded, input);
  expect(JSON.stringify(loaded.written)).toBe(before);
  expect(before).not.toContain('x-codeSamples');
  expect(JSON.stringify(document).match(/x-codeSamples/gu)).toHaveLength(input.api.operations.length);
});

async function decorate(text: string): Promise<ReturnType<typeof decorateDocument>> {
  const document = await loadText(text);
  const { value: input } = prepare(document, testConfig);
  if (input === undefined) throw new Error('the document has errors');
  return decorateDocument(document, input);
}

function small(security: string, tags = ''): string {
  return `openapi: 3.1.0
info: { title: Case, version: '1' }
${tags}paths:
  /pets: { get: { operationId: listPets, security: [${security}], responses: { '204': { description: Done } } } }
components:
  securitySchemes:
    login: { type: http, scheme: basic }
    token: { type: http, scheme: bearer }
`;
}

test.each([
  ['{ login: [] }', "-u 'USER:PASSWORD'"],
  ['{ token: [] }', 'Authorization: Bearer '],
])('an operation secured by %s has a sample in each language', async (security, header) => {
  const { document } = await decorate(small(security));
  const [curl, client, ...rest] = Reflect.get(Object(resolve(document, '/paths/~1pets/get')), 'x-codeSamples');
  expect(curl).toMatchObject({ lang: 'bash', label: 'curl', source: expect.stringContaining(header) });
  expect(client).toMatchObject({
    lang: 'typescript',
    label: 'TypeScript',
    source: expect.stringContaining('listPets('),
  });
  expect(rest).toMatchObject([{ label: 'JavaScript' }, { label: 'Python' }]);
});

test.each([
  ['', 'Schemas'],
  ['tags: [{ name: Schemas }]\n', 'Named schemas'],
  ['tags: [{ name: Named schemas }, { name: Schemas }]\n', 'Components'],
])('lists schemas under a tag that the document does not use: %j', async (tags, expected) => {
  expect((await decorate(small('{}', tags))).schemaTag).toBe(expected);
});

test('lists undeclared tags once, before the schemas', async () => {
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
});

test('operations without a title or a tag get one, and are listed before the schemas', async () => {
  const { document } = await decorate(small('{}'));
  expect(document['tags']).toEqual([{ name: 'Operations' }]);
  expect(resolve(document, '/paths/~1pets/get')).toMatchObject({ summary: 'List pets', tags: ['Operations'] });

  const grouped = small('{}', 'tags: [{ name: Operations }]\nx-tagGroups: [{ name: All, tags: [Operations] }]\n');
  const { document: other } = await decorate(grouped);
  expect(resolve(other, '/paths/~1pets/get/tags')).toEqual(['Other operations']);
  // A tag in no group would not be listed.
  expect(other['x-tagGroups']).toEqual([
    { name: 'All', tags: ['Operations'] },
    { name: 'Other operations', tags: ['Other operations'] },
    { name: 'Schemas', tags: ['Schemas'] },
  ]);
});

test.each([
  ['https://pets.example/logo.png', false],
  ['//pets.example/logo.png', false],
  ['logo.png', true],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', true],
])('shows a logo only if no request to another host is needed: %s', async (url, isShown) => {
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
])('describes the origin of %j', (node, words) => {
  expect(describeOrigin(node)).toBe(words);
});
