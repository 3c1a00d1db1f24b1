/** `trefoil init`: the files that it writes, and those that it does not change. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Answers, planFiles, type Surroundings } from '../../generator/src/commands/init/plan.js';
import { runJobs } from '../support/jobs.js';
import { checkWorkflow } from '../support/workflows.js';
import { makeFolder, readJson, removeFolders, spec, trefoil } from './init-folders.js';

afterEach(removeFolders);

describe('init in an empty folder', () => {
  test('init in an empty folder writes a project that generates packages and passes lint', async () => {
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

  test('init in an empty folder writes .gitignore unless one applies, even if package.json exists', async () => {
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
    expect(written).toEqual([false, false, true, true]);
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('node_modules/\ndist/\n');
    expect(readFileSync(join(folder, 'kept/.gitignore'), 'utf8')).toBe('mine\n');
  });

  test('init in an empty folder writes scripts that run', async () => {
    const folder = await makeFolder({});
    await trefoil(folder, 'init --yes');
    const { scripts } = readJson(folder, 'package.json') as { scripts: Record<string, string> };
    const git = (...args: readonly string[]): Buffer => execFileSync('git', [...args], { cwd: folder });
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--message', 'Begin');
    // `dev` does not end, and the packages that `verify` and `release` need are not installed.
    const names = ['generate', 'check', 'lint', 'diff', 'docs'];
    const lines = names.map((name) => scripts[`api:${name}`]?.replace(/^trefoil /u, '') ?? '');
    const results = await trefoil(folder, ...lines);
    expect(results.map(({ exit }, index) => `${lines[index]}: ${exit}`)).toEqual([
      'generate: 0',
      'generate --check: 0',
      'lint: 0',
      'diff: 0',
      'docs: 0',
    ]);
  });

  test('init in an empty folder prints the written files as JSON', async () => {
    const folder = await makeFolder({});
    const [init] = await trefoil(folder, 'init --json --config json --layout folder --out src/api');
    expect(JSON.parse(init?.stdout ?? '')).toEqual({
      ok: true,
      written: ['trefoil.config.json', 'openapi.yaml', 'package.json', '.gitattributes', '.gitignore'],
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

describe('init in a folder with files', () => {
  test('init uses the existing document and does not change package.json', async () => {
    const manifest = '{ "name": "mine" }';
    const folder = await makeFolder({ 'package.json': manifest, 'api/openapi.yml': spec });
    const [init] = await trefoil(folder, 'init');
    expect(init?.stdout).toContain('package.json was not changed; pass --scripts to add scripts to it');
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest);
    expect(readFileSync(join(folder, 'trefoil.config.ts'), 'utf8')).toContain("spec: 'api/openapi.yml'");
    expect(existsSync(join(folder, 'openapi.yaml'))).toBe(false);
  });

  test('init prints the names of the packages, and how to change those from the title', async () => {
    const titled = spec.replace(/title: [^,\n}]+/u, 'title: "Shop API"');
    const folder = await makeFolder({ 'openapi.yaml': titled });
    const [derived] = await trefoil(folder, 'init --layout packages --config json');
    expect(derived?.stdout).toContain(
      '\npackages: @shop/types, @shop/client, @shop/server, from the title "Shop API"; set "scope" in trefoil.config.json for other names\n',
    );
    const [single] = await trefoil(await makeFolder({}), 'init --layout package');
    expect(single?.stdout).toContain('\npackages: @pets/api, from the title "Pets"; set "scope" in trefoil.config.ts');
    const [given] = await trefoil(await makeFolder({}), 'init --scope @acme --layout packages');
    expect(given?.stdout).toContain('\npackages: @acme/types, @acme/client, @acme/server\n');
  });

  test('init adds missing entries to package.json with --scripts', async () => {
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

  test('init writes nothing if a file would be overwritten', async () => {
    const folder = await makeFolder({ '.github/workflows/api.yml': 'mine' });
    const [init] = await trefoil(folder, 'init --workflow');
    expect(init?.exit).toBe(3);
    expect(init?.stderr).toBe('trefoil: .github/workflows/api.yml already exists; nothing was written\n');
    expect(existsSync(join(folder, 'trefoil.config.ts'))).toBe(false);
  });

  test('init exits with 2 for wrong usage', async () => {
    const folder = await makeFolder({ 'package.json': '{ "trefoil": { "spec": "a" } }' });
    const results = await trefoil(folder, 'init --scope acme', 'init --config xml', 'init --layout flat', 'init');
    expect(results.map(({ exit }) => exit)).toEqual([2, 2, 2, 2]);
    const broken = await makeFolder({ 'package.json': '{ "name": }' });
    const [init] = await trefoil(broken, 'init --scripts');
    expect([init?.exit, init?.stderr]).toEqual([2, expect.stringMatching(/^trefoil: package\.json:1:11 /u)]);
  });
});

describe('init in a repository', () => {
  const git = (cwd: string, ...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      stdio: 'pipe',
    }).toString();
  const workflowOf = (folder: string): string => readFileSync(join(folder, '.github/workflows/api.yml'), 'utf8');

  test('init --workflow uses the branch of the repository, and prints it', async () => {
    const folder = await makeFolder({ 'openapi.yaml': spec });
    git(folder, 'init', '--quiet', '--initial-branch=trunk');
    const [init, again] = await trefoil(folder, 'init --workflow', 'init --workflow');
    expect(init?.stdout).toContain('\nworkflow: for the branch trunk\n');
    expect(workflowOf(folder)).toContain('    branches: [trunk]\n');
    expect(workflowOf(folder)).toContain("github.ref == 'refs/heads/trunk'");
    expect(workflowOf(folder)).not.toMatch(/\bmain\b/u);
    expect(again?.stdout).toBe('.github/workflows/api.yml is up to date; nothing was written\n');
  });

  test("init --workflow prefers the remote's default branch, then a usual name, over the current branch", async () => {
    const folder = await makeFolder({ 'openapi.yaml': spec });
    git(folder, 'init', '--quiet', '--initial-branch=master');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', 'first');
    git(folder, 'checkout', '--quiet', '-b', 'feature');
    const [local] = await trefoil(folder, 'init --workflow --yes');
    expect(local?.stdout).toContain('\nworkflow: for the branch master\n');
    const clone = await makeFolder({});
    git(folder, 'branch', '--quiet', '--move', 'master', "it's");
    git(folder, 'symbolic-ref', 'HEAD', "refs/heads/it's");
    git(clone, 'clone', '--quiet', folder, '.');
    git(clone, 'checkout', '--quiet', '-b', 'main');
    const [remote] = await trefoil(clone, 'init --workflow --yes');
    expect(remote?.stdout).toContain("\nworkflow: for the branch it's\n");
    const { on, jobs } = parse(workflowOf(clone)) as {
      on: { push: { branches: string[] } };
      jobs: { prepare: { if: string } };
    };
    expect(on.push.branches).toEqual(["it's"]);
    expect(jobs.prepare.if).toContain("'refs/heads/it''s'");
  });

  test('init says what to add to a .gitignore that lacks dist, and does not change it', async () => {
    for (const [text, layout, note] of [
      [
        'node_modules\n',
        'package',
        'note: add dist/ to .gitignore: the packages are compiled into packages/api/dist\n',
      ],
      ['dist\n', 'package', undefined],
      ['/packages/*/dist/\n', 'package', undefined],
      ['node_modules\n', 'folder', undefined],
    ] as const) {
      const folder = await makeFolder({ 'openapi.yaml': spec, '.gitignore': text });
      git(folder, 'init', '--quiet');
      const [init] = await trefoil(folder, `init --yes --layout ${layout}`);
      if (note === undefined) expect(init?.stdout).not.toContain('dist/ to .gitignore');
      else expect(init?.stdout).toContain(note);
      expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe(text);
    }
  });

  test('init --workflow says how to accept the lint errors of the document', async () => {
    const wrong = `${spec.replace('paths: {}', '')}paths: { /a: { get: { responses: {} } } }\n`;
    const folder = await makeFolder({ 'openapi.yaml': wrong });
    const [init, accept, lint, again] = await trefoil(
      folder,
      'init --workflow --yes',
      'lint --generate-ignore-file',
      'lint',
      'init --scripts --workflow',
    );
    expect(init?.stdout).toMatch(
      /\nnote: api:lint fails: the lint reports \d+ errors?\. To accept all current problems, run `npx trefoil lint --generate-ignore-file`, and commit \.redocly\.lint-ignore\.yaml\n/u,
    );
    expect([accept?.exit, lint?.exit]).toEqual([0, 0]);
    expect(again?.stdout).not.toContain('api:lint fails');
  });

  test('init --json contains the branch of the workflow and the lint advice', async () => {
    const wrong = `${spec.replace('paths: {}', '')}paths: { /a: { get: { responses: {} } } }\n`;
    const folder = await makeFolder({ 'openapi.yaml': wrong, '.gitignore': 'dist\n' });
    git(folder, 'init', '--quiet', '--initial-branch', 'trunk');
    const [init] = await trefoil(folder, 'init --workflow --json --layout packages');
    expect(JSON.parse(init?.stdout ?? '')).toMatchObject({
      ok: true,
      branch: 'trunk',
      notes: [expect.stringMatching(/^api:lint fails: the lint reports \d+ errors?\. /u)],
    });
  });
});

