/** The layout `package`: types, client and server in a single package, installed by a user. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMock } from '../../generator/src/commands/mock/mock.js';
import { createScripts } from '../../generator/src/commands/run/scripts.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { renderFiles, testConfig } from '../support/documents.js';
import { isLong, sampleTest } from '../support/long.js';
import { checkSnippets, documentServer, readBlocks, runSnippets, writeSnippet } from '../support/snippets.js';
import { type Ended, runTool } from '../support/tool.js';
import { typeCheck } from '../support/type-check.js';
import { makeWorkspace, repository, type Workspace } from '../support/workspace.js';

const execute = promisify(execFile);

const spec = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: ${documentServer} }]
paths:
  /pets/{id}:
    put:
      operationId: replacePet
      tags: [pets]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '422': { description: Refused, content: { application/json: { schema: {} } } }
    get:
      operationId: readPet
      tags: [pets]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
  /pets/{id}/photo:
    post:
      operationId: uploadPhoto
      tags: [pets]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, required: [photo], properties: { photo: { type: string, contentMediaType: image/png }, caption: { type: string } } }
            encoding: { photo: { contentType: image/png } }
      responses: { '204': { description: Stored } }
webhooks:
  petLost:
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '204': { description: Taken } }
components:
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string, minLength: 1 }, kind: { enum: [cat, dog] } } }
`;

const main = `
import { createClient, replacePet } from '@pets/api/client';
import { replacePetOperation } from '@pets/api/client/pets';
import { createRawClient } from '@pets/api/client/raw';
import { sendPetLost } from '@pets/api/client/webhooks';
import { createServer } from '@pets/api/server';
import { createNodeServer } from '@pets/api/server/node';
import { checkPet } from '@pets/api/server/schemas';
import { createWebhookReceiver } from '@pets/api/server/webhooks';
import { petKindValues, type Pet } from '@pets/api/types';
import type { operations } from '@pets/api/types/openapi';
import type { ReplacePetResult } from '@pets/api/types/operations/pets';

const node = createNodeServer(createServer({ mock: true, handlers: { replacePet: ({ body }) => ({ status: 200, body }) } }));
const port = await node.listen();
const client = createClient({ baseUrl: \`http://localhost:\${port}\` });
const pet: Pet = { name: 'Ada', kind: 'cat' };
const fine: ReplacePetResult = await replacePet(client, { path: { id: 1 }, body: pet });
const refused = await replacePet(client, { path: { id: 1 }, body: { name: '' } });
const mocked = await createRawClient(client).GET('/pets/{id}', { params: { path: { id: 1 } } });
const value: unknown = { name: 'Bo' };
const receiver = createWebhookReceiver({ secret: false, handlers: { petLost: () => ({ status: 204 }) } });
const { fetch } = receiver;
const lost = await sendPetLost('http://localhost', { body: pet }, { secret: false, fetch });
if (lost.status !== 204) throw new Error('not taken');
const success: keyof operations['replacePet']['responses'] = fine.status;
console.log(replacePetOperation.path, success, refused.status, mocked.data?.name, petKindValues.join());
console.log(checkPet(value) ? value.name : 'none');
await node.close();
`;

/** Compiler flags of a project that uses the package. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  outDir: 'dist',
  rootDir: 'src',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  types: ['node'],
};

let workspace: Workspace;
let api: string;
let manifest: Record<string, unknown>;

function run(...args: readonly string[]): Promise<Ended> {
  return runTool(workspace.folder, args);
}

beforeAll(async () => {
  await ensureTool();
  workspace = await makeWorkspace();
  const { folder } = workspace;
  writeFileSync(join(folder, 'spec.yaml'), spec);
  const trefoil = { spec: 'spec.yaml', scope: '@pets', layout: 'package', raw: true };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', trefoil }));
  expect(await run('generate')).toMatchObject({ code: 0 });
  api = join(folder, 'packages/api');
  manifest = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8'));
  // The oldest compiler: it infers less than the one that checks this repository.
  expect(typeCheck(api, 'ts54').join('\n')).toBe('');
});
afterAll(() => workspace.remove());

/** Packs the package in a folder; resolves to the tarball. */
async function pack(folder: string): Promise<string> {
  const { stdout } = await execute('npm', ['pack', '--json', '--pack-destination', folder], { cwd: api });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(folder, filename);
}

