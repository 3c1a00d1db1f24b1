/** Configurations: their files, settings and errors with locations. Unit tests: each case is one text. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ProjectConfig, readProjects, readTarget, readTargets } from '../../generator/src/cli/project.js';
import { checkSettings } from '../../generator/src/config/check.js';
import { settingsSchema } from '../../generator/src/config/json-schema.js';
import { settings } from '../../generator/src/config/table.js';

/** Calls a function with a folder of the given files. */
async function within<T>(files: Readonly<Record<string, string>>, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-settings-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reads the only project of a folder. */
async function readProject(folder: string): Promise<ProjectConfig | undefined> {
  const [first, ...others] = await readProjects(folder);
  expect(others).toEqual([]);
  return first;
}

const usual = {
  out: 'packages',
  docs: 'dist',
  version: '0.1.0',
  license: 'UNLICENSED',
  skipUnsupported: false,
  openEnumerations: true,
  include: [],
  exclude: [],
};

function manifest(trefoil: unknown): Readonly<Record<string, string>> {
  return {
    'package.json': JSON.stringify({ trefoil }),
    'terms.txt': 'Terms',
  };
}

describe('a configuration', () => {
  test.each([
    ['package.json', '{ "name": "a", "trefoil": { "spec": "s.yaml", "scope": "@a" } }'],
    ['trefoil.config.json', '\uFEFF{ "$schema": "./x.json", "spec": "s.yaml", "scope": "@a" }'],
    ['trefoil.config.js', "export default { spec: 's.yaml', scope: '@a' };"],
    ['trefoil.config.mjs', "export default async () => ({ spec: 's.yaml', scope: '@a' });"],
    [
      'trefoil.config.ts',
      "import { defineConfig, type Settings } from 'trefoil';\nconst own: Settings = { spec: 's.yaml', scope: '@a' };\nexport default defineConfig(own);",
    ],
    ['trefoil.config.mts', "export default { spec: 's.yaml', scope: '@a' } as const;"],
  ])('a configuration is read from %s', async (name, text) => {
    expect(await within({ [name]: text }, readProject)).toEqual({ ...usual, spec: 's.yaml', scope: '@a' });
  });

  test('a configuration is undefined if there is neither a configuration file nor a trefoil setting', async () => {
    expect(await readProject(join(tmpdir(), 'nowhere'))).toBeUndefined();
    expect(await within({ 'package.json': '{ "name": "a" }' }, readProject)).toBeUndefined();
    expect(await within({ 'package.json': '[]' }, readProject)).toBeUndefined();
  });

  test('a configuration accepts every setting', async () => {
    const all = {
      name: 'a',
      spec: 's.yaml',
      out: 'o',
      scope: '@a',
      version: '2.0.0-rc.1',
      license: 'MIT',
      layout: 'folder',
      packages: ['types', 'client'],
      names: { types: '@b/t', client: 'c', api: '@b/api' },
      skipUnsupported: true,
      openEnumerations: false,
      int64: 'bigint',
      dates: 'Date',
      runtime: 'package',
      raw: true,
      integrations: ['tanstack-query'],
      include: ['tag:a', 'path:/b/*'],
      diff: { ignore: [{ rule: 'a', place: 'GET /b', change: '0123456789ab', reason: 'c' }] },
      docs: 'd',
      lint: 'r.yaml',
      overlays: ['o.yaml'],
      audience: 'public',
      root: '..',
      headers: { 'https://a.example': { Authorization: 'Bearer $TOKEN' } },
      release: { packages: ['own', ['a', 'b']] },
      manifest: {
        author: 'A <a@a.example>',
        bugs: { url: 'https://a.example' },
        funding: 'https://a.example',
        homepage: 'h',
        keywords: ['k'],
        private: true,
        publishConfig: { access: 'public', provenance: true },
        repository: { type: 'git', url: 'git+https://a.example/a.git' },
      },
    };
    const customization = {
      operations: {
        'GET /pets': {
          name: 'listPets',
          group: 'Pets',
          pagination: { style: 'cursor', cursor: 'after', next: 'next', items: 'data', invalid_cursor_status: 410 },
        },
      },
      schemas: { pet: { name: 'Pet' } },
      groups: { 'All pets': { name: 'pets' } },
    };
    const reference = {
      logo: 'logo.svg',
      colors: { light: '#1f5fbf', dark: '#8AB4F8' },
      chapters: ['guide.md'],
      tryIt: false,
      samples: ['python', 'curl'],
      servers: ['https://api.example/v1'],
      version: 'v2',
      changelog: 'v*',
    };
    const read = await within(
      manifest({ ...all, ...customization, reference, exclude: 'operation:c', licenseFile: 'terms.txt' }),
      readProject,
    );
    const { customization: custom, reference: site, ...others } = read ?? {};
    expect(others).toEqual({ ...all, exclude: ['operation:c'], licenseText: 'Terms' });
    expect(custom).toMatchObject(customization);
    expect(site?.settings).toEqual(reference);
    // Later settings of the reference must appear in this test, too.
    const { kind } = settings.reference;
    expect(kind.kind === 'members' ? Object.keys(kind.members) : []).toEqual(Object.keys(reference));
    const named = new Set([
      ...Object.keys(all),
      ...Object.keys(customization),
      'reference',
      'exclude',
      'licenseFile',
      'outputs',
      '$schema',
    ]);
    expect(Object.keys(settings).filter((name) => !named.has(name))).toEqual([]);
  });

  test('reads output functions from a module, with the position of the setting', async () => {
    const text = "export default {\n  spec: 's.yaml',\n  outputs: [() => [], () => ({})],\n};";
    const { outputs } = (await within({ 'trefoil.config.ts': text }, readProject)) ?? {};
    expect(outputs).toMatchObject({ file: 'trefoil.config.ts', text });
    expect(outputs?.functions.map((each) => each.length)).toEqual([0, 0]);
    expect(outputs?.locate(1)).toEqual({ file: 'trefoil.config.ts', line: 3, column: 3 });
  });

  test.each<[files: Readonly<Record<string, string>>, message: string]>([
    [manifest({ scope: '@a' }), 'package.json:1:2 the required setting "spec" is missing'],
    [
      { 'package.json': '{\n  "trefoil": {\n    "spec": "s",\n    "licence": "MIT"\n  }\n}' },
      'package.json:4:5 licence: unknown setting; did you mean "license"?',
    ],
    [
      { 'trefoil.config.json': '{ "spec": "s",\n "zzzzzz": 1 }' },
      'trefoil.config.json:2:2 zzzzzz: unknown setting; the settings are ',
    ],
    [
      { 'trefoil.config.json': '{ "spec": "s",\n "layout": "flat" }' },
      'trefoil.config.json:2:2 layout: "flat" is not known; use one of packages, package, folder',
    ],
    [{ 'trefoil.config.json': '{ "spec": "s", "spec": "t" }' }, 'trefoil.config.json:1:16 '],
    [{ 'trefoil.config.json': '{ "spec": }' }, 'trefoil.config.json:1:11 '],
    [manifest({ spec: 's', dates: 'date' }), 'dates: "date" is not known; use "Date"'],
    [manifest({ spec: 's', int64: 'BigInt' }), 'int64: "BigInt" is not known; use "bigint"'],
    [manifest({ spec: 's', licenseFile: 'none.txt' }), 'package.json: cannot read the "licenseFile" "none.txt"'],
    [manifest({ spec: 's', include: 'all' }), 'include: must be tag:<name>'],
    [manifest({ spec: 's', exclude: [1] }), 'exclude[0]: must be tag:<name>'],
    [manifest({ spec: 's', version: '1.0' }), 'version: must be a SemVer version, such as 1.2.3, not "1.0"'],
    [manifest({ spec: 's', scope: 'a' }), 'scope: must be an npm scope'],
    [manifest({ spec: 's', names: { client: 'A' } }), 'names.client: must be the name of an npm package, not "A"'],
    [
      manifest({ spec: 's', packages: ['client'] }),
      '"packages" must include "types": the client and the server depend on it',
    ],
    [manifest({ spec: 's', manifest: { repository: 1 } }), 'manifest.repository: must be a string or an object, not 1'],
    [manifest({ spec: 's', manifest: { version: '1' } }), 'manifest.version: unknown setting; the settings are author'],
    [manifest({ spec: 's', operations: [] }), 'operations: must be an object, not []'],
    [manifest({ spec: 's', schemas: { a: { name: 'a b' } } }), 'schemas.a.name: must be an identifier, not "a b"'],
    [
      manifest({ spec: 's', groups: { 'a b': { nam: 'a' } } }),
      'groups["a b"].nam: unknown setting; did you mean "name"?',
    ],
    [
      { 'trefoil.config.json': '{ "spec": "s",\n "operations": {\n "a": { "pagination": { "style": "pages" } } } }' },
      'trefoil.config.json:3:25 operations.a.pagination.style: "pages" is not known; use "page"',
    ],
    [
      manifest({ spec: 's', operations: { a: { pagination: { style: 'link', invalid_cursor_status: 4 } } } }),
      'operations.a.pagination.invalid_cursor_status: must be an HTTP status, not 4',
    ],
    [
      manifest({ spec: 's', integrations: ['tanstack'] }),
      'integrations[0]: "tanstack" is not known; use "tanstack-query"',
    ],
    [
      {
        'trefoil.config.ts': `// nam: 'x'
export default {
  spec: 's',
  operations: {
    'GET /tickets': { name: 'listTickets' },
    'POST /tickets': { nam: 'a' },
  },
};`,
      },
      'trefoil.config.ts:6:24 operations["POST /tickets"].nam: unknown setting; did you mean "name"?',
    ],
    [
      {
        'trefoil.config.mjs': "const spec = 1;\nexport default [{ spec, name: 'a' },\n{ spec, nam: 'b', name: 'b' }];",
      },
      'trefoil.config.mjs:3:9 [1].nam: unknown setting; did you mean "name"?',
    ],
    [
      { 'trefoil.config.json': '{ "spec": "s",\n "outputs": ["routes.ts"] }' },
      'trefoil.config.json:2:14 outputs[0]: must be a function, which only trefoil.config.ts or trefoil.config.js can contain, not "routes.ts"',
    ],
    [manifest([]), 'the configuration is an empty array: add at least one document'],
    [manifest('s.yaml'), 'the configuration must be an object, not "s.yaml"'],
    [manifest([{ spec: 's' }, { spec: 't' }]), '"name" is missing: with several documents, each needs a name'],
    [
      manifest([
        { name: 'a', spec: 's' },
        { name: 'a', spec: 't' },
      ]),
      'duplicate name "a": another document uses it',
    ],
    [
      {
        'trefoil.config.json': `[
  { "name": "a", "spec": "s", "docs": "a/" },
  { "name": "b", "spec": "t", "out": "b", "docs": "./a" }
]`,
      },
      'trefoil.config.json:3:43 "docs" of "b" and "docs" of "a" are the same folder, "./a"; choose a separate folder for each',
    ],
    [
      manifest([
        { name: 'a', spec: 's' },
        { name: 'b', spec: 't', docs: 'b' },
      ]),
      '"out" of "b" and "out" of "a" are the same folder, "packages"; choose a separate folder for each',
    ],
    [
      manifest({ spec: 's', out: 'dist' }),
      '"docs" and "out" are the same folder, "dist"; choose a separate folder for each',
    ],
    [
      { ...manifest({ spec: 's' }), 'trefoil.config.ts': '' },
      'package.json:1:1 trefoil.config.ts also contains a configuration; remove one of the two',
    ],
    [{ 'trefoil.config.js': 'throw new Error("no")' }, 'trefoil.config.js:1:1 cannot run the configuration: no'],
    [{ 'trefoil.config.js': 'export default () => 1' }, 'the configuration must be an object, not 1'],
  ])('a configuration is rejected: %j', async (files, message) => {
    await expect(within(files, readProjects)).rejects.toThrow(message);
  });
});

describe('the documents of a command', () => {
  const several = manifest([
    { name: 'a', spec: 'a.yaml' },
    { name: 'b', spec: 'b.yaml', out: 'b', docs: 'b/docs' },
  ]);

  test('a command with a document argument uses only that document, without a project', async () => {
    expect(await readTargets(tmpdir(), 'a.yaml')).toEqual([{ entry: 'a.yaml', project: undefined }]);
    await expect(readTargets(tmpdir(), 'a.yaml', 'a')).rejects.toThrow('pass a document or --project, not both');
  });

  test('a command uses all documents of the configuration, or the one selected with --project', async () => {
    const entries = async (name?: string): Promise<string[]> =>
      within(several, async (folder) => (await readTargets(folder, undefined, name)).map(({ entry }) => entry));
    expect(await entries()).toEqual(['a.yaml', 'b.yaml']);
    expect(await entries('b')).toEqual(['b.yaml']);
    await expect(entries('c')).rejects.toThrow('--project c: unknown name; the documents are a, b');
  });

  test('a command that takes one document requires --project if there are several', async () => {
    const choose = (name?: string): Promise<unknown> =>
      within(several, async (folder) => (await readTarget(folder, undefined, name)).entry);
    expect(await choose('a')).toBe('a.yaml');
    await expect(choose()).rejects.toThrow('the configuration has several documents; choose one with --project: a, b');
  });

  test('a command requires a document', async () => {
    await expect(readTargets(join(tmpdir(), 'nowhere'), undefined)).rejects.toThrow(
      'no document given; pass the path of a document, or run `npx trefoil init` to create a project',
    );
  });
});

test('the JSON schema of the settings accepts exactly what the settings check accepts', () => {
  const isValid = new Ajv({ strict: false }).compile(settingsSchema());
  const value = fc.oneof(
    fc.constantFrom('s.yaml', '', '@a', 'a', '1.2.3', 'v1', 'packages', 'folder', 'number', 'tag:a', 'types', 'MIT'),
    fc.boolean(),
    fc.constantFrom(0, 1, null),
    fc.array(fc.constantFrom('types', 'client', 'tag:a', 'x'), { maxLength: 2 }),
    fc.dictionary(
      fc.constantFrom('types', 'client', 'url', 'private', 'keywords', 'homepage', 'x'),
      fc.constantFrom('a', 'A', true, 1),
      {
        maxKeys: 2,
      },
    ),
  );
  const names = fc.constantFrom(...Object.keys(settings), 'licence');
  const anything = fc.dictionary(names, value, { maxKeys: 4 }).map((each) => ({ spec: 's.yaml', ...each }));
  fc.assert(
    fc.property(anything, (each) => {
      // A JSON schema cannot express that the client needs the types, or that folders must differ.
      const { packages: _, ...rest } = each as Readonly<Record<string, unknown>>;
      const { out = 'packages', docs = 'dist' } = rest;
      expect('settings' in checkSettings(rest)).toBe(isValid(rest) && out !== docs);
    }),
    { numRuns: 2_000 },
  );
});
