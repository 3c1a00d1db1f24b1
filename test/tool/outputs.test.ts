/** Functions of the setting `outputs`: what they receive, and how the files that they return are treated. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder, writeFiles } from '../support/documents.js';
import { patience } from '../support/patience.js';
import { runTool, tool } from '../support/tool.js';
import { typeCheck } from '../support/type-check.js';
import { repository } from '../support/workspace.js';

const spec = `openapi: 3.0.3
info: { title: Pets, version: '2', description: All pets. }
servers: [{ url: 'https://{region}.example', variables: { region: { default: eu, enum: [eu, us] } } }]
security: [{ token: [] }]
paths:
  /pets:
    parameters: [{ name: page, in: query, description: From 1., schema: { type: integer, minimum: 1 } }]
    get:
      operationId: listPets
      summary: List pets
      tags: [Pets]
      x-permission: { role: reader }
      x-pagination: { style: page, page: page, items: pets }
      parameters: [{ name: kind, in: query, deprecated: true, schema: { $ref: '#/components/schemas/kind' } }]
      responses:
        '200': { description: A page, content: { application/json: { schema: { $ref: '#/components/schemas/Page' } } } }
        default: { description: An error }
    post:
      deprecated: true
      description: Adds a pet.
      tags: [Pets]
      security: [{}]
      requestBody:
        required: true
        description: The pet.
        content:
          application/json: { schema: { $ref: '#/components/schemas/Pet' } }
          text/plain: { schema: { type: string } }
      responses: { '204': { description: Done } }
  /internal: { get: { operationId: secret, responses: { '204': { description: Done } } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    kind: { type: string, enum: [cat, dog], description: A kind. }
    Pet:
      type: object
      required: [id, name]
      properties: { id: { type: integer, readOnly: true }, name: { type: string, nullable: true } }
    Page: { type: object, required: [pets], properties: { pets: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
`;

/** Returns a configuration with functions, which are given as source text. */
function configure(outputs: readonly string[], more = ''): string {
  return `import { defineConfig } from 'trefoil';

export default defineConfig({
  spec: 'spec.yaml',
  scope: '@pets',
  exclude: 'operation:secret',${more}
  outputs: [
    ${outputs.join(',\n    ')},
  ],
});
`;
}

const children: ChildProcess[] = [];
const removals: (() => Promise<void>)[] = [];
beforeAll(ensureTool);
afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = new Promise((done) => child.once('close', done));
    if (child.exitCode === null && child.kill('SIGINT')) await ended;
  }
  for (const remove of removals.splice(0)) await remove();
});

async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const { folder, remove } = await makeFolder({ 'spec.yaml': spec, ...files });
  removals.push(remove);
  return folder;
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** Runs `generate`; resolves to the exit code and the printed messages. */
async function generate(folder: string, ...args: readonly string[]): Promise<readonly [code: number, text: string]> {
  const { code, stdout, stderr } = await runTool(folder, ['generate', ...args]);
  return [code, stdout + stderr];
}

const page = { name: 'page', in: 'query', required: false, deprecated: false, description: 'From 1.' };
const pageParameter = { ...page, type: 'number', schema: { type: 'integer', minimum: 1 } };
const petReference = { $ref: '#/components/schemas/Pet' };

