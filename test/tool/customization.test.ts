/** Names, groups and pagination in any form of configuration have the same effect as an overlay. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder, writeFiles } from '../support/documents.js';
import { runTool } from '../support/tool.js';

const spec = `openapi: 3.1.0
info: { title: Pets, version: '1' }
tags: [{ name: All pets }]
paths:
  /pets:
    get:
      operationId: q1
      tags: [All pets]
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/page_of_pets' } } } }
  /pets/{id}:
    get:
      tags: [Others]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Done } }
components:
  schemas:
    page_of_pets:
      type: object
      properties: { pets: { type: array, items: { type: string } }, more: { type: boolean } }
`;

const overlay = `overlay: 1.0.0
info: { title: Names, version: 1.0.0 }
actions:
  - target: $.paths['/pets'].get
    update: { x-name: listPets, x-pagination: { style: page, page: page, items: pets, has_more: more } }
  - { target: "$.paths['/pets/{id}'].get", update: { x-name: getPet, x-group: All pets } }
  - { target: $.components.schemas.page_of_pets, update: { x-name: PetPage } }
  - { target: "$.tags[0]", update: { x-name: animals } }
`;

const customization = {
  operations: {
    q1: { name: 'listPets', pagination: { style: 'page', page: 'page', items: 'pets', has_more: 'more' } },
    'GET /pets/{id}': { name: 'getPet', group: 'All pets' },
  },
  schemas: { page_of_pets: { name: 'PetPage' } },
  groups: { 'All pets': { name: 'animals' } },
};

const settings = { spec: 'spec.yaml', scope: '@pets' };

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  await ensureTool();
  ({ folder, remove } = await makeFolder({
    'overlay/spec.yaml': spec,
    'overlay/overlay.yaml': overlay,
    'overlay/trefoil.config.json': JSON.stringify({ ...settings, overlays: ['overlay.yaml'] }),
    'json/spec.yaml': spec,
    'json/trefoil.config.json': JSON.stringify({ ...settings, ...customization }),
    'module/spec.yaml': spec,
    'module/trefoil.config.mjs': `export default ${JSON.stringify([{ ...settings, ...customization }])};`,
  }));
});

afterAll(() => remove());

/** Returns the generated files of a project by path. */
async function generate(project: string): Promise<Record<string, string>> {
  const { code, stderr } = await runTool(join(folder, project), ['generate']);
  expect([code, stderr]).toEqual([0, '']);
  const out = join(folder, project, 'packages');
  const paths = readdirSync(out, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return Object.fromEntries(
    paths.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(out.length), readFileSync(path, 'utf8')];
    }),
  );
}

test('generates the same packages from settings for names, groups and pagination as from an overlay', async () => {
  const expected = await generate('overlay');
  expect(expected['/client/src/operations/animals.ts']).toContain('paginateListPets');
  expect(await generate('json')).toEqual(expected);
  expect(await generate('module')).toEqual(expected);
});

test('if a key in a configuration module matches nothing, reports the file and line of the key', async () => {
  const wrong = JSON.stringify({ ...settings, schemas: { page_of_pet: { name: 'A' } } }, null, 2);
  await writeFiles(folder, {
    'wrong/spec.yaml': spec,
    'wrong/trefoil.config.mjs': `export default ${wrong};`,
  });
  const line = wrong.split('\n').findIndex((each) => each.includes('page_of_pet')) + 1;
  const { code, stderr } = await runTool(join(folder, 'wrong'), ['generate']);
  expect(code).toBe(1);
  expect(stderr).toContain(
    `trefoil.config.mjs:${line}:5 error setting-invalid: "schemas": no schema matches "page_of_pet"; did you mean "page_of_pets"?`,
  );
});

test('diff accepts settings for an operation that the older document lacks', async () => {
  const cwd = join(folder, 'json');
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd, stdio: 'pipe' });
  await writeFiles(cwd, { 'spec.yaml': spec.replace(/ {2}\/pets\/\{id\}:[\s\S]*(?=components:)/u, '') });
  git('init', '--quiet');
  git('add', 'spec.yaml');
  git('commit', '--quiet', '--message', 'first');
  await writeFiles(cwd, { 'spec.yaml': spec });
  const { code, stdout, stderr } = await runTool(cwd, ['diff', 'HEAD:', '--no-redocly']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('GET /pets/{id}\n  added\n    breaks implementers');
});
