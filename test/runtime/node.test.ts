/** Contract test of the Node adapter over real sockets: what only a wire can do wrong. */

import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createNodeServer,
  type NodeServer,
  type NodeServerOptions,
} from '../../generator/runtime/server/adapters/node.js';
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

/** Writes parts to a socket and gives all that comes back until it closes. */
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
const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: x', 'authorization: Token good', ...headers, '', ''].join('\r\n');
const closing = 'connection: close';
const statusLine = (response: string) => response.slice(0, response.indexOf('\r\n'));

test('answers the client over HTTP', async () => {
  const port = await start();
  const client = makeClient((request) => fetch(request), { baseUrl: `http://127.0.0.1:${port}` });
  expect(await client.send(getPost, { path: { id: 5 }, query: { tags: ['ü', '/'] } })).toMatchObject({
    status: 200,
    body: { name: 'page 1 ü|/' },
  });
});

test('405, HEAD, and more than one request on a connection', async () => {
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

test('413 by length and by count, told before the connection closes', async () => {
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

test('400 for what is not HTTP, 431 for a head too large', async () => {
  const port = await start();
  expect(statusLine(await talk(port, 'nonsense\r\n\r\n'))).toBe('HTTP/1.1 400 Bad Request');
  const chunked = head('POST /posts', 'content-type: application/json', 'transfer-encoding: chunked');
  expect(statusLine(await talk(port, chunked, 'zz\r\n'))).toBe('HTTP/1.1 400 Bad Request');
  expect(statusLine(await talk(port, head('GET /posts', `x: ${'a'.repeat(20_000)}`)))).toContain('431');
  const many = Array.from({ length: 120 }, (_, at) => `x-${at}: 1`);
  expect(statusLine(await talk(port, head('GET /posts', ...many, closing)))).toContain('431');
  expect(statusLine(await talk(port, head('GET /posts/5', closing)))).toContain('200');
});

test('408 for a slow head and a slow body', async () => {
  const port = await start({}, { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 30 });
  expect(statusLine(await talk(port, 'GET /posts HTTP/1.1\r\nhost:'))).toContain('408');
  const slow = head('POST /posts', 'content-type: application/json', 'content-length: 100');
  expect(statusLine(await talk(port, slow, '{', 50, '"'))).toContain('408');
});

/** The parts of a body of 1 000 bytes, with pauses between them, in milliseconds. */
const inParts = (pause: number): (string | number)[] => [
  '"',
  ...Array.from({ length: 9 }, () => [pause, 'a'.repeat(100)]).flat(),
  `${'a'.repeat(98)}"`,
];
const body = head('POST /posts', 'content-type: application/json', 'content-length: 1000', closing);

test('takes a long body for as long as it comes by its rate, and gives up a slower one', async () => {
  const timeouts = { headersTimeout: 250, requestTimeout: 500, connectionsCheckingInterval: 20 };
  // Nine pauses of 100 are 900 ms, with several parts within each 500, of which 50 bytes are asked.
  const port = await start({}, { ...timeouts, minimumRate: 100 });
  expect(statusLine(await talk(port, body, ...inParts(100)))).not.toContain('408');
  await running?.close();
  const strict = await start({}, { ...timeouts, minimumRate: 50_000 });
  expect(statusLine(await talk(strict, body, ...inParts(100)))).toContain('408');
});

test('gives up a body that came fast, and then stops', async () => {
  const timeouts = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const port = await start({}, { ...timeouts, minimumRate: 1_000 });
  expect(statusLine(await talk(port, body, 'a'.repeat(500), 10_000, 'a'))).toContain('408');
});

/** Sends what is before, and `part` a moment later, after which this process, which is the server too, is busy for so many milliseconds. */
const talkBusily = async (port: number, before: string, part: string, busy: number): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  if (before !== '') socket.write(before);
  await new Promise((wake) => setTimeout(wake, 60));
  // After that, timers come before what can be read.
  await new Promise((wake) => setImmediate(wake));
  socket.write(part);
  const end = performance.now() + busy;
  while (performance.now() < end);
  await closed;
  return received;
};

test('a process that was busy reads what has come before it gives anything up', async () => {
  const timeouts = { headersTimeout: 150, requestTimeout: 150, keepAliveTimeout: 150, connectionsCheckingInterval: 30 };
  const port = await start({}, timeouts);
  const last = head('GET /posts/5', closing);
  // Node gives an idle connection a second more.
  expect((await talkBusily(port, head('GET /posts/5'), last, 1_500)).match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
  expect(statusLine(await talkBusily(port, '', last, 500))).toContain('200');
  expect(statusLine(await talkBusily(port, body, 'a'.repeat(1000), 500))).toContain('400');
});

test('a head or a body that comes by a byte at a time is given up', async () => {
  const timeouts = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 30 };
  const port = await start({}, { ...timeouts, minimumRate: 10_000 });
  const dribble = (text: string): (string | number)[] => [...text].flatMap((byte) => [byte, 1]);
  expect(statusLine(await talk(port, ...dribble(head('GET /posts/5', `x: ${'a'.repeat(2_000)}`))))).toContain('408');
  expect(statusLine(await talk(port, body, ...dribble('a'.repeat(999))))).toContain('408');
  // A request that was long before says nothing of the one after it.
  const long = head('POST /posts', 'content-type: application/json', 'content-length: 9000');
  const [, again = ''] = (await talk(port, long, 'a'.repeat(9000), 60, 'GET /posts/5 HTTP/1.1\r\nhost:')).split(
    /(?=HTTP\/1\.1 408)/u,
  );
  expect(statusLine(again)).toContain('408');
});

test('close lets a long body come, and gives up one that stops', async () => {
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

test('a client that goes away aborts the signal', async () => {
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

/** A handler that tells when it is called. */
const announce = <T>(
  handle: () => Promise<T>,
): { readonly handle: () => Promise<T>; readonly called: Promise<void> } => {
  let call: () => void = () => {};
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });
  const announced = (): Promise<T> => {
    call();
    return handle();
  };
  return { handle: announced, called };
};

test('close lets what is in flight end', async () => {
  const late = { status: 200, body: { id: 1, name: 'late' } } as const;
  const { handle, called } = announce(() => new Promise<typeof late>((resolve) => setTimeout(resolve, 100, late)));
  const port = await start({ getPost: handle });
  const response = talk(port, head('GET /posts/5'));
  await called;
  await running?.close();
  expect(await response).toContain('late');
  running = undefined;
});

test('close answers what has come unread on connections in use and new ones, and says that they close', async () => {
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

test('close waits for no silent connection, and for no request that stops half-way', async () => {
  const port = await start({}, { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 100_000 });
  const silent = talk(port);
  const half = talk(port, `${head('GET /posts/5')}GET /posts/6 HTTP/1.1\r\nhost:`);
  const slow = talk(port, head('POST /posts', 'content-type: application/json', 'content-length: 100'), '{');
  // Connections are taken in their order: those above are when this one is answered.
  expect(statusLine(await talk(port, head('GET /posts/5', closing)))).toContain('200');
  await running?.close();
  running = undefined;
  expect(await silent).toBe('');
  expect((await half).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  expect(await slow).toBe('');
});

test('close cuts off what takes longer than its limit', async () => {
  const { handle, called } = announce(() => new Promise<never>(() => undefined));
  const port = await start({ getPost: handle }, { closeTimeout: 100 });
  const endless = talk(port, head('GET /posts/5'));
  await called;
  await running?.close();
  running = undefined;
  expect(await endless).toBe('');
});

test('a body that is cut off is no fault of the server', async () => {
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
  await vi.waitFor(() => expect(statuses).toEqual([400]));
});

test('a body whose sender has left before it is read is cut off, too', async () => {
  const statuses: number[] = [];
  const answered = ({ status }: { readonly status: number }): undefined => void statuses.push(status);
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const received = ({ signal }: { readonly signal: AbortSignal }): Promise<void> => {
    begin();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  running = createNodeServer(
    makeServer({}, { hooks: { onRequest: received, onResponse: answered, onError: () => undefined } }),
  );
  const socket = connect(await running.listen(), '127.0.0.1');
  socket.write(head('POST /posts', 'content-type: application/json', 'content-length: 100'));
  await begun;
  socket.destroy();
  await vi.waitFor(() => expect(statuses).toEqual([400]));
});

test('an answer to a sender that reads slowly is whole', async () => {
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
