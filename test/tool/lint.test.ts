/** `trefoil lint`: what Redocly reads and ignores, and linting several documents. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asArray, asObject } from '../../generator/src/openapi/values.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { type Files, makeFolder } from '../support/documents.js';
import { type Ended, runTool } from '../support/tool.js';

const removals: (() => Promise<void>)[] = [];
beforeAll(ensureTool);
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});

async function makeProject(files: Files): Promise<string> {
  const { folder, remove } = await makeFolder(files);
  removals.push(remove);
  return folder;
}

const rules = `rules:
  operation-summary: error
  info-license: error
`;

const head =
  "openapi: 3.1.0\ninfo: { title: Pets, version: '1', license: { name: MIT, url: https://pets.example/l } }\n";
function operation(id: string): string {
  return `{ operationId: ${id}, responses: { '204': { description: Done } } }`;
}

/** Returns each finding as `file:line rule`. */
function listFindings({ stdout }: Ended): string[] {
  return asArray(asObject(JSON.parse(stdout))['documents']).flatMap((document) =>
    asArray(asObject(document)['findings']).map((each) => {
      const { rule, position } = asObject(each);
      return `${asObject(position)['file']}:${asObject(position)['line']} ${rule}`;
    }),
  );
}

describe('trefoil lint', () => {
  test('lint accepts closing brackets in the column of their key, including in referenced files', async () => {
    const folder = await makeProject({
      'redocly.yaml': rules,
      'spec.yaml': `${head}paths: {\n}\ncomponents:\n  schemas:\n    A: { $ref: 'parts/a.yaml' }\n  pathItems:\n    I:\n      get: ${operation('a')}\n`,
      'parts/a.yaml': 'type: object\nexample: {\n  "a": 1\n}\nproperties: {\n  b: { type: strin }\n}\n',
    });
    const { code, stdout, stderr } = await runTool(folder, ['lint', 'spec.yaml', '--json']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(listFindings({ code, stdout, stderr })).toEqual(['spec.yaml:10 operation-summary']);
  });

  test('lint reports an invalid file at the same line as generate', async () => {
    for (const [text, line] of [
      ['paths: {}\npaths: {}\n', 4],
      ['paths:\n\t/a: {}\n', 4],
      ['paths: {}\nx-a: !mine 1\n', 4],
      ['paths: {}\nx-a: { 1: a, "1": b }\n', 4],
      ['paths: {}\nx-a: *other\n', 4],
    ] as const) {
      const folder = await makeProject({ 'spec.yaml': head + text });
      for (const command of ['lint', 'generate']) {
        const { code, stderr } = await runTool(folder, [command, 'spec.yaml']);
        expect(code).toBe(1);
        expect(stderr, text).toMatch(new RegExp(`^spec\\.yaml:${line}:\\d+ error yaml-invalid: `, 'u'));
      }
    }
  });

  const overlay = `overlay: 1.0.0
info: { title: Public, version: 1.0.0 }
actions:
  - { target: "$.paths['/a']", remove: true }
  - { target: '$.tags[0]', remove: true }
  - target: $.paths
    update: { /d: { get: ${operation('d')} } }
`;
  const project = (overlays: readonly string[]): Files => ({
    'redocly.yaml': `${rules}  tag-description: error\n`,
    'spec.yaml': `${head}tags: [{ name: a, description: An a. }, { name: b }, { name: c }]\npaths:\n  /a: { get: ${operation('a')} }\n  /b: { get: ${operation('b')} }\n  /c: { $ref: 'c.yaml' }\n`,
    'c.yaml': `get: ${operation('c')}\n`,
    'overlay.yaml': overlay,
    'package.json': JSON.stringify({ trefoil: { spec: 'spec.yaml', scope: '@pets', overlays } }),
  });

  test('lint applies the ignore file to the source files, with and without overlays', async () => {
    const ignored = `spec.yaml:
  operation-summary: ['#/paths/~1b/get/summary']
  tag-description: ['#/tags/1/description']
c.yaml:
  operation-summary: ['#/get/summary']
overlay.yaml:
  operation-summary: ['#/actions/2/update/~1d/get/summary']
`;
    const cases: readonly (readonly [
      overlays: readonly string[],
      before: readonly string[],
      after: readonly string[],
    ])[] = [
      [
        [],
        ['c.yaml:1 operation-summary', 'spec.yaml:3 tag-description', 'spec.yaml:3 tag-description'].concat([
          'spec.yaml:5 operation-summary',
          'spec.yaml:6 operation-summary',
        ]),
        ['spec.yaml:3 tag-description', 'spec.yaml:5 operation-summary'],
      ],
      [
        ['overlay.yaml'],
        ['c.yaml:1 operation-summary', 'overlay.yaml:7 operation-summary'].concat([
          'spec.yaml:3 tag-description',
          'spec.yaml:3 tag-description',
          'spec.yaml:6 operation-summary',
        ]),
        ['spec.yaml:3 tag-description'],
      ],
    ];
    for (const [overlays, before, after] of cases) {
      const folder = await makeProject(project(overlays));
      expect(listFindings(await runTool(folder, ['lint', '--json']))).toEqual(before);
      writeFileSync(join(folder, '.redocly.lint-ignore.yaml'), ignored);
      expect(listFindings(await runTool(folder, ['lint', '--json']))).toEqual(after);
      expect(readFileSync(join(folder, '.redocly.lint-ignore.yaml'), 'utf8')).toBe(ignored);
    }
  });

  test('lint applies rules configured for a single document, with and without overlays', async () => {
    const files = project(['overlay.yaml']);
    const folder = await makeProject({
      ...files,
      'redocly.yaml': `${rules}apis:\n  pets@v1:\n    root: spec.yaml\n    rules: { operation-summary: off, tag-description: error }\n`,
    });
    const found = listFindings(await runTool(folder, ['lint', '--json']));
    expect(found).toEqual(['spec.yaml:3 tag-description', 'spec.yaml:3 tag-description']);
  });
});

describe('commands with several documents', () => {
  const documents = (first: string, second: string): Files => ({
    'redocly.yaml': rules,
    'first.yaml': first,
    'second.yaml': second,
    'package.json': JSON.stringify({
      trefoil: [
        { name: 'first', spec: 'first.yaml', scope: '@first', out: 'one', docs: 'one-docs', packages: ['types'] },
        { name: 'second', spec: 'second.yaml', scope: '@second', out: 'two', docs: 'two-docs', packages: ['types'] },
      ],
    }),
  });
  const good = `${head}paths: { /a: { get: { summary: A, operationId: a, responses: { '204': { description: Done } } } } }\n`;
  const broken = good.replace('responses:', 'responses: 1 #');
  const unclean = good.replace('summary: A, ', '');

  test.each(['lint', 'generate', 'docs'])('%s checks both documents and fails if one fails', async (command) => {
    for (const [first, second] of [
      [broken, good],
      [good, broken],
    ] as const) {
      const folder = await makeProject(documents(first, second));
      const { code, stdout } = await runTool(folder, [command, '--json']);
      const result = asObject(JSON.parse(stdout));
      expect([code, result['ok']]).toEqual([1, false]);
      const oks = asArray(result['documents'] ?? result['projects']).map(
        (each) => asArray(asObject(each)['diagnostics']).length === 0,
      );
      expect(oks).toEqual([first === good, second === good]);
    }
  });

  test('lint fails if only the first of two documents has an error', async () => {
    const folder = await makeProject(documents(unclean, good));
    const { code, stdout } = await runTool(folder, ['lint']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^error operation-summary {2}1 place\n.*\n\n {2}first\.yaml:3:\d+$/mu);
    expect((await runTool(folder, ['lint', '--project', 'second'])).code).toBe(0);
    expect((await runTool(folder, ['lint', '--project', 'first'])).code).toBe(1);
  });

  test('lint checks the second document if the first cannot be linted', async () => {
    const folder = await makeProject({
      ...documents(good, unclean),
      'package.json': JSON.stringify({
        trefoil: [
          { name: 'first', spec: 'first.yaml', scope: '@first', out: 'one', docs: 'a', lint: 'missing.yaml' },
          { name: 'second', spec: 'second.yaml', scope: '@second', out: 'two' },
        ],
      }),
    });
    const { code, stdout } = await runTool(folder, ['lint', '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      failure: 'missing.yaml: the file does not exist',
      documents: [{ failure: 'missing.yaml: the file does not exist' }, { findings: [{ rule: 'operation-summary' }] }],
    });
  });
});
