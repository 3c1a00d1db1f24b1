/** `trefoil release` end to end: a project in git, npm, and a registry on the loopback interface. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { isLong, sampleTest } from '../support/long.js';
import { type LocalRegistry, startRegistry } from '../support/registry.js';
import { type Ended, runTool } from '../support/tool.js';
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
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }
      responses:
        '200':
          description: The pets.
          content: { application/json: { schema: { type: array, items: { type: string } } } }
        '400': { description: The request is invalid. }
`;

const settings = { spec: 'spec.yaml', scope: '@pets', out: 'packages', raw: true, release: { packages: ['own'] } };

/** A package that is not generated and has its own build, with its entry in the lock file. */
const own = {
  'own/package.json': JSON.stringify({
    name: '@pets/own',
    version: '0.1.0',
    type: 'module',
    main: 'dist/index.js',
    files: ['dist', 'CHANGELOG.md'],
    scripts: { prepack: 'node build.js' },
    dependencies: { '@pets/client': '^0.1.0' },
  }),
  'own/build.js': `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.js', 'export const sounds = ["purr"];');
`,
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { devDependencies: { '@pets/own': '0.1.0' } },
      'packages/client': { name: '@pets/client', version: '0.1.0' },
      own: { name: '@pets/own', version: '0.1.0', dependencies: { '@pets/client': '^0.1.0' } },
      'node_modules/other': { version: '0.1.0', dependencies: { '@pets/client': '^0.1.0' } },
    },
  }),
};

