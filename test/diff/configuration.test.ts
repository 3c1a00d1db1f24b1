/** `trefoil diff --base`: the old document gets the names of the configuration in its git revision. */
import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../support/documents.js';
import { runJobs } from '../support/jobs.js';
import { base } from './base.js';
import { compareValues } from './documents.js';
import { applyEdit } from './edit.js';

const spec = `openapi: 3.1.0
info: { title: Hooks, version: '1' }
paths:
  /hooks/{id}:
    get:
      operationId: hooks-read
      tags: [hooks]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Hook' } } } } }
components: { schemas: { Hook: { type: object, properties: { url: { type: string } } } } }
`;

const removals: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});

async function commitProject(files: Readonly<Record<string, string>>): Promise<string> {
  const { folder, remove } = await makeFolder(files);
  removals.push(remove);
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'first'],
  ])
    execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  return folder;
}

async function diff(cwd: string, ...args: readonly string[]) {
  const [result] = await runJobs([{ kind: 'command', cwd, args: ['diff', '--no-redocly', ...args] }], 1);
  if (result === undefined) throw new Error('no result');
  return result;
}

const renaming = (name: string): object => ({ spec: 'spec.yaml', operations: { 'GET /hooks/{id}': { name } } });

describe('a configuration that changed since the revision', () => {
  test('reports a renamed operation, with the calls before and after', async () => {
    const folder = await commitProject({
      'spec.yaml': spec,
      'trefoil.config.json': JSON.stringify(renaming('getHook')),
    });
    await writeFiles(folder, { 'trefoil.config.json': JSON.stringify(renaming('fetchHook')) });
    const { stdout, stderr } = await diff(folder, '--base', 'HEAD');
    expect(stderr).toBe('');
    expect(stdout).toContain('GET /hooks/{id}\n  the operation "getHook" was renamed "fetchHook"');
    expect(stdout).toContain('operation-renamed');
    expect(stdout).toContain('callers: call the function by its new name');
    expect(stdout).toMatch(/\n1 change: 1 breaks callers, 1 breaks implementers\n$/u);
    const markdown = await diff(folder, '--format', 'markdown');
    expect(markdown.stdout).toContain('await getHook(client, { path: { id } })');
    expect(markdown.stdout).toContain('await fetchHook(client, { path: { id } })');
  });

  test('ignores settings for an operation that the document no longer has, with a note', async () => {
    const folder = await commitProject({
      'spec.yaml': spec,
      'trefoil.config.json': JSON.stringify(renaming('getHook')),
    });
    await writeFiles(folder, { 'spec.yaml': spec.replace('/hooks/{id}', '/things/{id}').replace('-read', '-find') });
    for (const args of [[], ['--base', 'HEAD']]) {
      const { exit, stdout, stderr } = await diff(folder, ...args);
      expect([exit, stderr]).toEqual([
        0,
        'note: trefoil.config.json:1:35: "operations": no operation matches "GET /hooks/{id}" (ignored; generate refuses it)\n',
      ]);
      expect(stdout).toContain('GET /hooks/{id}');
    }
  });

  test('reports renamed types and groups, and a document that another overlay changes', async () => {
    const overlay = (name: string): string =>
      `overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions: [{ target: $.components.schemas.Hook.properties, update: { ${name}: { type: string } } }]\n`;
    const settings = (schema: string, group: string, overlays: string): string =>
      JSON.stringify({
        spec: 'spec.yaml',
        overlays: [overlays],
        schemas: { Hook: { name: schema } },
        groups: { hooks: { name: group } },
      });
    const folder = await commitProject({
      'spec.yaml': spec,
      'a.yaml': overlay('old'),
      'b.yaml': overlay('fresh'),
      'trefoil.config.json': settings('Hook', 'hooks', 'a.yaml'),
    });
    await writeFiles(folder, { 'trefoil.config.json': settings('Webhook', 'webhooks', 'b.yaml') });
    const { stdout } = await diff(folder, '--json');
    const { changes } = JSON.parse(stdout) as { changes: { rule: string; where: string; message: string }[] };
    const found = changes.map(({ rule, where }) => `${where} ${rule}`).sort();
    expect(found).toEqual([
      'GET /hooks/{id} group-changed',
      'schema Hook schema-renamed',
      'schema Hook › fresh property-added',
      'schema Hook › old property-removed',
    ]);
  });

  test('runs the module of the revision with its imports', async () => {
    const module = "import { names } from './names.js';\nexport default { spec: 'spec.yaml', operations: names };\n";
    const names = (name: string): string => `export const names = { 'hooks-read': { name: '${name}' } };\n`;
    const files = { 'spec.yaml': spec, 'trefoil.config.mjs': module, 'names.js': names('getHook') };
    const folder = await commitProject({ ...files, 'package.json': '{ "type": "module" }' });
    await writeFiles(folder, { 'names.js': names('fetchHook') });
    const { stdout, stderr } = await diff(folder);
    expect(stderr).toBe('');
    expect(stdout).toContain('the operation "getHook" was renamed "fetchHook"');
  });

  test('uses the current configuration, with a note, if that of the revision cannot be read', async () => {
    const folder = await commitProject({ 'spec.yaml': spec, 'trefoil.config.json': '{ "spec": 1 }' });
    await writeFiles(folder, { 'trefoil.config.json': JSON.stringify(renaming('getHook')) });
    const { exit, stdout, stderr } = await diff(folder);
    expect([exit, stdout]).toEqual([0, 'no changes since HEAD\n']);
    expect(stderr).toMatch(
      /^note: the configuration at HEAD cannot be read, so today's is used: trefoil\.config\.json: /u,
    );
  });

  test('compares types if a setting changes them', async () => {
    const whole = spec.replace('url: { type: string }', 'url: { type: string, format: date }');
    const folder = await commitProject({ 'spec.yaml': whole, 'trefoil.config.json': '{ "spec": "spec.yaml" }' });
    await writeFiles(folder, { 'trefoil.config.json': '{ "spec": "spec.yaml", "dates": "Date" }' });
    expect((await diff(folder)).stdout).toContain('breaks callers');
  });
});

test('reports a new x-name as one change with the rule operation-renamed', async () => {
  const now = applyEdit(base, { set: { '/paths/~1pets/get/x-name': 'allPets' } });
  const { changes } = await compareValues(base, now, { redocly: false });
  expect(changes).toMatchObject([
    { callers: 'breaking', implementers: 'breaking', pointer: '/paths/~1pets/get/x-name' },
  ]);
});
