/**
 * This repository's packages as users install them: published, then installed into empty projects of several kinds,
 * each of which calls the running platform.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seedCommunity } from '@community-platform/service';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { ensureBuilt } from '../../scripts/support/ensure.js';
import { type RunningService, startService } from '../service/support.js';
import { isLong } from '../support/long.js';
import { type LocalRegistry, startRegistry } from '../support/registry.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';

const run = promisify(execFile);

const program = `import { createApi, createClient, listPosts } from '@community-platform/client';

const [baseUrl = '', token = ''] = process.argv.slice(2);
const client = createClient({ baseUrl, auth: { AdminBearer: token } });
const api = createApi(client);
const names = [];
for await (const post of api.posts.paginateList({ query: { per_page: 2 } })) names.push(post.name);
const refused = await listPosts(createClient({ baseUrl, auth: { AdminBearer: 'nobody' } }));
console.log(JSON.stringify({ names, refused: refused.status }));
`;

const typed = program.replace('const names = []', 'const names: (string | null)[] = []');

let registry: LocalRegistry;
let service: RunningService;
let expected: object;
const folders: string[] = [];

/** Creates an empty project with the installed client and the additional files of its kind. */
async function makeProject(files: Readonly<Record<string, string>>, ...others: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
  folders.push(folder);
  await writeFile(join(folder, '.npmrc'), registry.npmrc);
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files }))
    await writeFile(join(folder, path), text);
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  await run('npm', ['install', ...quiet, '@community-platform/client', ...others], { cwd: folder });
  return folder;
}

function tsconfig(options: object): string {
  return JSON.stringify({
    compilerOptions: { target: 'es2022', strict: true, exactOptionalPropertyTypes: true, types: [], ...options },
    files: ['main.ts', 'process.d.ts'],
  });
}

/** Declares the part of Node.js that the program uses, so that no project has to install its types. */
const declared = { 'process.d.ts': 'declare const process: { argv: string[] };\n' };

const lib = ['es2022', 'dom', 'dom.iterable'];

function tsc(folder: string): Promise<unknown> {
  return run(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), '-p', folder]);
}

async function call(command: string, ...args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(command, [...args, service.base, service.ours.adminToken]);
  return JSON.parse(stdout);
}

beforeAll(async () => {
  if (!(await ensureBuilt('packages'))) throw new Error('the packages do not compile');
  [registry, service] = await Promise.all([startRegistry(), startService({})]);
  const published = await mkdtemp(join(tmpdir(), 'published-'));
  folders.push(published);
  await writeFile(join(published, '.npmrc'), registry.npmrc);
  for (const part of ['types', 'client']) {
    const { stdout } = await run('npm', ['pack', '--silent', join(repository, 'packages', part)], { cwd: published });
    await run('npm', ['publish', '--access', 'public', stdout.trim()], { cwd: published });
  }
  await seedCommunity(service.service, service.base, service.ours.adminToken);
  // Requested without our client, so that the expected values do not come from it.
  const { body } = await service.send('GET', '/api/admin/v2/posts?per_page=100');
  const { records } = asObject(body);
  const names = (Array.isArray(records) ? records : []).map((record) => asObject(record)['name']);
  expect(names.length).toBeGreaterThan(2);
  expected = { names, refused: 401 };
});
afterAll(async () => {
  await service?.close();
  await registry?.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('a project with the installed client', () => {
  test('a project with the installed client runs as plain JavaScript', async () => {
    const folder = await makeProject({ 'main.js': program });
    expect(await call(process.execPath, join(folder, 'main.js'))).toEqual(expected);
  });

  test('a project with the installed client compiles with module resolution nodenext and runs', async () => {
    const options = tsconfig({ module: 'nodenext', lib, outDir: 'out' });
    const folder = await makeProject({ 'main.ts': typed, 'tsconfig.json': options, ...declared });
    await tsc(folder);
    expect(await call(process.execPath, join(folder, 'out/main.js'))).toEqual(expected);
  });

  test('a project with the installed client compiles with module resolution bundler and runs as one bundled file', async () => {
    const options = tsconfig({ module: 'preserve', moduleResolution: 'bundler', lib, noEmit: true });
    const folder = await makeProject({ 'main.ts': typed, 'tsconfig.json': options, ...declared });
    await tsc(folder);
    const outfile = join(folder, 'bundle.mjs');
    await build({
      entryPoints: [join(folder, 'main.ts')],
      outfile,
      absWorkingDir: folder,
      logLevel: 'silent',
      bundle: true,
      format: 'esm',
      platform: 'browser',
    });
    // Without node_modules: the bundle contains its dependencies.
    await rm(join(folder, 'node_modules'), { recursive: true });
    expect(await readFile(outfile, 'utf8')).not.toMatch(/^import /mu);
    expect(await call(process.execPath, outfile)).toEqual(expected);
  });

  const hasDeno = process.platform === 'linux' && process.arch === 'x64';
  if (!hasDeno) noteSkip('the client in Deno', 'this test knows only the package for Linux on x64');
  // The package of Deno has a hundred megabytes.
  test.runIf(hasDeno && isLong)('a project with the installed client type-checks and runs in Deno', async () => {
    const files = { 'main.ts': typed, 'deno.json': '{ "nodeModulesDir": "manual" }' };
    const folder = await makeProject(files, '@deno/linux-x64-glibc@2.9.6');
    const deno = join(folder, 'node_modules/@deno/linux-x64-glibc/deno');
    const args = ['run', '--check', '--cached-only', '--allow-net', join(folder, 'main.ts')];
    expect(await call(deno, ...args)).toEqual(expected);
  });
});
