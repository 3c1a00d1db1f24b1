/** `trefoil mcp` before its client is generated. The server of the document responds when the test decides. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../generator/src/commands/run/listen.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { eventually } from '../support/eventually.js';
import { tool } from '../support/tool.js';
import { type RecordingApi, startApi, useTool } from './session.js';

function shop(size: number): string {
  const operation = (id: string) => ({ get: { operationId: id, responses: { 200: { description: 'OK' } } } });
  const paths = Object.fromEntries(
    Array.from({ length: size }, (_, index) => [`/pets${index}`, operation(`listPets${index}`)]),
  );
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths });
}
const broken = JSON.stringify({ openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths: { pets: {} } });

let api: RecordingApi;
let temporary: string;
let documents: Server;
let document: string;
/** Requests for the document that have not been answered. */
let waiting: ServerResponse[] = [];
let children: ChildProcess[] = [];

beforeAll(async () => {
  await ensureTool();
  api = await startApi();
  documents = createServer((_, response) => void waiting.push(response));
  document = `http://127.0.0.1:${await listen(documents, 0, '127.0.0.1')}/shop.json`;
});
afterAll(async () => {
  await api.close();
  documents.close();
  documents.closeAllConnections();
});
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'trefoil-mcp-tmp-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const response of waiting) response.destroy();
  waiting = [];
  children = [];
  await rm(temporary, { recursive: true, force: true });
});

const argsOf = (...more: readonly string[]): string[] => [
  ...[tool, 'mcp', document, '--allow-network', '--allow-writes', '--server', api.base],
  ...more,
];

interface Running {
  readonly child: ChildProcess;
  readonly said: () => { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<number | null>;
}

function start(stdin: 'pipe' | 'ignore' = 'pipe', ...more: readonly string[]): Running {
  const env = { ...process.env, TMPDIR: temporary, PORT: '' };
  const child = spawn(process.execPath, argsOf(...more), { env, stdio: [stdin, 'pipe', 'pipe'] });
  children.push(child);
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (part: Buffer) => (said.stdout += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (said.stderr += part.toString()));
  return { child, said: () => said, ended: new Promise((done) => child.once('close', done)) };
}

/** Resolves when the document is requested, which is before it is parsed. */
const requested = (): Promise<ServerResponse> =>
  eventually(() => {
    const [response] = waiting;
    if (response === undefined) throw new Error('the document was not requested');
    return response;
  });

async function respond(text: string): Promise<void> {
  const response = await requested();
  await new Promise<void>((done) => response.setHeader('content-type', 'application/json').end(text, done));
}

const head = { jsonrpc: '2.0' };
const opening = [
  {
    ...{ ...head, id: 1, method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
  },
  { ...head, method: 'notifications/initialized' },
];
const search = { ...head, id: 2, method: 'tools/call', params: { name: 'search', arguments: { query: 'pets' } } };

function send({ child }: Running, ...messages: readonly object[]): void {
  child.stdin?.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
}

/** Returns the responses on stdout by id. Fails if stdout contains anything else. */
function responsesOf({ said }: Running): Map<number, { readonly result: Record<string, unknown> }> {
  const lines = said().stdout.split('\n').slice(0, -1);
  return new Map(lines.map((line) => [JSON.parse(line).id, JSON.parse(line)]));
}

const transports = {
  stdio: () =>
    new StdioClientTransport({
      ...{ command: process.execPath, args: argsOf(), stderr: 'pipe' },
      env: { PATH: process.env['PATH'] ?? '', TMPDIR: temporary },
    }),
  HTTP: async () => {
    const { said } = start('ignore', '--http', '0');
    return new StreamableHTTPClientTransport(
      await eventually(() => new URL(/http:\/\/localhost:\d+\S*/u.exec(said().stderr)?.[0] ?? '')),
    );
  },
} as const;

describe.each(['stdio', 'HTTP'] as const)('over %s', (kind) => {
  test.each(['auto', 'legacy'] as const)('serves clients in %s mode before the document is read', async (mode) => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(await transports[kind]());
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'call']);
    if (mode === 'legacy') await client.ping();
    const found = useTool(client, 'search', { query: 'pets' });
    expect((await requested()).writableEnded).toBe(false);
    await respond(shop(2));
    expect((await found).text).toContain('operation `listPets0`');
    await client.close();
  });

