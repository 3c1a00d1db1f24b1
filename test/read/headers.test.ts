/** Headers and the lock file of documents at URLs: who gets credentials, and what happens if content changes. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFolder } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';

const texts = new Map<string, string>();
/** The target of a redirect, by path. */
const redirects = new Map<string, string>();
const seen: string[] = [];

function start(name: string): Server {
  return createServer(({ url = '', headers }, response) => {
    seen.push(`${name} ${url} ${headers.authorization ?? '-'} ${headers['x-key'] ?? '-'}`);
    const to = redirects.get(url);
    const text = texts.get(url);
    if (to !== undefined) response.writeHead(302, { location: to }).end();
    else if (text === undefined || headers.authorization === undefined) response.writeHead(401).end();
    else response.end(text);
  }).listen(0, '127.0.0.1');
}

const [own, other] = [start('own'), start('other')];
let base: string;
let otherBase: string;
let folder: string;
let remove: () => Promise<void>;

function specOf(title: string, ref = '#/components/schemas/b'): string {
  return `openapi: 3.1.0\ninfo: { title: ${title}, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    a: { $ref: '${ref}' }\n    b: { type: string }\n`;
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function run(...args: readonly string[]): Promise<JobResult> {
  const [result] = await runJobs([{ kind: 'command', cwd: folder, args: [...args, '--allow-network'] }], 1);
  if (result === undefined) throw new Error('no result');
  return result;
}

const headers = ['--document-header', 'Authorization: Bearer abc', '--document-header', 'X-Key: k'];

beforeAll(async () => {
  for (const server of [own, other]) if (!server.listening) await new Promise((done) => server.once('listening', done));
  [base, otherBase] = [urlOf(own), urlOf(other)];
  ({ folder, remove } = await makeFolder({}));
  vi.stubEnv('DOCUMENT_TOKEN', 'secret');
});
beforeEach(() => {
  for (const map of [texts, redirects]) map.clear();
  seen.length = 0;
  for (const name of ['trefoil.lock.json', 'trefoil.config.json', 'packages', 'local.yaml'])
    rmSync(join(folder, name), { recursive: true, force: true });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const server of [own, other]) {
    server.closeAllConnections();
    server.close();
  }
  await remove();
});

describe('headers of documents', () => {
  test('sends document headers to the document and its files on the same origin', async () => {
    texts.set('/spec.yaml', specOf('Pets', './part.yaml')).set('/part.yaml', 'type: string\n');
    expect((await run('names', `${base}/spec.yaml`)).exit).toBe(3);
    const result = await run('names', `${base}/spec.yaml`, ...headers);
    expect([result.stderr, result.exit]).toEqual(['', 0]);
    expect(seen).toEqual(['own /spec.yaml - -', 'own /spec.yaml Bearer abc k', 'own /part.yaml Bearer abc k']);
  });

  test('sends no document headers to another origin after a redirect, and follows redirects within the origin', async () => {
    redirects.set('/spec.yaml', '/moved.yaml').set('/moved.yaml', `${otherBase}/there.yaml`);
    texts.set('/there.yaml', specOf('Pets'));
    const result = await run('names', `${base}/spec.yaml`, ...headers);
    expect([result.exit, result.stderr]).toEqual([3, expect.stringContaining('status 401')]);
    expect(seen).toEqual(['own /spec.yaml Bearer abc k', 'own /moved.yaml Bearer abc k', 'other /there.yaml - -']);
  });

  test('fails after too many redirects', async () => {
    redirects.set('/spec.yaml', '/spec.yaml');
    const result = await run('names', `${base}/spec.yaml`, ...headers);
    expect([result.exit, result.stderr]).toEqual([3, expect.stringContaining('there are too many redirects')]);
    expect(seen).toHaveLength(21);
  });

  test('reads document headers per origin from the configuration and the environment', async () => {
    texts.set('/part.yaml', 'type: string\n');
    writeFileSync(join(folder, 'local.yaml'), specOf('Pets', `${base}/part.yaml`));
    const configure = (value: string): void =>
      writeFileSync(
        join(folder, 'trefoil.config.json'),
        JSON.stringify({ spec: 'local.yaml', headers: { [base]: { Authorization: value } } }),
      );
    configure('Bearer $DOCUMENT_TOKEN');
    expect((await run('names')).exit).toBe(0);
    expect(seen).toEqual(['own /part.yaml Bearer secret -']);
    configure('Bearer $MISSING_TOKEN');
    const missing = await run('names');
    expect([missing.exit, missing.stderr]).toEqual([
      2,
      `trefoil: headers "${base}": the environment variable MISSING_TOKEN is not set\n`,
    ]);
    configure('Bearer abc');
    const literal = await run('names');
    expect([literal.exit, literal.stderr]).toEqual([
      2,
      expect.stringMatching(/^trefoil: trefoil\.config\.json:1:\d+ .*environment variable/u),
    ]);
    const misplaced = await run('names', 'local.yaml', ...headers);
    expect([misplaced.exit, misplaced.stderr]).toEqual([
      2,
      expect.stringContaining('--document-header needs a document at a URL'),
    ]);
  });
});

