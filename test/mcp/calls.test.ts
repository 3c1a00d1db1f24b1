/** The tool `call`: the requests it sends, the calls it refuses, and how it prints responses. */
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '../support/documents.js';
import { openSession, type RecordedRequest, type RecordingApi, type Session, startApi } from './session.js';

const ok = { 200: { description: 'OK', content: { 'application/json': { schema: {} } } } };
const list = { type: 'array', items: { type: 'string' } };
const object = { type: 'object', additionalProperties: { type: 'string' } };

function parameter(name: string, where: string, schema: object, more: object = {}): object {
  return { name, in: where, schema, ...(where === 'path' && { required: true }), ...more };
}

function operation(operationId: string, parameters: readonly object[], more: object = {}): object {
  return { operationId, parameters, responses: ok, ...more };
}

function body(mediaType: string, schema: object): object {
  return { requestBody: { required: true, content: { [mediaType]: { schema } } } };
}

function responding(mediaType: string, schema: object): object {
  return { responses: { 200: { description: 'OK', content: { [mediaType]: { schema } } } } };
}

const file = { type: 'string', contentMediaType: 'image/png', contentEncoding: undefined };
const big = { type: 'object', properties: { id: { type: 'integer', format: 'int64' } } };

const spec = {
  openapi: '3.2.0',
  info: { title: 'Styles', version: '1' },
  servers: [{ url: 'https://unused.example' }],
  paths: {
    '/simple/{list}/{object}/{exploded}': {
      get: operation('simple', [
        parameter('list', 'path', list),
        parameter('object', 'path', object),
        parameter('exploded', 'path', object, { explode: true }),
      ]),
    },
    '/label/{list}/{object}': {
      get: operation('label', [
        parameter('list', 'path', list, { style: 'label', explode: true }),
        parameter('object', 'path', object, { style: 'label' }),
      ]),
    },
    '/matrix/{list}/{object}': {
      get: operation('matrix', [
        parameter('list', 'path', list, { style: 'matrix' }),
        parameter('object', 'path', object, { style: 'matrix', explode: true }),
      ]),
    },
    '/query': {
      get: operation('query', [
        parameter('form', 'query', list),
        parameter('joined', 'query', list, { explode: false }),
        parameter('space', 'query', list, { style: 'spaceDelimited', explode: false }),
        parameter('pipe', 'query', list, { style: 'pipeDelimited', explode: false }),
        parameter('deep', 'query', object, { style: 'deepObject', explode: true }),
        parameter('flag', 'query', { type: 'boolean' }),
        parameter('reserved', 'query', { type: 'string' }, { allowReserved: true }),
        { name: 'json', in: 'query', content: { 'application/json': { schema: object } } },
      ]),
    },
    '/headers': {
      get: operation('headers', [
        parameter('X-List', 'header', list),
        parameter('X-Object', 'header', object, { explode: true }),
        parameter('token', 'cookie', { type: 'string' }),
        parameter('tags', 'cookie', list, { explode: false }),
      ]),
    },
    '/things/{id}': {
      head: {
        operationId: 'checkThing',
        parameters: [parameter('id', 'path', { type: 'string' })],
        responses: { 204: { description: 'OK' } },
      },
      get: operation('getThing', [parameter('id', 'path', { type: 'string' })]),
      delete: operation('deleteThing', [parameter('id', 'path', { type: 'string' })]),
    },
    '/json': { post: operation('sendJson', [], body('application/json', big)) },
    '/form': {
      post: operation(
        'sendForm',
        [],
        body('application/x-www-form-urlencoded', { type: 'object', properties: { tags: list } }),
      ),
    },
    '/upload': {
      post: operation(
        'upload',
        [],
        body('multipart/form-data', { type: 'object', properties: { title: { type: 'string' }, image: file } }),
      ),
    },
    '/bytes': { put: operation('sendBytes', [], body('application/octet-stream', {})) },
    '/lines': { post: operation('sendLines', [], body('application/jsonl', { type: 'array', items: {} })) },
    '/several': {
      post: {
        operationId: 'sendSeveral',
        requestBody: {
          content: { 'application/json': { schema: object }, 'text/plain': { schema: { type: 'string' } } },
        },
        responses: ok,
      },
    },
    '/big': { get: { operationId: 'getBig', ...responding('application/json', big) } },
    '/text': { get: { operationId: 'getText', ...responding('text/plain', { type: 'string' }) } },
    '/image': { get: { operationId: 'getImage', ...responding('image/png', {}) } },
    '/events': { get: { operationId: 'getEvents', ...responding('text/event-stream', {}) } },
    '/long': { get: { operationId: 'getLong', ...responding('application/json', list) } },
    '/huge': { get: { operationId: 'getHuge', ...responding('application/json', {}) } },
    '/missing': {
      get: {
        operationId: 'getMissing',
        responses: {
          ...ok,
          404: {
            description: 'None',
            headers: { 'X-Reason': { schema: { type: 'string' } } },
            content: { 'application/json': { schema: object } },
          },
        },
      },
    },
    '/undeclared': { get: { operationId: 'getUndeclared', responses: ok } },
    '/redirect': { get: { operationId: 'getRedirect', responses: ok } },
  },
};

