/** `trefoil diff` on the command line: what it prints, the shape of its JSON, revisions of git, and its exit codes. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';

const spec = (schema: string, id = 'readPet'): string => `openapi: 3.1.0
info: { title: Pet Shop, version: '1' }
paths:
  /pets/{id}:
    get:
      operationId: ${id}
      tags: [pets]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '${schema}' } } } } }
`;

const components = `components:
  schemas:
    Pet:
      type: object
      properties:
        name: { type: string }
`;

const files = {
  'old.yaml': spec('#/components/schemas/Pet') + components,
  'null.yaml': spec('#/components/schemas/Pet') + components.replace('type: string', "type: [string, 'null']"),
  'more.yaml': `${spec('#/components/schemas/Pet')}${components}        age: { type: integer }\n`,
  'renamed.yaml': spec('#/components/schemas/Pet', 'fetchPet') + components,
  'marked.yaml': `${spec('#/components/schemas/Pet')}${components}        '</td>\`*x*': { type: string }\n`,
  'parts/animals.yaml':
    'Pet: { type: object, properties: { name: { type: string }, kind: { type: string, enum: [a, b] } } }\n',
  'whole.yaml': `${spec('#/components/schemas/Pet')}${components}        kind: { type: string, enum: [a, b] }\n`,
  'moved.yaml': spec('./parts/animals.yaml#/Pet'),
  'broken.yaml': 'openapi: 3.1.0\npaths: [\n',
  'wrong.yaml': spec('#/components/schemas/Pet'),
  'api/spec.yaml': spec('./schemas.yaml#/Pet').replace("'1' }", "'1', description: { $ref: './info.md' } }"),
  'api/info.md': 'All pets.\n',
  'api/schemas.yaml': 'Pet:\n  type: object\n  properties:\n    name: { type: string }\n',
  '.npmrc': 'registry=http://127.0.0.1:1/\nfetch-retries=0\n',
  'package.json': '{ "trefoil": { "spec": "api/spec.yaml", "scope": "@case" } }',
};

let folder: string;
let remove: () => Promise<void>;

const git = (...args: readonly string[]): unknown =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'pipe' });

const trefoil = async (line: string): Promise<JobResult> => {
  const [result] = await runJobs([{ kind: 'command', cwd: folder, args: line.split(' ') }], 1);
  if (result === undefined) throw new Error('no result');
  return result;
};

beforeAll(async () => {
  ({ folder, remove } = await makeFolder(files));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  await writeFiles(folder, { 'api/schemas.yaml': files['api/schemas.yaml'].replace('string', 'integer') });
});

afterAll(() => remove());

describe('trefoil diff', () => {
  test('finds no change when a component moves to another file under the same name', async () => {
    for (const line of ['diff whole.yaml moved.yaml --no-redocly', 'diff moved.yaml whole.yaml --no-redocly']) {
      const { exit, stdout } = await trefoil(line);
      expect([exit, stdout]).toEqual([0, '0 changes: none for callers, none for implementers\n']);
    }
  });

  test('prints the harder changes first, each with its place, its verdicts, its reason and who holds it', async () => {
    const { exit, stdout, stderr } = await trefoil('diff old.yaml null.yaml --no-redocly');
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toBe(`breaking (1)
  null.yaml:15:17 /components/schemas/Pet/properties/name/type
    callers: breaking, implementers: compatible (reported by document, surface)
    the type changed from string to string or null

1 change: breaking for callers, compatible for implementers
`);
  });

  test('prints one JSON object, which also says where and who', async () => {
    const { exit, stdout } = await trefoil('diff old.yaml more.yaml --json');
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      callers: 'compatible',
      implementers: 'compatible',
      changes: [
        {
          pointer: '/components/schemas/Pet/properties/age',
          callers: 'compatible',
          implementers: 'compatible',
          message: 'the property "age" was added',
          heldBy: ['document'],
          place: { file: 'more.yaml', line: 16, column: 9 },
        },
      ],
      notes: [],
    });
  });

  test('asks Redocly, whose verdict stands beside that of the surface', async () => {
    const { stdout } = await trefoil('diff old.yaml renamed.yaml --json');
    const { changes } = JSON.parse(stdout);
    expect(changes).toMatchObject([
      { pointer: '/paths/~1pets~1{id}/get/operationId', callers: 'breaking', heldBy: ['surface', 'redocly'] },
    ]);
  });

  test('shows in Markdown what callers write before and after', async () => {
    const { stdout } = await trefoil('diff old.yaml renamed.yaml --format markdown --no-redocly');
    expect(stdout).toContain(
      '  ```ts\n  // before\n  await readPet(client, { path: { id } })\n  // after\n  await fetchPet(client, { path: { id } })\n  ```\n',
    );
    const { stdout: typed } = await trefoil('diff old.yaml null.yaml --format markdown --no-redocly');
    expect(typed).toContain(
      '  // before\n  interface Pet { name?: string }\n  // after\n  interface Pet { name?: string | null }\n',
    );
  });

  test('lets no text of a document become Markdown', async () => {
    const { stdout } = await trefoil('diff old.yaml marked.yaml --format markdown --no-redocly');
    expect(stdout).toContain('- **the property "&lt;/td&gt;\\`\\*x\\*" was added**');
    expect(stdout).toContain('`` /components/schemas/Pet/properties/<~1td>`*x* ``');
  });
});

describe('revisions of git', () => {
  test('reads a document of several files as it was, and the one of the project as it is', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('trefoil-revision-'));
    const { exit, stdout } = await trefoil('diff HEAD:api/spec.yaml --no-redocly --json');
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      callers: 'breaking',
      changes: [{ message: 'the type changed from string to integer', place: { file: 'api/schemas.yaml', line: 4 } }],
    });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('trefoil-revision-'))).toEqual(before);
  });

  test('finds the document of the project by the revision alone', async () => {
    const [short, long] = [
      await trefoil('diff HEAD: --no-redocly'),
      await trefoil('diff HEAD:api/spec.yaml --no-redocly'),
    ];
    expect([short.exit, short.stdout]).toEqual([0, long.stdout]);
  });

  test('reads them on either side', async () => {
    const [alone, named] = [
      await trefoil('diff api/spec.yaml HEAD: --no-redocly --json'),
      await trefoil('diff HEAD:old.yaml HEAD:null.yaml --no-redocly --json'),
    ];
    expect([alone.exit, named.exit]).toEqual([0, 0]);
    expect(JSON.parse(alone.stdout)).toMatchObject({
      changes: [
        { message: 'the type changed from integer to string', place: { file: 'HEAD:api/schemas.yaml', line: 4 } },
      ],
    });
    expect(JSON.parse(named.stdout)).toMatchObject({
      changes: [
        { message: 'the type changed from string to string or null', place: { file: 'HEAD:null.yaml', line: 15 } },
      ],
    });
  });

  test('asks which document is meant where no configuration tells', async () => {
    await writeFiles(folder, { 'elsewhere/old.yaml': files['old.yaml'] });
    const cwd = join(folder, 'elsewhere');
    const jobs = [
      ['HEAD:', 'old.yaml'],
      ['old.yaml', 'HEAD:'],
    ].map((pair) => ({ kind: 'command', cwd, args: ['diff', ...pair] }) as const);
    for (const { exit, stderr } of await runJobs(jobs, 1))
      expect([exit, stderr]).toEqual([2, expect.stringMatching(/^trefoil: HEAD:: .* such as HEAD:openapi\.yaml, /u)]);
  });

  test('says of which revision a place is', async () => {
    const { stdout } = await trefoil('diff more.yaml HEAD:old.yaml --no-redocly --json');
    expect(JSON.parse(stdout)).toMatchObject({ changes: [{ place: { file: 'more.yaml' } }] });
    const { stdout: turned } = await trefoil('diff HEAD:more.yaml old.yaml --no-redocly --json');
    expect(JSON.parse(turned)).toMatchObject({ changes: [{ place: { file: 'HEAD:more.yaml', line: 16 } }] });
  });

  test('says what is not there', async () => {
    const [revision, path, option] = [
      await trefoil('diff nowhere:old.yaml old.yaml'),
      await trefoil('diff HEAD:nothing.yaml old.yaml'),
      await trefoil('diff old.yaml --upload-pack=x:y'),
    ];
    expect([revision.exit, path.exit, option.exit]).toEqual([3, 3, 2]);
    expect(revision.stderr).toMatch(/^trefoil: nowhere:old\.yaml: fatal: /u);
    expect(path.stderr).toBe('trefoil: HEAD:nothing.yaml: HEAD does not contain the file nothing.yaml\n');
  });
});

describe('exit codes', () => {
  test('1 for a breaking change where that is asked for, for either audience', async () => {
    const breaking = await trefoil('diff old.yaml null.yaml --fail-on breaking --no-redocly');
    const turned = await trefoil('diff null.yaml old.yaml --fail-on breaking --no-redocly');
    const harmless = await trefoil('diff old.yaml more.yaml --fail-on breaking --no-redocly');
    expect([breaking.exit, turned.exit, harmless.exit]).toEqual([1, 1, 0]);
  });

  test('2 for a call that makes no sense', async () => {
    const [format, verdict, published] = [
      await trefoil('diff old.yaml more.yaml --format xml'),
      await trefoil('diff old.yaml more.yaml --fail-on anything'),
      await trefoil('diff npm:--registry=x old.yaml'),
    ];
    expect([format.exit, verdict.exit, published.exit]).toEqual([2, 2, 2]);
    expect(published.stderr).toContain('npm:<package>@<version>');
  });

  test('3 where a file cannot be read, and 1 where a document has errors, each with its place', async () => {
    const [missing, unanswered, broken, wrong] = [
      await trefoil('diff old.yaml nothing.yaml'),
      // Nothing listens there; what a registry has is tried in test/release.
      await trefoil('diff npm:@case/types@1.0.0 old.yaml'),
      await trefoil('diff HEAD:broken.yaml old.yaml'),
      await trefoil('diff old.yaml wrong.yaml --json'),
    ];
    expect([missing.exit, unanswered.exit, broken.exit, wrong.exit]).toEqual([3, 3, 1, 1]);
    expect(unanswered.stderr).toMatch(/^trefoil: npm:@case\/types@1\.0\.0: npm pack /u);
    expect(broken.stderr).toMatch(/^HEAD:broken\.yaml:\d+:\d+ error yaml-invalid: /u);
    expect(broken.stderr).toContain('nothing was compared');
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      diagnostics: [{ code: 'ref-unresolved', position: { file: 'wrong.yaml', line: 9 } }],
    });
  });
});
