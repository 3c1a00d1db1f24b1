/** What `trefoil suggest` prints: lists, changed names, and the overlay that declares errors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder, writeFiles } from '../support/documents.js';
import { runTool } from '../support/tool.js';

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  await ensureTool();
  ({ folder, remove } = await makeFolder({}));
});

afterAll(() => remove());

const done = '{ description: Done }';
const problem =
  "{ description: No, content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }";

/** Returns a document with a GET without id at each path, and with the other paths and schemas, in YAML. */
function documentOf(paths: readonly string[], responses: string, others: string, schemas: string): string {
  return `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
${paths.map((path) => `  "${path}": { get: { tags: [a], responses: ${responses} } }\n`).join('')}${others}components: { schemas: { ${schemas} } }
`;
}

const items = (count: number): string[] => Array.from({ length: count }, (_, at) => `/${'abcdefgh'.charAt(at)}s/{id}`);

/** Writes a document with parameters at each path. */
async function write(name: string, text: string): Promise<string> {
  const parameters = 'parameters: [{ name: id, in: path, required: true, schema: { type: string } }], get';
  await writeFiles(folder, { [`${name}/openapi.yaml`]: text.replaceAll(/(\{id\}": \{ )get/gu, `$1${parameters}`) });
  return join(folder, name);
}

test('prints all proposals if only one or two exceed the limit, or with --write', async () => {
  const responses = `{ '204': ${done}, default: ${done} }`;
  const seven = await write('seven', documentOf(items(7), responses, '', ''));
  const eight = await write('eight', documentOf(items(8), responses, '', ''));
  expect((await runTool(seven, ['suggest', 'openapi.yaml'])).stdout).toContain('getGsById → getG\n');
  const hidden = (await runTool(eight, ['suggest', 'openapi.yaml'])).stdout;
  expect(hidden).toContain('  … and 3 more; list them with --all\n');
  await writeFiles(eight, { 'trefoil.config.json': '{ "spec": "openapi.yaml" }\n' });
  const written = (await runTool(eight, ['suggest', '--write'])).stdout;
  expect(written).not.toContain('more; list them');
  expect(written).toContain('    GET /hs/{id}  getHsById → getH\n');
  const renamed = 'Names change in code that uses the generated packages, such as the file with your first call:\n';
  expect(written.split(renamed)[1]?.split('\n').slice(0, 2)).toEqual(['  getAsById → getA', '  getBsById → getB']);
  expect(readFileSync(join(eight, 'trefoil.config.json'), 'utf8')).toContain('getH');
});

test('prints the overlay for errors of up to seven operations without --all', async () => {
  const [seven, eight] = [
    await write('errors-7', documentOf(items(7), `{ '204': ${done} }`, '', '')),
    await write('errors-8', documentOf(items(8), `{ '204': ${done} }`, '', '')),
  ];
  expect((await runTool(seven, ['suggest', 'openapi.yaml'])).stdout).toContain('    overlay: 1.0.0\n');
  const hidden = (await runTool(eight, ['suggest', 'openapi.yaml'])).stdout;
  expect(hidden).not.toContain('overlay: 1.0.0');
  expect(hidden).toContain('  To print an overlay that declares them, use --all.\n');
});

test.each([
  [
    'that other operations use',
    `  /z: { get: { operationId: z, responses: { '200': ${done}, '404': ${problem} } } }\n`,
    'Problem: { type: object }, ErrorBody: { type: object }',
    'its schema is Problem',
  ],
  [
    'that no operation uses',
    '',
    "ErrorBody: { type: object, properties: { errors: { type: array, items: { $ref: '#/components/schemas/ErrorItem' } } } }, ErrorItem: { type: object }",
    'its schema is ErrorBody',
  ],
  [
    'of which there are two',
    '',
    'ErrorA: { type: object }, ErrorB: { type: object }',
    'add the content of your errors',
  ],
])('the overlay for errors has the schema %s', async (_, others, schemas, said) => {
  const cwd = await write('errors', documentOf(["/it's/{id}", '/b'], `{ '204': ${done} }`, others, schemas));
  const { stdout } = await runTool(cwd, ['suggest', 'openapi.yaml']);
  const [before = '', after = ''] = stdout.split('` to the configuration:\n\n');
  expect(before).toContain(`  This overlay declares a response for errors; ${said}`);
  const lines = after.slice(0, after.indexOf('\n\n')).split('\n');
  const overlay = `${lines.map((line) => line.slice(4)).join('\n')}\n`;
  const config = '{ "spec": "openapi.yaml", "overlays": ["errors.overlay.yaml"] }';
  await writeFiles(cwd, { 'overlaid/errors.overlay.yaml': overlay, 'overlaid/trefoil.config.json': config });
  await writeFiles(join(cwd, 'overlaid'), { 'openapi.yaml': readFileSync(join(cwd, 'openapi.yaml'), 'utf8') });
  const again = await runTool(join(cwd, 'overlaid'), ['suggest']);
  expect([again.code, again.stderr]).toEqual([0, '']);
  expect(again.stdout).not.toContain('errors that are not declared');
  const json = await runTool(cwd, ['suggest', 'openapi.yaml', '--json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ overlay });
});
