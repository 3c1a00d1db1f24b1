/**
 * Backward compatibility: a client generated from an older, smaller version of the document returns the responses of
 * the current service unchanged.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedCommunity } from '@community-platform/service';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { runTool } from '../support/tool.js';
import { repository } from '../support/workspace.js';
import { makeOlder } from './newer-document.js';
import { type Operation, operations } from './operations.js';
import { issueTokens, type RunningService, startService } from './support.js';

const reads = operations.filter(({ method, surface }) => method === 'GET' && surface !== 'headless');

type Call = (client: unknown, request: object) => Promise<{ readonly status: number; readonly body: unknown }>;

let folder: string;
let running: RunningService;
let tokens: Readonly<Record<string, string>>;
let old: Readonly<Record<string, Call>>;
let client: unknown;

beforeAll(async () => {
  await ensureTool();
  [running, folder] = await Promise.all([startService(), mkdtemp(join(tmpdir(), 'yesterday-'))]);
  await seedCommunity(running.service, running.base, running.ours.adminToken);
  tokens = await issueTokens(running);
  const document: unknown = JSON.parse(await readFile(join(repository, 'dist/openapi.json'), 'utf8'));
  const missing = { values: 0, properties: 0, alternatives: 0 };
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(makeOlder(document, missing)));
  expect(missing.values).toBeGreaterThan(100);
  expect(missing.properties).toBeGreaterThan(300);
  const made = await runTool(folder, ['generate', 'openapi.json', '--layout', 'folder', '--out', 'api']);
  if (made.code !== 0) throw new Error(made.stderr);
  const outfile = join(folder, 'client.mjs');
  await build({ entryPoints: [join(folder, 'api/client/index.ts')], outfile, bundle: true, format: 'esm' });
  const { createClient, ...calls } = await import(outfile);
  old = calls;
  client = createClient({
    baseUrl: running.base,
    auth: { AdminBearer: tokens['admin'], MemberAccessToken: tokens['member'] },
  });
});
afterAll(async () => {
  await running?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a plain request without the client. */
async function read({ surface }: Operation, target: string): Promise<{ status: number; body: unknown }> {
  return running.send('GET', target, undefined, tokens[surface]);
}

function listOf(body: unknown): unknown {
  return Array.isArray(body) ? body : asObject(body)['records'];
}

/** Returns the id of the first record in a list, if there is one. */
async function firstId(path: string): Promise<string | undefined> {
  const [first]: readonly unknown[] = [listOf((await running.send('GET', path)).body)].flat();
  const id = asObject(first)['id'] ?? asObject(first)['uuid'];
  return id === undefined ? undefined : String(id);
}

async function findValue(name: string): Promise<string | undefined> {
  if (name === 'email') return running.ours.ownerEmail;
  const collection = /^(\w+)_id$/u.exec(name)?.[1];
  return collection === undefined ? undefined : firstId(`/api/admin/v2/${collection}s`);
}

/** Returns arguments for which records exist: ids from parent lists, and query values from the examples. */
async function argumentsOf({ path, requiredQuery, query }: Operation) {
  let filled = path;
  const found: Record<string, string> = {};
  for (const [, before = '', name = ''] of path.matchAll(/([^{]*)\{(\w+)\}/gu)) {
    const list = filled.slice(0, filled.indexOf(`{${name}}`)).replace(/\/$/u, '');
    found[name] = (await firstId(list)) ?? (await findValue(name)) ?? (before === '' ? '' : '1');
    filled = filled.replace(`{${name}}`, encodeURIComponent(found[name]));
  }
  const values: Record<string, string> = {};
  for (const name of requiredQuery) values[name] = (await findValue(name)) ?? String(query[name]);
  const search = new URLSearchParams(values).toString();
  return { target: search === '' ? filled : `${filled}?${search}`, request: { path: found, query: values } };
}

let successes = 0;

test.each(reads)('an older client reads the same response as a plain HTTP request: $id', async (operation) => {
  const { target, request } = await argumentsOf(operation);
  const bare = await read(operation, target);
  const call = old[operation.id];
  if (call === undefined) throw new Error(`yesterday had no ${operation.id}`);
  const { status, body } = await call(client, request);
  expect(status).toBe(bare.status);
  if (status === 200) successes += 1;
  // The response contains the request counter, which has grown by one.
  expect(body).toEqual(operation.id === 'getQuota' ? { ...asObject(bare.body), used: expect.any(Number) } : bare.body);
});

test('at least 75 requests of the older client succeed with 200', () => {
  expect(successes).toBeGreaterThanOrEqual(75);
});
