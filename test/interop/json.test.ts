/** JSON bodies (RFC 8259) and media types with a JSON suffix (RFC 6839, 3.1). */
import fastify from 'fastify';
import { Hono } from 'hono';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve } = await load(`
openapi: 3.1.0
info: { title: JSON, version: '1' }
paths:
  /pets:
    post:
      operationId: addPet
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '201': { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '400': { description: Broken, content: { application/problem+json: { schema: {} } } }
        '415': { description: Other, content: { application/problem+json: { schema: {} } } }
        '422': { description: Refused, content: { application/problem+json: { schema: {} } } }
    patch:
      operationId: changePet
      requestBody: { content: { application/merge-patch+json: { schema: { type: object } } } }
      responses:
        '200': { description: OK, content: { application/hal+json: { schema: {} } } }
        '204': { description: Nothing to do }
  /value:
    put:
      operationId: putValue
      requestBody: { required: true, content: { application/json: { schema: {} } } }
      responses: { '200': { description: OK, content: { application/json: { schema: {} } } } }
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 1 }
        age: { type: integer }
        tags: { type: array, items: { type: string } }
        owner: { type: [object, 'null'], properties: { name: { type: string } } }
`);

const pet = { name: 'Zoë "🐈" \u2028 \\', age: 3, tags: ['a', ''], owner: null };
const values = [null, false, 0, -1.5e-7, '', 'ü', [], [[null]], {}, { __proto__x: 1, '': { a: [] } }];

describe('our client', () => {
  test('exchanges JSON with fastify', async () => {
    const app = fastify();
    let seen: unknown;
    app.post('/pets', (request, reply) => {
      seen = [request.headers['content-type'], request.headers['content-length'], request.body];
      return reply.code(201).send(request.body);
    });
    app.put('/value', (request, reply) => reply.type('application/json').send(JSON.stringify(request.body)));
    const send = connect(await listenFastify(app));
    const result = await send('addPet', { body: pet });
    expect(seen).toEqual(['application/json', String(Buffer.byteLength(JSON.stringify(pet))), pet]);
    expect([result.status, result.body]).toEqual([201, pet]);
    for (const value of values) expect((await send('putValue', { body: value })).body).toEqual(value);
  });

  test('exchanges JSON with hono for any +json media type', async () => {
    const app = new Hono();
    app.patch('/pets', async (context) => {
      if (context.req.header('content-type') === undefined) return context.body(null, 204);
      const body: unknown = await context.req.json();
      const type = context.req.header('content-type');
      return context.body(JSON.stringify({ type, body }), 200, {
        'content-type': 'application/hal+json; charset=utf-8',
      });
    });
    const send = connect(await listenHono(app));
    expect((await send('changePet', { body: { age: null } })).body).toEqual({
      type: 'application/merge-patch+json',
      body: { age: null },
    });
    expect((await send('changePet', {})).status).toBe(204);
  });

  test('accepts JSON with white space, a byte order mark and a media type in any letter case', async () => {
    const app = fastify();
    let text: string | Buffer = '';
    app.post('/pets', (_, reply) =>
      reply.code(201).header('content-type', 'Application/JSON;Charset="UTF-8"').send(text),
    );
    const send = connect(await listenFastify(app));
    for (const one of [' \r\n{ "name" : "A" }\t\n', '\ufeff{"name":"A"}', '{"n\\u0061me":"\\u0041"}']) {
      text = Buffer.from(one);
      expect((await send('addPet', { body: pet })).body).toEqual({ name: 'A' });
    }
  });
});

describe('our server', async () => {
  let seen: unknown;
  const base = await serve({
    addPet: ({ body }) => {
      seen = body;
      return { status: 201, body };
    },
    changePet: ({ body }) => (body === undefined ? { status: 204 } : { status: 200, body }),
    putValue: ({ body }) => ({ status: 200, body }),
  });
  const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    fetch(`${base}/pets`, { method: 'POST', headers: { 'content-type': type }, body });

  test('exchanges JSON with fetch', async () => {
    const result = await post(JSON.stringify(pet, null, 2), 'application/json; charset=utf-8');
    expect([result.status, result.headers.get('content-type'), await result.json()]).toEqual([
      201,
      'application/json',
      pet,
    ]);
    expect(seen).toEqual(pet);
    for (const value of values) {
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
      expect(await (await fetch(`${base}/value`, init)).json()).toEqual(value);
    }
  });

  test('exchanges JSON with openapi-fetch', async () => {
    interface Pet {
      readonly name: string;
      readonly age?: number;
    }
    interface Paths {
      '/pets': {
        post: {
          requestBody: { content: { 'application/json': Pet } };
          responses: {
            201: { content: { 'application/json': Pet } };
            422: { content: { 'application/json': object } };
          };
        };
      };
    }
    const client = createFetchClient<Paths>({ baseUrl: base });
    expect((await client.POST('/pets', { body: { name: 'A', age: 1 } })).data).toEqual({ name: 'A', age: 1 });
    const { error, response } = await client.POST('/pets', { body: { name: '' } });
    expect([response.status, error]).toMatchObject([422, { status: 422 }]);
  });

  test('responds to unreadable bodies with 400, 415 or 422', async () => {
    const statusOf = async (...of: Parameters<typeof post>) => (await post(...of)).status;
    expect(await statusOf('{"name":"A"', 'application/json')).toBe(400);
    expect(await statusOf(Uint8Array.of(0x22, 0xff, 0x22))).toBe(400);
    expect(await statusOf('{"name":1}')).toBe(422);
    expect(await statusOf('name=A', 'application/x-www-form-urlencoded')).toBe(415);
    // RFC 8259, 8.1: JSON between systems is always UTF-8.
    expect(await statusOf('{"name":"A"}', 'application/json; charset=utf-16')).toBe(415);
    expect(await statusOf('{"name":"A"}', 'APPLICATION/JSON ; charset="UTF-8"')).toBe(201);
  });

  test('responds with 204 without a body or content type', async () => {
    const result = await fetch(`${base}/pets`, { method: 'PATCH' });
    expect([result.status, result.headers.get('content-type'), await result.text()]).toEqual([204, null, '']);
    const patched = await fetch(`${base}/pets`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/merge-patch+json' },
      body: '{"age":null}',
    });
    expect([patched.headers.get('content-type'), await patched.json()]).toEqual([
      'application/hal+json',
      { age: null },
    ]);
  });
});
