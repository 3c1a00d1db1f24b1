/** Bodies of items: server-sent events (HTML, 9.2), JSON Lines, and JSON text sequences (RFC 7464). */
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { Hono } from 'hono';
import { stream, streamSSE } from 'hono/streaming';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve } = await load(`
openapi: 3.2.0
info: { title: Streams, version: '1' }
paths:
  /events:
    get:
      operationId: readEvents
      responses:
        '200':
          description: OK
          content:
            text/event-stream:
              itemSchema:
                type: object
                required: [data]
                properties:
                  event: { type: string }
                  id: { type: string }
                  retry: { type: integer }
                  data: { type: string, contentMediaType: application/json, contentSchema: { type: object } }
  /texts:
    get:
      operationId: readTexts
      responses: { '200': { description: OK, content: { text/event-stream: {} } } }
  /lines:
    post: &carry
      operationId: sendLines
      requestBody: { required: true, content: { application/jsonl: { itemSchema: { $ref: '#/components/schemas/Item' } } } }
      responses: { '200': { description: OK, content: { application/jsonl: { itemSchema: { $ref: '#/components/schemas/Item' } } } } }
  /sequence:
    post:
      operationId: sendSequence
      requestBody: { required: true, content: { application/json-seq: { itemSchema: { $ref: '#/components/schemas/Item' } } } }
      responses: { '200': { description: OK, content: { application/json-seq: { itemSchema: { $ref: '#/components/schemas/Item' } } } } }
components:
  schemas:
    Item: { type: object, required: [n], properties: { n: { type: integer }, t: { type: string } } }
`);

