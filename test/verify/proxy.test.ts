/** `trefoil proxy`: messages pass through unchanged, and differences from the document are reported. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createForwarder, type Forwarder, type Passed } from '../../generator/src/commands/proxy/forward.js';
import { makeFolder } from '../support/documents.js';
import { runJobs } from '../support/jobs.js';
import { tool } from '../support/tool.js';

const spec = `openapi: 3.1.0
info: { title: Pet Shop, version: '1' }
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        '200': { description: A pet, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: Not found }
  /pets:
    post:
      operationId: addPet
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '201': { description: Added } }
  /unused: { get: { operationId: unused, responses: { '204': { description: Nothing } } } }
components:
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string } } }
`;

interface Seen {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly hash: string;
}

const seen: Seen[] = [];
let target: Server;
let targetUrl: string;
let folder: string;
let remove: () => Promise<void>;
const forwarders: Forwarder[] = [];

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const large = Buffer.alloc(12_000_000, 'trefoil ');

beforeAll(async () => {
  target = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('error', () => {});
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method, url = '', headers } = incoming;
    seen.push({ line: `${method} ${url}`, headers, hash: hashOf(Buffer.concat(chunks)) });
    const json = { 'content-type': 'application/json' };
    if (url === '/large') response.writeHead(200, { 'content-length': large.length }).end(large);
    else if (url === '/pets/7') response.writeHead(200, json).end('{"name":"Rex"}');
    else if (url === '/pets/8')
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync('{"name":8}'));
    else if (url === '/pets/9') response.writeHead(418).end();
    else if (url === '/pets') response.writeHead(201).end();
    else if (url === '/fields')
      response
        .writeHead(207, 'Own Phrase', [
          ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Case', 'é', 'Connection', 'close, X-Hop'],
          ...['X-Hop', '1', 'Keep-Alive', 'timeout=1', 'Proxy-Connection', 'close'],
        ])
        .end();
    else if (url === '/cut') {
      response.writeHead(200, { 'content-length': 10 }).write('five.');
      setTimeout(() => response.destroy(), 30);
    } else if (url === '/events') response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(target, 'listening');
  targetUrl = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
  ({ folder, remove } = await makeFolder({ 'spec.yaml': spec }));
});
afterEach(async () => {
  for (const forwarder of forwarders.splice(0)) await forwarder.close();
  seen.length = 0;
});
afterAll(async () => {
  target.closeAllConnections();
  target.close();
  await remove();
});

async function forward(url = targetUrl, onPassed: (passed: Passed) => void = () => {}): Promise<number> {
  const forwarder = createForwarder({ target: new URL(url), onPassed, onFailed: () => {} });
  forwarders.push(forwarder);
  return forwarder.listen(0, '127.0.0.1');
}

/** Sends bytes on a connection, and returns everything that is received. */
async function converse(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  socket.write(text);
  await once(socket, 'close');
  return received;
}

