/** `trefoil release` for real: a project in git, npm, and a registry on loopback. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { asRaw } from '../../generator/src/lower/raw.js';
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
        '400': { description: What was asked for makes no sense. }
`;

const settings = JSON.stringify({ spec: 'spec.yaml', scope: '@pets', out: 'packages' });

let registry: LocalRegistry;
let cwd: string;
let remove: () => Promise<void>;

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });

const run = (...args: readonly string[]): Promise<Ended> => runTool(cwd, args);

interface Told {
  readonly code: number;
  readonly kind: unknown;
  readonly packages: string[];
  readonly faults: unknown;
  readonly published: unknown;
  readonly failure: unknown;
}

const release = async (...args: readonly string[]): Promise<Told> => {
  const { code, stdout, stderr } = await run('release', '--json', ...args);
  if (stdout === '') throw new Error(stderr);
  const { kind, packages, faults, published, failure } = asRaw(JSON.parse(stdout));
  const listed = (Array.isArray(packages) ? packages : []).map(asRaw);
  return { code, kind, packages: listed.map(({ name, next }) => `${name}@${next}`), faults, published, failure };
};

/** What differs from a published document. */
const diff = async (...origins: readonly string[]): Promise<object> => {
  const { code, stdout, stderr } = await run('diff', ...origins, '--no-redocly', '--json');
  if (stdout === '') throw new Error(stderr);
  const { callers, changes } = asRaw(JSON.parse(stdout));
  const places = (Array.isArray(changes) ? changes : []).map((change) => asRaw(asRaw(change)['place'])['file']);
  return { code, callers, files: [...new Set(places)] };
};

/** Changes the document, and commits it with its packages. */
const edit = async (from: string, to: string): Promise<void> => {
  const path = join(cwd, 'spec.yaml');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  expect((await run('generate')).code).toBe(0);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change the document');
};

beforeAll(async () => {
  await ensureTool();
  registry = await startRegistry();
  ({ folder: cwd, remove } = await makeFolder({
    'spec.yaml': spec,
    'trefoil.config.json': settings,
    'package.json': '{ "private": true }',
    '.npmrc': registry.npmrc,
    '.gitignore': 'node_modules\ndist\n',
  }));
  mkdirSync(join(cwd, 'node_modules/@types'), { recursive: true });
  for (const name of ['typescript', '@types/node', 'openapi-fetch'])
    symlinkSync(join(repository, 'node_modules', name), join(cwd, 'node_modules', name), 'junction');
  git('init', '--quiet');
  git('config', 'user.name', 'Tests');
  git('config', 'user.email', 'tests@pets.example');
  expect((await run('generate')).code).toBe(0);
});
afterAll(async () => {
  await remove?.();
  await registry?.close();
});

sampleTest(
  'from the first release to one that breaks, and one that was interrupted',
  async () => {
    // Nothing that is not committed is released.
    expect(await release()).toMatchObject({
      code: 1,
      kind: 'refused',
      faults: [expect.stringContaining('not committed')],
    });
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Begin');

    // A first release that the registry breaks off: what is left is done by another run, and nothing twice.
    await registry.restart(['@pets/server']);
    const broken = await release('--as', '1.0.0');
    expect(broken).toMatchObject({ code: 3, failure: expect.stringContaining('npm publish') });
    await registry.restart([]);
    expect(await release()).toMatchObject({ code: 0, kind: 'finished', published: ['@pets/server@1.0.0'] });
    expect(git('tag').split('\n')).toEqual(['@pets/client@1.0.0', '@pets/server@1.0.0', '@pets/types@1.0.0', '']);
    expect(git('status', '--porcelain')).toBe('');
    expect(await diff('npm:@pets/types')).toEqual({ code: 0, callers: 'none', files: [] });
    if (!isLong) return;

    // A parameter more may be sent: a minor version. A plan changes nothing.
    await edit('maximum: 100 } }', 'maximum: 100 } }\n        - { name: kind, in: query, schema: { type: string } }');
    const head = git('rev-parse', 'HEAD');
    const grown = ['@pets/types@1.1.0', '@pets/client@1.1.0', '@pets/server@1.1.0'];
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
    expect([other.code, other.stderr]).toEqual([3, expect.stringContaining('no openapi.json')]);

    // A parameter that is gone breaks who sends it: only when somebody confirms it.
    await edit('        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }\n', '');
    expect(await release()).toMatchObject({ code: 1, kind: 'refused' });
    expect(git('status', '--porcelain')).toBe('');
    const kept = join(cwd, 'node_modules/kept');
    // It is for those who ask for it, as the version says.
    const broke = await release('--major', '--prerelease', 'beta', '--out', kept);
    expect(broke).toMatchObject({ code: 0, kind: 'released' });
    expect(broke.packages).toContain('@pets/client@2.0.0-beta.0');
    expect(readdirSync(kept)).toContain('pets-client-2.0.0-beta.0.tgz');
    const components = asRaw(JSON.parse(readFileSync(join(kept, 'pets-client-2.0.0-beta.0.cdx.json'), 'utf8')));
    expect(components['bomFormat']).toBe('CycloneDX');
    expect(JSON.stringify(components['components'])).toContain('openapi-fetch');
    const published = await fetch(`${registry.url}@pets%2fclient`).then((answer) => answer.json());
    expect(Object.keys(asRaw(asRaw(published)['versions']))).toEqual(['1.0.0', '1.1.0', '2.0.0-beta.0']);
    const beta = asRaw(asRaw(asRaw(published)['versions'])['2.0.0-beta.0']);
    expect(asRaw(beta['dependencies'])['@pets/types']).toBe(broke.packages[0]?.replace('@pets/types@', ''));
    const tags = await fetch(`${registry.url}-/package/@pets%2fclient/dist-tags`).then((answer) => answer.json());
    expect(tags).toEqual({ latest: '1.1.0', beta: '2.0.0-beta.0' });

    // One package is for callers and implementers: the harder of what both have to do is its version.
    writeFileSync(join(cwd, 'trefoil.config.json'), settings.replace('{', '{"layout":"package",'));
    await edit('summary: List pets', 'summary: List all pets');
    expect(await release('--as', '1.0.0')).toMatchObject({ code: 0, published: ['@pets/api@1.0.0'] });
    const deletion = "operationId: deletePets, summary: Delete all, responses: { '204': { description: Done } }";
    await edit('    get:', `    delete: { ${deletion} }\n    get:`);
    expect(await diff('npm:@pets/api@1.0.0')).toMatchObject({ code: 0, callers: 'compatible' });
    const faults = ['@pets/api 1.0.0 → 2.0.0 breaks who uses it; confirm it with --major'];
    expect(await release()).toMatchObject({ code: 1, kind: 'refused', faults });
    expect(await release('--major')).toMatchObject({ code: 0, published: ['@pets/api@2.0.0'] });
    const told = readFileSync(join(cwd, 'packages/api/CHANGELOG.md'), 'utf8');
    expect(told).toMatch(/^# Changelog\n\n## 2\.0\.0\n\n### Breaking\n\n- [\s\S]*delete[\s\S]*\n## 1\.0\.0\n/u);
  },
  1_800_000,
);