describe('init in a project', () => {
  const config =
    "export default [{ name: 'a', spec: 'a.yaml' }, { name: 'b', spec: 'b.yaml', scope: '@b', out: 'b', docs: 'd', packages: ['types'] }];\n";

  test('init in a project adds only the requested scripts or workflow', async () => {
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
      expect.stringMatching(
        /^written \.github\/workflows\/api\.yml\nworkflow: for the branch \S+\npackage\.json lacks scripts that the workflow runs; pass --scripts to add them\n$/u,
      ),
    ]);
    expect(JSON.parse(scripts?.stdout ?? '')).toEqual({
      ok: true,
      written: ['package.json'],
      notes: [
        'add dist/ to .gitignore: the packages are compiled into packages/types/dist, packages/client/dist, packages/server/dist, b/types/dist',
      ],
    });
    const manifest = readJson(folder, 'package.json') as { scripts: Record<string, string> };
    expect(manifest).toMatchObject({
      scripts: { x: 'y', 'api:release': 'trefoil release' },
      workspaces: ['packages/types', 'packages/client', 'packages/server', 'b/types'],
    });
    const text = readFileSync(join(folder, '.github/workflows/api.yml'), 'utf8');
    expect(await checkWorkflow(text, manifest.scripts)).toEqual([]);
    expect([again?.exit, again?.stdout]).toEqual([0, 'package.json is already complete; nothing was written\n']);
    expect([taken?.exit, taken?.stdout]).toEqual([0, '.github/workflows/api.yml is up to date; nothing was written\n']);
    expect(readFileSync(join(folder, 'trefoil.config.ts'), 'utf8')).toBe(config);
    expect(existsSync(join(folder, 'openapi.yaml'))).toBe(false);
  });

  test('init in a project updates an unmodified workflow of an earlier version, and rejects an edited one', async () => {
    const path = '.github/workflows/api.yml';
    const former = readFileSync(join(import.meta.dirname, 'former-workflow.yml'), 'utf8');
    for (const text of [former, former.replaceAll('\n', '\r\n')]) {
      const folder = await makeFolder({ 'trefoil.config.ts': config, [path]: text });
      const [init] = await trefoil(folder, 'init --workflow --json');
      expect([init?.exit, JSON.parse(init?.stdout ?? '')]).toEqual([
        0,
        { ok: true, written: [path], branch: expect.any(String) },
      ]);
      expect(readFileSync(join(folder, path), 'utf8')).toContain('--prepare "$RUNNER_TEMP/release"');
    }
    const folder = await makeFolder({ 'trefoil.config.ts': config, [path]: former.replace('npm ci', 'npm ci # mine') });
    const [init] = await trefoil(folder, 'init --workflow');
    expect([init?.exit, init?.stderr]).toEqual([3, `trefoil: ${path} already exists; nothing was written\n`]);
  });

  test('init in a project does not change settings', async () => {
    const folder = await makeFolder({ 'package.json': '{ "trefoil": { "spec": "a.yaml" } }' });
    const results = await trefoil(folder, 'init --workflow --scope @acme', 'init other.yaml --scripts');
    for (const { exit, stderr } of results)
      expect([exit, stderr]).toEqual([2, expect.stringContaining('Only --scripts and --workflow apply')]);
    expect(existsSync(join(folder, '.github'))).toBe(false);
  });
});

