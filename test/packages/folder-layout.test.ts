/** The layout `folder`: sources in a user's project, compiled together with the project's own. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { isLong, sampleTest } from '../support/long.js';
import { typeCheck } from '../support/type-check.js';
import { makeWorkspace, repository, type Workspace } from '../support/workspace.js';

const spec = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
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
import { createClient, replacePet } from './api/client/index.js';
import { replacePetOperation } from './api/client/operations/pets.js';
import { sendPetLost } from './api/client/operations/webhooks.js';
import { createServer } from './api/server/index.js';
import { createWebhookReceiver } from './api/server/webhooks.js';
import { createNodeServer } from './api/server/node.js';
import { checkPet } from './api/server/validators/schemas.js';
import type { Pet } from './api/types/index.js';

const node = createNodeServer(createServer({ handlers: { replacePet: ({ body }) => ({ status: 200, body }) } }));
const port = await node.listen();
const client = createClient({ baseUrl: \`http://localhost:\${port}\` });
const pet: Pet = { name: 'Ada', kind: 'cat' };
const fine = await replacePet(client, { path: { id: 1 }, body: pet });
const refused = await replacePet(client, { path: { id: 1 }, body: { name: '' } });
const value: unknown = { name: 'Bo' };
const receiver = createWebhookReceiver({ secret: false, handlers: { petLost: () => ({ status: 204 }) } });
const { fetch } = receiver;
const lost = await sendPetLost('http://localhost', { body: pet }, { secret: false, fetch });
if (lost.status !== 204) throw new Error('not taken');
console.log(replacePetOperation.path, fine.status, refused.status, checkPet(value) ? value.name : 'none');
await node.close();
`;

/** Compiler flags of a project that is stricter than ours. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    rootDir: 'src',
    outDir: 'dist',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    erasableSyntaxOnly: true,
    // As in many projects; the generated server refers to the types of Node.js itself.
    types: [],
    noUnusedLocals: true,
    noUnusedParameters: true,
    noImplicitReturns: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

let workspace: Workspace;

beforeAll(async () => {
  await ensureTool();
  workspace = await makeWorkspace();
  const { folder } = workspace;
  await mkdir(join(folder, 'src'));
  writeFileSync(join(folder, 'spec.yaml'), spec);
  writeFileSync(join(folder, 'src/main.ts'), main);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const trefoil = { spec: 'spec.yaml', scope: '@pets', out: 'src/api', layout: 'folder' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', trefoil }));
});

afterAll(() => workspace.remove());

function run(...args: readonly string[]): { readonly status: number | null; readonly text: string } {
  const bin = join(repository, 'generator/bin/trefoil.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: workspace.folder,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

sampleTest('the folder layout compiles in a strict project, and the code runs', () => {
  expect(run('generate')).toMatchObject({ status: 0 });
  const files = readdirSync(join(workspace.folder, 'src/api'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => /\.(?:json|md|js|d\.ts)$/u.test(path))).toEqual([]);
  for (const path of files.filter((each) => each.endsWith('.ts')))
    expect(readFileSync(join(workspace.folder, 'src/api', path), 'utf8'), path).not.toMatch(/from '(?:#|@pets)/u);
  // Always the oldest compiler: it infers less than the one that checks this repository.
  for (const compiler of isLong ? (['ts54', 'typescript', 'ts7'] as const) : (['ts54', 'ts7'] as const)) {
    const { erasableSyntaxOnly: _, ...older } = tsconfig.compilerOptions;
    const compilerOptions = compiler === 'ts54' ? older : tsconfig.compilerOptions;
    writeFileSync(join(workspace.folder, 'tsconfig.json'), JSON.stringify({ ...tsconfig, compilerOptions }));
    expect(typeCheck(workspace.folder, compiler).join('\n'), compiler).toBe('');
  }
  const { stdout, stderr } = spawnSync(process.execPath, ['dist/main.js'], {
    cwd: workspace.folder,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('/pets/{id} 200 422 Bo\n');
});

test('the types and the client compile with TypeScript 7 without the types of Node.js', async () => {
  const folder = join(workspace.folder, 'browser');
  await mkdir(join(folder, 'src'), { recursive: true });
  const settings = { spec: 'spec.yaml', out: 'src/api', layout: 'folder', packages: ['types', 'client'] };
  writeFileSync(join(folder, 'spec.yaml'), spec);
  writeFileSync(join(folder, 'trefoil.config.json'), JSON.stringify(settings));
  const { types: _, ...compilerOptions } = tsconfig.compilerOptions;
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...tsconfig, compilerOptions }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const bin = join(repository, 'generator/bin/trefoil.js');
  const { status, stdout } = spawnSync(process.execPath, [bin, 'generate'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('src/first-call.mts');
  const call = stdout.slice(stdout.indexOf('  import '), stdout.indexOf('It calls the mock'));
  writeFileSync(join(folder, 'src/first-call.mts'), call);
  expect(typeCheck(folder, 'ts7').join('\n')).toBe('');
});

test('generate --check succeeds after generate, and switching to packages leaves no stale files', () => {
  expect(run('generate')).toMatchObject({ status: 0 });
  expect(run('generate', '--check')).toMatchObject({ status: 0 });
  const other = join(workspace.folder, 'other');
  cpSync(join(workspace.folder, 'src/api'), other, { recursive: true });
  expect(run('generate', '--out', 'other', '--layout', 'packages')).toMatchObject({ status: 0 });
  expect(readdirSync(join(other, 'client')).sort()).toEqual([
    'README.md',
    'SKILL.md',
    'package.json',
    'src',
    'tsconfig.json',
  ]);
});

test('exits with 2 for an unknown layout', () => {
  const { status, text } = run('generate', '--layout', 'files');
  expect({ status, text }).toEqual({
    status: 2,
    text: 'trefoil: --layout "files": expected one of packages, package, folder\n',
  });
});
