/** The setting `runtime: 'package'`: the generated code of two documents shares one installed runtime. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRuntime } from '../../generator/runtime/version.js';
import { listEntries, requiredRuntime } from '../../generator/src/emit/runtime/package.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { isLong, sampleTest } from '../support/long.js';
import { runTool } from '../support/tool.js';
import { typeCheck } from '../support/type-check.js';
import { repository } from '../support/workspace.js';

const execute = promisify(execFile);

function specOf(name: string): string {
  return `
openapi: 3.1.0
info: { title: ${name}s, version: '1' }
paths:
  /${name}s/{id}:
    put:
      operationId: replace${name}
      tags: [${name}s]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
        '404': { description: None, content: { application/json: { schema: {} } } }
        '422': { description: Refused, content: { application/json: { schema: {} } } }
webhooks:
  lost${name}:
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
      responses: { '204': { description: Taken } }
components:
  schemas:
    ${name}: { type: object, required: [name], properties: { name: { type: string, minLength: 1 }, kind: { enum: [a, b] } } }
`;
}

const main = `
import { ApiError, createClient, unwrap, replacePet } from '@pets/client';
import { createRawClient } from '@pets/client/raw';
import { sendLostPet } from '@pets/client/webhooks';
import { createServer, HttpError as PetError } from '@pets/server';
import { createNodeServer } from '@pets/server/node';
import { checkPet } from '@pets/server/schemas';
import { createWebhookReceiver } from '@pets/server/webhooks';
import { petKindValues, type Pet } from '@pets/types';
import { ApiError as ToyApiError, createClient as createToyClient, replaceToy } from './toys/client/index.js';
import { createServer as createToyServer, httpError, HttpError as ToyError } from './toys/server/index.js';

const node = createNodeServer(createServer({ handlers: {
  replacePet: ({ path, body }) => {
    // An error of the other document.
    if (path.id === 2) throw httpError(404, 'none');
    return { status: 200, body };
  },
} }));
const client = createClient({ baseUrl: \`http://localhost:\${await node.listen()}\` });
const pet: Pet = { name: 'Ada', kind: 'a' };
const fine = await replacePet(client, { path: { id: 1 }, body: pet });
const refused = await replacePet(client, { path: { id: 1 }, body: { name: '' } });
const missing = await unwrap(replacePet(client, { path: { id: 2 }, body: pet })).catch((error: unknown) => error);
const raw = await createRawClient(client).PUT('/pets/{id}', { params: { path: { id: 1 } }, body: pet });
const toys = createToyServer({ handlers: { replaceToy: ({ body }) => ({ status: 200, body }) } });
const toy = await replaceToy(createToyClient({ baseUrl: 'http://localhost', fetch: toys.fetch }), { path: { id: 1 }, body: { name: 'Ball' } });
const receiver = createWebhookReceiver({ secret: false, handlers: { lostPet: () => ({ status: 204 }) } });
const lost = await sendLostPet('http://localhost', { body: pet }, { secret: false, fetch: receiver.fetch });
const value: unknown = { name: 'Bo' };
console.log(fine.status, refused.status, missing instanceof ToyApiError && missing.status, raw.response.status, toy.status, lost.status);
console.log(PetError === ToyError, ApiError === ToyApiError, petKindValues.join(), checkPet(value) ? value.name : 'none');
await node.close();
`;

const tsconfig = {
  compilerOptions: {
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
  },
  include: ['src'],
};

let folder: string;
let app: string;
let tarball: string;

/** Packs packages; resolves to the tarballs by name. */
async function pack(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await execute('npm', ['pack', '--json', '--pack-destination', folder, ...folders]);
  const packs = JSON.parse(stdout.slice(stdout.indexOf('['))) as readonly { name: string; filename: string }[];
  return new Map(packs.map(({ name, filename }) => [name, join(folder, filename)]));
}