  test('does not send a call that is canceled before the client is generated', async () => {
    // In older versions of the protocol, a server over HTTP cannot know which call is canceled.
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(await transports[kind]());
    const controller = new AbortController();
    const given = { name: 'call', arguments: { operation: 'listPets0' } };
    const canceled = client.callTool(given, { signal: controller.signal });
    await requested();
    controller.abort();
    await expect(canceled).rejects.toThrow();
    await client.listTools();
    await respond(shop(2));
    await useTool(client, 'call', { operation: 'listPets1' });
    expect(api.requests.map(({ url }) => url)).not.toContain('/pets0');
    expect(api.requests.map(({ url }) => url)).toContain('/pets1');
    await client.close();
  });
});

describe('a document with errors', () => {
  test('a document with errors ends the server with exit code 1 if no call is pending', async () => {
    for (const more of [[], ['--http', '0']]) {
      const running = start('pipe', ...more);
      send(running, ...opening);
      await respond(broken);
      expect(await running.ended).toBe(1);
      expect(running.said().stderr).toContain('1 error');
      waiting = [];
    }
    expect(await readdir(temporary)).toEqual([]);
  });

  test('a document with errors gives pending stdio calls an error result', async () => {
    const running = start();
    send(running, ...opening, search);
    await respond(broken);
    expect(await running.ended).toBe(1);
    expect(responsesOf(running).get(2)?.result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('document of the API cannot be used') }],
    });
    expect(running.said().stderr).toContain('1 error');
  });

  test('a document with errors gives pending HTTP calls an error result', async () => {
    const running = start('ignore', '--http', '0');
    const url = await eventually(() => new URL(/http:\/\/localhost:\d+\S*/u.exec(running.said().stderr)?.[0] ?? ''));
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(url));
    const found = useTool(client, 'search', { query: 'pets' });
    await respond(broken);
    expect(await found).toMatchObject({ isError: true, text: expect.stringContaining('cannot be used') });
    expect(await running.ended).toBe(1);
    await client.close();
  });

  test('a document that cannot be fetched is reported with its exit code if no client is connected', async () => {
    const running = start('ignore');
    (await requested()).writeHead(404).end();
    expect(await running.ended).toBe(3);
    expect(running.said()).toMatchObject({ stdout: '', stderr: expect.stringContaining('404') });
  });
});

describe('termination', () => {
  const ends = {
    SIGINT: (child: ChildProcess) => child.kill('SIGINT'),
    SIGTERM: (child: ChildProcess) => child.kill('SIGTERM'),
    'the end of stdin': (child: ChildProcess) => child.stdin?.end(),
  };
  test.each(Object.keys(ends) as (keyof typeof ends)[])(
    'exits with 0 and deletes its files on %s before the document is read',
    async (name) => {
      const running = start();
      await requested();
      expect(await readdir(temporary)).toHaveLength(1);
      ends[name](running.child);
      expect(await running.ended).toBe(0);
      expect(await readdir(temporary)).toEqual([]);
    },
  );

  test.each(Object.keys(ends) as (keyof typeof ends)[])(
    'exits with 0 and deletes its files on %s while the client is being generated',
    async (name) => {
      const running = start();
      send(running, ...opening, search);
      // Work of many seconds, during which the thread does not return to its event loop.
      await respond(shop(20_000));
      await eventually(() => expect(responsesOf(running).has(1)).toBe(true));
      ends[name](running.child);
      expect(await running.ended).toBe(0);
      expect(running.said().stderr).not.toContain('operations');
      expect(await readdir(temporary)).toEqual([]);
    },
  );

  test.each(['SIGINT', 'SIGTERM'] as const)('exits with 0 and deletes its files on %s over HTTP', async (signal) => {
    const running = start('ignore', '--http', '0');
    await requested();
    await eventually(() => expect(running.said().stderr).toContain('/mcp'));
    running.child.kill(signal);
    expect(await running.ended).toBe(0);
    expect(await readdir(temporary)).toEqual([]);
  });
});

test('prints a summary and exits if no client is connected', async () => {
  const running = start('ignore');
  await respond(shop(2));
  expect(await running.ended).toBe(0);
  expect(running.said()).toEqual({ stdout: '', stderr: '2 operations, all methods\n' });
});
