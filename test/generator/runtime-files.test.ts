/** The runtime files in packages are merged from the runtime's modules, and contain exactly what a document needs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, type RuntimeKey, runtimeKeys } from '../../generator/src/emit/runtime/files.js';
import { mergeRuntime } from '../../generator/src/emit/runtime/merge.js';
import { parseModule, runtimeModules } from '../../generator/src/emit/runtime/modules.js';
import { listEntries, listPackageSources } from '../../generator/src/emit/runtime/package.js';
import { asObject } from '../../generator/src/openapi/values.js';
import { readCaseDocuments } from '../support/case-documents.js';
import { type Files, generateFiles, renderFiles, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';

/** Returns the source files of the compiled files that a manifest names. */
function entriesOf(name: string, files: ReadonlyMap<string, string>): string[] {
  const manifest = asObject(JSON.parse(files.get(`${name}/package.json`) ?? '{}'));
  const named = [...JSON.stringify([manifest['exports'], manifest['imports']]).matchAll(/"\.\/dist\/([^"]+)\.js"/gu)];
  const patterns = named.map(([, path = '']) => path.split('*'));
  return [...files.keys()].filter((file) =>
    patterns.some(([start = '', end = '']) => file.startsWith(`${name}/src/${start}`) && file.endsWith(`${end}.ts`)),
  );
}

/** Returns the names that a module imports from the runtime, but that the package's runtime does not declare. */
function listLostNames(file: string, files: ReadonlyMap<string, string>): string[] {
  const imports = (files.get(file) ?? '').matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']*)'/gu);
  return [...imports].flatMap(([, names = '', specifier = '']) => {
    const path = join(dirname(file), specifier).replace(/\.js$/u, '.ts');
    if (!path.includes('/runtime/')) return [];
    const declared = [...(files.get(path) ?? '').matchAll(/^export (?:async )?[a-z]+\*? (\w+)/gmu)].map(
      ([, name]) => name,
    );
    const used = names.split(',').flatMap((each) => /^(?:type )?(\w+)/u.exec(each.trim())?.[1] ?? []);
    return used.filter((name) => !declared.includes(name)).map((name) => `${file} imports ${name}`);
  });
}

/** Returns the unreachable files of a package, and its unresolved imports. */
function strayOf(name: string, files: ReadonlyMap<string, string>): readonly string[] {
  const reached = new Set(entriesOf(name, files));
  expect(reached.size).toBeGreaterThan(0);
  const lost: string[] = [];
  for (const file of reached) {
    lost.push(...listLostNames(file, files));
    for (const { fileName } of ts.preProcessFile(files.get(file) ?? '', true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const path = join(dirname(file), fileName).replace(/\.js$/u, '.ts');
      if (files.has(path)) reached.add(path);
      else lost.push(`${file} imports ${fileName}`);
    }
  }
  const sources = [...files.keys()].filter((file) => file.startsWith(`${name}/src/`));
  return [...sources.filter((file) => !reached.has(file)), ...lost];
}

/** Documents with very different media types, parameters and events, which need different parts of the runtime. */
const names = [
  'additional-properties',
  'access-variants',
  'xml',
  'multipart',
  'webhooks',
  'callbacks',
  'links',
  'cookies',
  'form',
  'server-sent-events',
  'lines',
];
const documents = readCaseDocuments().filter(({ name }) => names.some((each) => name.startsWith(each)));

test('packages have no unused files and no unresolved imports', async () => {
  let generated = 0;
  for (const { document, files: others } of documents) {
    const given: Files = { ...others, 'spec.yaml': JSON.stringify(document) };
    const { files } = await renderFiles(given);
    // The case is a rejected document.
    if (files.size === 0) continue;
    generated += 1;
    for (const name of ['client', 'server']) expect(strayOf(name, files)).toEqual([]);
  }
  expect(generated).toBeGreaterThan(15);
});

test('packages with the setting "runtime: package" import from the runtime package and contain no runtime', async () => {
  const places = new Map(listEntries().map(([entry, module]) => [entry, `${module}.ts`]));
  const texts = new Map(listPackageSources().map(({ path, text }) => [path, text]));
  let imported = 0;
  for (const { document, files: others } of documents) {
    const given: Files = { ...others, 'spec.yaml': JSON.stringify(document) };
    const { files } = await renderFiles(given, { ...testConfig, raw: true, runtime: 'package' });
    const sources = new Map([...files].filter(([path]) => /\.[jt]s$/u.test(path)));
    expect([...sources.keys()].filter((path) => path.includes('/runtime/'))).toEqual([]);
    for (const [path, text] of sources) {
      expect(text, path).not.toMatch(/'[^']*(?:\/runtime\/|#validation)[^']*'/u);
      for (const [, names = '', entry = ''] of text.matchAll(/\{([^}]*)\} from 'trefoil-runtime\/([^']*)'/gu)) {
        const whole = texts.get(places.get(entry) ?? '') ?? '';
        const used = names.split(',').flatMap((each) => /^(?:type )?(\w+)/u.exec(each.trim())?.[1] ?? []);
        const missing = used.filter(
          (name) => !new RegExp(`^export (?:async )?[a-z]+\\*? ${name}\\b`, 'mu').test(whole),
        );
        expect(missing, `${path} imports from ${entry}`).toEqual([]);
        imported += used.length;
      }
    }
  }
  expect(imported).toBeGreaterThan(500);
});

