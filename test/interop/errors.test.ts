/** Errors of other servers, declared or undeclared, and problem details (RFC 9457) from the generated server. */
import fastify from 'fastify';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve, use } = await load(`
openapi: 3.1.0
info: { title: Errors, version: '1' }
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }, { name: q, in: query, schema: { type: string, maxLength: 2 } }]
      responses:
        '200': { description: OK, content: { application/json: { schema: { type: object } } } }
        '404': { description: None, content: { application/problem+json: { schema: { type: object } } } }
        4XX: { description: Refused, content: { application/json: { schema: { type: object } }, text/plain: { schema: { type: string } } } }
    delete:
      operationId: removePet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '204': { description: Done } }
`);

const problem = {
  type: 'https://example.com/probs/out-of-credit',
  title: 'You do not have enough credit.',
  status: 404,
  detail: 'Your current balance is 30, but that costs 50.',
  instance: '/account/12345/msgs/abc',
  balance: 30,
};

describe('our client', () => {
  test('returns declared errors from fastify and throws undeclared responses', async () => {
    const app = fastify();
    app.get<{ Params: { id: string } }>('/pets/:id', ({ params: { id } }, reply) => {
      if (id === '1') return reply.code(404).type('application/problem+json').send(JSON.stringify(problem));
      if (id === '2') throw Object.assign(new Error('no such pet'), { statusCode: 410 });
      if (id === '3') throw new Error('a fault');
      if (id === '4') return reply.code(200).type('text/html').send('<p>Welcome</p>');
      if (id === '5') return reply.code(200).type('application/json').send('{');
      return reply.code(404).type('application/problem+json').send('');
    });
    const send = connect(await listenFastify(app));
    const pet = (id: number) => send('getPet', { path: { id } });
    expect(await pet(1)).toMatchObject({ status: 404, body: problem, contentType: 'application/problem+json' });
    expect(await pet(2)).toMatchObject({
      status: 410,
      contentType: 'application/json',
      body: { statusCode: 410, error: 'Gone', message: 'no such pet' },
    });
    const unexpected = { name: 'UnexpectedResponseError', operationId: 'getPet' };
    await expect(pet(3)).rejects.toMatchObject({
      ...unexpected,
      status: 500,
      excerpt: expect.stringContaining('a fault'),
    });
    await expect(pet(4)).rejects.toMatchObject({ ...unexpected, status: 200, excerpt: '<p>Welcome</p>' });
    await expect(pet(5)).rejects.toMatchObject({ ...unexpected, status: 200, excerpt: '{' });
    await expect(pet(6)).rejects.toMatchObject({ ...unexpected, status: 404, excerpt: '' });
    await expect(use('unwrap')(pet(1))).rejects.toMatchObject({ name: 'ApiError', status: 404, body: problem });
  });

  test('reads plain-text errors from hono', async () => {
    const app = new Hono();
    app.get('/pets/:id', () => {
      throw new HTTPException(409, { message: 'Conflict of ü' });
    });
    app.delete('/pets/:id', (context) => context.body(null, 200));
    const send = connect(await listenHono(app));
    const response = await send('getPet', { path: { id: 1 } });
    expect([response.status, response.contentType, response.body]).toEqual([409, 'text/plain', 'Conflict of ü']);
    await expect(send('removePet', { path: { id: 1 } })).rejects.toMatchObject({ status: 200 });
  });

  test('throws NetworkError with the operation and URL when the connection is reset', async () => {
    const app = fastify();
    app.get('/pets/:id', (request) => request.raw.socket.destroy());
    const base = await listenFastify(app);
    const pet = connect(base)('getPet', { path: { id: 1 }, query: { q: 'se' } });
    await expect(pet).rejects.toMatchObject({ name: 'NetworkError', operationId: 'getPet', url: `${base}/pets/1` });
  });
});

describe('our server', async () => {
  const faults: unknown[] = [];
  const base = await serve(
    {
      getPet: ({ path }) => {
        const id: unknown = Reflect.get(Object(path), 'id');
        if (id === 1) throw use('httpError')(404, 'There is no such pet', { id: 1 }, { 'retry-after': '5' });
        if (id === 2) throw new Error('a secret');
        return { status: 200, body: {} };
      },
      removePet: () => ({ status: 204 }),
    },
    { hooks: { onError: (_: unknown, { cause }: { readonly cause?: unknown }) => void faults.push(cause) } },
  );

  test('responds to errors with problem details', async () => {
    const details = 'application/problem+json';
    const rows = [
      ['GET', '/pets/1', 404, details, 'Not Found', 'There is no such pet'],
      ['GET', '/pets/2', 500, details, 'Internal Server Error', 'Internal Server Error'],
      // The status declares this media type.
      ['GET', '/pets/x', 400, 'application/json', 'Bad Request', expect.any(String)],
      ['GET', '/pets/3?q=abc', 400, 'application/json', 'Bad Request', expect.any(String)],
      ['DELETE', '/pets/x', 400, details, 'Bad Request', expect.any(String)],
      ['GET', '/none', 404, details, 'Not Found', expect.any(String)],
      ['PUT', '/pets/1', 405, details, 'Method Not Allowed', expect.any(String)],
    ] as const;
    for (const [method, path, status, type, title, detail] of rows) {
      const response = await fetch(base + path, { method });
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, status, type]);
      const body: unknown = await response.json();
      expect(body).toMatchObject({ type: 'about:blank', title, status, detail });
      expect(JSON.stringify(body)).not.toContain('secret');
      if (status === 404 && path === '/pets/1') expect(response.headers.get('retry-after')).toBe('5');
      // RFC 9110, 15.5.6.
      if (status === 405)
        expect(response.headers.get('allow')?.split(/, */u).sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS']);
    }
    expect((await fetch(`${base}/pets/3`, { headers: { accept: 'image/png' } })).status).toBe(406);
    for (const [method, status] of [
      ['HEAD', 200],
      ['OPTIONS', 204],
    ] as const) {
      const response = await fetch(`${base}/pets/3`, { method });
      expect([method, response.status, await response.text()]).toEqual([method, status, '']);
    }
  });

  test('sends errors that openapi-fetch returns as "error"', async () => {
    interface Paths {
      '/pets/{id}': {
        get: {
          parameters: { path: { id: number } };
          responses: {
            200: { content: { 'application/json': object } };
            404: { content: { 'application/problem+json': { title: string } } };
          };
        };
      };
    }
    const client = createFetchClient<Paths>({ baseUrl: base });
    expect((await client.GET('/pets/{id}', { params: { path: { id: 3 } } })).data).toEqual({});
    const { error } = await client.GET('/pets/{id}', { params: { path: { id: 1 } } });
    expect(error).toMatchObject({ title: 'Not Found' });
  });
});
