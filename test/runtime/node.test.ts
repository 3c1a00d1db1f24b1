/** Contract test of the Node adapter over real sockets: behavior that only a network connection shows. */

import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  createNodeServer,
  type NodeServer,
  type NodeServerOptions,
} from '../../generator/runtime/server/adapters/node.js';
import { eventually } from '../support/eventually.js';
import { getPost, type Handlers, makeClient, makeServer } from './fixture.js';

let running: NodeServer | undefined;
afterEach(async () => {
  running?.http.closeAllConnections();
  await running?.close();
  running = undefined;
});

async function start(own: Partial<Handlers> = {}, options: NodeServerOptions = {}): Promise<number> {
  running = createNodeServer(makeServer(own, { hooks: { onError: () => undefined } }), options);
  return running.listen();
}

/** Writes text parts to a socket and returns everything received until the socket closes. */
function talk(port: number, ...parts: readonly (string | number)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
    void (async () => {
      for (const part of parts) {
        if (typeof part === 'number') await new Promise((wake) => setTimeout(wake, part));
        else if (socket.writable) socket.write(part);
      }
    })();
  });
}
function head(line: string, ...headers: string[]) {
  return [`${line} HTTP/1.1`, 'host: x', 'authorization: Token good', ...headers, '', ''].join('\r\n');
}
const closing = 'connection: close';
function statusLine(response: string) {
  return response.slice(0, response.indexOf('\r\n'));
}

test('the Node adapter serves the generated client over HTTP', async () => {
  const port = await start();
  const client = makeClient((request) => fetch(request), { baseUrl: `http://127.0.0.1:${port}` });
  expect(await client.send(getPost, { path: { id: 5 }, query: { tags: ['ü', '/'] } })).toMatchObject({
    status: 200,
    body: { name: 'page 1 ü|/' },
  });
});

test('responds to an unknown method with 405 and to HEAD on the same connection', async () => {
  const port = await start();
  const response = await talk(
    port,
    head('PUT /posts', 'content-length: 2'),
    'ab',
    50,
    head('HEAD /posts/5'),
    50,
    head('GET /posts/5', closing),
  );
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(response.match(/\{.*?\}+/g)).toHaveLength(2);
  expect(response).toMatch(/allow: POST, GET, HEAD, OPTIONS/i);
});

test('sends 413 before closing the connection when the content-length or a chunked body is too large', async () => {
  const port = await start();
  const json = 'content-type: application/json';
  const byLength = await talk(port, head('POST /posts', json, 'content-length: 9000000'), 'x'.repeat(1000));
  expect(statusLine(byLength)).toContain('413');
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  const byCount = await talk(
    port,
    head('POST /posts', json, 'transfer-encoding: chunked'),
    ...Array.from({ length: 20 }, () => chunk),
    '0\r\n\r\n',
  );
  expect(statusLine(byCount)).toContain('413');
  const ofSize = (size: number): Promise<string> => {
    const body = '{"name":"x"}'.padEnd(size, ' ');
    const chunks = [body.slice(0, 1000), body.slice(1000), ''].map(
      (part) => `${part.length.toString(16)}\r\n${part}\r\n`,
    );
    return talk(port, head('POST /posts', json, 'transfer-encoding: chunked', closing), ...chunks);
  };
  expect(statusLine(await ofSize(1_048_576))).toContain('201');
  expect(statusLine(await ofSize(1_048_577))).toContain('413');
});

test('sends 400 for invalid HTTP and 431 for large headers', async () => {
  const port = await start();
  expect(statusLine(await talk(port, 'nonsense\r\n\r\n'))).toBe('HTTP/1.1 400 Bad Request');
  const chunked = head('POST /posts', 'content-type: application/json', 'transfer-encoding: chunked');
  expect(statusLine(await talk(port, chunked, 'zz\r\n'))).toBe('HTTP/1.1 400 Bad Request');
  expect(statusLine(await talk(port, head('GET /posts', `x: ${'a'.repeat(20_000)}`)))).toContain('431');
  const many = Array.from({ length: 120 }, (_, at) => `x-${at}: 1`);
  expect(statusLine(await talk(port, head('GET /posts', ...many, closing)))).toContain('431');
  expect(statusLine(await talk(port, head('GET /posts/5', closing)))).toContain('200');
});

test('sends 408 for slow headers and a slow body', async () => {
  const port = await start({}, { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 30 });
  expect(statusLine(await talk(port, 'GET /posts HTTP/1.1\r\nhost:'))).toContain('408');
  const slow = head('POST /posts', 'content-type: application/json', 'content-length: 100');
  expect(statusLine(await talk(port, slow, '{', 50, '"'))).toContain('408');
});

