/** Our server within servers of others: what they hand over, and what they send of its answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify from 'fastify';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, use } = await load(`
openapi: 3.1.0
info: { title: Mounted, version: '1' }
servers: [{ url: /api/v1 }]
paths:
  /pets/{name}:
    put:
      operationId: putPet
      parameters: [{ name: name, in: path, required: true, schema: { type: string } }, { name: tag, in: query, schema: { type: array, items: { type: string } } }]
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [age], properties: { age: { type: integer } } } } } }
      responses: { '200': { description: OK, headers: { Set-Cookie: { schema: { type: array, items: { type: string } } } }, content: { application/json: { schema: {} } } }, '422': { description: Refused, content: { application/json: { schema: {} } } } }
  /blob:
    post:
      operationId: postBlob
      requestBody: { required: true, content: { application/octet-stream: {} } }
      responses: { '200': { description: OK, content: { application/octet-stream: {} } } }
  /ticks: { get: { operationId: readTicks, responses: { '200': { description: OK, content: { text/event-stream: {} } } } } }
`);

let isLeft: () => void = () => {};
const handlers = {
  putPet: (input: object) => ({ status: 200, headers: { 'set-cookie': ['a=1', 'b=2'] }, body: input }),
  postBlob: ({ body }: { readonly body: { readonly stream: ReadableStream } }) => ({ status: 200, body: body.stream }),
  readTicks: () => {
    const body = async function* () {
      try {
        for (let at = 0; ; at += 1) {
          yield { data: String(at) };
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      } finally {
        isLeft();
      }
    };
    return { status: 200, body: body() };
  },
};
const faults: unknown[] = [];
const hooks = { failed: ({ cause }: { readonly cause?: unknown }) => void faults.push(cause) };
const server = use('createServer')({ handlers, hooks, limits: { bodyBytes: 1_000_000 } });

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Fetches = (request: Request) => Promise<Response>;

const inHono = async (): Promise<string> => {
  const handle = use('toFetchHandler')(server) as Fetches;
  const app = new Hono();
  app.use(compress());
  app.get('/', (context) => context.text('theirs'));
  app.all('/api/*', (context) => handle(context.req.raw));
  return listenHono(app);
};

const inFastify = async (): Promise<string> => {
  const listener = use('toNodeListener')(server) as Listener;
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.get('/', (_, reply) => reply.send('theirs'));
  app.all('/api/*', (request, reply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  });
  return listenFastify(app);
};

describe.each([
  ['hono', inHono],
  ['fastify', inFastify],
])('in %s', async (_, mount) => {
  const origin = await mount();
  const base = `${origin}/api/v1`;

  test('has its own part of the paths', async () => {
    expect(await (await fetch(origin)).text()).toBe('theirs');
    expect((await fetch(`${base}/none`)).headers.get('content-type')).toBe('application/problem+json');
    expect((await fetch(`${origin}/none`)).status).toBe(404);
  });

  test('reads requests, and its answers arrive whole', async () => {
    const request = { path: { name: 'a/b ü' }, query: { tag: ['1,2', '&'] }, body: { age: 3 } };
    const answer = await fetch(`${base}/pets/a%2Fb%20%C3%BC?tag=1%2C2&tag=%26`, {
      ...{ method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"age":3}' },
    });
    expect(await answer.json()).toMatchObject(request);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    const ours = await connect(base)('putPet', request);
    expect([ours.status, ours.headers]).toEqual([200, { 'set-cookie': ['a=1', 'b=2'] }]);
    expect(ours.body).toMatchObject(request);
    interface Paths {
      '/pets/{name}': {
        put: {
          parameters: { path: { name: string } };
          requestBody: { content: { 'application/json': { age: number } } };
          responses: {
            200: { content: { 'application/json': object } };
            422: { content: { 'application/json': object } };
          };
        };
      };
    }
    const client = createFetchClient<Paths>({ baseUrl: base });
    const { response } = await client.PUT('/pets/{name}', { params: { path: { name: 'x' } }, body: { age: 1.5 } });
    expect(response.status).toBe(422);
  });

  test('passes bytes on while they come', async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_each, at) => at % 251);
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await fetch(`${base}/blob`, { method: 'POST', headers, body: bytes });
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0);
  });

  test('ends a stream that is left', async () => {
    const left = new Promise<void>((resolve) => {
      isLeft = resolve;
    });
    const answer = await fetch(`${base}/ticks`);
    const reader = answer.body?.getReader();
    let text = '';
    while (!text.includes('data: 2')) text += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    await left;
    expect(faults.filter((cause) => cause !== undefined)).toEqual([]);
  });
});
