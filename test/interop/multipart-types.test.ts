/** Media types of parts (OpenAPI 3.2, 4.15), exchanged between our client and server and busboy or the platform. */
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve } = await load(`
openapi: 3.2.0
info: { title: Types, version: '1' }
paths:
  /parts:
    post:
      operationId: send
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                title: { type: string }
                seal: { type: string, contentEncoding: base64 }
                seals: { type: array, items: { type: string, contentEncoding: base64 } }
                named: { type: string, contentEncoding: base64 }
                log: { type: array, items: { type: object, properties: { n: { type: integer } } } }
                photo: { type: string, format: binary }
                about: { type: object, properties: { n: { type: integer } } }
                styled: { type: string }
            encoding:
              styled: { style: form, explode: true, allowReserved: true }
              named: { contentType: text/x-seal }
              log: { contentType: application/x-ndjson }
              photo: { contentType: 'image/png, image/jpeg' }
              about: { contentType: 'application/json, application/vnd.about+json' }
      responses:
        '204': { description: Done }
        '400': { description: Broken, content: { application/problem+json: { schema: { type: object } } } }
`);

/** The name, content type and text of each part. */
type Parts = readonly (readonly [name: string, type: string, text: string])[];

describe('our client', () => {
  const bytes = 'application/octet-stream';
  const body = {
    title: 't',
    seal: 'c2VhbA==',
    seals: ['YQ==', 'Yg=='],
    named: 'bg==',
    log: [{ n: 1 }, { n: 2 }],
    styled: 'a=b=50%&c',
  };
  const expected: Parts = [
    ['title', 'text/plain', 't'],
    ['seal', bytes, 'c2VhbA=='],
    ['seals', bytes, 'YQ=='],
    ['seals', bytes, 'Yg=='],
    ['named', 'text/x-seal', 'bg=='],
    // Not application/jsonl, which Fastify takes for JSON because of the prefix.
    ['log', 'application/x-ndjson', '{"n":1}\n{"n":2}\n'],
    ['styled', 'text/plain', 'a=b=50%&c'],
  ];

  test('sends the declared type of each part', async () => {
    const app = fastify();
    await app.register(multipart);
    const seen: (readonly [string, string, string])[] = [];
    app.post('/parts', async (request, reply) => {
      for await (const part of request.parts()) {
        const text = part.type === 'file' ? String(await part.toBuffer()) : String(part.value);
        seen.push([part.fieldname, part.mimetype, text]);
      }
      return reply.code(204).send();
    });
    expect((await connect(await listenFastify(app))('send', { body })).status).toBe(204);
    expect(seen).toEqual(expected);
  });

  test('sends parts that Request.formData parses', async () => {
    const app = new Hono();
    let seen: unknown;
    app.post('/parts', async (context) => {
      seen = [...(await context.req.formData())];
      return context.body(null, 204);
    });
    expect((await connect(await listenHono(app))('send', { body })).status).toBe(204);
    expect(seen).toEqual(expected.map(([name, , text]) => [name, text]));
  });
});

describe('our server', async () => {
  let seen: unknown;
  const base = await serve({
    send: ({ body }) => {
      seen = body;
      return { status: 204 };
    },
  });

  test('reads parts with base64 text', async () => {
    const form = new FormData();
    form.append('seal', 'c2VhbA==');
    form.append('seals', new Blob(['YQ=='], { type: 'application/octet-stream' }));
    form.append('seals', new Blob(['Yg==']));
    expect((await fetch(`${base}/parts`, { method: 'POST', body: form })).status).toBe(204);
    expect(seen).toEqual({ seal: 'c2VhbA==', seals: ['YQ==', 'Yg=='] });
  });

  test('reads JSON Lines from a part', async () => {
    const form = new FormData();
    form.append('log', new Blob(['{"n":1}\n\n{"n":2}'], { type: 'application/x-ndjson' }));
    expect((await fetch(`${base}/parts`, { method: 'POST', body: form })).status).toBe(204);
    expect(seen).toEqual({ log: [{ n: 1 }, { n: 2 }] });
  });

  test('accepts only the listed types for a part', async () => {
    const post = async (name: string, type: string, text: string): Promise<readonly unknown[]> => {
      const form = new FormData();
      form.append(name, new Blob([text], { type }), 'f');
      const response = await fetch(`${base}/parts`, { method: 'POST', body: form });
      const { detail } = response.status === 204 ? { detail: '' } : Object(await response.json());
      return [response.status, response.headers.get('content-type'), detail];
    };
    expect(await post('photo', 'image/jpeg', 'p')).toEqual([204, null, '']);
    expect(await post('about', 'application/vnd.about+json', '{"n":1}')).toEqual([204, null, '']);
    expect(seen).toEqual({ about: { n: 1 } });
    const refused = (detail: string): unknown[] => [400, 'application/problem+json', detail];
    expect(await post('photo', 'image/webp', 'p')).toEqual(
      refused('The content type of the part photo must be image/png or image/jpeg'),
    );
    expect(await post('about', 'text/plain', '{"n":1}')).toEqual(
      refused('The content type of the part about must be application/json or application/vnd.about+json'),
    );
  });
});