const replies: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/big': (response) => response.setHeader('content-type', 'application/json').end('{"id":9007199254740993}'),
  '/text': (response) => response.setHeader('content-type', 'text/plain').end('Grüße'),
  '/image': (response) => response.setHeader('content-type', 'image/png').end(Buffer.from([0x89, 0x50, 0, 0xff])),
  '/events': (response) => {
    response.setHeader('content-type', 'text/event-stream');
    // The stream does not end.
    response.write(Array.from({ length: 101 }, (_, index) => `data: ${index}\n\n`).join(''));
  },
  '/long': (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(Array(20_000).fill('abc'))),
  '/huge': (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(`"${'x'.repeat(21_000_000)}"`);
  },
  '/missing': (response) =>
    response.writeHead(404, { 'content-type': 'application/json', 'x-reason': 'gone' }).end('{"message":"None"}'),
  '/undeclared': (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Down</h1>'),
  '/redirect': (response) => response.writeHead(302, { location: '/text' }).end(),
};

function respond({ url, method }: RecordedRequest, response: ServerResponse): void {
  const reply = replies[url];
  if (reply !== undefined) reply(response);
  else if (method === 'HEAD') response.writeHead(204).end();
  else response.setHeader('content-type', 'application/json').end('{}');
}

let api: RecordingApi;
let session: Session;
let writing: Session;
let remove: () => Promise<void>;
beforeAll(async () => {
  api = await startApi(respond);
  const made = await makeFolder({ 'spec.json': JSON.stringify(spec) });
  remove = made.remove;
  const path = join(made.folder, 'spec.json');
  session = await openSession(path, { baseUrl: api.base });
  writing = await openSession(path, { baseUrl: api.base, isWriting: true });
});
afterAll(async () => {
  await session?.close();
  await writing?.close();
  await api?.close();
  await remove?.();
});
beforeEach(() => {
  api.requests.length = 0;
});