const expectedApi = {
  version: 1,
  info: { title: 'Pets', version: '2', description: 'All pets.' },
  servers: [{ url: 'https://{region}.example', variables: [{ name: 'region', default: 'eu', enum: ['eu', 'us'] }] }],
  operations: [
    {
      method: 'GET',
      path: '/pets',
      operationId: 'listPets',
      summary: 'List pets',
      deprecated: false,
      tag: 'Pets',
      parameters: [
        pageParameter,
        {
          name: 'kind',
          in: 'query',
          required: false,
          deprecated: true,
          type: 'Kind',
          schema: { $ref: '#/components/schemas/kind' },
        },
      ],
      responses: [
        {
          status: '200',
          description: 'A page',
          content: [{ mediaType: 'application/json', schema: { $ref: '#/components/schemas/Page' } }],
        },
        { status: 'default', description: 'An error', content: [] },
      ],
      security: [{ token: [] }],
      pagination: { style: 'page', items: 'pets' },
      extensions: {
        'x-permission': { role: 'reader' },
        'x-pagination': { style: 'page', page: 'page', items: 'pets' },
      },
      names: {
        function: 'listPets',
        method: 'pets.list',
        paginate: 'paginateListPets',
        request: 'ListPetsRequest',
        result: 'ListPetsResult',
        module: '@pets/client/pets',
      },
    },
    {
      method: 'POST',
      path: '/pets',
      operationId: 'postPets',
      description: 'Adds a pet.',
      deprecated: true,
      tag: 'Pets',
      parameters: [pageParameter],
      requestBody: {
        required: true,
        description: 'The pet.',
        content: [
          { mediaType: 'application/json', schema: petReference },
          { mediaType: 'text/plain', schema: { type: 'string' } },
        ],
      },
      responses: [{ status: '204', description: 'Done', content: [] }],
      security: [{}],
      extensions: {},
      names: {
        function: 'postPets',
        method: 'pets.create',
        request: 'PostPetsRequest',
        result: 'PostPetsResult',
        module: '@pets/client/pets',
      },
    },
  ],
  schemas: [
    {
      name: 'kind',
      description: 'A kind.',
      deprecated: false,
      schema: { type: 'string', enum: ['cat', 'dog'], description: 'A kind.' },
      names: { type: 'Kind', module: '@pets/types/schemas' },
    },
    {
      name: 'Pet',
      deprecated: false,
      // The form of OpenAPI 3.1: the document has `nullable`.
      schema: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'integer', readOnly: true }, name: { type: ['string', 'null'] } },
      },
      names: { type: 'Pet', input: 'PetInput', module: '@pets/types/schemas' },
    },
    {
      name: 'Page',
      deprecated: false,
      schema: { type: 'object', required: ['pets'], properties: { pets: { type: 'array', items: petReference } } },
      names: { type: 'Page', module: '@pets/types/schemas' },
    },
  ],
};

test('output functions receive a view of the document and the names of the generated code', async () => {
  const view = `(api, names) => [{ path: 'view.json', content: JSON.stringify([api, names]) }]`;
  const folder = await makeProject({ 'trefoil.config.ts': configure([view]) });
  expect(await generate(folder)).toEqual([0, expect.any(String)]);
  expect(JSON.parse(read(folder, 'packages/view.json'))).toEqual([
    expectedApi,
    { types: '@pets/types', client: '@pets/client', server: '@pets/server' },
  ]);
});

test('output functions cannot change the view of the document', async () => {
  const attack = `(api, names) => {
      let tried = 0;
      const attack = (value) => {
        if (typeof value !== 'object' || value === null) return;
        for (const change of [() => { value.added = 1; }, () => { delete value[Object.keys(value)[0]]; }]) {
          tried += 1;
          try { change(); } catch (error) { if (error instanceof TypeError) continue; }
          if (Object.keys(value).length > 0 || 'added' in value) throw new Error('changed ' + JSON.stringify(value));
        }
        Object.values(value).forEach(attack);
      };
      attack(api);
      attack(names);
      return { tried: String(tried) };
    }`;
  const folder = await makeProject({ 'trefoil.config.mjs': configure([attack]) });
  expect(await generate(folder)).toEqual([0, expect.any(String)]);
  expect(Number(read(folder, 'packages/tried'))).toBeGreaterThan(80);
});

const layouts = [
  ['folder', './client/index.js', './server/index.js', './client/operations/pets.js', './types/schemas.js'],
  ['package', '@pets/api/client', '@pets/api/server', '@pets/api/client/pets', '@pets/api/types/schemas'],
  ['types', null, null, '@pets/client/pets', '@pets/types/schemas'],
];

test('the names passed to output functions are correct for each layout', async () => {
  const list = `(api, names) => ({ list: JSON.stringify([
      names.client, names.server, api.operations[0].names.module, api.schemas[0].names.module]) })`;
  const folder = await makeProject({
    'trefoil.config.ts': `export default ${JSON.stringify(layouts.map(([name]) => name))}.map((layout) => ({
      name: layout, spec: 'spec.yaml', scope: '@pets', out: layout, docs: 'docs/' + layout,
      ...(layout === 'types' ? { packages: ['types'] } : { layout }),
      outputs: [${list}],
    }));`,
  });
  expect(await generate(folder)).toEqual([0, expect.any(String)]);
  expect(layouts.map(([name]) => [name, ...JSON.parse(read(folder, `${name}/list`))])).toEqual(layouts);
});