describe('headers of documents in lint', () => {
  /** The requests of a lint run: the document and a file it refers to, once each, with the headers. */
  const reads = ['own /spec.yaml Bearer abc k', 'own /part.yaml Bearer abc k'];

  test('lint fetches each URL once with the document headers, and reports positions in the fetched files', async () => {
    texts.set('/spec.yaml', specOf('Pets', './part.yaml')).set('/part.yaml', 'type: nonsense\n');
    const refused = await run('lint', `${base}/spec.yaml`, '--json');
    expect([refused.exit, refused.stdout]).toEqual([3, expect.stringContaining('status 401')]);
    seen.length = 0;
    const result = await run('lint', `${base}/spec.yaml`, '--all', ...headers);
    expect(result.exit).toBe(1);
    expect(result.stdout).toContain(`  ${base}/spec.yaml:1:1`);
    expect(result.stdout).toContain(`  ${base}/part.yaml:1:7`);
    expect(result.stdout).toContain('> 1 | type: nonsense');
    expect(seen).toEqual(reads);
  });

  test('lint fetches each URL once if an overlay is configured', async () => {
    texts.set('/spec.yaml', specOf('Pets', './part.yaml')).set('/part.yaml', 'type: string\n');
    const overlay = "overlay: 1.0.0\ninfo: { title: A, version: '1' }\nactions:\n  - target: $.info\n    update: ";
    writeFileSync(join(folder, 'local.yaml'), `${overlay}{ license: { name: MIT, url: https://a.example } }\n`);
    const own = { Authorization: 'Bearer $DOCUMENT_TOKEN' };
    writeFileSync(
      join(folder, 'trefoil.config.json'),
      JSON.stringify({ spec: `${base}/spec.yaml`, overlays: ['local.yaml'], headers: { [base]: own } }),
    );
    const result = await run('lint');
    expect(result.stdout).toContain('no-empty-servers');
    expect(result.stdout).not.toContain('info-license');
    expect(seen).toEqual(['own /spec.yaml Bearer secret -', 'own /part.yaml Bearer secret -']);
  });

  test('lint sends no document headers to another origin that an example refers to', async () => {
    texts.set('/spec.yaml', `${specOf('Pets')}    c: { example: { $ref: '${otherBase}/example.yaml' } }\n`);
    await run('lint', `${base}/spec.yaml`, ...headers);
    expect(seen[0]).toBe('own /spec.yaml Bearer abc k');
    expect(new Set(seen.slice(1))).toEqual(new Set(['other /example.yaml - -']));
  });
});

