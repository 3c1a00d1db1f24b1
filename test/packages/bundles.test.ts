/**
 * What a bundle of one function holds: nothing of what it does not need. Each mechanism is known by a text of its own that
 * no minifier takes away.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '../support/perform.js';
import { linkPackages, makeWorkspace, repository, type Workspace } from '../support/workspace.js';

const spec = `
openapi: 3.1.0
info: { title: Bundles, version: '1' }
paths:
  /plain: { get: { operationId: plain, security: [{ login: [] }], responses: &list { '200': { description: OK, content: { application/json: { schema: { type: array, items: { type: string } } } } } } } }
  /linked:
    post:
      operationId: linked
      requestBody: { required: true, content: { application/json: { schema: { type: string } } } }
      responses: { '200': { description: OK, content: { application/json: { schema: { type: string } } }, links: { again: { operationId: plain } } } }
      callbacks: { told: { '{$request.body}': { post: { responses: { '204': { description: Done } } } } } }
  /offsets: { get: { operationId: offsets, parameters: [{ name: skip, in: query, schema: { type: integer } }], x-pagination: { style: offset, offset: skip }, responses: *list } }
  /headers: { get: { operationId: headers, x-pagination: { style: link }, responses: *list } }
components: { securitySchemes: { login: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: {} } } } } }
webhooks:
  lost: { post: { requestBody: { required: true, content: { application/json: { schema: { type: string } } } }, responses: { '204': { description: Done } } } }
`;

/** Texts that stand in what a mechanism is made of, and nowhere else. */
const marks = {
  signature: 'whsec_',
  address: 'No address of http or https',
  expressions: '"request.path"',
  deliver: 'webhook-timestamp',
  offset: 'isLast',
  linkHeader: 'anchor',
  nextPage: 'a next page of another origin',
  receiver: 'A receiver needs a secret',
  sessions: 'could not be renewed',
  oauth: 'grant_type',
  redirects: '307',
  retries: 'retry-after',
  choices: 'charset|boundary',
  serverVariables: 'The server variable',
} as const;

type Mechanism = keyof typeof marks;

let workspace: Workspace;
let folder: string;

beforeAll(async () => {
  workspace = await makeWorkspace();
  folder = join(workspace.folder, 'bundles');
  mkdirSync(folder);
  writeFileSync(join(folder, 'spec.yaml'), spec);
  const args = ['generate', 'spec.yaml', '--out', join(folder, 'packages'), '--scope', '@case'];
  const { exit, stderr } = await runJob({ kind: 'command', cwd: folder, args });
  process.chdir(repository);
  if (exit !== 0) throw new Error(stderr);
  await linkPackages(workspace.folder, 'bundles');
});

afterAll(() => workspace.remove());

/** The code of a bundle of what is imported; names are kept. */
const bundle = async (names: string, from: string): Promise<string> => {
  const contents = `export { ${names} } from '${from}';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    treeShaking: true,
    logLevel: 'error',
    mainFields: ['module', 'main'],
  });
  // Of each module esbuild says where it is, which is in a folder that is named at random.
  return (outputFiles[0]?.text ?? '').replaceAll(/^\/\/ .*$/gmu, '');
};

const held = (code: string): Mechanism[] =>
  (Object.keys(marks) as Mechanism[]).filter((name) => code.includes(marks[name]));

describe('a bundle holds what it needs', () => {
  test.each<[string, string, Mechanism[]]>([
    ['plain', '@case/client', []],
    ['linked', '@case/client', []],
    ['offsets', '@case/client', []],
    ['createClient, plain', '@case/client', []],
    ['followLinkedAgain', '@case/client', ['expressions']],
    ['paginateOffsets', '@case/client', ['offset']],
    ['paginateHeaders', '@case/client', ['linkHeader', 'nextPage']],
    ['sendLost', '@case/client/webhooks', ['signature', 'address', 'deliver']],
    ['linkedToldUrl', '@case/client/callbacks', ['address', 'expressions']],
    ['clientCredentials', '@case/client/oauth', ['sessions', 'oauth']],
    ['refreshToken', '@case/client/oauth', ['sessions', 'oauth']],
    ['createClient, followRedirects', '@case/client', ['redirects']],
    ['createClient, retry', '@case/client', ['retries']],
    ['createServer', '@case/server', ['choices']],
    ['createWebhookReceiver', '@case/server/webhooks', ['signature', 'deliver', 'receiver', 'choices']],
  ])('%s of %s', async (names, from, mechanisms) => {
    expect(held(await bundle(names, from))).toEqual(mechanisms);
  });
});

describe('bundles of our own client are no larger than they were', () => {
  /** Bytes of what a browser loads: minified, and compressed with gzip. */
  const sizeOf = async (names: string): Promise<number> => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export { ${names} } from '@community-platform/client';`,
        resolveDir: repository,
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      minify: true,
      target: 'es2022',
    });
    return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  };

  // A bound that is far off notices nothing: who makes them smaller lowers these.
  test.each([
    ['createClient, getPost', 3_900],
    ['createClient, getPost, listPosts, createPost, updatePost, deletePost', 4_400],
    ['createClient, createApi', 13_200],
  ])('%s', async (names, most) => {
    const size = await sizeOf(names);
    expect(size).toBeLessThanOrEqual(most);
    expect(size).toBeGreaterThan(most * 0.95);
  });
});
