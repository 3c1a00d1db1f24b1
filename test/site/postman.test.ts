/** The Postman collection: its structure according to the published schema (v2.1.0), and text that contains braces. */
import { expect, test } from 'vitest';
import { printPostman } from '../../generator/src/commands/reference/site/postman.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';
import { loadProjectInput } from '../support/emit-input.js';

type Node = Readonly<Record<string, unknown>>;

function asNode(value: unknown): Node {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`not an object: ${String(value)}`);
  return value as Node;
}

function asList(value: unknown): readonly Node[] {
  if (!Array.isArray(value)) throw new Error(`not a list: ${String(value)}`);
  return value.map(asNode);
}

const authTypes = 'apikey awsv4 basic bearer digest edgegrid hawk noauth oauth1 oauth2 ntlm'.split(' ');

function expectText(value: unknown): void {
  // An assertion for each text would take seconds.
  if (typeof value !== 'string') throw new Error(`not a text: ${String(value)}`);
}

function expectDescription({ description }: Node): void {
  if (description === undefined) return;
  expectText(asNode(description)['content']);
  expectText(asNode(description)['type']);
}

/** Checks lists of pairs: parameters, headers and variables. */
function expectPairs(value: unknown, isValueRequired: boolean): void {
  for (const pair of asList(value)) {
    expectText(pair['key']);
    if (isValueRequired || 'value' in pair) expectText(pair['value']);
    if ('disabled' in pair) expect(typeof pair['disabled']).toBe('boolean');
    expectDescription(pair);
  }
}

function expectBody(body: Node): void {
  const mode = String(body['mode']);
  expect(['raw', 'urlencoded', 'formdata', 'file']).toContain(mode);
  if (mode === 'raw') expectText(body['raw']);
  else if (mode === 'file') asNode(body['file']);
  else
    for (const field of asList(body[mode])) {
      expectText(field['key']);
      if (field['type'] === 'file')
        expect([null, 'string']).toContain(field['src'] === null ? null : typeof field['src']);
      else expectText(field['value']);
    }
}

function expectRequest(request: Node): void {
  expect(request['method']).toMatch(/^[A-Z]+$/u);
  expectPairs(request['header'], true);
  const url = asNode(request['url']);
  expectText(url['raw']);
  for (const key of ['host', 'path']) for (const part of url[key] as unknown[]) expectText(part);
  expectPairs(url['query'] ?? [], false);
  expectPairs(url['variable'] ?? [], true);
  if ('body' in request) expectBody(asNode(request['body']));
  expectDescription(request);
  if (!('auth' in request)) return;
  const auth = asNode(request['auth']);
  const type = String(auth['type']);
  expect(authTypes).toContain(type);
  if (type !== 'noauth') expectPairs(auth[type], true);
}

