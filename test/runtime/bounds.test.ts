/** Every limit of the server and of shared code, at the limit and just beyond it. */
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseJson, parseJsonText } from '../../generator/runtime/codec/json.js';
import type { Parameter } from '../../generator/runtime/codec/operation.js';
import { readDeepObject } from '../../generator/runtime/codec/readers/deep-object.js';
import { createNodeServer, type NodeServer } from '../../generator/runtime/server/adapters/node.js';
import { formats } from '../../generator/runtime/server/formats.js';
import { describeIssues } from '../../generator/runtime/server/issues.js';
import type { Server } from '../../generator/runtime/server/options.js';
import { createRuntimeServer } from '../../generator/runtime/server/server.js';
import { definition, type Handlers, handlers, makeServer, security_ } from './fixture.js';

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}
const authorization = 'Token good';
const tooDeep = { message: 'The body is nested too deeply' };

async function post(server: Server, body: BodyInit, more: Record<string, string> = {}): Promise<[number, unknown]> {
  const headers = { authorization, 'content-type': 'application/json', ...more };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const response = await server.fetch(new Request('http://host/posts', init));
  return [response.status, await response.json()];
}

describe('nesting of JSON', () => {
  test('JSON may be nested 32 levels deep by default', () => {
    expect(parseJsonText(nested(32))).toMatchObject({ ok: true });
    expect(parseJsonText(nested(33))).toEqual({ ok: false, reason: 'depth' });
    const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(parseJsonText(objects(32))).toMatchObject({ ok: true });
    expect(parseJsonText(objects(33))).toEqual({ ok: false, reason: 'depth' });
  });

  test('the nesting of JSON is counted per branch, not in total', () => {
    expect(parseJsonText(`[${Array.from({ length: 50 }, () => nested(31)).join()}]`)).toMatchObject({ ok: true });
    expect(parseJsonText(`[${nested(31)}, ${nested(32)}]`)).toEqual({ ok: false, reason: 'depth' });
  });

  test.each([0, 1, 5])('JSON may be nested %i levels deep if configured', (maxDepth) => {
    const parse = (depth: number): unknown =>
      parseJson(new TextEncoder().encode(depth === 0 ? '1' : nested(depth)), { maxDepth });
    expect(parse(maxDepth)).toMatchObject({ ok: true });
    expect(parse(maxDepth + 1)).toEqual({ ok: false, reason: 'depth' });
  });

  test('the nesting of JSON request bodies is limited', async () => {
    const server = makeServer();
    const body = (depth: number): string => `{"name":"x","more":${nested(depth - 1)}}`;
    expect((await post(server, body(32)))[0]).toBe(201);
    expect(await post(server, body(33))).toMatchObject([400, tooDeep]);
    const strict = makeServer({}, { limits: { jsonDepth: 2 } });
    expect((await post(strict, body(2)))[0]).toBe(201);
    expect(await post(strict, body(3))).toMatchObject([400, tooDeep]);
  });
});

test('the nesting of a deepObject parameter is limited to 32 levels', () => {
  const parameter: Parameter = { name: 'q', in: 'query', style: 'deepObject', explode: true, shape: 'any' };
  const read = (depth: number): unknown =>
    readDeepObject(parameter, new Map([[`q${'[a]'.repeat(depth)}`, ['1']]]), (raw) => raw);
  let value = read(32);
  for (let level = 0; level < 32; level += 1) value = Reflect.get(Object(value), 'a');
  expect(value).toBe('1');
  expect(() => read(33)).toThrow('query parameter q is nested too deeply');
});

