/**
 * Bundles of single functions contain nothing that the functions do not need. Each mechanism is recognized by a unique
 * text that minifiers preserve.
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

/** Texts that occur only in the code of a mechanism. */
const marks = {
  signature: 'whsec_',
  address: 'Not an http or https URL',
  expressions: '"request.path"',
  deliver: 'webhook-timestamp',
  offset: 'isLast',
  linkHeader: 'anchor',
  nextPage: 'the next page has another origin',
  receiver: 'A receiver requires secret',
  sessions: 'could not be refreshed',
  oauth: 'grant_type',
  // Longer than a status, since esbuild prints paths of temporary folders, which may contain any number.
  redirects: '303, 307, 308',
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

/** Returns the code of a bundle with the given imports, in which names are preserved. */
async function bundle(names: string, from: string): Promise<string> {
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
  // For each module, esbuild prints its path, which includes a random folder name.
  return (outputFiles[0]?.text ?? '').replaceAll(/^\/\/ .*$/gmu, '');
}

function held(code: string): Mechanism[] {
  return (Object.keys(marks) as Mechanism[]).filter((name) => code.includes(marks[name]));
}

describe('runtime features in a bundle', () => {
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
  ])('%s from %s includes only the required runtime features', async (names, from, mechanisms) => {
    expect(held(await bundle(names, from))).toEqual(mechanisms);
  });
});

describe('size of bundles of the platform client', () => {
  /** Returns the size of a browser bundle in bytes: minified, and compressed with gzip. */
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

  // Lower these limits when the bundles become smaller: a limit far above the size detects nothing.
  test.each([
    ['createClient, getPost', 3_960],
    ['createClient, getPost, listPosts, createPost, updatePost, deletePost', 4_450],
    ['createClient, createApi', 13_420],
  ])('a bundle of %s has the expected size', async (names, most) => {
    const size = await sizeOf(names);
    expect(size).toBeLessThanOrEqual(most);
    expect(size).toBeGreaterThan(most * 0.95);
  });
});
