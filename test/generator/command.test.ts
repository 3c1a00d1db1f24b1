/** The generator's command line: what it writes, compares and rejects, and its exit codes. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';

const spec = `openapi: 3.1.0
info: { title: Pet Shop, version: '1' }
paths:
  /pets: { get: { operationId: listPets, responses: { '204': { description: Done } } } }
`;

let folder: string;
let remove: () => Promise<void>;

async function trefoil(...lines: readonly string[]): Promise<JobResult[]> {
  return runJobs(
    lines.map((line) => ({ kind: 'command', cwd: folder, args: line.split(' ') })),
    1,
  );
}

beforeAll(async () => {
  ({ folder, remove } = await makeFolder({
    'spec.yaml': spec,
    'empty.yaml': '',
    'later.yaml': spec.replace('3.1.0', '4.0.0'),
    'untitled.yaml': spec.replace('Pet Shop', '"!!!"'),
    'broken.yaml': 'openapi: 3.1.0\npaths: [\n',
    'named.yaml': `openapi: 3.1.0
info: { title: Named, version: '1' }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { tags: [Houses], responses: { '204': { description: Done } } }
components:
  schemas:
    pet: { type: object, properties: { kind: { enum: [cat, dog] } } }
`,
    'remote.yaml': `openapi: 3.1.0
info: { title: Remote, version: '1' }
components:
  schemas:
    pet: { $ref: 'http://127.0.0.1:1/pet.yaml' }
`,
    'folder.yaml/file': '',
  }));
});

afterAll(() => remove());

describe('trefoil generate', () => {
  test('prints an example of a first call if a client is generated', async () => {
    const only = (part: string): object => ({ packages: ['types', part] });
    const others = [{ layout: 'package' }, { layout: 'folder', out: 'src/api' }];
    const projects = await Promise.all(
      [only('client'), only('server'), ...others].map((more) =>
        makeFolder({ 'spec.yaml': spec, 'trefoil.config.json': JSON.stringify({ spec: 'spec.yaml', ...more }) }),
      ),
    );
    const jobs = projects.map((project) => ({ kind: 'command', cwd: project.folder, args: ['generate'] }) as const);
    const [client, server, single, sources] = await runJobs(jobs, 1);
    expect(client?.stdout).toContain("import { createClient, listPets } from '@pet-shop/client';");
    expect(client?.stdout).toContain('Save this as first-call.mts and run it with `npx --yes tsx first-call.mts`');
    expect(server?.stdout).toMatch(/^\d+ files written to packages\n$/u);
    expect(single?.stdout).toContain("import { createClient, listPets } from '@pet-shop/api/client';");
    expect(sources?.stdout).toContain(
      'Save this as src/first-call.mts and run it with `npx --yes tsx src/first-call.mts`',
    );
    expect(sources?.stdout).toContain("import { createClient, listPets } from './api/client/index.js';");
    expect(sources?.stdout).toMatch(
      /^It calls the mock server, which `npx trefoil mock` starts in another terminal\.$/mu,
    );
    for (const project of projects) await project.remove();
  });

  test('writes files once; --check then succeeds, or explains how to update them', async () => {
    const [first, second, check] = await trefoil(
      'generate spec.yaml --out out',
      'generate spec.yaml --out out',
      'generate spec.yaml --out out --check',
    );
    expect([first?.exit, second?.exit, check?.exit]).toEqual([0, 0, 0]);
    expect(second?.stdout).toBe('up to date; nothing was written\n');
    expect(check?.stdout).toBe('up to date\n');
    expect(JSON.parse(readFileSync(join(folder, 'out/types/package.json'), 'utf8'))).toMatchObject({
      name: '@pet-shop/types',
    });

    await rm(join(folder, 'out/types/src/index.ts'));
    await writeFile(join(folder, 'out/types/src/stray.ts'), 'mine\n');
    const [differs, json] = await trefoil(
      'generate spec.yaml --out out --check',
      'generate spec.yaml --out out --check --json',
    );
    expect(differs?.exit).toBe(1);
    expect(differs?.stdout).toMatch(
      /^1 file differs: 1 added\n\nadded types\/src\/index\.ts \(\d+ lines?\)\n\n1 file is/u,
    );
    expect(differs?.stdout).toContain(
      '1 file is out of date. Run `npx trefoil generate spec.yaml --out out` to update it.\n',
    );
    expect(existsSync(join(folder, 'out/types/src/index.ts'))).toBe(false);
    expect(JSON.parse(json?.stdout ?? '')).toEqual({
      ok: false,
      out: join(folder, 'out'),
      diagnostics: [],
      skipped: [],
      changes: [{ path: 'types/src/index.ts', kind: 'added' }],
      conflicts: [],
      notes: [],
    });

    const [mended] = await trefoil('generate spec.yaml --out out');
    expect([mended?.exit, mended?.stdout]).toEqual([0, '1 file written to out\n']);
    expect(readFileSync(join(folder, 'out/types/src/stray.ts'), 'utf8')).toBe('mine\n');
  });

  test('prints how to recompile packages whose sources have changed', async () => {
    const others = { 'package.json': '{ "workspaces": ["out/*"] }', 'package-lock.json': '{}' };
    const project = await makeFolder({ 'spec.yaml': spec, ...others });
    const generate = async () => {
      const args = ['generate', 'spec.yaml', '--out', 'out'];
      const [result] = await runJobs([{ kind: 'command', cwd: project.folder, args }], 1);
      return result?.stdout ?? '';
    };
    await generate();
    for (const part of ['types', 'client']) await mkdir(join(project.folder, 'out', part, 'dist'));
    expect(await generate()).toBe('up to date; nothing was written\n');
    await writeFile(join(project.folder, 'spec.yaml'), spec.replace('listPets', 'allPets'));
    expect(await generate()).toMatch(
      /^\d+ files written to out\nThe compiled packages are out of date\. Run `npm run build -w out\/types -w out\/client` to compile them again\.\n$/u,
    );
    await writeFile(join(project.folder, 'package.json'), '{}');
    await writeFile(join(project.folder, 'spec.yaml'), spec);
    expect(await generate()).toContain('Run `npx tsc -p out/types && npx tsc -p out/client` to compile them again.');
    await project.remove();
  });

  test('leaves handwritten files alone', async () => {
    await writeFile(join(folder, 'out/types/NOTES.md'), 'mine\n');
    await trefoil('generate spec.yaml --out out');
    expect(readFileSync(join(folder, 'out/types/NOTES.md'), 'utf8')).toBe('mine\n');
  });

  test('writes nothing if the document has errors', async () => {
    const [result] = await trefoil('generate broken.yaml --out none');
    expect(result?.exit).toBe(1);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  test('uses the project configuration if no document is given', async () => {
    await writeFile(
      join(folder, 'package.json'),
      '{ "trefoil": { "spec": "spec.yaml", "scope": "@mine", "out": "mine", "version": "2.0.0" } }',
    );
    const [result] = await trefoil('generate');
    await rm(join(folder, 'package.json'));
    expect(result?.exit).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'mine/client/package.json'), 'utf8'))).toMatchObject({
      name: '@mine/client',
      version: '2.0.0',
      dependencies: { '@mine/types': '2.0.0' },
    });
  });
});

describe('trefoil names', () => {
  test('lists all generated names', async () => {
    const [text, json] = await trefoil('names named.yaml', 'names named.yaml --json');
    expect([text?.exit, text?.stderr, json?.exit]).toEqual([0, '', 0]);
    expect(text?.stdout).toBe(`schema (type, file)
  pet  Pet  schemas

enumeration (type, values, file)
  /components/schemas/pet/properties/kind  PetKind  petKindValues  schemas

operation (function, types, method)
  GET /pets/{id}  getPetsById  GetPetsById*  houses.getPetsById

tag (file, property, type, handlers)
  Houses  houses  houses  HousesApi  HousesHandlers
`);
    const { ok, names, diagnostics } = JSON.parse(json?.stdout ?? '');
    expect([ok, diagnostics]).toEqual([true, []]);
    expect(names[0]).toEqual({ kind: 'schema', of: 'pet', names: { type: 'Pet', file: 'schemas' } });
    expect(names).toHaveLength(4);
  });

  test('names exits with 1 for errors, with 3 if the document does not exist, and with 2 if none is given', async () => {
    const [broken, missing, nothing] = await trefoil('names broken.yaml', 'names missing.yaml', 'names');
    expect([broken?.exit, broken?.stdout]).toEqual([1, '']);
    expect(broken?.stderr).toContain('broken.yaml:');
    expect([missing?.exit, nothing?.exit]).toEqual([3, 2]);
  });
});

describe('trefoil lint', () => {
  test.each([
    ['empty.yaml', 'document-invalid'],
    ['later.yaml', 'openapi-version-unsupported'],
  ])('lint reports errors in %s in the same way as the other commands (%s)', async (name, code) => {
    const [linted, generated] = await trefoil(`lint ${name} --json`, `generate ${name} --json`);
    expect([linted?.exit, generated?.exit]).toEqual([1, 1]);
    const { diagnostics } = JSON.parse(generated?.stdout ?? '');
    expect(diagnostics).toMatchObject([{ code, position: { file: name, line: 1, column: 1 } }]);
    expect(JSON.parse(linted?.stdout ?? '')).toEqual({
      ok: false,
      documents: [{ spec: name, findings: [], diagnostics }],
    });
  });
});

test('rejects an output folder that another command manages', async () => {
  const { folder: cwd, remove: drop } = await makeFolder({
    'spec.yaml': 'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\n',
    'trefoil.config.json': '{ "spec": "spec.yaml", "out": "made", "docs": "told" }',
  });
  const results = await runJobs(
    [
      ['docs', '--out', './made'],
      ['generate', '--out', 'told/'],
    ].map((args) => ({ kind: 'command', cwd, args })),
    1,
  );
  expect(results.map(({ exit, stderr }) => [exit, stderr])).toEqual([
    [2, 'trefoil: --out ./made: this is the folder of "out" in the configuration; choose another\n'],
    [2, 'trefoil: --out told/: this is the folder of "docs" in the configuration; choose another\n'],
  ]);
  await drop();
});

test('lint warns about an unknown rule and prints its location', async () => {
  await writeFile(join(folder, 'misspelled.yaml'), 'rules:\n  operation-sumary: error\n');
  const [result] = await trefoil('lint spec.yaml --config misspelled.yaml');
  expect(result?.stdout).toMatch(
    /^warning configuration {2}1 place\n.*operation-sumary.*\n\n {2}misspelled\.yaml:2:3\n/u,
  );
  expect(result?.stdout).toContain('> 2 |   operation-sumary: error');
  expect(result?.exit).toBe(0);
});

test('lint exits with 3 and a clear error message if Redocly cannot run', async () => {
  await writeFile(join(folder, 'rules.yaml'), 'extends: [nowhere.yaml]\n');
  const [result] = await trefoil('lint spec.yaml --config rules.yaml');
  expect([result?.exit, result?.stdout]).toEqual([3, '']);
  expect(result?.stderr).toMatch(/^trefoil: the lint failed to run [\s\S]*nowhere\.yaml/u);
  expect(result?.stderr).not.toMatch(/Node\.js|║/u);
});

describe('--json', () => {
  test.each([
    [
      'generate --json',
      2,
      'no document given; pass the path of a document, or run `npx trefoil init` to create a project',
    ],
    ['generate --nonsense --json', 2, /^unknown option '--nonsense'; `trefoil generate --help` /u],
    ['docs spec.yaml --json --scope Bad', 2, /^--scope Bad: an npm scope is /u],
    ['verify spec.yaml --json --count none', 2, '--count none: expected an integer from 1 to 100000'],
    ['diff --json', 2, /^no old document given; /u],
    ['diff spec.yaml --json', 2, /^no new document given, .+; pass two documents, or one with --base, /u],
    ['diff nowhere:spec.yaml spec.yaml --json', 3, /^nowhere:spec\.yaml: fatal: /u],
    ['lint spec.yaml --config none.yaml --json', 3, 'none.yaml: the file does not exist'],
    ['nonsense --json', 2, /^unknown command 'nonsense'; /u],
    ['mock spec.yaml --json', 2, /^unknown option '--json'; /u],
  ])('--json prints one JSON object when a command fails: trefoil %s', async (line, exit, failure) => {
    const [result] = await trefoil(line);
    expect([result?.exit, result?.stderr]).toEqual([exit, '']);
    const said = typeof failure === 'string' ? failure : expect.stringMatching(failure);
    expect(JSON.parse(result?.stdout ?? '')).toEqual({ ok: false, failure: said });
  });
});

describe('--allow-network', () => {
  test.each(['generate', 'names', 'verify'])('%s --allow-network fetches remote references', async (command) => {
    // Nothing listens on that port.
    const [without, allowed] = await trefoil(`${command} remote.yaml`, `${command} remote.yaml --allow-network`);
    expect(without?.stderr).toMatch(/^remote\.yaml:5:12 error ref-network: /u);
    expect(allowed?.stderr).toMatch(/^remote\.yaml:5:12 error ref-unresolved: /u);
  });
});

describe('exit codes', () => {
  const expectUsage = (result: JobResult | undefined, message: RegExp): void => {
    expect(result?.failure).toBeUndefined();
    expect(result?.exit).toBe(2);
    expect(result?.stderr).toMatch(message);
  };

  test.each([
    ['generate', /no document given; pass the path of a document, or run `npx trefoil init` to create a project/u],
    ['generate spec.yaml --scope Bad/Scope', /an npm scope is "@"/u],
    ['generate spec.yaml --nonsense', /unknown option '--nonsense'/u],
    ['generate spec.yaml more', /too many arguments/u],
    ['nonsense', /unknown command 'nonsense'/u],
    ['mock spec.yaml --stateful --no-validate', /--stateful cannot be used with --no-validate/u],
    ['mock spec.yaml --delay 9..1', /--delay 9\.\.1: expected milliseconds/u],
    ['mock spec.yaml --error-rate 2', /--error-rate 2: expected a number from 0 to 1/u],
  ])('exits with 2 for wrong usage: trefoil %s', async (line, message) => {
    const [result] = await trefoil(line);
    expectUsage(result, message);
  });

  test('exits with 2 for an invalid npm scope', async () => {
    const wrong = ['mine', '@', '@Mine', '@.mine', '@-mine', '@_mine', '@mi ne', '@mine/', '@mine!', '@m\u00fcne'];
    const results = await runJobs(
      wrong.map((scope) => ({ kind: 'command', cwd: folder, args: ['generate', 'spec.yaml', '--scope', scope] })),
    );
    expect(results.map(({ exit }) => exit)).toEqual(wrong.map(() => 2));
    const right = ['@m', '@0', '@mine-2.x_y', '@1a'];
    const args = (scope: string): string[] => ['generate', 'spec.yaml', '--out', `scope-${scope}`, '--scope', scope];
    const good = await runJobs(right.map((scope) => ({ kind: 'command', cwd: folder, args: args(scope) })));
    expect(good.map(({ exit }) => exit)).toEqual(right.map(() => 0));
  });

  test('exits with 0 without --scope, which defaults to the title or @api', async () => {
    await runJobs(
      ['spec.yaml', 'untitled.yaml'].map((name) => ({
        kind: 'command',
        cwd: folder,
        args: ['generate', name, '--out', `named-${name}`],
      })),
      1,
    );
    const nameOf = (name: string): unknown =>
      JSON.parse(readFileSync(join(folder, `named-${name}/types/package.json`), 'utf8')).name;
    expect([nameOf('spec.yaml'), nameOf('untitled.yaml')]).toEqual(['@pet-shop/types', '@api/types']);
  });

  test.each([
    ['{ "trefoil": { "scope": "@a" } }', /^trefoil: package\.json:1:3 the required setting "spec" is missing$/mu],
    ['{ "trefoil": ', /^trefoil: package\.json:1:14 /u],
  ])('exits with 2 for an invalid project configuration: %s', async (manifest, message) => {
    await writeFile(join(folder, 'package.json'), manifest);
    const [result] = await trefoil('generate');
    await rm(join(folder, 'package.json'));
    expectUsage(result, message);
  });

  test('exits with 3 for a document that cannot be read', async () => {
    const [missing, isFolder] = await trefoil('generate missing.yaml', 'generate folder.yaml');
    expect([missing?.exit, missing?.stderr]).toEqual([
      3,
      expect.stringContaining('missing.yaml:1:1 error file-unreadable: cannot read the file: no such file'),
    ]);
    expect([isFolder?.exit, isFolder?.stderr]).toEqual([3, expect.stringContaining('it is a folder')]);
    const [revision, address] = await trefoil('generate main:spec.yaml', 'generate http://127.0.0.1:1/spec.yaml');
    expect([revision?.exit, revision?.stderr]).toEqual([
      3,
      expect.stringMatching(/^main:spec\.yaml:1:1 error file-unreadable: .* neither a path nor an http or https URL/u),
    ]);
    expect([address?.exit, address?.stderr]).toEqual([
      1,
      expect.stringContaining(' ref-network: the document at "http://127.0.0.1:1/spec.yaml" requires network access'),
    ]);
  });

  test('exits with 0 for help and version', async () => {
    const [help, version] = await trefoil('generate --help', '--version');
    expect([help?.exit, version?.exit]).toEqual([0, 0]);
    expect(help?.stdout).toContain('Exit codes:');
  });
});