describe('size of a body', () => {
  const ofSize = (size: number): string => '{"name":"x"}'.padEnd(size, ' ');
  /** Returns a body in two chunks, without a content-length. */
  const streamed = (size: number): ReadableStream =>
    new ReadableStream({
      start: (stream) => {
        const bytes = new TextEncoder().encode(ofSize(size));
        stream.enqueue(bytes.subarray(0, 12));
        stream.enqueue(bytes.subarray(12));
        stream.close();
      },
    });
  test.each([
    ['is 1 MiB by default', undefined, 1_048_576],
    ['is 1 MiB if bodyBytes is undefined', { bodyBytes: undefined }, 1_048_576],
    ['is configurable', { bodyBytes: 20 }, 20],
  ])('the maximum size of a body %s', async (_, limits, size) => {
    const server = makeServer({}, { limits });
    const tooLarge = [413, { message: `The body is larger than ${size} bytes` }];
    expect((await post(server, ofSize(size)))[0]).toBe(201);
    expect(await post(server, ofSize(size + 1))).toMatchObject(tooLarge);
    expect((await post(server, streamed(size)))[0]).toBe(201);
    expect(await post(server, streamed(size + 1))).toMatchObject(tooLarge);
    // The content-length is checked before any byte is read.
    expect((await post(server, streamed(12), { 'content-length': String(size) }))[0]).toBe(201);
    expect(await post(server, streamed(12), { 'content-length': String(size + 1) })).toMatchObject(tooLarge);
    // A false content-length does not circumvent the limit.
    expect((await post(server, ofSize(size), { 'content-length': '12' }))[0]).toBe(201);
    expect(await post(server, ofSize(size + 1), { 'content-length': '12' })).toMatchObject(tooLarge);
  });
});

test.each([
  ['100 by default', {}, 100],
  ['100 if headerCount is undefined', { headerCount: undefined }, 100],
  ['configurable', { headerCount: 3 }, 3],
])('the maximum number of request headers is %s', async (_, limits, most) => {
  const server = makeServer({}, { limits });
  const status = async (count: number): Promise<number> => {
    const others = Array.from({ length: count - 1 }, (__, index) => [`x-${index}`, '1']);
    const headers = { authorization, ...Object.fromEntries(others) };
    return (await server.fetch(new Request('http://host/posts', { headers }))).status;
  };
  expect([await status(most), await status(most + 1)]).toEqual([200, 431]);
});

test('a request id has 1 to 128 characters', async () => {
  const server = makeServer();
  const echoed = async (id: string): Promise<boolean> => {
    const response = await server.fetch(
      new Request('http://host/posts', { headers: { authorization, 'x-request-id': id } }),
    );
    const given = response.headers.get('x-request-id');
    expect(given).toMatch(/^[A-Za-z0-9._-]{1,128}$/u);
    return given === id;
  };
  expect([await echoed('a'.repeat(128)), await echoed('a'.repeat(129))]).toEqual([true, false]);
  expect([await echoed('a'), await echoed('')]).toEqual([true, false]);
});

describe('issues in a response are limited to 20', () => {
  const issue = (index: number) => ({ instancePath: `/field${index}`, keyword: 'const', params: { allowedValue: 1 } });
  test.each([20, 21])('error_details contains at most 20 of %i issues', (count) => {
    const details = describeIssues(
      Array.from({ length: count }, (_, index) => issue(index)),
      false,
    );
    expect(Object.keys(Object(details))).toEqual(Array.from({ length: 20 }, (_, index) => `field${index}`));
  });
});