beforeAll(async () => {
  await ensureTool();
  // No links into the repository: npm would remove packages there that it did not install.
  folder = await mkdtemp(join(tmpdir(), 'trefoil-runtime-'));
  app = join(folder, 'app');
  await mkdir(join(app, 'src'), { recursive: true });
  const runtime = await pack([join(repository, 'packages/runtime')]);
  tarball = runtime.get('trefoil-runtime') ?? '';

  writeFileSync(join(folder, 'pets.yaml'), specOf('Pet').replaceAll('/Pets', '/pets'));
  writeFileSync(join(folder, 'toys.yaml'), specOf('Toy'));
  const shared = { runtime: 'package', docs: 'docs' };
  const trefoil = [
    { ...shared, name: 'pets', spec: 'pets.yaml', scope: '@pets', raw: true },
    {
      ...shared,
      name: 'toys',
      spec: 'toys.yaml',
      scope: '@toys',
      layout: 'folder',
      out: 'app/src/toys',
      docs: 'other',
    },
  ];
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', trefoil }));
  const generated = await runTool(folder, ['generate']);
  expect(generated).toMatchObject({ code: 0 });

  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }\n');
  const linked = ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types'];
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const parts = ['types', 'client', 'server'].map((name) => join(folder, 'packages', name));
  // The packages are compiled where the runtime is installed.
  const paths = linked.map((name) => join(repository, 'node_modules', name));
  await execute('npm', ['install', ...flags, ...paths, tarball], { cwd: folder });
  for (const part of parts) {
    expect(typeCheck(part, 'ts54').join('\n')).toBe('');
    if (part.endsWith('types')) await execute('npm', ['install', ...flags, '--no-save', part], { cwd: folder });
  }
  const packed = await pack(parts);
  await execute('npm', ['install', ...flags, ...paths, tarball, ...packed.values()], { cwd: app });
  writeFileSync(join(app, 'src/main.ts'), main);
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function runMain(): Promise<string> {
  const { stdout, stderr } = await execute(process.execPath, ['dist/main.js'], { cwd: app }).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => error,
  );
  return stdout + stderr;
}

test('two documents of an application share one installed runtime', async () => {
  for (const compiler of isLong ? (['typescript', 'ts54', 'ts7'] as const) : (['ts54', 'ts7'] as const))
    expect(typeCheck(app, compiler).join('\n'), compiler).toBe('');
  expect(await runMain()).toBe('200 422 404 200 200 204\ntrue true a,b Bo\n');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => path.endsWith('trefoil-runtime'))).toEqual(['node_modules/trefoil-runtime']);
  expect(files.filter((path) => /(?:@pets|toys).*\/runtime(?:\/|$)/u.test(path))).toEqual([]);
});

test('a client and a server reject an incompatible runtime, with both versions and the fix', async () => {
  const path = join(app, 'node_modules/trefoil-runtime/dist/runtime/version.js');
  const text = readFileSync(path, 'utf8');
  const { version } = JSON.parse(readFileSync(join(repository, 'generator/package.json'), 'utf8'));
  const place = `installed = '${version}'`;
  expect(text).toContain(place);
  writeFileSync(path, text.replace(place, "installed = '99.1.0'"));
  const needed = requiredRuntime();
  const message =
    `The generated code needs trefoil-runtime ^${needed}, but version 99.1.0 is loaded. ` +
    `Run \`npm install trefoil-runtime@^${needed}\`, or generate the code again with trefoil 99.1.0.`;
  try {
    expect(await runMain()).toContain(`Error: ${message}`);
  } finally {
    writeFileSync(path, text);
  }
});

describe('the package', () => {
  const manifest = JSON.parse(readFileSync(join(repository, 'packages/runtime/package.json'), 'utf8'));

  test('the runtime package has the version of the tool and all entries', () => {
    const tool = JSON.parse(readFileSync(join(repository, 'generator/package.json'), 'utf8'));
    expect(manifest.version).toBe(tool.version);
    const entries = listEntries().map(([entry, module]) => [
      `./${entry}`,
      { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
    ]);
    expect(manifest.exports).toEqual({ ...Object.fromEntries(entries), './package.json': './package.json' });
  });

  test('publint reports no problems in the runtime package', async () => {
    const { buffer } = new Uint8Array(await readFile(tarball));
    const { messages } = await publint({ strict: true, level: 'suggestion', pack: { tarball: buffer } });
    expect(messages).toEqual([]);
  });

  sampleTest("the runtime package's types resolve in the same way as its code", async () => {
    const attw = join(repository, 'node_modules/.bin/attw');
    // If attw finds a problem, its exit code is not 0, and `execute` rejects with the output.
    const { stdout } = await execute(attw, [tarball, '--profile', 'esm-only', '--no-color']);
    expect(stdout).toContain('trefoil-runtime');
  });
});

test.each([
  ['0.0.0', true],
  ['0.0.7', true],
  ['0.1.0', false],
  ['1.0.0', false],
])('runtime version 0.0.0 is compatible with code for %s: %s', (needed, fits) => {
  if (fits) expect(() => checkRuntime(needed)).not.toThrow();
  else expect(() => checkRuntime(needed)).toThrow(`needs trefoil-runtime ^${needed}, but version 0.0.0 is loaded`);
});
