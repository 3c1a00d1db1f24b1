/** Responses compressed by hono, fastify and node:zlib (RFC 9110, 8.4). */
import { brotliCompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve } = await load(`
openapi: 3.1.0
info: { title: Compression, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { type: string } } } } } }
    post:
      operationId: addPets
      requestBody: { required: true, content: { application/json: { schema: { type: array, items: { type: string } } } } }
      responses:
        '204': { description: Done }
        '415': { description: Other, content: { application/json: { schema: {} } } }
  /coded: { put: { operationId: putCoded, requestBody: { required: true, content: { '*/*': {} } }, responses: { '204': { description: Done } } } }
  /told:
    put:
      operationId: putTold
      parameters: [{ name: Content-Encoding, in: header, schema: { type: string } }]
      requestBody: { required: true, content: { '*/*': {} } }
      responses: { '200': { description: OK, content: { text/plain: { schema: { type: string } } } } }
`);

const pets = Array.from({ length: 500 }, (_, at) => `pet ü ${at}`);
const text = JSON.stringify(pets);

test('the client reads a response that hono compresses with gzip', async () => {
  const app = new Hono();
  let accepted: string | undefined;
  app.use(compress());
  app.get('/pets', (context) => {
    accepted = context.req.header('accept-encoding');
    return context.json(pets);
  });
  const response = await connect(await listenHono(app))('listPets');
  expect(accepted).toContain('gzip');
  expect([response.response.headers.get('content-encoding'), response.body]).toEqual(['gzip', pets]);
});

test.each([
  ['gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
])('the client reads a response compressed with %s', async (encoding, bytes) => {
  const app = fastify();
  app.get('/pets', (_, reply) => reply.header('content-encoding', encoding).type('application/json').send(bytes));
  expect((await connect(await listenFastify(app))('listPets')).body).toEqual(pets);
});

test('the client rejects a truncated gzip response', async () => {
  const app = fastify();
  const half = gzipSync(text).subarray(0, 500);
  app.get('/pets', (_, reply) => reply.header('content-encoding', 'gzip').type('application/json').send(half));
  await expect(connect(await listenFastify(app))('listPets')).rejects.toMatchObject({
    // Some platforms detect the truncation; others return the part that they have, which is not valid JSON.
    name: expect.stringMatching(/^(?:NetworkError|UnexpectedResponseError)$/u),
  });
});

test('the server rejects a Content-Encoding that the operation does not declare', async () => {
  const base = await serve({
    listPets: () => ({ status: 200, body: pets }),
    addPets: () => ({ status: 204 }),
    putCoded: () => ({ status: 204 }),
    putTold: async ({ headers, body }) => {
      const bytes = await new Response(Object(body).stream).arrayBuffer();
      return { status: 200, body: `${Object(headers)['Content-Encoding']} ${gunzipSync(bytes)}` };
    },
  });
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const refused = await fetch(`${base}/pets`, { method: 'POST', headers, body: gzipSync('["a"]') });
  expect([refused.status, refused.headers.get('accept-encoding')]).toEqual([415, 'identity']);
  const bytes = { method: 'PUT', headers: { 'content-encoding': 'gzip' }, body: gzipSync('a') };
  expect((await fetch(`${base}/coded`, bytes)).status).toBe(415);
  expect(await (await fetch(`${base}/told`, bytes)).text()).toBe('gzip a');
  expect(
    (
      await fetch(`${base}/pets`, {
        method: 'POST',
        headers: { ...headers, 'content-encoding': 'Identity' },
        body: '[]',
      })
    ).status,
  ).toBe(204);

  // Behind middleware that compresses, responses can be read.
  const proxy = new Hono();
  proxy.use(compress());
  proxy.get('*', (context) => fetch(base + context.req.path));
  const address = await listenHono(proxy);
  const response = await fetch(`${address}/pets`, { headers: { 'accept-encoding': 'gzip' } });
  expect([response.headers.get('content-encoding'), await response.json()]).toEqual(['gzip', pets]);
});
