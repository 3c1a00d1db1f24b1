/** Documents by URL, served over HTTP, which a case folder cannot cover. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { makeFolder } from '../support/documents.js';

type Reply = { readonly text: string } | { readonly to: string } | { readonly status: number };

const replies = new Map<string, Reply>();
const asked: string[] = [];

async function listen(): Promise<{ readonly server: Server; readonly base: string }> {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const reply = replies.get(request.url ?? '') ?? { status: 404 };
    if ('to' in reply) response.writeHead(302, { location: reply.to });
    else response.writeHead('status' in reply ? reply.status : 200);
    response.end('text' in reply ? reply.text : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let own: Awaited<ReturnType<typeof listen>>;
let other: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  [own, other] = await Promise.all([listen(), listen()]);
});
afterAll(() => {
  own.server.close();
  other.server.close();
});

const head = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\n";
function withSchema(ref: string): string {
  return `${head}components:\n  schemas:\n    a: { $ref: '${ref}' }\n`;
}

async function load(entry: string, allowNetwork: boolean, cwd = '/'): Promise<unknown> {
  const document = await loadDocument(entry, { allowNetwork, cwd });
  if (!Array.isArray(document)) return document.root;
  return document.map(
    ({ code, position, message }) => `${position.file}:${position.line}:${position.column} ${code}: ${message}`,
  );
}

function begin(texts: Readonly<Record<string, Reply>>): void {
  replies.clear();
  asked.length = 0;
  for (const [path, reply] of Object.entries(texts)) replies.set(path, reply);
}

describe('documents by URL', () => {
  test('fetches a document by URL and each file it refers to once if the network is allowed', async () => {
    begin({
      '/api/spec.yaml': { text: withSchema('./parts/a.yaml#/x') },
      '/api/parts/a.yaml': { text: "x: { $ref: '../b.json' }\n" },
      '/api/b.json': { text: '\uFEFF{"type":"string"}' },
    });
    const root = await load(`${own.base}/api/spec.yaml`, true);
    expect(JSON.stringify(root)).toContain('"type":"string"');
    expect(asked).toEqual(['/api/spec.yaml', '/api/parts/a.yaml', '/api/b.json']);
  });

  test('does not fetch a document by URL if the network is not allowed', async () => {
    begin({ '/spec.yaml': { text: withSchema('#/components') } });
    expect(await load(`${own.base}/spec.yaml`, false)).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/spec\.yaml:1:1 ref-network: /u),
    ]);
    expect(asked).toEqual([]);
  });

  test('reports the status if fetching a document fails', async () => {
    begin({});
    expect(await load(`${own.base}/spec.yaml`, true)).toEqual([
      expect.stringMatching(/:1:1 file-unreadable: .*status 404/u),
    ]);
  });

  test('reports that the host of a document URL is unreachable', async () => {
    expect(await load('http://127.0.0.1:1/spec.yaml', true)).toEqual([
      expect.stringMatching(/:1:1 file-unreadable: /u),
    ]);
  });
});

describe('references in a fetched document', () => {
  test('rejects references from a fetched document to another origin', async () => {
    begin({ '/spec.yaml': { text: withSchema(`${other.base}/a.yaml`) }, '/a.yaml': { text: 'type: string\n' } });
    expect(await load(`${own.base}/spec.yaml`, true)).toEqual([expect.stringMatching(/spec\.yaml:5:10 ref-origin: /u)]);
    expect(asked).toEqual(['/spec.yaml']);
  });

  test('rejects references from a fetched document to a local file', async () => {
    begin({ '/spec.yaml': { text: withSchema('file:///etc/hostname') } });
    expect(await load(`${own.base}/spec.yaml`, true)).toEqual([
      expect.stringMatching(/:5:10 ref-(?:network|outside): /u),
    ]);
  });

  test('rejects references from a fetched document after a redirect to another origin', async () => {
    begin({
      '/spec.yaml': { text: withSchema('./a.yaml') },
      '/a.yaml': { to: `${other.base}/b.yaml` },
      '/b.yaml': { text: 'type: string\n' },
    });
    expect(await load(`${own.base}/spec.yaml`, true)).toEqual([
      expect.stringMatching(/:5:10 ref-unresolved: .*it redirects to another origin, http:/u),
    ]);
  });
});

test('a local file can refer to URLs if the network is allowed', async () => {
  begin({ '/a.yaml': { text: 'type: string\n' } });
  const { folder, remove } = await makeFolder({ 'spec.yaml': withSchema(`${own.base}/a.yaml`) });
  try {
    expect(JSON.stringify(await load('spec.yaml', true, folder))).toContain('"type":"string"');
    expect(await load('spec.yaml', false, folder)).toEqual([expect.stringMatching(/^spec\.yaml:5:10 ref-network: /u)]);
    expect(asked).toEqual(['/a.yaml']);
  } finally {
    await remove();
  }
});
