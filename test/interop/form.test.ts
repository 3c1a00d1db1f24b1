/** Forms (WHATWG URL, 5: application/x-www-form-urlencoded), as the platform writes and reads them. */
import { parse, stringify } from 'node:querystring';
import fastify from 'fastify';
import { Hono } from 'hono';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const type = 'application/x-www-form-urlencoded';
const { connect, serve } = await load(`
openapi: 3.2.0
info: { title: Forms, version: '1' }
paths:
  /order:
    post:
      operationId: sendOrder
      requestBody:
        required: true
        content:
          ${type}:
            schema: { $ref: '#/components/schemas/Order' }
            encoding: &encoding
              sizes: { style: form, explode: false }
              filter: { style: deepObject, explode: true }
              address: { contentType: application/json }
              words: { contentType: application/json }
      responses:
        '200': { description: OK, content: { ${type}: { schema: { $ref: '#/components/schemas/Order' }, encoding: *encoding } } }
        '422': { description: Refused, content: { application/json: { schema: {} } } }
components:
  schemas:
    Order:
      type: object
      required: [note]
      properties:
        note: { type: string }
        count: { type: integer }
        is_gift: { type: boolean }
        tags: { type: array, items: { type: string } }
        sizes: { type: array, items: { type: number } }
        filter: { type: object, properties: { color: { type: string }, max: { type: integer } } }
        address: { type: object, properties: { city: { type: string } } }
        lines: { type: array, items: { type: object, properties: { id: { type: integer } } } }
        words: { type: array, items: { type: string } }
        'a b&c': { type: string }
`);

const order = {
  note: 'a+b c&d=e%20 ü\r\n*-._~',
  count: 2,
  is_gift: false,
  tags: ['x y', '1,2', ''],
  sizes: [1.5, 2],
  filter: { color: 'b&w', max: 3 },
  address: { city: 'Köln' },
  lines: [{ id: 1 }, { id: 2 }],
  words: ['a', '{'],
  'a b&c': '?',
};

/** The fields of the order as any form parser returns them. */
const fields = [
  ['note', order.note],
  ['count', '2'],
  ['is_gift', 'false'],
  ['tags', 'x y'],
  ['tags', '1,2'],
  ['tags', ''],
  ['sizes', '1.5,2'],
  ['filter[color]', 'b&w'],
  ['filter[max]', '3'],
  ['address', '{"city":"Köln"}'],
  // For a list with a media type, each item is a pair (OpenAPI 3.2, 4.14.5.1).
  ['lines', '{"id":1}'],
  ['lines', '{"id":2}'],
  ['words', '"a"'],
  ['words', '"{"'],
  ['a b&c', '?'],
];
const lists = ['tags', 'lines', 'words'];
const asObject = Object.fromEntries([
  ...fields,
  ...lists.map((name) => [name, fields.flatMap(([key, text]) => (key === name ? text : []))]),
]);

/** Decodes the comma between items, which must be literal (RFC 6570, 3.2.8). The platform encodes every comma. */
function withCommas(text: string): string {
  return text.replace('sizes=1.5%2C2', 'sizes=1.5,2');
}

describe('our client', () => {
  test('sends forms that URLSearchParams and node:querystring parse', async () => {
    const app = fastify();
    const seen: unknown[] = [];
    app.addContentTypeParser(type, { parseAs: 'string' }, (_, text, done) => done(null, String(text)));
    app.post('/order', (request, reply) => {
      const text = String(request.body);
      seen.push(request.headers['content-type'], [...new URLSearchParams(text)], { ...parse(text) });
      return reply.type(type).send(withCommas(String(new URLSearchParams(fields))));
    });
    const send = connect(await listenFastify(app));
    expect((await send('sendOrder', { body: order })).body).toEqual(order);
    expect(seen).toEqual([type, fields, asObject]);
  });

  test('sends forms that hono parses, and reads forms written by node:querystring', async () => {
    const app = new Hono();
    let seen: unknown;
    app.post('/order', async (context) => {
      seen = await context.req.parseBody({ all: true });
      return context.body(withCommas(stringify(asObject)), 200, { 'content-type': `${type};charset=UTF-8` });
    });
    const send = connect(await listenHono(app));
    expect((await send('sendOrder', { body: order })).body).toEqual(order);
    expect(seen).toEqual(asObject);
  });
});

describe('our server', async () => {
  let seen: unknown;
  const base = await serve({
    sendOrder: ({ body }) => {
      seen = body;
      return { status: 200, body };
    },
  });

  test('reads a form written by URLSearchParams and writes the same fields', async () => {
    const body = withCommas(String(new URLSearchParams(fields)));
    const headers = { 'content-type': `${type};charset=UTF-8` };
    const response = await fetch(`${base}/order`, { method: 'POST', headers, body });
    expect(seen).toEqual(order);
    expect(response.headers.get('content-type')).toBe(type);
    expect([...(await response.formData())]).toEqual(fields);
  });

  test('reads forms written by node:querystring, and plus signs as spaces', async () => {
    const headers = { 'content-type': type };
    await fetch(`${base}/order`, { method: 'POST', headers, body: withCommas(stringify(asObject)) });
    expect(seen).toEqual(order);
    await fetch(`${base}/order`, { method: 'POST', headers, body: 'note=a+b%2Bc&tags=1&tags=2+3' });
    expect(seen).toEqual({ note: 'a b+c', tags: ['1', '2 3'] });
    const refused = await fetch(`${base}/order`, { method: 'POST', headers, body: 'note=a&count=x' });
    expect(refused.status).toBe(422);
  });

  test('reads a form sent by openapi-fetch', async () => {
    interface Paths {
      '/order': {
        post: {
          requestBody: { content: { 'application/x-www-form-urlencoded': { note: string; count: number } } };
          responses: { 200: { content: { 'application/x-www-form-urlencoded': object } } };
        };
      };
    }
    const client = createFetchClient<Paths>({ baseUrl: base });
    const headers = { 'content-type': type };
    await client.POST('/order', { headers, body: { note: 'a b+c&ü', count: 2 }, parseAs: 'text' });
    expect(seen).toEqual({ note: 'a b+c&ü', count: 2 });
  });
});