/** Returns a body of 1,000 bytes in parts, with pauses in milliseconds between them. */
function inParts(pause: number): (string | number)[] {
  return ['"', ...Array.from({ length: 9 }, () => [pause, 'a'.repeat(100)]).flat(), `${'a'.repeat(98)}"`];
}
const body = head('POST /posts', 'content-type: application/json', 'content-length: 1000', closing);

test('accepts a long body at the minimum rate and sends 408 below it', async () => {
  const timeouts = { headersTimeout: 250, requestTimeout: 500, connectionsCheckingInterval: 20 };
  // Nine pauses of 100 ms take 900 ms; several parts arrive in each 500 ms, for which 50 bytes are required.
  const port = await start({}, { ...timeouts, minimumRate: 100 });
  expect(statusLine(await talk(port, body, ...inParts(100)))).not.toContain('408');
  await running?.close();
  const strict = await start({}, { ...timeouts, minimumRate: 50_000 });
  expect(statusLine(await talk(strict, body, ...inParts(100)))).toContain('408');
});

test('sends 408 for a body that starts fast and then stalls', async () => {
  const timeouts = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const port = await start({}, { ...timeouts, minimumRate: 1_000 });
  expect(statusLine(await talk(port, body, 'a'.repeat(500), 10_000, 'a'))).toContain('408');
});

/** Sends `before` and then `part`; then blocks this process, which is also the server, for `busy` milliseconds. */
async function talkBusily(port: number, before: string, part: string, busy: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  if (before !== '') socket.write(before);
  await new Promise((wake) => setTimeout(wake, 60));
  // After blocking, timers run before the socket is read.
  await new Promise((wake) => setImmediate(wake));
  socket.write(part);
  const end = performance.now() + busy;
  while (performance.now() < end);
  await closed;
  return received;
}

test('reads pending data before the timeout applies if the event loop was blocked', async () => {
  const timeouts = { headersTimeout: 150, requestTimeout: 150, keepAliveTimeout: 150, connectionsCheckingInterval: 30 };
  const port = await start({}, timeouts);
  const last = head('GET /posts/5', closing);
  // Node gives an idle connection an additional second.
  expect((await talkBusily(port, head('GET /posts/5'), last, 1_500)).match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
  expect(statusLine(await talkBusily(port, '', last, 500))).toContain('200');
  expect(statusLine(await talkBusily(port, body, 'a'.repeat(1000), 500))).toContain('400');
});

test('sends 408 for headers or a body that arrive byte by byte', async () => {
  const timeouts = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 30 };
  const port = await start({}, { ...timeouts, minimumRate: 10_000 });
  const dribble = (text: string): (string | number)[] => [...text].flatMap((byte) => [byte, 1]);
  expect(statusLine(await talk(port, ...dribble(head('GET /posts/5', `x: ${'a'.repeat(2_000)}`))))).toContain('408');
  expect(statusLine(await talk(port, body, ...dribble('a'.repeat(999))))).toContain('408');
  // A long previous request does not count for the next one.
  const long = head('POST /posts', 'content-type: application/json', 'content-length: 9000');
  const [, again = ''] = (await talk(port, long, 'a'.repeat(9000), 60, 'GET /posts/5 HTTP/1.1\r\nhost:')).split(
    /(?=HTTP\/1\.1 408)/u,
  );
  expect(statusLine(again)).toContain('408');
});

test('close waits for a long body and ends a stalled one', async () => {
  const timeouts = { headersTimeout: 250, requestTimeout: 500, connectionsCheckingInterval: 100_000 };
  const port = await start({}, { ...timeouts, minimumRate: 100 });
  const upload = talk(port, body, ...inParts(100));
  const stopped = talk(port, body, 'a'.repeat(500));
  expect(statusLine(await talk(port, head('GET /posts/5', closing)))).toContain('200');
  await running?.close();
  running = undefined;
  expect(statusLine(await upload)).toContain('HTTP/1.1');
  expect(await stopped).toBe('');
});

test('aborts the signal of the handler when the client disconnects', async () => {
  let aborted: (reason: unknown) => void = () => undefined;
  const reason = new Promise((resolve) => {
    aborted = resolve;
  });
  const port = await start({
    getPost: (_, { signal }) => {
      signal.addEventListener('abort', () => aborted(signal.reason));
      socket.destroy();
      return new Promise(() => undefined);
    },
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(head('GET /posts/5'));
  expect(await reason).toBeInstanceOf(Error);
});

/** Wraps a handler so that the test can wait until it is called. */
function announce<T>(handle: () => Promise<T>): { readonly handle: () => Promise<T>; readonly called: Promise<void> } {
  let call: () => void = () => {};
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });
  const announced = (): Promise<T> => {
    call();
    return handle();
  };
  return { handle: announced, called };
}

