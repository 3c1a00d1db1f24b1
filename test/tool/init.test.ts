/** `trefoil init`: what it writes, and what it leaves alone. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answers, planFiles, type Surroundings } from '../../generator/src/commands/init/plan.js';
import { readSurroundings } from '../../generator/src/commands/init/surroundings.js';
import { type JobResult, runJobs } from '../support/jobs.js';
import { checkWorkflow } from '../support/workflows.js';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const makeFolder = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-init-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
};

const trefoil = async (folder: string, ...lines: readonly string[]): Promise<JobResult[]> =>
  runJobs(
    lines.map((line) => ({ kind: 'command', cwd: folder, args: line.split(' ') })),
    1,
  );

const readJson = (folder: string, path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, unknown>;

const spec = "openapi: 3.1.0\ninfo: { title: Shop, version: '1' }\npaths: {}\n";

describe('in an empty folder', () => {
  test('it writes a project of which packages are made, and which its own lint has nothing to say of', async () => {
    const folder = await makeFolder({});
    const [init, generate, again, lint] = await trefoil(
      folder,
      'init --scope @acme --workflow',
      'generate',
      'init',
      'lint',
    );
    expect([init?.exit, generate?.exit, again?.exit, lint?.exit]).toEqual([0, 0, 2, 0]);
    expect(lint?.stdout).toBe('no problems found\n');
    expect(again?.stderr).toContain('trefoil.config.ts already contains a configuration');
    expect(again?.stderr).toContain('pass --scripts or --workflow');
    expect(readJson(folder, 'packages/client/package.json')['name']).toBe('@acme/client');
    expect(readJson(folder, 'package.json')).toMatchObject({
      private: true,
      scripts: { 'api:check': 'trefoil generate --check' },
      workspaces: ['packages/types', 'packages/client', 'packages/server'],
    });
    const workflow = readFileSync(join(folder, '.github/workflows/api.yml'), 'utf8');
    const { scripts } = readJson(folder, 'package.json') as { scripts: Record<string, string> };
    expect(await checkWorkflow(workflow, scripts)).toEqual([]);
  });

  test('git is told of what is installed and compiled, unless it is told already, or the project has a manifest', async () => {
    const folder = await makeFolder({ 'kept/.gitignore': 'mine\n', 'kept/below/x': '', 'begun/package.json': '{}' });
    const results = await runJobs(
      ['kept', 'kept/below', 'begun', '.'].map((within) => ({
        kind: 'command',
        cwd: join(folder, within),
        args: ['init', '--yes', '--json'],
      })),
      1,
    );
    const written = results.map(({ stdout }) => JSON.parse(stdout).written.includes('.gitignore'));
    expect(written).toEqual([false, false, false, true]);
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('node_modules/\ndist/\n');
    expect(readFileSync(join(folder, 'kept/.gitignore'), 'utf8')).toBe('mine\n');
  });

  test('it says what it wrote as JSON', async () => {
    const folder = await makeFolder({});
    const [init] = await trefoil(folder, 'init --json --config json --layout folder --out src/api');
    expect(JSON.parse(init?.stdout ?? '')).toEqual({
      ok: true,
      written: ['trefoil.config.json', 'openapi.yaml', 'package.json', '.gitignore'],
    });
    expect(readJson(folder, 'trefoil.config.json')).toEqual({
      $schema: './node_modules/trefoil/dist/settings.schema.json',
      spec: 'openapi.yaml',
      out: 'src/api',
      layout: 'folder',
    });
    expect(readJson(folder, 'package.json')['workspaces']).toBeUndefined();
  });
});

describe('where there is something', () => {
  test('it takes the document that is there, and leaves package.json as it is', async () => {
    const manifest = '{ "name": "mine" }';
    const folder = await makeFolder({ 'package.json': manifest, 'api/openapi.yml': spec });
    const [init] = await trefoil(folder, 'init');
    expect(init?.stdout).toContain('package.json was not changed; pass --scripts to add scripts to it');
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest);
    expect(readFileSync(join(folder, 'trefoil.config.ts'), 'utf8')).toContain('spec: "api/openapi.yml"');
    expect(existsSync(join(folder, 'openapi.yaml'))).toBe(false);
  });

  test('it adds to package.json what is not there, where it is told to', async () => {
    const manifest = {
      name: 'mine',
      scripts: { 'api:lint': 'mine', test: 'mine' },
      workspaces: { packages: ['a', 'packages/*'] },
      dependencies: { typescript: '5.4.5' },
      devDependencies: { trefoil: 'file:../t.tgz' },
    };
    const folder = await makeFolder({ 'package.json': JSON.stringify(manifest, null, '\t'), 'openapi.yaml': spec });
    await trefoil(folder, 'init --scripts');
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    expect(text).toContain('\n\t"name"');
    expect(JSON.parse(text)).toMatchObject({
      scripts: { 'api:lint': 'mine', test: 'mine', 'api:dev': 'trefoil dev' },
      workspaces: { packages: ['a', 'packages/*'] },
      dependencies: { typescript: '5.4.5' },
      devDependencies: { trefoil: 'file:../t.tgz', '@types/node': expect.any(String) },
    });
    expect(JSON.parse(text).devDependencies.typescript).toBeUndefined();
  });

  test('it overwrites nothing, and then writes nothing', async () => {
    const folder = await makeFolder({ '.github/workflows/api.yml': 'mine' });
    const [init] = await trefoil(folder, 'init --workflow');
    expect(init?.exit).toBe(3);
    expect(init?.stderr).toBe('trefoil: .github/workflows/api.yml already exists; nothing was written\n');
    expect(existsSync(join(folder, 'trefoil.config.ts'))).toBe(false);
  });

  test('it names what is wrong in a call', async () => {
    const folder = await makeFolder({ 'package.json': '{ "trefoil": { "spec": "a" } }' });
    const results = await trefoil(folder, 'init --scope acme', 'init --config xml', 'init --layout flat', 'init');
    expect(results.map(({ exit }) => exit)).toEqual([2, 2, 2, 2]);
    const broken = await makeFolder({ 'package.json': '{ "name": }' });
    const [init] = await trefoil(broken, 'init --scripts');
    expect([init?.exit, init?.stderr]).toEqual([2, expect.stringMatching(/^trefoil: package\.json:1:11 /u)]);
  });
});

describe('where a project is', () => {
  const config =
    "export default [{ name: 'a', spec: 'a.yaml' }, { name: 'b', spec: 'b.yaml', scope: '@b', out: 'b', docs: 'd', packages: ['types'] }];\n";

  test('it adds the scripts and the workflow that it is told to, and touches nothing else', async () => {
    const folder = await makeFolder({ 'trefoil.config.ts': config, 'package.json': '{ "scripts": { "x": "y" } }' });
    const [workflow, scripts, again, taken] = await trefoil(
      folder,
      'init --workflow',
      'init --scripts --json',
      'init --scripts',
      'init --workflow',
    );
    expect([workflow?.exit, workflow?.stdout]).toEqual([
      0,
      'written .github/workflows/api.yml\npackage.json lacks scripts that the workflow runs; pass --scripts to add them\n',
    ]);
    expect(JSON.parse(scripts?.stdout ?? '')).toEqual({ ok: true, written: ['package.json'] });
    const manifest = readJson(folder, 'package.json') as { scripts: Record<string, string> };
    expect(manifest).toMatchObject({
      scripts: { x: 'y', 'api:release': 'trefoil release' },
      workspaces: ['packages/types', 'packages/client', 'packages/server', 'b/types'],
    });
    const text = readFileSync(join(folder, '.github/workflows/api.yml'), 'utf8');
    expect(await checkWorkflow(text, manifest.scripts)).toEqual([]);
    expect([again?.exit, again?.stdout]).toEqual([0, 'package.json is already complete; nothing was written\n']);
    expect([taken?.exit, taken?.stderr]).toEqual([3, expect.stringContaining('api.yml already exists')]);
    expect(readFileSync(join(folder, 'trefoil.config.ts'), 'utf8')).toBe(config);
    expect(existsSync(join(folder, 'openapi.yaml'))).toBe(false);
  });

  test('it changes no setting of it', async () => {
    const folder = await makeFolder({ 'package.json': '{ "trefoil": { "spec": "a.yaml" } }' });
    const results = await trefoil(folder, 'init --workflow --scope @acme', 'init other.yaml --scripts');
    for (const { exit, stderr } of results)
      expect([exit, stderr]).toEqual([2, expect.stringContaining('Only --scripts and --workflow apply')]);
    expect(existsSync(join(folder, '.github'))).toBe(false);
  });
});

// The rest is a function of what is there: a unit test, since each would be a process else.
const nothing: Surroundings = {
  folder: 'x',
  documents: [],
  manifest: undefined,
  isIgnoring: false,
  configuration: undefined,
};
const usual: Answers = {
  spec: 'a.yaml',
  isNew: false,
  scope: undefined,
  out: 'packages',
  layout: 'packages',
  config: 'ts',
  hasScripts: true,
  hasWorkflow: false,
};
const materials = { document: 'd', workflow: 'w', version: '1.2.3' };

test('text of a call never becomes code', () => {
  const [config] = planFiles(nothing, { ...usual, spec: '"});process.exit(9);//.yaml' }, materials);
  expect(config?.text).toContain('spec: "\\"});process.exit(9);//.yaml",');
});

test('one package is one workspace', () => {
  const [config, manifest] = planFiles(nothing, { ...usual, layout: 'package', out: 'lib' }, materials);
  expect(config?.text).toContain('layout: "package",');
  expect(JSON.parse(manifest?.text ?? '')).toMatchObject({ workspaces: ['lib/api'] });
});

test.each([
  [{ 'b.yaml': spec, 'openapi.yaml': 'swagger: "2.0"' }, ['openapi.yaml']],
  [
    { 'openapi.json': '{ "info": {}, "openapi": "3.0.0" }', 'spec/api.v2.yaml': spec },
    ['openapi.json', 'spec/api.v2.yaml'],
  ],
  [{ 'node_modules/openapi.yaml': spec }, []],
])('documents are found: %j', async (files, found) => {
  expect((await readSurroundings(await makeFolder(files as Record<string, string>))).documents).toEqual(found);
});