function expectItem(item: Node): void {
  expectText(item['name']);
  expectDescription(item);
  expect('item' in item).toBe(!('request' in item));
  for (const inner of asList(item['item'] ?? [])) expectItem(inner);
  if ('item' in item) return;
  expectRequest(asNode(item['request']));
  for (const response of asList(item['response'])) {
    expectText(response['name']);
    expectText(response['status']);
    if ('code' in response) expect(Number.isInteger(response['code'])).toBe(true);
    expectPairs(response['header'], true);
    if (response['body'] !== null) expectText(response['body']);
    expectRequest(asNode(response['originalRequest']));
  }
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Checks the structure of a collection, and that it refers only to its own variables. */
function readCollection(input: EmitInput): Node {
  const text = printPostman(input);
  const collection = asNode(JSON.parse(text));
  const info = asNode(collection['info']);
  expectText(info['name']);
  expect(info['schema']).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
  expectDescription(info);
  asList(collection['item']).forEach(expectItem);
  expectPairs(collection['variable'], true);
  const own = new Set(asList(collection['variable']).map(({ key }) => key));
  const wrong = listTexts(collection).filter((each) => {
    const names = [...each.matchAll(/\{\{([^{}]*)\}\}/gu)].map(([, name]) => name);
    return !names.every((name) => own.has(name)) || each.split('{{').length !== names.length + 1;
  });
  expect(wrong).toEqual([]);
  expect(text).not.toMatch(/"(?:id|_postman_id)":/u);
  return collection;
}

async function prepareText(document: object): Promise<EmitInput> {
  const { value, diagnostics } = prepare(await loadText(JSON.stringify(document)), testConfig);
  if (value === undefined) throw new Error(JSON.stringify(diagnostics));
  return value;
}

test('the Postman collection of this document has a folder for each tag and a request for each operation', async () => {
  const { input } = await loadProjectInput();
  const collection = readCollection(input);
  const folders = asList(collection['item']);
  expect(folders.map(({ name }) => name)).toEqual([...new Set(input.api.operations.map(({ tag }) => tag))]);
  expect(folders.flatMap(({ item }) => asList(item))).toHaveLength(input.api.operations.length);
  expect(printPostman(input)).toBe(printPostman(input));
});

const evil = '{{secret}} {{$guid}} {{{x}}} <script>';

test('text from the document never becomes a Postman variable', async () => {
  const media = (schema: object, example: unknown) => ({ schema, example });
  const text = { type: 'string' };
  const input = await prepareText({
    openapi: '3.1.0',
    info: { title: evil, version: evil, description: evil },
    servers: [{ url: 'https://{region}.example/{{v}}', variables: { region: { default: '{{secret}}' } } }],
    tags: [{ name: evil, description: evil }],
    paths: {
      '/a/{id}/:literal': {
        post: {
          operationId: 'one',
          tags: [evil],
          summary: evil,
          description: evil,
          security: [{ 'key {{secret}}': [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: text, example: evil, description: evil },
            { name: '{{q}}', in: 'query', schema: text, example: evil, description: evil },
            { name: 'X-H', in: 'header', schema: text, example: evil, description: evil },
          ],
          requestBody: { content: { 'application/json': media({}, { [evil]: [evil, { a: {} }] }) } },
          responses: {
            200: { description: evil, content: { 'application/json': media({}, { a: evil }) } },
            '4XX': { description: evil, content: { 'text/plain': media(text, evil) } },
          },
        },
      },
      '/text': {
        post: {
          requestBody: { content: { 'text/plain': media(text, evil) } },
          responses: { 204: { description: 'Done' } },
        },
      },
      '/xml': {
        post: {
          requestBody: { content: { 'application/xml': media({ ...text, xml: { name: 'a' } }, evil) } },
          responses: { 204: { description: 'Done' } },
        },
      },
      '/form': {
        post: {
          requestBody: {
            content: { 'application/x-www-form-urlencoded': media({ type: 'object' }, { [evil]: evil }) },
          },
          responses: { 204: { description: 'Done' } },
        },
      },
      '/parts': {
        post: {
          requestBody: {
            content: { 'multipart/form-data': media({ type: 'object', properties: { note: text } }, { note: evil }) },
          },
          responses: { 204: { description: 'Done' } },
        },
      },
    },
    components: { securitySchemes: { 'key {{secret}}': { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  });
  const collection = readCollection(input);
  const [folder, rest] = asList(collection['item']).map(({ item }) => asList(item));
  const request = asNode(folder?.[0]?.['request']);
  const body = asNode(request['body']);
  expect(JSON.parse(String(body['raw']))).toEqual({ [evil]: [evil, { a: {} }] });
  const url = asNode(request['url']);
  const [id] = asList(url['variable']);
  expect(decodeURIComponent(String(id?.['value']))).toBe(evil);
  expect(url['path']).toEqual(['a', ':id', '%3Aliteral']);
  const [variable] = asList(asNode(request['auth'])['apikey']).filter(({ key }) => key === 'value');
  expect(variable?.['value']).toBe('{{credential_key___secret__}}');
  const raws = (rest ?? []).map(({ request: each }) => asNode(asNode(each)['body']));
  expect(raws[0]?.['raw']).toBe('{ {secret}} { {$guid}} { { {x}}} <script>');
  expect(raws[1]?.['raw']).toContain('<a>&#123;{secret}}');
  expect([...new URLSearchParams(String(raws[2]?.['raw']))]).toEqual([[evil, evil]]);
  expect(asList(raws[3]?.['formdata'])[0]?.['value']).toBe('{ {secret}} { {$guid}} { { {x}}} <script>');
});

test('Postman requests use the first security alternative, with variables for the credentials', async () => {
  const schemes = {
    login: { type: 'http', scheme: 'basic' },
    token: { type: 'http', scheme: 'bearer' },
    oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example', scopes: {} } } },
    query: { type: 'apiKey', in: 'query', name: 'k' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  };
  const operation = (...security: object[]) => ({ get: { security, responses: { 204: { description: 'Done' } } } });
  const input = await prepareText({
    openapi: '3.1.0',
    info: { title: 'Case', version: '1' },
    paths: {
      '/none': operation(),
      '/login': operation({ login: [] }),
      '/token': operation({ token: [] }, { login: [] }),
      '/oauth': operation({ oauth: [] }),
      '/both': operation({ query: [], cookie: [] }),
    },
    components: { securitySchemes: schemes },
  });
  const [folder] = asList(readCollection(input)['item']);
  const requests = asList(folder?.['item']).map(({ request }) => asNode(request));
  const pair = (key: string, value: string) => ({ key, value, type: 'string' });
  expect(requests.map(({ auth }) => auth)).toEqual([
    { type: 'noauth' },
    {
      type: 'basic',
      basic: [pair('username', '{{credential_login_user}}'), pair('password', '{{credential_login_password}}')],
    },
    { type: 'bearer', bearer: [pair('token', '{{credential_token}}')] },
    { type: 'oauth2', oauth2: [pair('accessToken', '{{credential_oauth}}'), pair('addTokenTo', 'header')] },
    { type: 'apikey', apikey: [pair('key', 'k'), pair('value', '{{credential_query}}'), pair('in', 'query')] },
  ]);
  expect(requests[4]?.['header']).toEqual([{ key: 'Cookie', value: 'session={{credential_cookie}}' }]);
  expect(asNode(requests[0]?.['url'])['raw']).toBe('{{baseUrl}}/none');
});

test('Postman parameters without an example are disabled, and path parameters become path variables', async () => {
  const text = { type: 'string' };
  const input = await prepareText({
    openapi: '3.1.0',
    info: { title: 'Case', version: '1' },
    servers: [{ url: 'https://{region}.example/v1/', variables: { region: { default: 'eu' } } }],
    paths: {
      '/pets/{id}/v{n}': {
        get: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: text, example: 'a/b', description: 'The pet.' },
            { name: 'n', in: 'path', required: true, schema: { type: 'integer' }, example: 2 },
            { name: 'q', in: 'query', schema: text, example: 'c d' },
            { name: 'sort', in: 'query', schema: text, description: 'The order.' },
          ],
          responses: { 204: { description: 'Done' } },
        },
      },
    },
  });
  const collection = readCollection(input);
  const [folder] = asList(collection['item']);
  const [item] = asList(folder?.['item']);
  expect(asNode(item?.['request'])['url']).toEqual({
    raw: '{{baseUrl}}/pets/:id/v2?q=c%20d',
    host: ['{{baseUrl}}'],
    path: ['pets', ':id', 'v2'],
    query: [
      { key: 'q', value: 'c%20d' },
      { key: 'sort', value: '', disabled: true, description: { content: 'The order.', type: 'text/plain' } },
    ],
    variable: [{ key: 'id', value: 'a%2Fb', description: { content: 'The pet.', type: 'text/plain' } }],
  });
  expect(collection['variable']).toEqual([
    { key: 'baseUrl', value: 'https://{{server_region}}.example/v1', type: 'string' },
    { key: 'server_region', value: 'eu', type: 'string' },
  ]);
});