/** Returns the versions in the lock file, by package folder. */
function readLock(): object {
  return asObject(asObject(JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8')))['packages']);
}

let registry: LocalRegistry;
let cwd: string;
let remove: () => Promise<void>;

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}

function run(...args: readonly string[]): Promise<Ended> {
  return runTool(cwd, args);
}

interface ReleaseOutput {
  readonly code: number;
  readonly kind: unknown;
  readonly packages: string[];
  readonly faults: unknown;
  readonly published: unknown;
  readonly failure: unknown;
  /** Warnings, for example that a second build gives different files. */
  readonly notes: unknown;
}

async function release(...args: readonly string[]): Promise<ReleaseOutput> {
  const { code, stdout, stderr } = await run('release', '--json', ...args);
  if (stdout === '') throw new Error(stderr);
  const { kind, packages, faults, published, failure, notes } = asObject(JSON.parse(stdout));
  const listed = (Array.isArray(packages) ? packages : []).map(asObject);
  return { code, kind, packages: listed.map(({ name, next }) => `${name}@${next}`), faults, published, failure, notes };
}

/** Returns the differences from a published document. */
async function diff(...origins: readonly string[]): Promise<object> {
  const { code, stdout, stderr } = await run('diff', ...origins, '--no-redocly', '--json');
  if (stdout === '') throw new Error(stderr);
  const { callers, changes } = asObject(JSON.parse(stdout));
  const places = (Array.isArray(changes) ? changes : []).map((change) => asObject(asObject(change)['place'])['file']);
  return { code, callers, files: [...new Set(places)] };
}

/** Changes the document, and commits it with the regenerated packages. */
async function edit(from: string, to: string): Promise<void> {
  const path = join(cwd, 'spec.yaml');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  expect((await run('generate')).code).toBe(0);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change the document');
}

beforeAll(async () => {
  await ensureTool();
  registry = await startRegistry();
  ({ folder: cwd, remove } = await makeFolder({
    'spec.yaml': spec,
    'trefoil.config.json': JSON.stringify(settings),
    ...own,
    'package.json': '{ "private": true }',
    '.npmrc': registry.npmrc,
    '.gitignore': 'node_modules\ndist\n',
  }));
  mkdirSync(join(cwd, 'node_modules/@types'), { recursive: true });
  // The fastest compiler.
  const installed = { typescript: 'ts7', '@types/node': '@types/node', 'openapi-fetch': 'openapi-fetch' };
  for (const [name, from] of Object.entries(installed))
    symlinkSync(join(repository, 'node_modules', from), join(cwd, 'node_modules', name), 'junction');
  git('init', '--quiet');
  git('config', 'user.name', 'Tests');
  git('config', 'user.email', 'tests@pets.example');
  git('init', '--quiet', '--bare', 'node_modules/remote.git');
  git('remote', 'add', 'origin', 'node_modules/remote.git');
  expect((await run('generate')).code).toBe(0);
});
afterAll(async () => {
  await remove?.();
  await registry?.close();
});

sampleTest(
  'releases a first version, minor and breaking changes, and resumes an interrupted release',
  async () => {
    // Uncommitted changes are rejected.
    expect(await release()).toMatchObject({
      code: 1,
      kind: 'refused',
      faults: [expect.stringContaining('uncommitted changes')],
    });
    // A plan lists them, and what else to consider before a first release.
    const plan = await run('release', '--dry-run', '--json');
    expect(JSON.parse(plan.stdout)).toMatchObject({
      ok: true,
      kind: 'planned',
      requirements: [expect.stringMatching(/^commit or ignore \.gitignore, \.npmrc, .* and \d+ more$/u)],
      registries: [registry.url],
      warnings: [
        'the license of @pets/types, @pets/client, @pets/server is UNLICENSED, so nobody may use the code; set "license"',
        expect.stringMatching(/^npm publishes @pets\/types, .*@pets\/own.* as restricted, unless "publishConfig" /u),
      ],
    });
    // npm would reject these only when it publishes, after the commit.
    for (const option of ['--tag', '--prerelease'])
      expect(await release(option, 'v1')).toMatchObject({
        code: 2,
        failure: expect.stringContaining(`${option} v1: `),
      });
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Begin');
    git('push', '--quiet', '--set-upstream', 'origin', 'HEAD');
    const pushed = (): string[] =>
      git('ls-remote', 'origin')
        .split('\n')
        .filter((line) => !line.endsWith('^{}'));

    // The registry interrupts a first release: another run completes it and publishes nothing twice.
    await registry.restart(['@pets/server']);
    const broken = await release('--as', '1.0.0', '--push');
    expect(broken).toMatchObject({ code: 3, failure: expect.stringContaining('npm publish') });
    expect(pushed()).toContain(`${git('rev-parse', 'HEAD').trim()}\tHEAD`);
    await registry.restart([]);
    // Published packages are built again in another folder: their bytes are equal.
    const left = ['@pets/server@1.0.0', '@pets/own@1.0.0'];
    expect(await release('--push')).toMatchObject({ code: 0, kind: 'finished', published: left, notes: [] });
    const tags = ['client', 'own', 'server', 'types'].map((name) => `@pets/${name}@1.0.0`);
    expect(git('tag').split('\n')).toEqual([...tags, '']);
    expect(pushed().map((line) => line.split('\t')[1])).toEqual(
      expect.arrayContaining(tags.map((tag) => `refs/tags/${tag}`)),
    );
    expect(readLock()).toEqual({
      '': { devDependencies: { '@pets/own': '1.0.0' } },
      'packages/client': { name: '@pets/client', version: '1.0.0' },
      own: { name: '@pets/own', version: '1.0.0', dependencies: { '@pets/client': '^1.0.0' } },
      'node_modules/other': { version: '0.1.0', dependencies: { '@pets/client': '^0.1.0' } },
    });
    expect(git('status', '--porcelain')).toBe('');
    expect(await diff('npm:@pets/types')).toEqual({ code: 0, callers: 'none', files: [] });

    // Notes below "Unreleased" determine the version of a handwritten package.
    const log = join(cwd, 'own/CHANGELOG.md');
    writeFileSync(log, readFileSync(log, 'utf8').replace('\n## ', '\n## Unreleased\n\n### Added\n\n- A bark.\n\n## '));
    const build = join(cwd, 'own/build.js');
    writeFileSync(build, readFileSync(build, 'utf8').replace('["purr"]', '["purr", "bark"]'));
    git('commit', '--quiet', '--all', '--message', 'Bark');
    const barked = await release('--push');
    expect(barked).toMatchObject({ code: 0, kind: 'released', packages: ['@pets/own@1.1.0'], notes: [] });
    expect(readFileSync(log, 'utf8')).toMatch(/^# Changelog\n\n## 1\.1\.0\n\n### Added\n\n- A bark\.\n\n## 1\.0\.0\n/u);
    expect(readLock()).toMatchObject({ own: { version: '1.1.0', dependencies: { '@pets/client': '^1.0.0' } } });
    expect(pushed().join('\n')).toContain('refs/tags/@pets/own@1.1.0');
    if (!isLong) return;

    // An additional optional parameter: a minor version. A plan changes nothing.
    await edit('maximum: 100 } }', 'maximum: 100 } }\n        - { name: kind, in: query, schema: { type: string } }');
    const head = git('rev-parse', 'HEAD');
    const grown = ['types@1.1.0', 'client@1.1.0', 'server@1.1.0', 'own@1.1.1'].map((name) => `@pets/${name}`);
    expect(await release('--dry-run')).toMatchObject({ code: 0, kind: 'planned', packages: grown, published: [] });
    expect(git('rev-parse', 'HEAD')).toBe(head);
    expect(await release()).toMatchObject({ code: 0, kind: 'released', packages: grown, published: grown });
    const changelog = readFileSync(join(cwd, 'packages/client/CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/^# Changelog\n\n## 1\.1\.0\n\n### Compatible\n\n- [\s\S]*kind[\s\S]*\n## 1\.0\.0\n/u);
    expect(await release()).toMatchObject({ code: 0, kind: 'nothing' });

    const between = await diff('npm:@pets/types@1.0.0', 'npm:@pets/types@1.1.0');
    expect(between).toEqual({ code: 0, callers: 'compatible', files: ['npm:@pets/types@1.1.0/openapi.json'] });
    expect((await run('diff', 'npm:@pets/types@7.0.0')).code).toBe(3);
    const other = await run('diff', 'npm:@pets/client@1.1.0');
    expect([other.code, other.stderr]).toEqual([3, expect.stringContaining('does not contain openapi.json')]);

    // A removed parameter breaks senders: it is released only if confirmed.
    await edit('        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }\n', '');
    expect(await release()).toMatchObject({ code: 1, kind: 'refused' });
    expect(git('status', '--porcelain')).toBe('');
    const kept = join(cwd, 'node_modules/kept');
    // A prerelease gets the dist-tag of its version.
    const broke = await release('--major', '--prerelease', 'beta', '--out', kept);
    expect(broke).toMatchObject({ code: 0, kind: 'released' });
    expect(broke.packages).toContain('@pets/client@2.0.0-beta.0');
    expect(readdirSync(kept)).toContain('pets-client-2.0.0-beta.0.tgz');
    const components = asObject(JSON.parse(readFileSync(join(kept, 'pets-client-2.0.0-beta.0.cdx.json'), 'utf8')));
    expect(components['bomFormat']).toBe('CycloneDX');
    expect(JSON.stringify(components['components'])).toContain('pets/types@');
    const published = await fetch(`${registry.url}@pets%2fclient`).then((response) => response.json());
    expect(Object.keys(asObject(asObject(published)['versions']))).toEqual(['1.0.0', '1.1.0', '2.0.0-beta.0']);
    const beta = asObject(asObject(asObject(published)['versions'])['2.0.0-beta.0']);
    expect(asObject(beta['dependencies'])['@pets/types']).toBe(broke.packages[0]?.replace('@pets/types@', ''));
    const latest = await fetch(`${registry.url}-/package/@pets%2fclient/dist-tags`).then((response) => response.json());
    expect(latest).toEqual({ latest: '1.1.0', beta: '2.0.0-beta.0' });

    // A second document of the same scope, with its own package names.
    const birds = {
      name: 'birds',
      spec: 'birds.yaml',
      scope: '@pets',
      out: 'birds',
      docs: 'birds/docs',
      packages: ['types', 'client'],
      names: { types: '@pets/bird-types', client: '@pets/bird-client' },
    };
    writeFileSync(join(cwd, 'trefoil.config.json'), JSON.stringify([{ name: 'pets', ...settings }, birds]));
    writeFileSync(join(cwd, 'birds.yaml'), spec.replaceAll('pets', 'birds'));
    expect((await run('generate')).code).toBe(0);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Add birds');
    const both = await release('--major');
    expect(both).toMatchObject({ code: 0, kind: 'released', faults: [], notes: [] });
    expect(both.packages).toEqual(
      expect.arrayContaining(['@pets/client@2.0.0', '@pets/bird-types@0.1.0', '@pets/bird-client@0.1.0']),
    );
    const bird = await fetch(`${registry.url}@pets%2fbird-client/0.1.0`).then((response) => response.json());
    expect(asObject(asObject(bird)['dependencies'])['@pets/bird-types']).toBe('0.1.0');
    expect(await diff('npm:@pets/bird-types', 'birds.yaml')).toMatchObject({ code: 0, callers: 'none' });

    // One package serves callers and implementers: the larger change determines its version.
    const { release: _, ...plain } = settings;
    writeFileSync(join(cwd, 'trefoil.config.json'), JSON.stringify({ ...plain, layout: 'package' }));
    await edit('summary: List pets', 'summary: List all pets');
    expect(await release('--as', '1.0.0')).toMatchObject({ code: 0, published: ['@pets/api@1.0.0'] });
    const deletion = "operationId: deletePets, summary: Delete all, responses: { '204': { description: Done } }";
    await edit('    get:', `    delete: { ${deletion} }\n    get:`);
    expect(await diff('npm:@pets/api@1.0.0')).toMatchObject({ code: 0, callers: 'compatible' });
    const faults = ['@pets/api 1.0.0 → 2.0.0 is a breaking release; pass --major to confirm it'];
    expect(await release()).toMatchObject({ code: 1, kind: 'refused', faults });
    expect(await release('--major')).toMatchObject({ code: 0, published: ['@pets/api@2.0.0'] });
    const changes = readFileSync(join(cwd, 'packages/api/CHANGELOG.md'), 'utf8');
    expect(changes).toMatch(/^# Changelog\n\n## 2\.0\.0\n\n### Breaking\n\n- [\s\S]*delete[\s\S]*\n## 1\.0\.0\n/u);
  },
  1_800_000,
);