describe('forwarding', () => {
  test('forwards large bodies in both directions, and checks only bodies up to the limit', async () => {
    const passed: Passed[] = [];
    const port = await forward(targetUrl, (each) => passed.push(each));
    const response = await fetch(`http://127.0.0.1:${port}/large?a=1`, { method: 'POST', body: large });
    expect(response.status).toBe(404);
    expect(seen.map(({ line, hash }) => [line, hash])).toEqual([['POST /large?a=1', hashOf(large)]]);
    const down = await fetch(`http://127.0.0.1:${port}/large`);
    expect(hashOf(new Uint8Array(await down.arrayBuffer()))).toBe(hashOf(large));
    await expect.poll(() => passed.length).toBe(2);
    expect(passed[1]?.responseBody.bytes()).toBeUndefined();
  });

  test('forwards all header fields except those of the connection', async () => {
    const port = await forward(`${targetUrl}/base/..`);
    const text = await converse(
      port,
      'POST /fields HTTP/1.1\r\nHost: a.example\r\nConnection: close, X-Mine\r\nX-Mine: 1\r\nTE: trailers\r\nX-Kept: 2\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    );
    const [only] = seen;
    const { host } = new URL(targetUrl);
    expect(only).toMatchObject({
      line: 'POST /fields',
      headers: { host, 'x-kept': '2', 'transfer-encoding': 'chunked' },
    });
    expect(only?.hash).toBe(hashOf(Buffer.from('abc')));
    expect(Object.keys(only?.headers ?? {}).filter((name) => /^(?:x-mine|te|upgrade|keep-alive)$/u.test(name))).toEqual(
      [],
    );
    expect(text).toMatch(/^HTTP\/1\.1 207 Own Phrase\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nX-Case: \xe9\r\n/u);
    expect(text).not.toMatch(/x-hop|proxy-connection|timeout=1\r/iu);
  });

  test('forwards neither a body nor a content-length if the caller sent none', async () => {
    const port = await forward();
    await converse(port, 'POST /pets HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await converse(port, 'GET /pets/7 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(seen.map(({ headers }) => [headers['content-length'], headers['transfer-encoding']])).toEqual([
      ['0', undefined],
      [undefined, undefined],
    ]);
  });

  test('forwards the first event of a stream before the stream ends', async () => {
    const port = await forward();
    const response = await fetch(`http://127.0.0.1:${port}/events`);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    await reader?.cancel();
  });

  test('closes the connection to the caller if the target disconnects', async () => {
    const port = await forward();
    const response = await fetch(`http://127.0.0.1:${port}/cut`);
    await expect(response.text()).rejects.toThrow();
  });

  test('responds with 502 for an unreachable target, 508 for its own address, and 501 for an upgrade', async () => {
    const closed = await forward('http://127.0.0.1:1');
    const failed = await fetch(`http://127.0.0.1:${closed}/pets/7`);
    expect([failed.status, failed.headers.get('content-type'), await failed.json()]).toEqual([
      502,
      'application/problem+json',
      { type: 'about:blank', title: 'Bad Gateway', status: 502, detail: 'http://127.0.0.1:1 failed: ECONNREFUSED' },
    ]);
    const first = createForwarder({ target: new URL('http://127.0.0.1:1'), onPassed: () => {}, onFailed: () => {} });
    const port = await first.listen(0, '127.0.0.1');
    await first.close();
    const self = createForwarder({
      target: new URL(`http://127.0.0.1:${port}`),
      onPassed: () => {},
      onFailed: () => {},
    });
    forwarders.push(self);
    await self.listen(port, '127.0.0.1');
    expect((await fetch(`http://127.0.0.1:${port}/pets/7`)).status).toBe(508);
    const upgrade = 'GET /pets/7 HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    expect(await converse(await forward(), upgrade)).toMatch(/^HTTP\/1\.1 501 Not Implemented\r\n/u);
    expect(seen).toEqual([]);
  });
});

async function runProxy(
  args: readonly string[],
  use: (base: string) => Promise<void>,
): Promise<{ exit: unknown; lines: string[] }> {
  const all = [tool, 'proxy', 'spec.yaml', '--target', targetUrl, '--port', '0', ...args];
  const child = spawn(process.execPath, all, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const base = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/localhost:\d+/u.exec(output)?.[0];
      if (url !== undefined) done(url);
    });
    child.once('close', () => fail(new Error(output)));
  });
  await use(base);
  child.kill('SIGINT');
  const [exit] = await once(child, 'close');
  return { exit, lines: output.trim().split('\n') };
}

async function callAll(base: string): Promise<void> {
  const post = (body: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  for (const path of ['/pets/7', '/pets/8', '/pets/8', '/pets/9', '/pets/x', '/others/12', '/others/13'])
    await (await fetch(base + path)).arrayBuffer();
  await fetch(`${base}/pets`, post('{"name":"Rex"}'));
  await fetch(`${base}/pets`, post('{"name":1}'));
}

describe('trefoil proxy', () => {
  test('the proxy command prints differences as they occur, and a summary, as JSON', async () => {
    const { exit, lines } = await runProxy(['--json', '--fail-on', 'differences'], callAll);
    expect(exit).toBe(1);
    const [listening, ...rest] = lines.map((line) => JSON.parse(line) as { readonly [key: string]: unknown });
    const summary = rest.pop();
    expect(listening).toEqual({ type: 'listening', url: expect.any(String), target: `${targetUrl}/` });
    expect(rest.map(({ operation, check, message }) => [Reflect.get(Object(operation), 'id'), check, message])).toEqual(
      [
        ['getPet', 'body', 'the body of the 200 response, /name, must be a string'],
        ['getPet', 'status', 'status 418 is not declared (declared: 200, 404)'],
        ['getPet', 'request', 'path parameter id must be an integer'],
        ['addPet', 'request', 'the body, /name, must be a string'],
        ['addPet', 'invalid-accepted', 'status 201, although the request does not match the document'],
      ],
    );
    expect(summary).toMatchObject({
      type: 'summary',
      ok: false,
      requests: 7,
      operations: [
        { id: 'getPet', requests: 5, differences: [{ count: 2 }, { count: 1 }, { count: 1 }] },
        { id: 'addPet', requests: 2 },
      ],
      unseen: ['unused'],
      undeclared: [{ request: 'GET /others/{}', count: 2 }],
    });
  });

  test('the proxy command exits with 0 by default, and prints a readable summary', async () => {
    const { exit, lines } = await runProxy([], callAll);
    expect(exit).toBe(0);
    expect(lines.at(-1)).toBe('7 requests, 2 of 3 operations seen; 5 differences, 1 undeclared path');
    expect(lines).toContain('not declared GET /others/{} (2 times)');
    expect(lines).toContain('not seen unused');
  });

  test('the proxy command requires a target', async () => {
    const [none, wrong] = await runJobs(
      ['proxy spec.yaml', 'proxy spec.yaml --target localhost'].map((line) => ({
        kind: 'command',
        cwd: folder,
        args: line.split(' '),
      })),
      1,
    );
    expect([none?.exit, none?.stderr]).toEqual([
      2,
      expect.stringContaining("required option '--target <url>' not specified"),
    ]);
    expect([wrong?.exit, wrong?.stderr]).toEqual([
      2,
      expect.stringContaining('--target localhost: expected an http or https URL'),
    ]);
  });
});