test('an output function receives names with which its module can import the client', async () => {
  const own = `(api, names) => {
      const functions = api.operations.map((operation) => operation.names.function);
      const types = api.operations.flatMap(({ names: { request, result } }) => [request, result]);
      const schemas = api.schemas.flatMap(({ names: { type, input } }) => [type, ...(input ? [input] : [])]);
      return { 'own.ts': [
        \`import { \${functions.join(', ')} } from '\${names.client}';\`,
        ...api.operations.map((each) => \`export { \${each.names.function} as \${each.names.function}_ } from '\${each.names.module}';\`),
        ...api.schemas.map((each) => \`export type { \${each.names.type} as \${each.names.type}_ } from '\${each.names.module}';\`),
        \`import type { \${[...types, ...schemas].join(', ')} } from '\${names.types}';\`,
        ...api.operations.flatMap((each) => each.parameters.map((one, index) => \`export type \${each.names.function}\${index} = \${one.type};\`)),
        \`export const all = { \${functions.join(', ')} };\`,
        \`export type All = [\${[...types, ...schemas].join(', ')}];\`,
      ].join('\\n') };
    }`;
  const folder = await makeProject({
    'trefoil.config.ts': configure([own], "\n  layout: 'folder',\n  packages: ['types', 'client'],"),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', skipLibCheck: true },
      include: ['packages/own.ts'],
    }),
    'package.json': '{ "type": "module" }',
  });
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  expect(await generate(folder)).toEqual([0, expect.any(String)]);
  expect(typeCheck(folder)).toEqual([]);
  await writeFiles(folder, { 'packages/own.ts': `${read(folder, 'packages/own.ts')}\nconst wrong: All = 1;\n` });
  expect(typeCheck(folder)).toHaveLength(1);
});

test("tracks the files of output functions like generated files, and leaves the user's files alone", async () => {
  const folder = await makeProject({ 'trefoil.config.ts': configure(["() => ({ 'a/b.md': 'one' })"]) });
  await generate(folder);
  expect(read(folder, 'packages/.trefoil-manifest')).toMatch(/^[\da-f]{64} {2}a\/b\.md$/mu);
  expect(await generate(folder, '--check')).toEqual([0, 'up to date\n']);

  await writeFiles(folder, { 'trefoil.config.ts': configure(["async () => [{ path: 'a/b.md', content: 'two' }]"]) });
  const [code, text] = await generate(folder, '--check');
  expect([code, text.includes('a/b.md'), read(folder, 'packages/a/b.md')]).toEqual([1, true, 'one']);
  await generate(folder);
  expect(read(folder, 'packages/a/b.md')).toBe('two');

  await writeFiles(folder, { 'trefoil.config.ts': configure(["() => ({ 'mine.md': 'generated' })"]) });
  await writeFiles(folder, { 'packages/mine.md': 'mine' });
  const [refused, reason] = await generate(folder);
  expect([refused, reason]).toEqual([1, expect.stringContaining('mine.md')]);
  expect([read(folder, 'packages/mine.md'), existsSync(join(folder, 'packages/a/b.md'))]).toEqual(['mine', true]);

  await writeFiles(folder, { 'trefoil.config.ts': configure(['() => []']) });
  expect(await generate(folder)).toEqual([0, expect.stringContaining('written')]);
  expect([read(folder, 'packages/mine.md'), existsSync(join(folder, 'packages/a'))]).toEqual(['mine', false]);
});

const invalid: readonly (readonly [source: string, message: string])[] = [
  ["() => ({ '../x': '' })", 'the path "../x" must be relative to the output folder'],
  ["() => ({ '/x': '' })", 'the path "/x" must be relative to the output folder'],
  ["() => ({ 'C:\\\\x': '' })", 'the path "C:\\\\x" must be relative to the output folder'],
  ["() => ({ '.git/hooks/a': '' })", 'the path ".git/hooks/a" must be relative to the output folder'],
  ["() => ({ '.trefoil-manifest': '' })", 'the path ".trefoil-manifest" must be relative'],
  ["() => ({ 'client/package.json': '' })", 'the path "client/package.json" is a file of the generated packages'],
  ["() => ({ 'Client/Package.json': '' })", 'the path "Client/Package.json" is a file of the generated packages'],
  ["() => ({ client: '' })", 'the path "client" is a folder with files of the generated packages'],
  ["() => ({ 'client/README.md/a': '' })", 'the path "client/README.md/a" is inside a file of the generated packages'],
  ["() => ({ first: '' })", 'the path "first" is a file of outputs[0]'],
  ["() => [{ path: 1, content: '' }]", 'the path of a file must be a string, not "1"'],
  ["() => [{ path: 'a' }]", 'the content of "a" must be a string'],
  ["() => 'a'", 'the function must return a list of { path, content }, not "a"'],
  ['() => undefined', 'the function must return a list of { path, content }, not "undefined"'],
  ["() => new Map([['a', 'b']])", 'the function must return a list of { path, content }, not "[object Map]"'],
];

