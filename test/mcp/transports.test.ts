/** `trefoil mcp` as a process, over stdio and HTTP, with the SDK's client, against `trefoil mock`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { eventually } from '../support/eventually.js';
import { runTool, tool } from '../support/tool.js';
import { useTool } from './session.js';

const spec = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: '/v1' }],
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        summary: 'List pets',
        security: [{ apiKey: [] }],
        parameters: [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer', maximum: 10 } }],
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema: {}, example: [{ name: 'Ada' }] } } },
        },
      },
      delete: { operationId: 'deletePets', responses: { 204: { description: 'Deleted' } } },
    },
  },
  components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-key' } } },
};
const secret = 'a-secret-key';

let folder: string;
let temporary: string;
let mock: string;
const children: ChildProcess[] = [];

interface Running {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function start(...args: readonly string[]): Running {
  const env = { ...process.env, TMPDIR: temporary, TREFOIL_AUTH_API_KEY: secret, PORT: '' };
  const child = spawn(process.execPath, [tool, ...args], { cwd: folder, env, stdio: 'pipe' });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  return { child, said: () => text, ended: new Promise((done) => child.once('close', done)) };
}

/** Waits for the address that a server prints. */
function addressOf({ said }: Running): Promise<string> {
  return eventually(() => {
    const [address] = /http:\/\/localhost:\d+\S*/u.exec(said()) ?? [];
    if (address === undefined) throw new Error(said());
    return address;
  });
}

beforeAll(async () => {
  await ensureTool();
  folder = await mkdtemp(join(tmpdir(), 'trefoil-mcp-'));
  temporary = await mkdtemp(join(tmpdir(), 'trefoil-mcp-tmp-'));
  await writeFile(join(folder, 'shop.json'), JSON.stringify(spec));
  mock = await addressOf(start('mock', 'shop.json', '--port', '0'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const path of [folder, temporary]) await rm(path, { recursive: true, force: true });
});

async function connectStdio(mode: 'auto' | 'legacy') {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [tool, 'mcp', 'shop.json', '--server', mock],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: temporary, TREFOIL_AUTH_API_KEY: secret },
    stderr: 'pipe',
  });
  let said = '';
  transport.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const errors: Error[] = [];
  client.onerror = (error) => errors.push(error);
  await client.connect(transport);
  return { client, errors, said: () => said };
}

/** Checks that a client can use the server. */
async function expectWorking(client: Client): Promise<void> {
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'call']);
  expect((await useTool(client, 'search', { query: 'pets' })).text).toContain('operation `listPets`');
  const called = await useTool(client, 'call', { operation: 'listPets', query: { limit: 3 } });
  expect(JSON.parse(called.text)).toMatchObject({ status: 200, body: [{ name: 'Ada' }] });
  // The mock server validates requests.
  const invalid = await useTool(client, 'call', { operation: 'listPets', query: { limit: 11 } });
  expect([JSON.parse(invalid.text).status, invalid.isError]).toEqual([400, true]);
  expect((await useTool(client, 'call', { operation: 'deletePets' })).text).toContain('DELETE is not allowed');
}

describe('stdio', () => {
  // The versions that the SDK's packages of 2026 and of 2025 speak.
  test.each([
    ['auto', '2026-07-28'],
    ['legacy', '2025-11-25'],
  ] as const)('serves a client in the mode %s with the protocol %s', async (mode, version) => {
    const { client, errors, said } = await connectStdio(mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    await expectWorking(client);
    expect(said()).toContain('TREFOIL_AUTH_API_KEY (set)');
    expect(said()).not.toContain(secret);
    // Anything but protocol messages on stdout would be an error.
    expect(errors).toEqual([]);
    await client.close();
  });

  test('exits and deletes its files when stdin closes or on a signal', async () => {
    for (const end of [(child: ChildProcess) => child.stdin?.end(), (child: ChildProcess) => child.kill('SIGTERM')]) {
      const running = start('mcp', 'shop.json', '--server', mock);
      await eventually(() => expect(running.said()).toContain('only GET and HEAD'));
      end(running.child);
      expect(await running.ended).toBe(0);
    }
    expect((await readdir(temporary)).filter((name) => name.startsWith('trefoil-mcp-'))).toEqual([]);
  });

  test('survives input that does not follow the protocol', async () => {
    const running = start('mcp', 'shop.json', '--server', mock);
    await eventually(() => expect(running.said()).toContain('only GET and HEAD'));
    running.child.stdin?.write('nonsense\n{"jsonrpc":"2.0","id":1,"method":"nothing"}\n');
    running.child.stdin?.write(
      '{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}\n',
    );
    await eventually(() => expect(running.said()).toContain('"protocolVersion":"2025-06-18"'));
    running.child.stdin?.end();
    expect(await running.ended).toBe(0);
  });
});

describe('HTTP', () => {
  let address: string;
  let running: Running;
  beforeAll(async () => {
    running = start('mcp', 'shop.json', '--server', mock, '--http', '0');
    address = await addressOf(running);
  });

  test.each([
    ['auto', '2026-07-28'],
    ['legacy', '2025-11-25'],
  ] as const)('serves a client in the mode %s with the protocol %s', async (mode, version) => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(address)));
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    await expectWorking(client);
    await client.close();
  });

  /** Resolves to the status of a request with headers that `fetch` would not allow. */
  function post(
    headers: Readonly<Record<string, string>>,
    path = '/mcp',
    host = '127.0.0.1',
  ): Promise<number | string> {
    const { port } = new URL(address);
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const own = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers };
    return new Promise((done) => {
      const sent = request({ host, port, path, method: 'POST', headers: own }, (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      });
      sent.on('error', (error) => done(String(Reflect.get(error, 'code'))));
      sent.end(body);
    });
  }

  test.each([
    [{}, 200],
    [{ host: 'localhost' }, 200],
    [{ origin: 'http://localhost:5173' }, 200],
    [{ host: 'attacker.example' }, 403],
    [{ host: 'localhost.attacker.example' }, 403],
    [{ origin: 'https://attacker.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('responds to the headers %j with %i', async (headers, status) => {
    expect(await post(headers)).toBe(status);
  });

  test('serves only its own path, and only at its own address', async () => {
    expect(await post({}, '/')).toBe(404);
    expect(await post({}, '/mcp', '127.0.0.2')).toBe('ECONNREFUSED');
  });

  test('exits with 0 on a signal', async () => {
    running.child.kill('SIGINT');
    expect(await running.ended).toBe(0);
    expect(running.said()).not.toContain(secret);
  });
});

describe('mistakes', () => {
  test.each([
    [['shop.json'], 2, 'the document has no absolute server URL; pass --server <url>'],
    [['shop.json', '--server', 'ftp://a.example'], 2, '--server ftp://a.example'],
    [['shop.json', '--server', 'https://a:b@c.example'], 2, '--server: the URL contains credentials\n'],
    [['shop.json', '--http', 'x'], 2, '--http x: expected'],
    [['missing.json'], 3, 'missing.json'],
  ])('mcp with the arguments %j exits with %i', async (args, code, message) => {
    const ended = await runTool(folder, ['mcp', ...args]);
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(message);
    expect(ended.stderr).not.toMatch(/^\s+at /mu);
  });

  test('mcp exits with 4 if the port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const ended = await runTool(folder, ['mcp', 'shop.json', '--server', mock, '--http', String(port)]);
    expect(ended).toMatchObject({ code: 4, stdout: '' });
    expect(ended.stderr).toContain('choose another with --http <n>');
    taken.close();
  });
});