test('a folder with the setting "runtime: package" has no adapters', async () => {
  const document = `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths: { /pets: { get: { operationId: listPets, responses: { '204': { description: None. } } } } }
`;
  const list = async (layout: 'folder' | 'packages', runtime: 'copy' | 'package'): Promise<readonly string[]> => {
    const { files } = await renderFiles({ 'spec.yaml': document }, { ...testConfig, layout, runtime });
    return [...files.keys()].filter((path) => /\/(?:node|express|fastify|hono)\.ts$/u.test(path)).sort();
  };
  const adapters = ['express', 'fastify', 'hono', 'node'];
  expect(await list('folder', 'package')).toEqual([]);
  expect(await list('folder', 'copy')).toEqual(adapters.map((name) => `server/${name}.ts`));
  expect(await list('packages', 'package')).toEqual(adapters.map((name) => `server/src/${name}.ts`));
});

test('packages contain code for XML only if the document uses XML', async () => {
  const write = (media: string): string => `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    post:
      operationId: createPet
      requestBody: { content: { ${media}: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '201': { description: Made., content: { ${media}: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components: { schemas: { Pet: { type: object, properties: { name: { type: string } } } } }
`;
  const render = async (media: string): Promise<ReadonlyMap<string, string>> =>
    generateFiles({ 'spec.yaml': write(media) });
  const json = await render('application/json');
  expect(json.get('client/src/runtime/codec.ts')).not.toMatch(
    /(?:const|function) (?:encodeForm|sendsLines|printExact)\b/u,
  );
  expect(json.has('client/src/runtime/xml.ts')).toBe(false);
  expect((await render('application/xml')).has('client/src/runtime/xml.ts')).toBe(true);
});

test('packages for a document with one operation have few runtime files', async () => {
  const files = await generateFiles({
    'spec.yaml': `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths: { /pets: { get: { operationId: listPets, responses: { '204': { description: None. } } } } }
`,
  });
  const runtime = [...files.keys()].filter((path) => path.includes('/runtime'));
  expect(runtime.sort()).toEqual([
    'client/src/runtime/client.ts',
    'client/src/runtime/codec.ts',
    'server/src/runtime/codec.ts',
    'server/src/runtime/server.ts',
    'server/src/runtime/validation.ts',
    'types/src/runtime.ts',
  ]);
  expect(files.size).toBeLessThanOrEqual(40);
});

const modules = [...runtimeModules().values()];