test('writes nothing and names the output function if it returns invalid files', async () => {
  const sources = ["() => ({ first: '' })", ...invalid.map(([source]) => source)];
  const folder = await makeProject({ 'trefoil.config.mjs': configure(sources) });
  const [code, text] = await generate(folder);
  expect([code, existsSync(join(folder, 'packages'))]).toEqual([2, false]);
  const found = text.split('\n').filter((line) => line.includes(' error '));
  expect(found).toEqual(
    invalid.map(([, message], index) =>
      expect.stringContaining(`trefoil.config.mjs:7:3 error custom-output-invalid: outputs[${index + 1}]: ${message}`),
    ),
  );
});

test('reports an output module with a syntax error', async () => {
  const folder = await makeProject({
    'trefoil.config.ts': configure(["() => ({ 'a.tsx': 'const a = <a>;\\nlet = ;' })"]),
  });
  const [code, text] = await generate(folder);
  expect([code, text]).toEqual([2, expect.stringContaining('outputs[0]: the file "a.tsx" does not compile: ')]);
});

test('reports an exception with its message and location, without a stack trace', async () => {
  const folder = await makeProject({
    'trefoil.config.ts': `import { fail } from './lib/fail';\n${configure(['(api) => fail(api)', "async () => { throw 'text'; }"])}`,
    'lib/fail.ts':
      'interface Api { version: number }\n\nexport function fail(api: Api): never {\n  throw new RangeError(String(api.version));\n}\n',
  });
  const [code, text] = await generate(folder);
  expect(code).toBe(2);
  expect(text).toContain('lib/fail.ts:4:9 error custom-output-failed: outputs[0] threw an exception: RangeError: 1\n');
  expect(text).toContain('trefoil.config.ts:8:3 error custom-output-failed: outputs[1] threw an exception: text\n');
  expect(text).not.toMatch(/^\s+at /mu);
  const { code: again, stdout } = await runTool(folder, ['generate', '--json']);
  const { ok, diagnostics } = JSON.parse(stdout);
  expect([again, ok, diagnostics.length, diagnostics[0].code]).toEqual([2, false, 2, 'custom-output-failed']);
});

test('dev runs output functions again when a module that the configuration imports changes', async () => {
  const write = (text: string): string => `export const write = () => ({ 'own.txt': '${text}' });\n`;
  const folder = await makeProject({
    'trefoil.config.mjs': `import { write } from './lib/write.mjs';\n${configure(['() => write()'])}`,
    'lib/write.mjs': write('one'),
  });
  const child = spawn(process.execPath, [tool, 'dev', '--port', '0'], { cwd: folder, stdio: 'pipe' });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const own = (): string => (existsSync(join(folder, 'packages/own.txt')) ? read(folder, 'packages/own.txt') : '');
  const until = async (condition: () => boolean): Promise<void> => {
    for (const end = Date.now() + patience; !condition(); ) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(said);
      await new Promise((done) => setTimeout(done, 30));
    }
  };
  await until(() => own() === 'one');
  await writeFiles(folder, { 'lib/write.mjs': write('two') });
  await until(() => own() === 'two');
  // An editor may empty a file, and write its new content when the change was already reported.
  await writeFiles(folder, { 'lib/text.mjs': "export const text = 'three';\n", 'lib/write.mjs': '' });
  await new Promise((done) => setTimeout(done, 45));
  await writeFiles(folder, {
    'lib/write.mjs': "import { text } from './text.mjs';\nexport const write = () => ({ 'own.txt': text });\n",
  });
  await until(() => own() === 'three');
  await new Promise((done) => setTimeout(done, 300));
  await writeFiles(folder, { 'lib/text.mjs': "export const text = 'four';\n" });
  await until(() => own() === 'four');
});