// Everything else depends only on existing files, so unit tests suffice, without a process.
const nothing: Surroundings = {
  folder: 'x',
  documents: [],
  suspects: [],
  facts: {
    manager: 'npm',
    isWorkspace: false,
    isModule: false,
    isTyped: false,
    hasSource: false,
    isBare: true,
    dependencies: [],
  },
  pnpmWorkspace: undefined,
  workflow: undefined,
  attributes: undefined,
  manifest: undefined,
  isIgnoring: false,
  branch: 'main',
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

test('init escapes arguments so that they never become code', () => {
  const [config] = planFiles(nothing, { ...usual, spec: '"});process.exit(9);//.yaml' }, materials);
  expect(config?.text).toContain("spec: '\"});process.exit(9);//.yaml',");
});

test('init adds one workspace for the layout "package"', () => {
  const [config, manifest] = planFiles(nothing, { ...usual, layout: 'package', out: 'lib' }, materials);
  expect(config?.text).toContain("layout: 'package',");
  expect(JSON.parse(manifest?.text ?? '')).toMatchObject({ workspaces: ['lib/api'] });
});

test('init appends generated files to .gitattributes', () => {
  const answers = { ...usual, layout: 'folder', out: 'src/api' } as const;
  const planned = planFiles({ ...nothing, attributes: '* text=auto' }, answers, materials);
  expect(planned.find(({ path }) => path === '.gitattributes')).toEqual({
    path: '.gitattributes',
    text: '* text=auto\nsrc/api/** linguist-generated\n',
    isChange: true,
  });
});

test('init adds pnpm workspaces to pnpm-workspace.yaml and keeps its comments', () => {
  const around = {
    ...nothing,
    manifest: '{}',
    facts: { ...nothing.facts, manager: 'pnpm', workspaces: ['apps/*'] },
    pnpmWorkspace: '# Ours.\npackages:\n  - apps/*\ncatalog: {}\n',
  } as const;
  const planned = planFiles(around, { ...usual, layout: 'package' }, materials);
  const text = planned.find(({ path }) => path === 'pnpm-workspace.yaml')?.text ?? '';
  expect(text).toContain('# Ours.');
  expect(parse(text)).toEqual({ packages: ['apps/*', 'packages/api'], catalog: {} });
  const manifest = planned.find(({ path }) => path === 'package.json')?.text ?? '';
  expect(JSON.parse(manifest)).not.toHaveProperty('workspaces');
});