describe('handler timeout', () => {
  afterEach(() => vi.useRealTimers());

  const settled = async (response: Promise<Response>): Promise<number | undefined> => {
    const none = new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
    return (await Promise.race([response, none]))?.status;
  };

  test.each([
    ['30 seconds by default', undefined, 30_000],
    ['configurable', 20, 20],
  ])('the handler timeout is %s', async (_, handlerTimeout, most) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const own: Partial<Handlers> = { listPosts: () => new Promise(() => undefined) };
    const server = makeServer(own, handlerTimeout === undefined ? {} : { limits: { handlerTimeout } });
    const response = server.fetch(new Request('http://host/posts'));
    expect(await settled(response)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(most - 1);
    expect(await settled(response)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled(response)).toBe(503);
  });

  test('a handler timeout of 0 disables the timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const own: Partial<Handlers> = { listPosts: () => new Promise(() => undefined) };
    const server = makeServer(own, { limits: { handlerTimeout: 0 } });
    const response = server.fetch(new Request('http://host/posts'));
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(await settled(response)).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Node adapter', () => {
  let running: NodeServer | undefined;
  const sockets: Socket[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const socket of sockets.splice(0)) socket.destroy();
    running?.http.closeAllConnections();
    await running?.close();
    running = undefined;
  });

  const missing = { headersTimeout: undefined, requestTimeout: undefined, keepAliveTimeout: undefined };
  test.each([{}, { ...missing, connectionsCheckingInterval: undefined }])(
    'the Node adapter has the documented default timeouts: %j',
    (none) => {
      const { http } = createNodeServer(makeServer(), none);
      const { headersTimeout, requestTimeout, keepAliveTimeout } = http;
      expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
        headersTimeout: 3_000,
        requestTimeout: 6_000,
        keepAliveTimeout: 5_000,
      });
      expect(Reflect.get(http, 'connectionsCheckingInterval')).toBe(500);
    },
  );

  test('the Node adapter has the configured timeouts', () => {
    const timeouts = { headersTimeout: 1, requestTimeout: 2, keepAliveTimeout: 3, connectionsCheckingInterval: 4 };
    expect(createNodeServer(makeServer(), timeouts).http).toMatchObject(timeouts);
  });

  /** Returns the response head for a request that announces a body of this length and sends none of it. */
  const headOf = async (length: number): Promise<string> => {
    running ??= createNodeServer(makeServer());
    const port = running.http.listening ? Object(running.http.address()).port : await running.listen();
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write(`PUT /posts HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`);
    let text = '';
    for await (const chunk of socket.setEncoding('latin1')) {
      text += String(chunk);
      if (text.includes('\r\n\r\n')) break;
    }
    return text;
  };

  test('keeps a connection with up to 1 MiB of unread body open, and closes it if more is unread', async () => {
    expect(await headOf(1_048_576)).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nconnection: keep-alive\r\n/iu);
    expect(await headOf(1_048_577)).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nconnection: close\r\n/iu);
  });

  /** Resolves when a socket is closed. */
  const closed = (socket: Socket): Promise<void> => new Promise((done) => socket.resume().once('close', () => done()));
  const isDone = async (promise: Promise<unknown>): Promise<boolean> => {
    // Several turns of the event loop, because bytes pass the operating system.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((wake) => setImmediate(wake));
    return (await Promise.race([promise.then(() => true), new Promise((wake) => setImmediate(wake))])) === true;
  };

  test('gives the client a second to read the response before closing the connection', async () => {
    // Nothing else may close the connection.
    running = createNodeServer(makeServer(), { headersTimeout: 0, requestTimeout: 0 });
    const port = await running.listen();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('PUT /posts HTTP/1.1\r\nhost: x\r\ncontent-length: 1048577\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    const end = closed(socket);
    vi.advanceTimersByTime(999);
    expect(await isDone(end)).toBe(false);
    vi.advanceTimersByTime(1);
    await end;
  });

  test.each([
    ['40 seconds by default', undefined, 40_000],
    ['configurable', 70, 70],
  ])('closing the adapter waits for pending responses: %s', async (_, closeTimeout, most) => {
    let entered: (value: unknown) => void = () => undefined;
    const inFlight = new Promise((resolve) => {
      entered = resolve;
    });
    const server = createRuntimeServer<object, object>(definition, {
      limits: { handlerTimeout: 0 },
      security: security_,
      handlers: { ...handlers, listPosts: () => new Promise(() => entered(undefined)) },
    });
    running = createNodeServer(server, closeTimeout === undefined ? {} : { closeTimeout });
    const port = await running.listen();
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET /posts HTTP/1.1\r\nhost: x\r\n\r\n');
    await inFlight;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const end = running.close();
    running = undefined;
    vi.advanceTimersByTime(most - 1);
    expect(await isDone(end)).toBe(false);
    vi.advanceTimersByTime(1);
    await end;
  });
});

