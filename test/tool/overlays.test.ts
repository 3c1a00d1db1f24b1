/** Overlays in a project: every command uses the resulting document, and reports locations in overlays. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { sampleTest } from '../support/long.js';
import { type Ended, runTool, tool } from '../support/tool.js';

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
        '200': { description: The pets., content: { application/json: { schema: { $ref: './parts.yaml#/Pets' } } } }
        '400': { description: The request is invalid. }
  /secret:
    get: { operationId: readSecret, summary: Read what nobody may know, responses: { '204': { description: It is kept. } } }
`;

/** An overlay outside the document's folder. */
const overlay = `overlay: 1.0.0
info: { title: For the public, version: 1.0.0 }
actions:
  - { target: "$.paths['/secret']", remove: true }
  - target: $.components.schemas.Pets
    update: { description: Those that are at home. }
  - target: $.paths['/pets']
    update:
      delete: { operationId: dropPets, responses: { '204': { description: They are gone. }, '400': { description: No. } } }
`;

let cwd: string;
let remove: () => Promise<void>;

function trefoil(...args: readonly string[]): Promise<Ended> {
  return runTool(cwd, args);
}

function git(...args: readonly string[]): unknown {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd, stdio: 'pipe' });
}

beforeAll(async () => {
  await ensureTool();
  ({ folder: cwd, remove } = await makeFolder({
    'api/spec.yaml': spec,
    'api/parts.yaml': 'Pets: { type: array, items: { type: string } }\n',
    'overlays/public.yaml': overlay,
    'trefoil.config.json': JSON.stringify({
      spec: 'api/spec.yaml',
      scope: '@pets',
      overlays: ['overlays/public.yaml'],
      packages: ['types'],
    }),
  }));
});
afterAll(() => remove?.());

test('lint reports a finding in an overlay with its location in the overlay', async () => {
  const { code, stdout } = await trefoil('lint', '--json');
  expect(code).toBe(1);
  const [first] = JSON.parse(stdout).documents;
  expect(first.findings).toEqual([
    expect.objectContaining({
      rule: 'operation-summary',
      position: { file: 'overlays/public.yaml', line: 9, column: expect.any(Number) },
    }),
  ]);
});

sampleTest('the reference contains nothing that the overlays remove', async () => {
  expect((await trefoil('docs', '--out', 'reference')).code).toBe(0);
  for (const name of ['redoc.html', 'openapi.json', 'openapi.yaml']) {
    const text = readFileSync(join(cwd, 'reference', name), 'utf8');
    expect(text, name).toContain('Those that are at home.');
    expect(text, name).not.toMatch(/readSecret|nobody may know/u);
  }
});

test('diff with a git revision applies the overlays of that revision', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  writeFileSync(join(cwd, 'overlays/public.yaml'), overlay.replace(/ {2}- \{ target: "\$\.paths\['\/secret.*\n/u, ''));
  const { stdout } = await trefoil('diff', 'HEAD:api/spec.yaml', '--no-redocly', '--json');
  const { callers, changes } = asObject(JSON.parse(stdout));
  expect(callers).toBe('compatible');
  expect(changes).toMatchObject([{ pointer: '/paths/~1secret/get', place: { file: 'api/spec.yaml' } }]);
  git('checkout', '--quiet', '.');
});

sampleTest('dev regenerates after an overlay is saved', async () => {
  const child = spawn(process.execPath, [tool, 'dev', '--port', '0'], { cwd, stdio: 'pipe' });
  try {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    await eventually(() => expect(said).toContain('up to date'));
    const module = join(cwd, 'packages/types/src/operations/default.ts');
    expect(readFileSync(module, 'utf8')).not.toContain('readSecret');
    writeFileSync(join(cwd, 'overlays/public.yaml'), overlay.replace("$.paths['/secret']", '$.tags'));
    const read = (): string => readFileSync(module, 'utf8');
    await eventually(() => expect(read()).toContain('readSecret'));
    expect(said).toContain('change overlays/public.yaml');
  } finally {
    const ended = new Promise((done) => child.once('close', done));
    child.kill('SIGINT');
    await ended;
  }
});