/** Installs the package and only its dependencies into an empty folder; resolves to its tarball. */
async function install(folder: string): Promise<string> {
  await mkdir(join(folder, 'src'), { recursive: true });
  const tarball = await pack(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const needed = ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types'];
  const paths = needed.map((name) => join(repository, 'node_modules', name));
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await execute('npm', ['install', ...flags, ...paths, tarball], { cwd: folder });
  return tarball;
}

sampleTest('an installed client calls its server, and the exports match their types', async () => {
  const folder = join(workspace.folder, 'installed');
  const packed = await install(folder);
  writeFileSync(join(folder, 'src/main.ts'), main);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  for (const compiler of isLong ? (['typescript', 'ts54', 'ts7'] as const) : (['ts54', 'ts7'] as const))
    expect(typeCheck(folder, compiler).join('\n'), compiler).toBe('');
  const { stdout, stderr } = await execute(process.execPath, ['dist/main.js'], { cwd: folder });
  expect(stdout + stderr).toBe('/pets/{id} 200 422 example cat,dog\nBo\n');

  const { buffer: tarball } = new Uint8Array(await readFile(packed));
  const { messages } = await publint({ strict: true, level: 'suggestion', pack: { tarball } });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

sampleTest("the single package's types resolve in the same way as its code", async () => {
  const attw = join(repository, 'node_modules/.bin/attw');
  // If attw finds a problem, its exit code is not 0, and `execute` rejects with the output.
  const { stdout } = await execute(attw, [await pack(workspace.folder), '--profile', 'esm-only', '--no-color']);
  expect(stdout).toContain('@pets/api');
});

test('the README has snippets for all parts, and each compiles and runs', async () => {
  const links = join(repository, '.cache/snippets/node_modules/@pets');
  await mkdir(links, { recursive: true });
  await rm(join(links, 'api'), { force: true });
  await symlink(api, join(links, 'api'), 'junction');
  const blocks = await readBlocks(relative(repository, join(api, 'README.md')), 'ts');
  expect(blocks.length).toBeGreaterThan(16);
  for (const part of ['types', 'client', 'server'])
    expect(blocks.some((block) => block.includes(`'@pets/api/${part}'`))).toBe(true);
  expect(blocks.some((block) => /await uploadPhoto\([^;]*photo: new File\(/u.test(block))).toBe(true);
  const files = await Promise.all(blocks.map((block, index) => writeSnippet(`one-package-${index}`, block)));
  const server = await loadMock(join(api, 'dist/server'));
  const base = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  try {
    expect(await checkSnippets(files)).toBe('');
    const outcomes = await runSnippets(files, base);
    for (const [index, outcome] of outcomes.entries())
      expect(outcome, blocks[index]).toMatchObject({ code: 0, stderr: '' });
    // In one process, output of one snippet could appear in another.
    const printed = outcomes.map(({ stdout }) => stdout).join('');
    expect(printed).toContain("{ name: 'example', kind: 'cat' }");
    expect(printed).toContain('Express listens');
    expect(printed).not.toMatch(/\b[45]\d\d$/mu);
  } finally {
    await server.close();
    await rm(join(links, 'api'));
  }
});

test.each(['copy', 'package'] as const)('the mock server runs before a build (runtime: %s)', async (runtime) => {
  const config = { ...testConfig, layout: 'package', runtime } as const;
  const { files } = await renderFiles({ 'spec.yaml': spec }, config);
  const scripts = createScripts(join(workspace.folder, 'scripts', runtime));
  await scripts.write(files, config);
  const server = await loadMock(scripts.serverFolder(config));
  const port = await server.listen(0, '127.0.0.1');
  try {
    const response = await fetch(`http://127.0.0.1:${port}/pets/1`);
    expect([response.status, await response.json()]).toEqual([200, { name: 'example', kind: 'cat' }]);
  } finally {
    await server.close();
  }
});

test('the single package has only the configured parts, under the configured name', async () => {
  const only = { packages: ['types', 'client'], names: { api: 'pets' } } as const;
  const config = { ...testConfig, layout: 'package', raw: true, ...only } as const;
  const { files } = await renderFiles({ 'spec.yaml': spec }, config);
  const { name, exports, imports, files: packed, peerDependencies } = JSON.parse(files.get('api/package.json') ?? '');
  expect({ name, exports: Object.keys(exports), imports, packed, peerDependencies }).toEqual({
    name: 'pets',
    exports: ['./types', './types/*', './client', './client/raw', './client/*', './package.json'],
    packed: ['dist', 'src', '!**/*.tsbuildinfo', 'CHANGELOG.md', 'SKILL.md', 'openapi.json'],
    peerDependencies: { 'openapi-fetch': '^0.17.0' },
  });
  expect([...files.keys()].filter((path) => !/^api\/(?:src\/(?:types|client)\/|[^/]+$)/u.test(path))).toEqual([]);
  expect(files.get('api/README.md')).toContain("from 'pets/client'");
  expect(files.get('api/README.md')).not.toContain('pets/server');
  expect(files.get('api/README.md')).toContain('| function | request | summary | grouped |\n');
});

test('generate --check reports an edited file, and switching to packages leaves no stale files', async () => {
  const path = join(api, 'validators/schemas.js');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, `${text}// mine\n`);
  const { code, stdout } = await run('generate', '--check', '--json');
  expect([code, JSON.parse(stdout).changes]).toEqual([1, [{ path: 'api/validators/schemas.js', kind: 'changed' }]]);
  writeFileSync(path, text);
  expect(await run('generate', '--layout', 'packages')).toMatchObject({ code: 0 });
  expect(readdirSync(join(workspace.folder, 'packages')).sort()).toEqual([
    '.trefoil-manifest',
    'api',
    'client',
    'server',
    'types',
  ]);
  // Compiled output belongs to the user.
  expect(readdirSync(api)).toEqual(['dist']);
});