const textFormats: Readonly<Record<string, (text: string) => boolean>> = {
  hostname: formats.hostname,
  email: formats.email,
  ipv4: formats.ipv4,
  ipv6: formats.ipv6,
  uuid: formats.uuid,
  date: formats.date,
  time: formats.time,
  'date-time': formats['date-time'],
  duration: formats.duration,
  uri: formats.uri,
  'json-pointer': formats['json-pointer'],
  byte: formats.byte,
};

describe('formats', () => {
  const label = (length: number): string => 'a'.repeat(length);
  const host = (length: number): string => `${label(63)}.${label(63)}.${label(63)}.${label(length - 192)}`;
  test.each<[string, string, string]>([
    ['hostname', label(63), label(64)],
    ['hostname', host(253), host(254)],
    ['email', `${label(64)}@a.b`, `${label(65)}@a.b`],
    ['email', 'a@a.b', '@a.b'],
    ['ipv4', '255.0.0.0', '256.0.0.0'],
    ['ipv4', '1.1.1.1', '1.1.1.1.1'],
    ['ipv6', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8:9'],
    ['ipv6', '1:2:3:4:5:6::8', '1:2:3:4:5:6:7::8'],
    ['ipv6', '1:2:3:4:5:6:1.1.1.1', '1:2:3:4:5:6:7:1.1.1.1'],
    ['ipv6', 'ffff::', 'fffff::'],
    ['date', '2024-02-29', '2023-02-29'],
    ['date', '2000-02-29', '1900-02-29'],
    ['date', '2023-12-31', '2023-13-01'],
    ['date', '2023-04-30', '2023-04-31'],
    ['date', '2023-01-31', '2023-01-32'],
    ['date', '2023-01-01', '2023-01-00'],
    ['date', '2023-01-01', '2023-00-01'],
    ['time', '23:59:59Z', '24:00:00Z'],
    ['time', '00:59:00Z', '00:60:00Z'],
    ['time', '23:59:60Z', '23:59:61Z'],
    ['time', '23:59:60Z', '23:58:60Z'],
    ['time', '01:59:60+02:00', '02:00:60+02:00'],
    ['time', '00:00:00+23:59', '00:00:00+24:00'],
    ['time', '00:00:00+23:59', '00:00:00+23:60'],
    ['time', '00:00:00.0Z', '00:00:00.Z'],
    ['time', '00:00:00.123456789Z', '00:00:00,123456789Z'],
    ['time', '00:00:00Z', '00:00:00'],
    ['duration', 'P1Y2M3DT4H5M6S', 'P1Y2M3D4H5M6S'],
    ['duration', 'P1D', 'P'],
    ['duration', 'PT1S', 'PT'],
    ['duration', 'P1DT1S', 'P1DT'],
    ['duration', 'P2W', 'P2W1D'],
    ['duration', 'PT0.5S', 'PT.5S'],
    ['duration', 'PT0,5S', 'PT0,S'],
    ['duration', 'PT1.25S', 'PT1.2.5S'],
    ['duration', 'P0.5Y', 'P0.5Y1M'],
    ['duration', 'PT1H0.5M', 'PT1.5H1M'],
    ['duration', 'P1.5W', 'P1.5'],
  ])('the format %s accepts %s and rejects %s', (name, at, beyond) => {
    const check = textFormats[name];
    expect([check?.(at), check?.(beyond)]).toEqual([true, false]);
  });

  test.each([
    ['int32', 2_147_483_647, 2_147_483_648],
    ['int32', -2_147_483_648, -2_147_483_649],
    // The last numbers that represent exactly one integer.
    ['int64', 2 ** 53 - 1, 2 ** 53],
    ['int64', -(2 ** 53) + 1, -(2 ** 53)],
  ] as const)('the number format %s accepts %i and rejects %i', (name, at, beyond) => {
    expect([formats[name](at), formats[name](beyond)]).toEqual([true, false]);
  });
});