/** Makes a call that must succeed, and returns the request that the API received. */
async function sent(given: Readonly<Record<string, unknown>>): Promise<RecordedRequest> {
  const reply = await writing.call(given);
  expect(reply.text).toMatch(/^\{"status":20[04]/u);
  expect(reply.isError).toBe(false);
  const [request] = api.requests;
  if (request === undefined || api.requests.length !== 1) throw new Error('not one request');
  return request;
}

async function refusal(given: Readonly<Record<string, unknown>>, to = writing): Promise<string> {
  const { text, isError } = await to.call(given);
  expect(isError).toBe(true);
  expect(api.requests).toEqual([]);
  return text;
}

describe('requests', () => {
  const colors = ['blue', 'black'];
  const rgb = { R: '100', G: '200' };

  // The expected texts follow the table of styles in OpenAPI 3.1.1, 4.8.12.6.
  test.each([
    ['simple', { list: colors, object: rgb, exploded: rgb }, '/simple/blue,black/R,100,G,200/R=100,G=200'],
    ['label', { list: colors, object: rgb }, '/label/.blue.black/.R,100,G,200'],
    ['matrix', { list: colors, object: rgb }, '/matrix/;list=blue,black/;R=100;G=200'],
  ])('encodes path parameters in the style %s', async (operation, path, url) => {
    expect((await sent({ operation, path })).url).toBe(url);
  });

  test.each([
    ['form', { form: colors }, 'form=blue&form=black'],
    ['form without explode', { joined: colors }, 'joined=blue,black'],
    ['spaceDelimited', { space: colors }, 'space=blue%20black'],
    ['pipeDelimited', { pipe: colors }, 'pipe=blue%7Cblack'],
    ['deepObject', { deep: rgb }, 'deep%5BR%5D=100&deep%5BG%5D=200'],
    ['boolean', { flag: false }, 'flag=false'],
    ['allowReserved', { reserved: 'a/b?c' }, 'reserved=a/b?c'],
    ['content', { json: { a: 'b' } }, 'json=%7B%22a%22%3A%22b%22%7D'],
  ])('encodes query parameters: %s', async (_, query, encoded) => {
    expect((await sent({ operation: 'query', query })).url).toBe(`/query?${encoded}`);
  });

  test('encodes cookies and headers, and ignores the case of header names', async () => {
    const headers = { 'x-list': colors, 'X-Object': rgb };
    const request = await sent({ operation: 'headers', headers, cookies: { token: 'a', tags: colors } });
    expect(request.headers).toMatchObject({ 'x-list': 'blue,black', 'x-object': 'R=100,G=200' });
    expect(request.headers.cookie).toBe('token=a; tags=blue,black');
  });

  test.each(['checkThing', 'HEAD /things/{id}', 'checkthing'])(
    'finds an operation by the name %s',
    async (operation) => {
      expect(await sent({ operation, path: { id: 'a/b' } })).toMatchObject({ method: 'HEAD', url: '/things/a%2Fb' });
    },
  );

  test('sends JSON, forms, text, bytes and streams', async () => {
    const bodies = [
      { operation: 'sendJson', body: { id: 7 } },
      { operation: 'sendForm', body: { tags: colors } },
      { operation: 'sendSeveral', body: 'Hi', contentType: 'text/plain' },
      { operation: 'sendBytes', body: { base64: 'AP8=' } },
      { operation: 'sendLines', body: [{ a: 1 }, 2] },
    ];
    for (const each of bodies) await writing.call(each);
    expect(api.requests.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
      ['application/json', '{"id":7}'],
      ['application/x-www-form-urlencoded', 'tags=blue&tags=black'],
      ['text/plain', 'Hi'],
      ['application/octet-stream', '\0\xff'],
      ['application/jsonl', '{"a":1}\n2\n'],
    ]);
  });

  test('sends a file of a multipart body with its name and type', async () => {
    const image = { base64: 'iVA=', name: 'a.png', type: 'image/png' };
    const { body } = await sent({ operation: 'upload', body: { title: 'A', image } });
    expect(body).toMatch(/name="title"\r\n(?:.+\r\n)*\r\nA\r\n/u);
    expect(body).toContain('name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89P\r\n');
  });
});

describe('refused calls', () => {
  test.each([
    [{ operation: 'getThin' }, 'There is no operation "getThin". Did you mean "getThing"?'],
    [{ operation: 'nothing at all' }, 'There is no operation "nothing at all". Use the tool search to find its name.'],
    [{ operation: 'getThing' }, 'path: missing required id'],
    [{ operation: 'getThing', path: { id: 'a', page: 'b' } }, 'path: unknown parameter "page". It has: id.'],
    [{ operation: 'query', query: { spaces: [] } }, 'query: unknown parameter "spaces". Did you mean "space"?'],
    [
      { operation: 'getBig', headers: { Authorization: 'x' } },
      'headers: unknown parameter "Authorization". The operation has none.',
    ],
    [
      { operation: 'getBig', query: { constructor: 1 } },
      'query: unknown parameter "constructor". The operation has none.',
    ],
    [{ operation: 'sendJson' }, 'body: missing'],
    [{ operation: 'getBig', body: {} }, 'body: the operation has none'],
    [{ operation: 'sendBytes', body: { base64: '?' } }, 'body: "base64" of a file is not valid Base64'],
    [{ operation: 'sendSeveral', body: 'a', contentType: 'text/html' }, 'does not match the media types'],
    [{ operation: 'getThing', path: { id: '..' } }, 'is "." or ".."'],
    [{ operation: 'getThing', path: { id: '' } }, 'is missing or empty'],
    [{ operation: 'getThing', path: 'a' }, 'data/path must be object'],
    [{ operation: 'getThing', path: { id: 'a' }, token: 'b' }, 'must NOT have additional properties'],
    [{}, "must have required property 'operation'"],
  ])('refuses the call %j', async (given, message) => {
    const text = await refusal(given);
    expect(text).toContain(message);
    expect(text).not.toMatch(/^\s+at /mu);
  });

  test('makes only GET and HEAD requests by default, and says how to allow others', async () => {
    const text = await refusal({ operation: 'deleteThing', path: { id: 'a' } }, session);
    expect(text).toContain('DELETE is not allowed');
    expect(text).toContain('--allow-writes');
    expect((await session.call({ operation: 'checkThing', path: { id: 'a' } })).isError).toBe(false);
    expect((await writing.call({ operation: 'deleteThing', path: { id: 'a' } })).isError).toBe(false);
    expect(api.requests.map(({ method }) => method)).toEqual(['HEAD', 'DELETE']);
  });

  test('reports an API that cannot be reached', async () => {
    const made = await makeFolder({ 'spec.json': JSON.stringify(spec) });
    const closed = await startApi();
    await closed.close();
    const other = await openSession(join(made.folder, 'spec.json'), { baseUrl: closed.base });
    const { text, isError } = await other.call({ operation: 'getBig' });
    expect(isError).toBe(true);
    expect(text).toContain('ECONNREFUSED');
    await other.close();
    await made.remove();
  });
});

