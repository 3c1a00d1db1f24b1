/** Response headers (OpenAPI 3.1, "Header Object": style simple) and Set-Cookie lines (RFC 6265, 4.1). */
import fastify from 'fastify';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve } = await load(`
openapi: 3.1.0
info: { title: Headers, version: '1' }
paths:
  /headers:
    get:
      operationId: readHeaders
      responses:
        '200':
          description: OK
          headers:
            X-Rate-Limit: { required: true, schema: { type: integer } }
            X-Is-Last: { schema: { type: boolean } }
            ETag: { schema: { type: string } }
            Link: { schema: { type: array, items: { type: string } } }
            X-Ids: { schema: { type: array, items: { type: integer } } }
            X-Point: { schema: { type: object, properties: { x: { type: number }, y: { type: number } } } }
            X-Exploded: { explode: true, schema: { type: object, properties: { a: { type: string }, b: { type: integer } } } }
            X-Json: { content: { application/json: { schema: { type: object } } } }
            Retry-After: { schema: { type: integer } }
          content: { application/json: { schema: { type: string } } }
  /cookies:
    get:
      operationId: readCookies
      responses:
        '204': { description: Done, headers: { Set-Cookie: { schema: { type: array, items: { type: string } } } } }
`);

/** Header values on the wire, and as parsed. */
const wire = {
  'X-Rate-Limit': '10',
  'X-Is-Last': 'false',
  ETag: 'W/"a,b"',
  'X-Ids': '1,2, 3',
  'X-Point': 'x,1.5,y,-2',
  'X-Exploded': 'a=t u,b=7',
  'X-Json': '{"a":[1,"ü"]}',
  'Retry-After': '120',
};
const values = {
  'x-rate-limit': 10,
  'x-is-last': false,
  etag: 'W/"a,b"',
  'x-ids': [1, 2, 3],
  'x-point': { x: 1.5, y: -2 },
  'x-exploded': { a: 't u', b: 7 },
  'x-json': { a: [1, 'ü'] },
  'retry-after': 120,
};
const cookies = [
  'lang=en-US; Expires=Wed, 09 Jun 2021 10:18:14 GMT',
  'sid="31d4d96e407aad42"; Path=/; Secure; HttpOnly; SameSite=Lax',
  'empty=; Max-Age=0',
];

describe('our client', () => {
  test('parses response headers from fastify', async () => {
    const app = fastify();
    const escaped = { ...wire, 'X-Json': '{"a":[1,"\\u00fc"]}' };
    app.get('/headers', (_, reply) => reply.headers(escaped).type('application/json').send('"body"'));
    const send = connect(await listenFastify(app));
    expect((await send('readHeaders')).headers).toEqual(values);
  });

  test('reads repeated Set-Cookie headers', async () => {
    const app = fastify();
    app.get('/cookies', (_, reply) => reply.code(204).header('set-cookie', cookies).send());
    const send = connect(await listenFastify(app));
    expect((await send('readCookies')).headers).toEqual({ 'set-cookie': cookies });

    const hono = new Hono();
    hono.get('/cookies', (context) => {
      setCookie(context, 'a', 'b c', { path: '/', expires: new Date(0), httpOnly: true });
      setCookie(context, 'd', 'e');
      return context.body(null, 204);
    });
    const toHono = connect(await listenHono(hono));
    expect((await toHono('readCookies')).headers).toEqual({
      'set-cookie': ['a=b%20c; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly', 'd=e; Path=/'],
    });
  });
});

describe('our server', async () => {
  const base = await serve({
    readHeaders: () => ({ status: 200, headers: values, body: 'body' }),
    readCookies: () => ({ status: 204, headers: { 'set-cookie': cookies } }),
  });

  test('writes headers that can be read with fetch and openapi-fetch', async () => {
    const client = createFetchClient<{
      '/headers': { get: { responses: { 200: { content: { 'application/json': string } } } } };
    }>({ baseUrl: base });
    const { response } = await client.GET('/headers', {});
    for (const result of [await fetch(`${base}/headers`), response]) {
      const read = Object.keys(wire).map((name) => [name, result.headers.get(name)]);
      // Spaces in a list are optional.
      expect(Object.fromEntries(read)).toEqual({ ...wire, 'X-Ids': '1,2,3', 'X-Json': expect.any(String) });
      expect(JSON.parse(result.headers.get('x-json') ?? '')).toEqual(values['x-json']);
    }
  });

  test('writes each cookie as its own Set-Cookie header', async () => {
    expect((await fetch(`${base}/cookies`)).headers.getSetCookie()).toEqual(cookies);
  });
});