function isItems(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

async function itemsOf(value: unknown): Promise<unknown[]> {
  if (!isItems(value)) throw new TypeError('no items');
  const items: unknown[] = [];
  for await (const item of value) items.push(item);
  return items;
}

const items = [{ n: 1, t: 'a\nb\u2028"' }, { n: 2, t: 'ü🐈' }, { n: 3 }];

/** Returns each byte of a text as its own chunk. */
function byBytes(text: string): Readable {
  return Readable.from([...Buffer.from(text)].map((byte) => Buffer.of(byte)));
}

describe('our client', () => {
  test('reads server-sent events from hono', async () => {
    const app = new Hono();
    app.get('/events', (context) =>
      streamSSE(context, async (out) => {
        await out.writeSSE({ data: '{"at":1}', event: 'tick', id: '7', retry: 500 });
        await out.writeSSE({ data: '{\n"at":2\n}' });
        await out.write(': kept alive\n\n');
        await out.writeSSE({ data: '{}', id: '' });
      }),
    );
    const send = connect(await listenHono(app));
    expect(await itemsOf((await send('readEvents')).body)).toEqual([
      { data: '{"at":1}', event: 'tick', id: '7', retry: 500 },
      { data: '{\n"at":2\n}' },
      { data: '{}', id: '' },
    ]);
  });

  test("parses the HTML standard's event stream examples when they arrive byte by byte", async () => {
    const app = fastify();
    const text = [
      '\ufeff: test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n',
      'data: YHOO\r\ndata: +2\r\ndata: 10\r\n\r\n',
      'data\r\rdata\rdata\r\r',
      'event: add\ndata: 73857293\nunknown: x\n\nretry: soon\nretry: 10\ndata: ü🐈\n\ndata: cut off\n',
    ].join('');
    app.get('/texts', (_, reply) => reply.type('text/event-stream; charset=utf-8').send(byBytes(text)));
    const send = connect(await listenFastify(app));
    expect(await itemsOf((await send('readTexts')).body)).toEqual([
      { data: 'first event', id: '1' },
      { data: 'second event', id: '' },
      { data: ' third event' },
      { data: 'YHOO\n+2\n10' },
      { data: '' },
      { data: '\n' },
      { data: '73857293', event: 'add' },
      { data: 'ü🐈', retry: 10 },
    ]);
  });

  test('exchanges JSON Lines and JSON sequences with fastify and hono', async () => {
    const app = fastify();
    const seen: unknown[] = [];
    const types = ['application/jsonl', 'application/json-seq'];
    app.addContentTypeParser(types, { parseAs: 'string' }, (_, body, done) => done(null, body));
    app.post('/lines', (request, reply) => {
      const lines = String(request.body).split('\n');
      seen.push(
        lines.pop(),
        lines.map((line) => JSON.parse(line) as unknown),
      );
      // The last line needs no terminator, and empty lines are skipped.
      return reply.type('application/jsonl').send(byBytes(items.map((item) => JSON.stringify(item)).join('\r\n\n')));
    });
    app.post('/sequence', (request, reply) => {
      const texts = String(request.body).split('\u001e');
      seen.push(
        texts.shift(),
        texts.map((text) => [text.endsWith('\n'), JSON.parse(text) as unknown]),
      );
      const sent = items.map((item) => `\u001e${JSON.stringify(item, null, 2)}\n`).join('');
      return reply.type('application/json-seq').send(byBytes(`\u001e${sent}`));
    });
    const send = connect(await listenFastify(app));
    expect(await itemsOf((await send('sendLines', { body: items })).body)).toEqual(items);
    expect(await itemsOf((await send('sendSequence', { body: items })).body)).toEqual(items);
    expect(seen).toEqual(['', items, '', items.map((item) => [true, item])]);

    const hono = new Hono();
    hono.post('/lines', (context) => {
      context.header('content-type', 'application/jsonl');
      const reader = context.req.raw.body;
      return stream(context, async (out) => {
        if (reader !== null) await out.pipe(reader);
      });
    });
    const toHono = connect(await listenHono(hono));
    async function* later() {
      yield* items;
    }
    expect(await itemsOf((await toHono('sendLines', { body: later() })).body)).toEqual(items);
  });

  test('closes the connection when iteration over an endless stream stops', async () => {
    const app = new Hono();
    const left = new Promise<string>((resolve) => {
      app.get('/events', (context) =>
        streamSSE(context, async (out) => {
          out.onAbort(() => resolve('left'));
          for (let at = 0; !out.aborted; at += 1) {
            await out.writeSSE({ data: `{"at":${at}}` });
            await out.sleep(1);
          }
        }),
      );
    });
    const send = connect(await listenHono(app));
    const { body } = await send('readEvents');
    if (!isItems(body)) throw new TypeError('no items');
    for await (const item of body) if (JSON.stringify(item).includes('3')) break;
    expect(await left).toBe('left');
  });

  test.each(['is aborted', 'gets a response before its end'])(
    'closes the source of a streamed request when the request %s',
    async (why) => {
      const app = new Hono();
      // In both cases the body is not read to its end.
      app.post('/lines', () =>
        why === 'is aborted'
          ? new Promise<Response>(() => undefined)
          : new Response('', { status: 418, headers: { 'content-type': 'text/plain' } }),
      );
      const send = connect(await listenHono(app));
      const controller = new AbortController();
      let isEnded: () => void = () => {};
      const ended = new Promise<void>((resolve) => {
        isEnded = resolve;
      });
      const endless = async function* () {
        try {
          for (let n = 0; ; n += 1) {
            if (n === 5 && why === 'is aborted') controller.abort();
            yield { n };
            await new Promise((resolve) => setTimeout(resolve, 1));
          }
        } finally {
          isEnded();
        }
      };
      const sent = send('sendLines', { body: endless() }, { signal: controller.signal });
      await expect(sent).rejects.toMatchObject({
        name: why === 'is aborted' ? 'AbortError' : 'UnexpectedResponseError',
      });
      await ended;
    },
  );
});

describe('our server', async () => {
  let seen: unknown[] = [];
  let isLeft: (value: string) => void = () => {};
  const left = new Promise<string>((resolve) => {
    isLeft = resolve;
  });
  const echo = async ({ body }: { readonly body?: unknown }) => {
    seen = await itemsOf(body);
    return { status: 200, body: seen };
  };
  const base = await serve({
    readEvents: () => ({
      status: 200,
      body: [{ data: '{"at":1}', event: 'tick', id: '7', retry: 500 }, { data: '{\n"at":2}' }],
    }),
    readTexts: () => {
      const body = async function* () {
        try {
          for (let at = 0; ; at += 1) {
            yield { data: `line ${at}\nnext` };
            await new Promise((resolve) => setTimeout(resolve, 1));
          }
        } finally {
          isLeft('left');
        }
      };
      return { status: 200, body: body() };
    },
    sendLines: echo,
    sendSequence: echo,
  });

  test('writes events that can be read with fetch', async () => {
    const response = await fetch(`${base}/events`);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u);
    const blocks = (await response.text()).split('\n\n');
    expect(
      blocks.map((block) =>
        block
          .split('\n')
          .filter((line) => line !== '')
          .sort(),
      ),
    ).toEqual([[':'], ['data: {"at":1}', 'event: tick', 'id: 7', 'retry: 500'], ['data: "at":2}', 'data: {'], []]);
  });

  test('streams indefinitely and stops when the client cancels', async () => {
    const client = createFetchClient<{
      '/texts': { get: { responses: { 200: { content: { 'text/event-stream': string } } } } };
    }>({ baseUrl: base });
    const { data } = await client.GET('/texts', { parseAs: 'stream' });
    const reader = data?.getReader();
    let text = '';
    while (!text.includes('line 2')) text += new TextDecoder().decode((await reader?.read())?.value);
    expect(text).toContain('data: line 0\ndata: next\n\ndata: line 1\ndata: next\n\n');
    await reader?.cancel();
    expect(await left).toBe('left');
  });

  test('reads and writes JSON Lines and JSON sequences', async () => {
    const post = async (path: string, type: string, body: string) => {
      const response = await fetch(`${base}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
      return [response.status, await response.text()];
    };
    const lines = items.map((item) => JSON.stringify(item));
    expect(await post('/lines', 'application/jsonl', lines.join('\r\n'))).toEqual([200, `${lines.join('\n')}\n`]);
    expect(seen).toEqual(items);
    const sequence = lines.map((line) => `\u001e${line}\n`).join('');
    expect(await post('/sequence', 'application/json-seq', sequence)).toEqual([200, sequence]);
    expect(seen).toEqual(items);
  });
});
