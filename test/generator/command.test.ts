/** The command line around the generator: what it writes, compares, refuses and answers with. */
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
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

const trefoil = async (...lines: readonly string[]): Promise<JobResult[]> =>
  runJobs(
    lines.map((line) => ({ kind: 'command', cwd: folder, args: line.split(' ') })),
    1,
  );

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
  test('writes, then writes nothing; --check compares and says how to mend', async () => {
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
    expect(differs?.stdout).toContain('+// Generated from the OpenAPI document.');
    expect(differs?.stdout).toContain(
      '1 file is out of date. Run `trefoil generate spec.yaml --out out` to update it.\n',
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
    expect([mended?.exit, mended?.stdout]).toEqual([0, `1 file written to ${join(folder, 'out')}\n`]);
    expect(readFileSync(join(folder, 'out/types/src/stray.ts'), 'utf8')).toBe('mine\n');
  });

  test('leaves hand-written files beside the generated ones alone', async () => {
    await writeFile(join(folder, 'out/types/NOTES.md'), 'mine\n');
    await trefoil('generate spec.yaml --out out');
    expect(readFileSync(join(folder, 'out/types/NOTES.md'), 'utf8')).toBe('mine\n');
  });

  test('writes nothing when the document has errors', async () => {
    const [result] = await trefoil('generate broken.yaml --out none');
    expect(result?.exit).toBe(1);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  test('reads the project where no document is named', async () => {
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
  test('lists what everything is called', async () => {
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

  test('says what stands in the way', async () => {
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
  ])('says of %s what the other commands say of it', async (name, code) => {
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

test('packages and a reference are not written into the folder of the other', async () => {
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

test('a rule that there is not is told of, with its place', async () => {
  await writeFile(join(folder, 'misspelled.yaml'), 'rules:\n  operation-sumary: error\n');
  const [result] = await trefoil('lint spec.yaml --config misspelled.yaml');
  expect(result?.stdout).toMatch(/^misspelled\.yaml:2:3 warning configuration: .*operation-sumary/u);
  expect(result?.stdout).toContain('> 2 |   operation-sumary: error');
  expect(result?.exit).toBe(0);
});

test('a lint that cannot run says why, and nothing of versions of Node', async () => {
  await writeFile(join(folder, 'rules.yaml'), 'extends: [nowhere.yaml]\n');
  const [result] = await trefoil('lint spec.yaml --config rules.yaml');
  expect([result?.exit, result?.stdout]).toEqual([3, '']);
  expect(result?.stderr).toMatch(/^trefoil: the lint failed to run [\s\S]*nowhere\.yaml/u);
  expect(result?.stderr).not.toMatch(/Node\.js|║/u);
});

describe('--json', () => {
  test.each([
    ['generate --json', 2, 'no document given; pass the path of a document, or run `trefoil init` to create a project'],
    ['generate --nonsense --json', 2, "unknown option '--nonsense'"],
    ['docs spec.yaml --json --scope Bad', 2, /^--scope Bad: an npm scope is /u],
    ['verify spec.yaml --json --count none', 2, '--count none: expected an integer from 1 to 100000'],
    ['diff --json', 2, "missing required argument 'old'"],
    ['diff nowhere:spec.yaml spec.yaml --json', 3, /^nowhere:spec\.yaml: fatal: /u],
    ['lint spec.yaml --config none.yaml --json', 3, 'none.yaml: the file does not exist'],
    ['nonsense --json', 2, "unknown command 'nonsense'"],
    ['mock spec.yaml --json', 2, "unknown option '--json'"],
  ])('prints one object also for what cannot be done: trefoil %s', async (line, exit, failure) => {
    const [result] = await trefoil(line);
    expect([result?.exit, result?.stderr]).toEqual([exit, '']);
    const said = typeof failure === 'string' ? failure : expect.stringMatching(failure);
    expect(JSON.parse(result?.stdout ?? '')).toEqual({ ok: false, failure: said });
  });
});

describe('the network', () => {
  test.each(['generate', 'names', 'verify'])('is asked by trefoil %s where that is allowed', async (command) => {
    // Nobody listens there.
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
    ['generate', /no document given; pass the path of a document, or run `trefoil init` to create a project/u],
    ['generate spec.yaml --scope Bad/Scope', /an npm scope is "@"/u],
    ['generate spec.yaml --nonsense', /unknown option '--nonsense'/u],
    ['generate spec.yaml more', /too many arguments/u],
    ['nonsense', /unknown command 'nonsense'/u],
  ])('2 for a wrong call: trefoil %s', async (line, message) => {
    const [result] = await trefoil(line);
    expectUsage(result, message);
  });

  test('2 for a scope that npm would not take, and no other', async () => {
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

  test('a scope of its title is taken where none is said, and of no title @api', async () => {
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
  ])('2 for a project that is not one: %s', async (manifest, message) => {
    await writeFile(join(folder, 'package.json'), manifest);
    const [result] = await trefoil('generate');
    await rm(join(folder, 'package.json'));
    expectUsage(result, message);
  });

  test('3 for a document that cannot be read', async () => {
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

  test('0 for help and version', async () => {
    const [help, version] = await trefoil('generate --help', '--version');
    expect([help?.exit, version?.exit]).toEqual([0, 0]);
    expect(help?.stdout).toContain('Exit codes:');
  });
});
