/** Bytes and text without conversion, whole and in chunks: octet streams, images, CSV. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const octets = 'application/octet-stream';
const { connect, serve } = await load(`
openapi: 3.1.0
info: { title: Bytes, version: '1' }
paths:
  /blob:
    put:
      operationId: putBlob
      requestBody: { required: true, content: { ${octets}: {}, 'image/*': {} } }
      responses: { '200': { description: OK, content: { ${octets}: {}, 'image/*': {} } } }
  /note:
    post:
      operationId: sendNote
      requestBody: { required: true, content: { text/plain: { schema: { type: string } }, text/csv: { schema: { type: string } } } }
      responses:
        '200': { description: OK, content: { text/plain: { schema: { type: string } }, text/csv: { schema: { type: string } } } }
        '415': { description: Other, content: { application/json: { schema: {} } } }
        '400': { description: Broken, content: { application/json: { schema: {} } } }
`);

interface Received {
  readonly type: string;
  bytes(): Promise<Uint8Array>;
}

function isReceived(value: unknown): value is Received {
  return typeof value === 'object' && value !== null && 'bytes' in value && typeof value.bytes === 'function';
}

async function bytesOf(value: unknown): Promise<Uint8Array> {
  if (!isReceived(value)) throw new TypeError('no bytes');
  return value.bytes();
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Every byte value, in more than one chunk. */
const large = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7 + (at >> 8)) & 0xff);

function pieces(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < large.length; at += 65_537) controller.enqueue(large.slice(at, at + 65_537));
      controller.close();
    },
  });
}

describe('our client', () => {
  test('sends bytes, blobs and streams to fastify and reads piped responses', async () => {
    const app = fastify();
    const seen: unknown[] = [];
    app.addContentTypeParser([octets, 'image/png'], { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    app.put('/blob', (request, reply) => {
      const body = Buffer.from(request.body instanceof Buffer ? request.body : '');
      const { 'content-type': type, 'content-length': length } = request.headers;
      seen.push([type, length, hash(body)]);
      return reply.type(type ?? '').send(Readable.from([body.subarray(0, 10), body.subarray(10)]));
    });
    const send = connect(await listenFastify(app));
    const bodies = [large, large.buffer, new Blob([large]), pieces()];
    for (const body of bodies) {
      const response = await send('putBlob', { body });
      expect(hash(await bytesOf(response.body))).toBe(hash(large));
    }
    const size = String(large.length);
    const whole = [octets, size, hash(large)];
    expect(seen).toEqual([whole, whole, whole, [octets, undefined, hash(large)]]);
    const image = await send('putBlob', { body: new Blob([large], { type: 'image/png' }), contentType: 'image/*' });
    expect([seen[4], image.contentType]).toEqual([['image/png', size, hash(large)], 'image/png']);
    expect(isReceived(image.body) && image.body.type).toBe('image/png');
  });

  test('reads a stream from hono while it is being written', async () => {
    const app = new Hono();
    app.put('/blob', (context) => {
      context.header('content-type', octets);
      return stream(context, async (out) => {
        for await (const piece of Readable.from(pieces())) await out.write(new Uint8Array(piece as Uint8Array));
      });
    });
    const send = connect(await listenHono(app));
    const response = await send('putBlob', { body: new Uint8Array() });
    expect(hash(await bytesOf(response.body))).toBe(hash(large));
  });

  test('sends and reads text in UTF-8', async () => {
    const app = fastify();
    let seen: unknown;
    app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_, body, done) => done(null, body));
    app.post('/note', (request, reply) => {
      seen = [request.headers['content-type'], request.body];
      return reply.type('text/plain; charset=utf-8').send(String(request.body));
    });
    const send = connect(await listenFastify(app));
    const text = 'ü 🐈\r\n\u0000"a",b\n';
    for (const contentType of ['text/plain', 'text/csv']) {
      const response = await send('sendNote', { contentType, body: text });
      expect([response.contentType, response.body]).toEqual(['text/plain', text]);
      expect(seen).toEqual([contentType, text]);
    }
  });
});

describe('our server', async () => {
  let size = 0;
  const base = await serve({
    putBlob: async ({ body, contentType }) => {
      const bytes = await bytesOf(body);
      size = bytes.length;
      const type = isReceived(body) ? body.type : '';
      return { status: 200, contentType, body: new Blob([new Uint8Array(bytes)], { type }) };
    },
    sendNote: ({ body, contentType }) => ({ status: 200, contentType, body }),
  });

  test('reads bytes and streams sent by fetch and returns them unchanged', async () => {
    for (const [type, body] of [
      [octets, large],
      ['image/png', new Blob([large])],
      [octets, pieces()],
    ] as const) {
      const response = await fetch(`${base}/blob`, {
        method: 'PUT',
        headers: { 'content-type': type },
        body,
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      });
      expect([response.status, response.headers.get('content-type'), size]).toEqual([200, type, large.length]);
      expect(hash(new Uint8Array(await response.arrayBuffer()))).toBe(hash(large));
    }
  });

  test('reads text sent by fetch and rejects invalid UTF-8', async () => {
    const text = 'ü 🐈\r\n"a",b\n';
    const post = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
      fetch(`${base}/note`, { method: 'POST', headers: { 'content-type': type }, body });
    for (const type of ['text/plain;charset=UTF-8', 'text/csv; header=present']) {
      const response = await post(text, type);
      expect([response.headers.get('content-type')?.split(';')[0], await response.text()]).toEqual([
        type.split(';')[0],
        text,
      ]);
    }
    expect((await post(Uint8Array.of(0xfc), 'text/plain')).status).toBe(400);
    expect((await post(Uint8Array.of(0xfc), 'text/plain; charset=iso-8859-1')).status).toBe(415);
    interface Paths {
      '/note': {
        post: {
          requestBody: { content: { 'text/plain': string } };
          responses: { 200: { content: { 'text/plain': string } } };
        };
      };
    }
    const client = createFetchClient<Paths>({ baseUrl: base });
    const { data } = await client.POST('/note', {
      body: text,
      bodySerializer: (body: string) => body,
      headers: { 'content-type': 'text/plain' },
      parseAs: 'text',
    });
    expect(data).toBe(text);
  });
});