describe('headers of documents in init and diff', () => {
  test('init reads the document with document headers, and explains how to configure them', async () => {
    texts.set('/spec.yaml', specOf('Pets'));
    const { folder: empty, remove: removeEmpty } = await makeFolder({});
    const init = async (...args: readonly string[]): Promise<JobResult | undefined> => {
      const all = ['init', ...args, '--yes', '--allow-network'];
      return (await runJobs([{ kind: 'command', cwd: empty, args: all }], 1))[0];
    };
    try {
      expect((await init(`${base}/spec.yaml`))?.exit).toBe(3);
      for (const args of [['--new'], ['--new', 'a.yaml']]) {
        const misplaced = await init(...args, ...headers);
        expect([misplaced?.exit, misplaced?.stderr]).toEqual([2, expect.stringContaining('needs a document at a URL')]);
      }
      expect(existsSync(join(empty, 'trefoil.config.ts'))).toBe(false);
      const result = await init(`${base}/spec.yaml`, ...headers);
      expect([result?.exit, result?.stderr]).toEqual([0, '']);
      expect(result?.stdout).toContain('note: to run the next commands, set "headers" in the configuration');
      expect(readFileSync(join(empty, 'trefoil.config.ts'), 'utf8')).not.toContain('abc');
      // The last one is for the lint.
      const read = 'own /spec.yaml Bearer abc k';
      expect(seen).toEqual(['own /spec.yaml - -', read, read]);
    } finally {
      await removeEmpty();
    }
  });

  test('diff sends document headers if a URL is compared with a file, or two URLs have the same origin', async () => {
    texts.set('/spec.yaml', specOf('Pets')).set('/next.yaml', specOf('Dogs'));
    writeFileSync(join(folder, 'local.yaml'), specOf('Cats'));
    for (const [old, now] of [
      ['local.yaml', `${base}/spec.yaml`],
      [`${base}/spec.yaml`, 'local.yaml'],
      [`${base}/spec.yaml`, `${base}/next.yaml`],
    ] as const) {
      const result = await run('diff', old, now, '--no-redocly', ...headers);
      expect([result.exit, result.stderr]).toEqual([0, '']);
      expect(result.stdout).toContain('1 change: documentation only');
    }
    expect(new Set(seen)).toEqual(new Set(['own /spec.yaml Bearer abc k', 'own /next.yaml Bearer abc k']));
  });

  test('diff rejects document headers if the documents have two different origins, or none', async () => {
    writeFileSync(join(folder, 'local.yaml'), specOf('Cats'));
    const two = await run('diff', `${base}/spec.yaml`, `${otherBase}/spec.yaml`, '--no-redocly', ...headers);
    expect([two.exit, two.stderr]).toEqual([
      2,
      expect.stringContaining(`to ${base} and ${otherBase}; use the setting`),
    ]);
    const none = await run('diff', 'local.yaml', 'local.yaml', '--no-redocly', ...headers);
    expect([none.exit, none.stderr]).toEqual([2, expect.stringContaining('needs a document at a URL')]);
    expect(seen).toEqual([]);
  });
});

describe('trefoil.lock.json', () => {
  test('trefoil.lock.json rejects changed content until it is accepted', async () => {
    const url = `${base}/spec.yaml`;
    const generate = (...args: readonly string[]): Promise<JobResult> => run('generate', url, ...headers, ...args);
    const lockOf = (): unknown => JSON.parse(readFileSync(join(folder, 'trefoil.lock.json'), 'utf8'));
    texts.set('/spec.yaml', specOf('Pets'));
    expect((await generate('--check')).exit).toBe(1);
    expect(existsSync(join(folder, 'trefoil.lock.json'))).toBe(false);
    expect((await generate()).exit).toBe(0);
    const lock = lockOf();
    expect(lock).toEqual({ version: 1, urls: { [url]: expect.stringMatching(/^sha256-[\w+/]{43}=$/u) } });
    expect((await generate()).stdout).toBe('up to date; nothing was written\n');

    texts.set('/spec.yaml', specOf('Dogs'));
    const readme = readFileSync(join(folder, 'packages/types/README.md'), 'utf8');
    for (const result of [await generate(), await generate('--check')])
      expect([result.exit, result.stderr]).toEqual([
        1,
        expect.stringContaining(
          `${url}:1:1 error document-changed: the content of "${url}" does not match the digest recorded in trefoil.lock.json`,
        ),
      ]);
    expect([lockOf(), readFileSync(join(folder, 'packages/types/README.md'), 'utf8')]).toEqual([lock, readme]);

    expect((await generate('--update')).exit).toBe(0);
    expect(lockOf()).not.toEqual(lock);
    expect((await generate('--check')).exit).toBe(0);
    writeFileSync(join(folder, 'trefoil.lock.json'), '{}');
    expect((await generate()).stderr).toBe(
      'trefoil: trefoil.lock.json is damaged; restore it, or delete it and generate again\n',
    );
  });
});
