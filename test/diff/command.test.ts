/** `trefoil diff` on the command line: its output, the shape of its JSON, git revisions, and its exit codes. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';

function spec(schema: string, id = 'readPet'): string {
  return `openapi: 3.1.0
info: { title: Pet Shop, version: '1' }
paths:
  /pets/{id}:
    get:
      operationId: ${id}
      tags: [pets]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '${schema}' } } } } }
`;
}

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
  'summary.yaml':
    spec('#/components/schemas/Pet').replace('tags: [pets]', 'summary: Read\n      tags: [pets]') + components,
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
  'accepting/old.yaml': spec('#/components/schemas/Pet') + components,
  'accepting/new.yaml': spec('#/components/schemas/Pet') + components.replace('type: string', "type: [string, 'null']"),
  'accepting/trefoil.config.json': JSON.stringify({
    spec: 'new.yaml',
    diff: {
      ignore: [
        { rule: 'type-widened', place: 'schema Pet', reason: 'Nobody reads names.' },
        { rule: 'parameter-removed', reason: 'It is long gone.' },
      ],
    },
  }),
  'accepting-all/openapi.yaml': spec('#/components/schemas/Pet') + components,
  'accepting-all/trefoil.config.json': '{ "spec": "openapi.yaml", "diff": { "ignore": [{ "reason": "No." }] } }',
  'package.json': '{ "trefoil": { "spec": "api/spec.yaml", "scope": "@case" } }',
};

let folder: string;
let remove: () => Promise<void>;

function git(...args: readonly string[]): unknown {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
}

async function trefoil(line: string): Promise<JobResult> {
  const [result] = await runJobs([{ kind: 'command', cwd: folder, args: line.split(' ') }], 1);
  if (result === undefined) throw new Error('no result');
  return result;
}

beforeAll(async () => {
  ({ folder, remove } = await makeFolder(files));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  await writeFiles(folder, { 'api/schemas.yaml': files['api/schemas.yaml'].replace('string', 'integer') });
});

afterAll(() => remove());

describe('trefoil diff', () => {
  test('reports no change when a component moves to another file under the same name', async () => {
    for (const line of ['diff whole.yaml moved.yaml --no-redocly', 'diff moved.yaml whole.yaml --no-redocly']) {
      const { exit, stdout } = await trefoil(line);
      expect([exit, stdout]).toEqual([0, 'no changes\n']);
    }
  });

  test('prints changes by schema, with verdict, position, rule and advice', async () => {
    const { exit, stdout, stderr } = await trefoil('diff old.yaml null.yaml --no-redocly');
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toBe(`schema Pet, used by GET /pets/{id}
  › name: the type changed from string to string or null
    breaks callers  null.yaml:15:17  type-widened
    callers: handle the new values

1 change: 1 breaks callers
`);
  });

  test('prints a documentation change on one line', async () => {
    const { stdout } = await trefoil('diff old.yaml summary.yaml --no-redocly');
    expect(stdout).toBe(`GET /pets/{id}
  the summary was added  summary.yaml:7:7

1 change: documentation only
`);
  });

  test('prints sources, pointers and fingerprints only with --explain', async () => {
    const { stdout } = await trefoil('diff old.yaml null.yaml --no-redocly --explain');
    expect(stdout).toContain(`
    callers: handle the new values
    reported by: the comparison of the documents, the comparison of the generated code
    pointer: /components/schemas/Pet/properties/name/type
    fingerprint: `);
    expect(stdout).toContain(
      '    to accept it: { "rule": "type-widened", "place": "schema Pet › name", "reason": "…" }\n',
    );
  });

  test('prints one JSON object with locations and sources', async () => {
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
          rule: 'property-added',
          where: 'schema Pet › age',
          fingerprint: expect.stringMatching(/^[\da-f]{12}$/u),
          usedBy: ['GET /pets/{id}'],
        },
      ],
      ignored: [],
      notes: [],
    });
  });

  test("combines Redocly's verdicts with those from comparing generated names", async () => {
    const { stdout } = await trefoil('diff old.yaml renamed.yaml --json');
    const { changes } = JSON.parse(stdout);
    expect(changes).toMatchObject([
      { pointer: '/paths/~1pets~1{id}/get/operationId', callers: 'breaking', heldBy: ['surface', 'redocly'] },
    ]);
  });

  test("Markdown output shows the caller's code before and after a change", async () => {
    const { stdout } = await trefoil('diff old.yaml renamed.yaml --format markdown --no-redocly');
    expect(stdout).toContain(
      '  ```ts\n  // before\n  await readPet(client, { path: { id } })\n  // after\n  await fetchPet(client, { path: { id } })\n  ```\n',
    );
    const { stdout: typed } = await trefoil('diff old.yaml null.yaml --format markdown --no-redocly');
    expect(typed).toContain(
      '  // before\n  interface Pet { name?: string }\n  // after\n  interface Pet { name?: string | null }\n',
    );
  });

  test('Markdown output escapes text from the document', async () => {
    const { stdout } = await trefoil('diff old.yaml marked.yaml --format markdown --no-redocly');
    expect(stdout).toContain('- **`` </td>`*x* ``: added**: compatible');
  });
});

describe('formats', () => {
  test('HTML output escapes text from the document and contains no scripts', async () => {
    const { exit, stdout } = await trefoil('diff old.yaml marked.yaml --format html --no-redocly');
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^<!doctype html>/u);
    expect(stdout).toContain('<strong><code>&lt;/td&gt;`*x*</code>: added</strong>');
    expect(stdout).not.toMatch(/<script|<\/td>/u);
  });

  test('--json and --format json print the same JSON', async () => {
    const [short, long] = [
      await trefoil('diff old.yaml null.yaml --no-redocly --json'),
      await trefoil('diff old.yaml null.yaml --no-redocly --format json'),
    ];
    expect(long.stdout).toBe(short.stdout);
    expect(JSON.parse(long.stdout)).toMatchObject({ callers: 'breaking' });
  });

  test('--format github annotates the new document, and prints Markdown if there is no job summary', async () => {
    const [accepted, failed] = [
      await trefoil('diff old.yaml null.yaml --format github --no-redocly'),
      await trefoil('diff old.yaml null.yaml --format github --fail-on breaking --no-redocly'),
    ];
    expect([accepted.exit, failed.exit]).toEqual([0, 1]);
    expect(accepted.stdout).toMatch(
      /^::warning file=null\.yaml,line=15,col=17,title=Breaking change%3A schema Pet › name::schema Pet › name: the type changed from string to string or null%0Abreaks callers \(type-widened\)%0Acallers: handle the new values\n# API changes\n/u,
    );
    expect(failed.stdout).toMatch(/^::error file=null\.yaml,line=15,/u);
  });

  test('--format github annotates the closest remaining parent of a removed node', async () => {
    const { stdout } = await trefoil('diff more.yaml old.yaml --format github --no-redocly');
    expect(stdout).toMatch(/^::warning file=old\.yaml,line=14,col=7,title=Breaking change%3A schema Pet › age::/u);
  });
});

describe('changes that the configuration accepts', () => {
  test('lists accepted changes with reasons and does not fail, and reports entries that match nothing', async () => {
    const cwd = join(folder, 'accepting');
    const [text, json] = await runJobs(
      [[], ['--json']].map((more) => ({
        kind: 'command',
        cwd,
        args: ['diff', 'old.yaml', '--fail-on', 'breaking', '--no-redocly', ...more],
      })),
      1,
    );
    expect(text).toMatchObject({
      exit: 0,
      stdout: `ignored (1)
  schema Pet › name: the type changed from string to string or null (Nobody reads names.)

no changes; 1 ignored
`,
      stderr: 'note: diff.ignore[1] matches no change; remove it\n',
    });
    expect(JSON.parse(json?.stdout ?? '')).toMatchObject({
      callers: 'none',
      changes: [],
      ignored: [{ rule: 'type-widened', reason: 'Nobody reads names.' }],
      notes: ['diff.ignore[1] matches no change; remove it'],
    });
  });

  test('rejects an accepted change in the configuration that would match every change', async () => {
    const cwd = join(folder, 'accepting-all');
    const [result] = await runJobs([{ kind: 'command', cwd, args: ['diff', 'openapi.yaml'] }], 1);
    expect(result).toMatchObject({ exit: 2, stderr: expect.stringContaining('diff.ignore[0] would ignore every') });
  });
});

describe('git revisions', () => {
  test("--base selects a git revision of the project's document or of a document given by path", async () => {
    const [project, path, both, none] = [
      await trefoil('diff --base HEAD --no-redocly'),
      await trefoil('diff api/spec.yaml --base HEAD --no-redocly'),
      await trefoil('diff old.yaml null.yaml --base HEAD'),
      await trefoil('diff --no-redocly'),
    ];
    const { stdout } = await trefoil('diff HEAD:api/spec.yaml --no-redocly');
    expect(stdout).toContain('the type changed from string to integer');
    expect([project.stdout, path.stdout]).toEqual([stdout, stdout]);
    expect([both.exit, none.exit]).toEqual([2, 0]);
    expect(none.stdout).toBe(stdout);
  });

  test("compares a multi-file document at a revision with the project's working copy", async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('trefoil-revision-'));
    const { exit, stdout } = await trefoil('diff HEAD:api/spec.yaml --no-redocly --json');
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      callers: 'breaking',
      changes: [{ message: 'the type changed from string to integer', place: { file: 'api/schemas.yaml', line: 4 } }],
    });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('trefoil-revision-'))).toEqual(before);
  });

  test('a revision without a path selects the document of the project', async () => {
    const [short, long] = [
      await trefoil('diff HEAD: --no-redocly'),
      await trefoil('diff HEAD:api/spec.yaml --no-redocly'),
    ];
    expect([short.exit, short.stdout]).toEqual([0, long.stdout]);
  });

  test('either side of a comparison can be a git revision', async () => {
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

  test('a git revision without a path is rejected if no configuration names the document', async () => {
    await writeFiles(folder, { 'elsewhere/old.yaml': files['old.yaml'] });
    const cwd = join(folder, 'elsewhere');
    const jobs = [
      ['HEAD:', 'old.yaml'],
      ['old.yaml', 'HEAD:'],
    ].map((pair) => ({ kind: 'command', cwd, args: ['diff', ...pair] }) as const);
    for (const { exit, stderr } of await runJobs(jobs, 1))
      expect([exit, stderr]).toEqual([2, expect.stringMatching(/^trefoil: HEAD:: .* such as HEAD:openapi\.yaml, /u)]);
  });

  test('locations of changes include the git revision', async () => {
    const { stdout } = await trefoil('diff more.yaml HEAD:old.yaml --no-redocly --json');
    expect(JSON.parse(stdout)).toMatchObject({ changes: [{ place: { file: 'more.yaml' } }] });
    const { stdout: turned } = await trefoil('diff HEAD:more.yaml old.yaml --no-redocly --json');
    expect(JSON.parse(turned)).toMatchObject({ changes: [{ place: { file: 'HEAD:more.yaml', line: 16 } }] });
  });

  test('exits with 3 for an unknown git revision or path, and names the unknown part', async () => {
    const [revision, path, option] = [
      await trefoil('diff nowhere:old.yaml old.yaml'),
      await trefoil('diff HEAD:nothing.yaml old.yaml'),
      await trefoil('diff old.yaml --upload-pack=x:y'),
    ];
    expect([revision.exit, path.exit, option.exit]).toEqual([3, 3, 2]);
    expect(revision.stderr).toBe('trefoil: git has no revision "nowhere"; check its name, or fetch it\n');
    expect(path.stderr).toBe('trefoil: HEAD:nothing.yaml: HEAD does not contain the file nothing.yaml\n');
  });
});

describe('exit codes', () => {
  test('exits with 1 for a change that breaks callers or implementers with --fail-on breaking', async () => {
    const breaking = await trefoil('diff old.yaml null.yaml --fail-on breaking --no-redocly');
    const turned = await trefoil('diff null.yaml old.yaml --fail-on breaking --no-redocly');
    const harmless = await trefoil('diff old.yaml more.yaml --fail-on breaking --no-redocly');
    expect([breaking.exit, turned.exit, harmless.exit]).toEqual([1, 1, 0]);
  });

  test('exits with 2 for wrong usage', async () => {
    const [format, verdict, published] = [
      await trefoil('diff old.yaml more.yaml --format xml'),
      await trefoil('diff old.yaml more.yaml --fail-on anything'),
      await trefoil('diff npm:--registry=x old.yaml'),
    ];
    expect([format.exit, verdict.exit, published.exit]).toEqual([2, 2, 2]);
    expect(published.stderr).toContain('npm:<package>@<version>');
  });

  test('exits with 3 for an unreadable file, and with 1 for a document with errors, with locations', async () => {
    const [missing, unreachable, broken, wrong] = [
      await trefoil('diff old.yaml nothing.yaml'),
      // Nothing listens on this port; `test/release` covers what a registry contains.
      await trefoil('diff npm:@case/types@1.0.0 old.yaml'),
      await trefoil('diff HEAD:broken.yaml old.yaml'),
      await trefoil('diff old.yaml wrong.yaml --json'),
    ];
    expect([missing.exit, unreachable.exit, broken.exit, wrong.exit]).toEqual([3, 3, 1, 1]);
    expect(unreachable.stderr).toMatch(/^trefoil: npm:@case\/types@1\.0\.0: npm pack /u);
    expect(broken.stderr).toMatch(/^HEAD:broken\.yaml:\d+:\d+ error yaml-invalid: /u);
    expect(broken.stderr).toContain('nothing was compared');
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      diagnostics: [{ code: 'ref-unresolved', position: { file: 'wrong.yaml', line: 9 } }],
    });
  });
});
