/** A release in two jobs, following the steps of the workflow: one job prepares it, and the other only publishes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { type LocalRegistry, startRegistry } from '../support/registry.js';
import { runTool } from '../support/tool.js';
import { stepsOfPublish } from '../support/workflows.js';
import { repository } from '../support/workspace.js';

const spec = `openapi: 3.1.0
info: { title: Pets, version: '1', license: { name: MIT, url: https://pets.example/license } }
servers: [{ url: https://api.pets.example }]
security: []
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      responses:
        '200':
          description: The pets.
          content: { application/json: { schema: { type: array, items: { type: string } } } }
        '400': { description: The request is invalid. }
`;
const settings = { spec: 'spec.yaml', scope: '@pets', out: 'packages', packages: ['types', 'client'] };

let registry: LocalRegistry;
let folder: string;
let remove: () => Promise<void>;
const project = (): string => join(folder, 'project');
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', project(), ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs the steps as GitHub does, in a new clone without installed packages. */
function publish(clone: string): void {
  execFileSync('git', ['clone', '--quiet', join(folder, 'remote.git'), clone]);
  writeFileSync(join(clone, '.npmrc'), registry.npmrc);
  const env = {
    ...process.env,
    RUNNER_TEMP: folder,
    GITHUB_REF_NAME: 'main',
    GIT_COMMITTER_NAME: 'Tests',
    GIT_COMMITTER_EMAIL: 'tests@pets.example',
  };
  for (const run of stepsOfPublish())
    execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], { cwd: clone, env, stdio: 'pipe' });
}

const versionsOf = async (name: string): Promise<string[]> => {
  const response = await fetch(`${registry.url}@pets%2f${name}`);
  return response.ok ? Object.keys(((await response.json()) as { versions: object }).versions) : [];
};

beforeAll(async () => {
  await ensureTool();
  registry = await startRegistry();
  ({ folder, remove } = await makeFolder({
    'project/spec.yaml': spec,
    'project/trefoil.config.json': JSON.stringify(settings),
    'project/package.json': '{ "private": true }',
    'project/.npmrc': registry.npmrc,
    'project/.gitignore': 'node_modules\ndist\n',
  }));
  mkdirSync(join(project(), 'node_modules/@types'), { recursive: true });
  for (const [name, from] of Object.entries({ typescript: 'ts7', '@types/node': '@types/node' }))
    symlinkSync(join(repository, 'node_modules', from), join(project(), 'node_modules', name), 'junction');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', join(folder, 'remote.git')]);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Tests');
  git('config', 'user.email', 'tests@pets.example');
  git('remote', 'add', 'origin', join(folder, 'remote.git'));
  expect((await runTool(project(), ['generate'])).code).toBe(0);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
});
afterAll(async () => {
  await remove?.();
  await registry?.close();
});

test('prepares a release without publishing; a second job publishes, pushes and tags it once', async () => {
  const before = git('ls-remote', 'origin');
  const prepared = await runTool(project(), ['release', '--prepare', join(folder, 'release'), '--json']);
  expect([prepared.code, JSON.parse(prepared.stdout)]).toMatchObject([
    0,
    { ok: true, kind: 'prepared', folder: join(folder, 'release'), published: [], tagged: [] },
  ]);
  expect(git('ls-remote', 'origin')).toBe(before);
  expect(git('tag')).toBe('');
  expect(await versionsOf('client')).toEqual([]);
  expect(readdirSync(join(folder, 'release')).sort()).toEqual([
    'commits.bundle',
    'packages.tsv',
    'pets-client-0.1.0.cdx.json',
    'pets-client-0.1.0.tgz',
    'pets-types-0.1.0.cdx.json',
    'pets-types-0.1.0.tgz',
  ]);
  expect(readFileSync(join(folder, 'release/packages.tsv'), 'utf8')).toBe(
    ['types', 'client']
      .map((name) => `@pets/${name}\t0.1.0\tpets-${name}-0.1.0.tgz\tlatest\t@pets/${name}@0.1.0\n`)
      .join(''),
  );

  publish(join(folder, 'first'));
  expect(await versionsOf('types')).toEqual(['0.1.0']);
  expect(await versionsOf('client')).toEqual(['0.1.0']);
  const head = git('rev-parse', 'HEAD').trim();
  const pushed = git('ls-remote', 'origin');
  expect(pushed).toContain(`${head}\trefs/heads/main\n`);
  for (const name of ['types', 'client']) expect(pushed).toContain(`${head}\trefs/tags/@pets/${name}@0.1.0^{}\n`);

  // A job that is run again finds everything done.
  publish(join(folder, 'second'));
  expect(git('ls-remote', 'origin')).toBe(pushed);
  expect(await versionsOf('client')).toEqual(['0.1.0']);

  git('pull', '--quiet', '--tags');
  const again = await runTool(project(), ['release', '--prepare', join(folder, 'nothing'), '--json']);
  expect([again.code, JSON.parse(again.stdout)]).toMatchObject([0, { kind: 'nothing' }]);
  expect(readdirSync(folder)).not.toContain('nothing');
});

test('publishes the remaining packages after an interrupted job', async () => {
  const path = join(project(), 'spec.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('summary: List pets', 'summary: List all pets'));
  expect((await runTool(project(), ['generate'])).code).toBe(0);
  git('commit', '--quiet', '--all', '--message', 'Change a text');
  git('push', '--quiet');
  const release = join(folder, 'release');
  execFileSync('rm', ['-r', release]);
  expect((await runTool(project(), ['release', '--prepare', release])).code).toBe(0);
  await registry.restart(['@pets/client']);
  expect(() => publish(join(folder, 'third'))).toThrow();
  await registry.restart([]);
  publish(join(folder, 'fourth'));
  const { length } = readFileSync(join(release, 'packages.tsv'), 'utf8').trim().split('\n');
  expect(length).toBeGreaterThan(1);
  expect((await versionsOf('client')).length).toBe(2);
  expect(git('ls-remote', 'origin')).toContain('refs/tags/@pets/client@0.1.1^{}');
});

test('preparing a release cannot be combined with options that publish', async () => {
  const { code, stderr } = await runTool(project(), ['release', '--prepare', 'x', '--push']);
  expect([code, stderr]).toEqual([2, expect.stringContaining("'--prepare <dir>' cannot be used with option '--push'")]);
});
