/**
 * What a person does who has a tarball of the tool and a document of their own: packages, mock server, reference and
 * workflow, a first release, a changed document, what changed, and the second release.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { type LocalRegistry, startRegistry } from '../support/registry.js';
import { checkWorkflow } from '../support/workflows.js';
import { repository } from '../support/workspace.js';

const run = promisify(execFile);

const spec = `openapi: 3.1.0
info:
  title: Shop
  version: '1'
  license: { name: MIT, url: https://shop.example/license }
servers: [{ url: https://api.shop.example }]
security: []
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      summary: Get an order
      tags: [Orders]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
      responses:
        '200':
          description: The order.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Order' }
              example: { id: 7, state: paid }
        '404': { description: There is no such order. }
components:
  schemas:
    Order:
      type: object
      required: [id, state]
      properties:
        id: { type: integer }
        state: { type: string, enum: [open, paid] }
`;

const program = `import { createClient, getOrder } from '@shop/client';
const { status, body } = await getOrder(createClient({ baseUrl: process.argv[2] }), { path: { id: 7 } });
console.log(JSON.stringify({ status, body }));
`;

const quiet = '--no-audit --no-fund --prefer-offline';

let registry: LocalRegistry;
let home: string;
let project: string;
beforeAll(async () => {
  registry = await startRegistry();
  home = await mkdtemp(join(tmpdir(), 'story-'));
  project = join(home, 'project');
  await mkdir(project);
  await writeFile(join(home, '.npmrc'), registry.npmrc);
});
afterAll(async () => {
  await registry?.close();
  await rm(home, { recursive: true, force: true });
});

/** Runs commands as they are typed, in a folder; the settings of npm are those of a person who may publish. */
const type = async (script: string, cwd = project): Promise<string> => {
  const env = { ...process.env, NPM_CONFIG_USERCONFIG: join(home, '.npmrc'), NO_COLOR: '1' };
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd, env, maxBuffer: 2 ** 26 });
  return stdout;
};

const typeJson = async (script: string): Promise<Readonly<Record<string, unknown>>> =>
  asObject(JSON.parse(await type(script)));

const edit = async (from: string, to: string): Promise<void> => {
  const text = await readFile(join(project, 'openapi.yaml'), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(project, 'openapi.yaml'), text.replace(from, to));
};

/** Calls something while the project's mock server runs. */
const withMock = async (use: (base: string) => Promise<void>): Promise<void> => {
  const script = join(project, 'node_modules/trefoil/bin/trefoil.js');
  const child = spawn(process.execPath, [script, 'mock', '--port', '0'], { cwd: project });
  const ended = new Promise((done) => child.once('close', done));
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  while (!said.includes('Ctrl-C') && child.exitCode === null) await new Promise((done) => setTimeout(done, 50));
  try {
    await use(/http:\/\/localhost:\d+/u.exec(said)?.[0] ?? said);
  } finally {
    child.kill('SIGINT');
    await ended;
  }
};

test('from a tarball and a document to the second release', async () => {
  const tarball = (await type(`npm pack --silent ${JSON.stringify(join(repository, 'generator'))}`, home)).trim();
  await writeFile(join(project, 'openapi.yaml'), spec);
  await type('git init --quiet && git config user.name Shop && git config user.email api@shop.example');
  await type(`npm init --yes && npm install --save-dev ${quiet} ../${tarball} typescript@7.0.2`);

  // Packages that compile, a reference, a workflow, a mock server.
  await type('npx trefoil init --yes --scope @shop --scripts --workflow');
  await type(`npx trefoil generate && npm install ${quiet} && npm run build --workspaces && npx trefoil docs`);
  for (const part of ['types', 'client', 'server'])
    expect(existsSync(join(project, 'packages', part, 'dist/index.d.ts'))).toBe(true);
  expect(await readFile(join(project, 'dist/docs/index.html'), 'utf8')).toContain('Get an order');
  const workflow = await readFile(join(project, '.github/workflows/api.yml'), 'utf8');
  const { scripts } = asObject(JSON.parse(await readFile(join(project, 'package.json'), 'utf8')));
  expect(await checkWorkflow(workflow, asObject(scripts))).toEqual([]);
  await withMock(async (base) => {
    const response = await fetch(`${base}/orders/7`);
    expect([response.status, await response.json()]).toEqual([200, { id: 7, state: 'paid' }]);
  });

  // The first release.
  await type('git add --all && git commit --quiet --message Begin');
  const first = ['@shop/types@1.0.0', '@shop/client@1.0.0', '@shop/server@1.0.0'];
  expect(await typeJson('npx trefoil release --as 1.0.0 --json')).toMatchObject({ published: first });

  // Orders get a state more, which an open enumeration takes: minor for who reads it.
  await edit('enum: [open, paid]', 'enum: [open, paid, sent]');
  await edit('state: paid }', 'state: sent }');
  expect(await typeJson('npx trefoil diff HEAD: --json')).toMatchObject({ callers: 'compatible' });
  await type('npx trefoil generate && git commit --quiet --all --message "Orders are sent"');
  expect(await typeJson('npx trefoil release --json')).toMatchObject({
    published: ['@shop/types@1.1.0', '@shop/client@1.1.0', '@shop/server@1.1.0'],
  });
  expect(await readFile(join(project, 'packages/client/CHANGELOG.md'), 'utf8')).toMatch(
    /## 1\.1\.0[\s\S]*sent[\s\S]*## 1\.0\.0/u,
  );
  expect(await type('git status --porcelain')).toBe('');

  // Others install both, and both take what the service answers by now.
  await withMock(async (base) => {
    for (const version of ['1.0.0', '1.1.0']) {
      const other = await mkdtemp(join(home, 'other-'));
      await writeFile(join(other, 'package.json'), '{ "type": "module" }');
      await writeFile(join(other, 'main.js'), program);
      await type(`npm install ${quiet} @shop/client@${version}`, other);
      expect(JSON.parse(await type(`node main.js ${base}`, other))).toEqual({
        status: 200,
        body: { id: 7, state: 'sent' },
      });
    }
  });
}, 900_000);