test('close waits for requests in flight', async () => {
  const late = { status: 200, body: { id: 1, name: 'late' } } as const;
  const { handle, called } = announce(() => new Promise<typeof late>((resolve) => setTimeout(resolve, 100, late)));
  const port = await start({ getPost: handle });
  const response = talk(port, head('GET /posts/5'));
  await called;
  await running?.close();
  expect(await response).toContain('late');
  running = undefined;
});

test('close responds to pending requests with Connection: close', async () => {
  const late = { status: 200, body: { id: 1, name: 'late' } } as const;
  const { handle, called } = announce(() => new Promise<typeof late>((resolve) => setTimeout(resolve, 100, late)));
  const port = await start({ getPost: handle });
  const inFlight = talk(port, head('GET /posts/5'));
  await called;
  const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  const [used, fresh] = sockets.map((socket) => {
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
    });
    return new Promise<string>((resolve, reject) => socket.once('close', () => resolve(received)).on('error', reject));
  });
  sockets[0]?.write(head('HEAD /nothing'));
  await new Promise((resolve) => sockets[0]?.once('data', resolve));
  for (const socket of sockets) socket.write(head('GET /posts/6'));
  await running?.close();
  running = undefined;
  expect((await used)?.match(/HTTP\/1\.1 \d+|connection: \S+/giu)).toEqual([
    'HTTP/1.1 404',
    'Connection: keep-alive',
    'HTTP/1.1 200',
    'Connection: close',
  ]);
  for (const response of [await inFlight, (await fresh) ?? '']) {
    expect(statusLine(response)).toContain('200');
    expect(response).toContain('Connection: close');
  }
});

test('close does not wait for idle connections and incomplete requests', async () => {
  const port = await start({}, { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 100_000 });
  const silent = talk(port);
  const half = talk(port, `${head('GET /posts/5')}GET /posts/6 HTTP/1.1\r\nhost:`);
  const slow = talk(port, head('POST /posts', 'content-type: application/json', 'content-length: 100'), '{');
  // Connections are accepted in order: those above are open when this one gets a response.
  expect(statusLine(await talk(port, head('GET /posts/5', closing)))).toContain('200');
  await running?.close();
  running = undefined;
  expect(await silent).toBe('');
  expect((await half).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  expect(await slow).toBe('');
});

test('close ends connections after its timeout', async () => {
  const { handle, called } = announce(() => new Promise<never>(() => undefined));
  const port = await start({ getPost: handle }, { closeTimeout: 100 });
  const endless = talk(port, head('GET /posts/5'));
  await called;
  await running?.close();
  running = undefined;
  expect(await endless).toBe('');
});

test('does not report a truncated body as a server error', async () => {
  const statuses: number[] = [];
  const api = makeServer(
    {},
    { hooks: { onError: ({ cause }) => void (cause !== undefined && statuses.push(Number(cause))) } },
  );
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  running = createNodeServer({
    ...api,
    handle: async (request) => {
      begin();
      const response = await api.handle(request);
      statuses.push(response.status);
      return response;
    },
  });
  const socket = connect(await running.listen(), '127.0.0.1');
  socket.write(head('POST /posts', 'content-type: application/json', 'content-length: 100'));
  await begun;
  socket.destroy();
  await eventually(() => expect(statuses).toEqual([400]));
});

test('treats a body as truncated if the client disconnects before it is read', async () => {
  const statuses: number[] = [];
  const onStatus = ({ status }: { readonly status: number }): undefined => void statuses.push(status);
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const received = ({ signal }: { readonly signal: AbortSignal }): Promise<void> => {
    begin();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  running = createNodeServer(
    makeServer({}, { hooks: { onRequest: received, onResponse: onStatus, onError: () => undefined } }),
  );
  const socket = connect(await running.listen(), '127.0.0.1');
  socket.write(head('POST /posts', 'content-type: application/json', 'content-length: 100'));
  await begun;
  socket.destroy();
  await eventually(() => expect(statuses).toEqual([400]));
});

test('sends a complete response to a client that reads slowly', async () => {
  const name = 'x'.repeat(5_000_000);
  const port = await start({ getPost: () => ({ status: 200, body: { id: 1, name } }) });
  const size = await new Promise<number>((resolve) => {
    httpRequest({ port, path: '/posts/5', headers: { authorization: 'Token good' } }, (res) => {
      let total = 0;
      res.on('data', (chunk: Buffer) => {
        total += chunk.length;
        res.pause();
        setTimeout(() => res.resume(), 1);
      });
      res.on('end', () => resolve(total));
    }).end();
  });
  expect(size).toBe(name.length + 18);
});