describe('responses', () => {
  async function received(operation: string): Promise<unknown> {
    return JSON.parse((await session.call({ operation })).text);
  }

  test('preserves all digits of 64-bit integers, even if the generated type is number', async () => {
    const { text } = await session.search('getBig');
    expect(text).toContain('number');
    expect(text).not.toContain('bigint');
    expect((await session.call({ operation: 'getBig' })).text).toContain('{"id":9007199254740993}');
  });

  test('reads 64-bit integers as numbers if the document also declares them as numbers', async () => {
    const id = { type: 'object', properties: { id: { type: 'number' } } };
    const both = operation('getBig', [], responding('application/json', { allOf: [big, id] }));
    const mixed = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/big': { get: both } } };
    const made = await makeFolder({ 'spec.json': JSON.stringify(mixed) });
    const other = await openSession(join(made.folder, 'spec.json'), { baseUrl: api.base });
    expect(JSON.parse((await other.call({ operation: 'getBig' })).text).status).toBe(200);
    await other.close();
    await made.remove();
  });

  test('returns text as text and other bytes in Base64', async () => {
    expect(await received('getText')).toMatchObject({ status: 200, body: 'Grüße' });
    expect(await received('getImage')).toMatchObject({ body: { type: 'image/png', size: 4, base64: 'iVAA/w==' } });
  });

  test('reads the first items of an endless stream', async () => {
    const { body } = (await received('getEvents')) as { readonly body: { readonly items: readonly object[] } };
    expect(body).toMatchObject({ isComplete: false });
    expect(body.items).toHaveLength(100);
    expect(body.items.at(-1)).toMatchObject({ data: '99' });
  });

  test('truncates a long body and says so', async () => {
    const whole = JSON.stringify(Array(20_000).fill('abc'));
    expect(await received('getLong')).toMatchObject({
      status: 200,
      cut: `the first 50000 of ${whole.length} characters`,
      body: whole.slice(0, 50_000),
    });
  });

  test('does not read a response of more than 20 MB', async () => {
    const { text, isError } = await session.call({ operation: 'getHuge' });
    expect([text, isError]).toEqual([expect.stringContaining('the response has more than 20000000 bytes'), true]);
  });

  test('returns declared and undeclared errors as error results', async () => {
    const missing = await session.call({ operation: 'getMissing' });
    expect(missing.isError).toBe(true);
    expect(JSON.parse(missing.text)).toMatchObject({
      status: 404,
      headers: { 'x-reason': 'gone' },
      body: { message: 'None' },
    });
    const undeclared = await session.call({ operation: 'getUndeclared' });
    expect(undeclared.isError).toBe(true);
    expect(JSON.parse(undeclared.text)).toEqual({ status: 503, body: '<h1>Down</h1>' });
  });

  test('does not follow redirects', async () => {
    expect(await received('getRedirect')).toEqual({ status: 302 });
    expect(api.requests).toHaveLength(1);
  });
});
