/** Behavior on the socket: aborts, timeouts, retries, pipelined requests, chunks (RFC 9112). */
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve, use } = await load(`
openapi: 3.1.0
info: { title: Connections, version: '1' }
paths:
  /slow: { get: { operationId: getSlow, responses: { '200': { description: OK, content: { application/json: { schema: {} } } } } } }
  /echo:
    post:
      operationId: echo
      requestBody: { required: true, content: { application/json: { schema: {} } } }
      responses: { '200': { description: OK, content: { application/json: { schema: {} } } }, '413': { description: Large }, '503': { description: Later } }
`);

describe('our client', () => {
  test('closes the connection on abort and on timeout', async () => {
    const app = fastify();
    const left: Promise<unknown>[] = [];
    const controller = new AbortController();
    const gone = new Error('gone');
    app.get('/slow', (request, reply) => {
      left.push(once(request.raw.socket, 'close'));
      if (left.length === 1) controller.abort(gone);
      reply.hijack();
    });
    const base = await listenFastify(app);
    await expect(connect(base)('getSlow', {}, { signal: controller.signal })).rejects.toBe(gone);
    await expect(connect(base, { timeout: 50 })('getSlow')).rejects.toMatchObject({
      name: 'TimeoutError',
      timeout: 50,
    });
    // The second request may not have reached the server.
    await Promise.all(left);
  });

  test('times out when a response body stalls', async () => {
    const app = new Hono();
    app.get('/slow', () => {
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const send = connect(await listenHono(app), { timeout: 100 });
    await expect(send('getSlow')).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('retries a GET after a 503 with Retry-After, but not a POST', async () => {
    const app = fastify();
    const asked: string[] = [];
    app.get('/slow', (_, reply) => {
      asked.push('GET');
      return asked.length < 3 ? reply.code(503).header('retry-after', '0').send({}) : reply.send({ done: true });
    });
    app.post('/echo', (_, reply) => {
      asked.push('POST');
      return reply.code(503).header('retry-after', '0').send();
    });
    const base = await listenFastify(app);
    const send = connect(base, { retry: use('retry')() });
    expect((await send('getSlow')).body).toEqual({ done: true });
    expect((await send('echo', { body: 1 })).status).toBe(503);
    expect(asked).toEqual(['GET', 'GET', 'GET', 'POST']);
  });
});

describe('our server', async () => {
  const left: string[] = [];
  let entered: () => void = () => {};
  const base = await serve(
    {
      getSlow: (_, { signal }) => {
        if (!(signal instanceof AbortSignal)) throw new TypeError('no signal');
        entered();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            left.push('left');
            entered();
            reject(signal.reason);
          });
        });
      },
      echo: ({ body }) => ({ status: 200, body }),
    },
    { limits: { bodyBytes: 1_000 }, hooks: { onError: () => undefined } },
  );
  const { port, host } = new URL(base);

  test('aborts the signal of the handler when the client disconnects', async () => {
    const enter = () =>
      new Promise<void>((resolve) => {
        entered = resolve;
      });
    const entering = enter();
    const controller = new AbortController();
    const response = fetch(`${base}/slow`, { signal: controller.signal }).catch((error: unknown) => error);
    await entering;
    const leaving = enter();
    controller.abort();
    await leaving;
    expect([left, String(await response)]).toEqual([['left'], expect.stringContaining('AbortError')]);
  });

  test('reuses a connection for the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<unknown>();
    for (let at = 0; at < 5; at += 1) {
      const sent = httpRequest(`${base}/echo`, {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      sent.end(String(at));
      const [response] = await once(sent, 'response');
      ports.add(sent.socket?.localPort);
      expect(await text(response)).toBe(String(at));
    }
    expect(ports.size).toBe(1);
    agent.destroy();
  });

  /** Writes lines to a connection and returns everything that is received. */
  const exchange = async (...lines: readonly string[]): Promise<string> => {
    const socket = connectSocket(Number(port), '127.0.0.1');
    socket.write(lines.join('\r\n'));
    return text(socket);
  };
  const json = ['Content-Type: application/json', `Host: ${host}`];
  const bodies = (all: string): string[] =>
    all.split(/(?=HTTP\/1\.1 )/u).map((one) => `${one.split(' ', 2)[1]} ${one.slice(one.indexOf('\r\n\r\n') + 4)}`);

  test('responds to pipelined requests in order, with any chunk boundaries', async () => {
    const all = await exchange(
      'POST /echo HTTP/1.1',
      ...json,
      'Content-Length: 3',
      '',
      '"1"POST /echo HTTP/1.1',
      ...json,
      'Transfer-Encoding: chunked',
      '',
      '2;name=value',
      '{"',
      '5',
      'ü":\r',
      '1',
      '2',
      '1',
      '}',
      '0',
      'X-Trailer: 1',
      '',
      'POST /echo HTTP/1.1',
      ...json,
      'Content-Length: 1',
      'Connection: close',
      '',
      '3',
    );
    expect(bodies(all)).toEqual(['200 "1"', '200 {"ü":2}', '200 3']);
  });

  test('sends 100 Continue if the client expects it, and 413 if the body is too large', async () => {
    const head = ['POST /echo HTTP/1.1', ...json, 'Expect: 100-continue', 'Connection: close'];
    const socket = connectSocket(Number(port), '127.0.0.1');
    socket.write([...head, 'Content-Length: 4', '', ''].join('\r\n'));
    const [first] = await once(socket, 'data');
    expect(String(first)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('true');
    expect(bodies(await text(socket))).toEqual(['200 true']);
    const large = await exchange('POST /echo HTTP/1.1', ...json, 'Content-Length: 1001', 'Connection: close', '', '"');
    expect(bodies(large)[0]).toMatch(/^413 /u);
  });

  test('rejects requests with an ambiguous body length', async () => {
    const refused = await exchange('POST /echo HTTP/1.1', ...json, 'Content-Length: 1', 'Content-Length: 2', '', '1');
    expect(bodies(refused)).toEqual(['400 ']);
  });
});