describe('merged runtime modules', () => {
  test.each(runtimeKeys)('each name in the merged runtime module %s has one meaning', (key) => {
    const meanings = new Map<string, Set<string>>();
    for (const { path, declared, imports } of modules.filter((module) => fileOf(module.path) === key)) {
      const add = (name: string, meaning: string): void =>
        void meanings.set(name, (meanings.get(name) ?? new Set()).add(meaning));
      for (const name of declared) add(name, `${path} ${name}`);
      for (const { from, names: imported } of imports)
        for (const { name, local } of imported) add(local, findMeaning(from, name));
    }
    expect(meanings.size).toBeGreaterThan(0);
    expect([...meanings].filter(([, several]) => several.size > 1)).toEqual([]);
  });

  /** Resolves re-exports from another module. */
  const findMeaning = (path: string, name: string): string => {
    const again = runtimeModules()
      .get(path)
      ?.imports.find(({ isReexport, names: exported }) => isReexport && exported.some(({ local }) => local === name));
    return again === undefined ? `${path} ${name}` : findMeaning(again.from, name);
  };

  test('merged runtime modules do not shadow globals that a module uses', () => {
    const files = modules.map(({ path }) => join(repository, 'generator/runtime', `${path}.ts`));
    const program = ts.createProgram(files, compilerOptions);
    const checker = program.getTypeChecker();
    const declared = new Set(modules.flatMap((module) => module.declared));
    const hidden = new Set<string>();
    const visit = (node: ts.Node): void => {
      const symbol = ts.isIdentifier(node) && declared.has(node.text) ? checker.getSymbolAtLocation(node) : undefined;
      const isGlobal = symbol?.declarations?.some((declaration) => {
        return program.isSourceFileDefaultLibrary(declaration.getSourceFile()) && isTopLevel(declaration);
      });
      if (isGlobal && symbol !== undefined) hidden.add(symbol.name);
      ts.forEachChild(node, visit);
    };
    for (const file of files) {
      const source = program.getSourceFile(file);
      if (source !== undefined) visit(source);
    }
    expect([...hidden]).toEqual([]);
  });

  test('rejects runtime modules with syntax that cannot be merged', () => {
    expect(() => parseModule('a', "import * as all from './b.js';\n")).toThrow('names only');
    expect(() => parseModule('a', "export * from './b.js';\n")).toThrow('names only');
    expect(() => parseModule('a', "const a = 1;\nimport { b } from './b.js';\n")).toThrow('declares before');
    expect(() => parseModule('a', 'export { a };\nconst a = 1;\n')).toThrow('apart from');
    expect(() => parseModule('a', 'start();\n')).toThrow('only declares');
  });
});

/** Whether a declaration in a library is global, not a member. */
function isTopLevel(node: ts.Node): boolean {
  return ts.isSourceFile(node.parent) || (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

describe('the whole runtime, merged', () => {
  let folder = '';
  const files: string[] = [];

  beforeAll(() => {
    // Within the repository, so that libraries are resolved.
    folder = mkdtempSync(join(repository, 'node_modules/.cache-runtime-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const all = new Set(modules.map(({ path }) => path));
    for (const part of ['types', 'client', 'server'] as const)
      for (const { path, text } of mergeRuntime(part, all)) {
        const file = join(folder, part, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        files.push(file);
      }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the merged runtime compiles', () => {
    expect(files.length).toBeGreaterThan(15);
    const program = ts.createProgram(files, {
      ...compilerOptions,
      typeRoots: [join(repository, 'node_modules/@types')],
    });
    const found = ts.getPreEmitDiagnostics(program);
    expect(
      found.map(({ file, messageText }) => [file?.fileName, ts.flattenDiagnosticMessageText(messageText, ' ')]),
    ).toEqual([]);
  });

  test('the merged runtime has no side effects, so that bundles contain only used code', async () => {
    for (const file of files.filter((path) => path.includes('/runtime/'))) {
      const { outputFiles } = await build({
        stdin: { contents: `import ${JSON.stringify(file)};`, resolveDir: folder },
        bundle: true,
        write: false,
        format: 'esm',
        packages: 'external',
        platform: 'node',
        external: ['node:*'],
      });
      const code = outputFiles[0]?.text.replaceAll(/^(?:\/\/.*|import .*)\n/gmu, '').trim();
      expect(code, file).toBe('');
    }
  });

  test('the merged runtime has no import cycles between files', () => {
    const targets = new Map(runtimeKeys.map((key) => [key, new Set<RuntimeKey>()]));
    for (const { path, imports } of modules) {
      const own = fileOf(path);
      for (const { from, isLibrary } of imports)
        if (!isLibrary && fileOf(from) !== own) targets.get(own)?.add(fileOf(from));
    }
    const visit = (key: RuntimeKey, users: readonly RuntimeKey[]): void => {
      expect(users).not.toContain(key);
      for (const next of targets.get(key) ?? []) visit(next, [...users, key]);
    };
    for (const key of runtimeKeys) visit(key, []);
  });
});
