/**
 * Projects that emit declarations can re-export each exported value of the packages without an annotation. A type that
 * no entry of a package exports would make this an error (TS2742).
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { sampleTest } from '../support/long.js';
import { type Compiler, typeCheck } from '../support/type-check.js';
import { makeWorkspace, repository, type Workspace } from '../support/workspace.js';

const options = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  declaration: true,
  composite: true,
  types: ['node'],
};

let workspace: Workspace;
const kinds = ['types', 'client', 'server'] as const;

function run(script: string, args: readonly string[]): void {
  const cwd = workspace.folder;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')}: ${stdout}${stderr}`);
}

interface Entry {
  readonly specifier: string;
  readonly file: string;
}

/** Returns the entries of a package, with patterns expanded. */
function listEntries(kind: string): Entry[] {
  const folder = join(workspace.folder, 'packages', kind);
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | { default: string }>;
  };
  return Object.entries(exports).flatMap(([key, target]): Entry[] => {
    const path = typeof target === 'string' ? target : target.default;
    if (path.endsWith('.json')) return [];
    if (!path.includes('*')) return [{ specifier: name + key.slice(1), file: join(folder, path) }];
    const [before = '', after = ''] = path.split('*');
    return readdirSync(join(folder, before))
      .filter((file) => file.endsWith(after))
      .map((file) => {
        const part = file.slice(0, -after.length);
        return { specifier: name + key.slice(1).replace('*', part), file: join(folder, before, file) };
      });
  });
}

function isClass(value: unknown): boolean {
  return typeof value === 'function' && /^class\b/u.test(String(value));
}

/** Writes modules that re-export each value, what it returns, and what it constructs. */
async function writeConsumer(): Promise<number> {
  const lines: string[] = [];
  for (const { specifier, file } of kinds.flatMap(listEntries)) {
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    const module = `m${lines.length}`;
    lines.push(`import * as ${module} from '${specifier}';`);
    for (const [name, value] of Object.entries(exported)) {
      const own = `${module}.${name}`;
      lines.push(`export const ${module}_${name} = ${own};`);
      if (isClass(value))
        lines.push(`export const ${module}_${name}_new = (of: InstanceType<typeof ${own}>) => ({ of });`);
      else if (typeof value === 'function')
        lines.push(`export const ${module}_${name}_call = (...args: Parameters<typeof ${own}>) => ${own}(...args);`);
    }
  }
  writeFileSync(join(workspace.folder, 'consumer.ts'), `${lines.join('\n')}\n`);
  return lines.length;
}

/** Typical user code. */
const usual = `
import { type Client, createApi, createClient, followRedirects, listPets } from '@pets/client';
import { createServer } from '@pets/server';

export const client = createClient();
export const api = createApi(client);
export const pets = api.pets;
export const page = await api.pets.list();
export const withRedirects = createClient({ fetch: followRedirects() });
export class PetService {
  readonly client = createClient();
  readonly api = createApi(this.client);
  list() {
    return listPets(this.client);
  }
}
export const usePets = () => ({ client, list: (request: Parameters<typeof listPets>[1]) => listPets(client, request) });
export const clients = new Map([['eu', client]]);
export const server = createServer({ mock: true, hooks: { onResponse: (response) => response } });
export function makeClient(): Client {
  return client;
}
`;

function writeProject(file: string, include: readonly string[], more: object = {}): void {
  const compilerOptions = { ...options, rootDir: '.', outDir: `out-${file}`, ...more };
  writeFileSync(join(workspace.folder, file), JSON.stringify({ compilerOptions, include }));
}

beforeAll(async () => {
  await ensureTool();
  workspace = await makeWorkspace();
  const { folder } = workspace;
  copyFileSync(join(repository, 'test/packages/declarations/spec.yaml'), join(folder, 'spec.yaml'));
  const tool = join(repository, 'generator/bin/trefoil.js');
  run(tool, ['generate', 'spec.yaml', '--scope', '@pets', '--out', 'packages']);
  run(tool, ['generate', 'spec.yaml', '--layout', 'folder', '--out', 'folder']);
  mkdirSync(join(folder, 'node_modules/@pets'));
  for (const kind of kinds) symlinkSync(join(folder, 'packages', kind), join(folder, 'node_modules/@pets', kind));
  for (const kind of kinds) run(join(repository, 'node_modules/ts7/bin/tsc'), ['-p', join('packages', kind)]);
  writeFileSync(join(folder, 'usual.ts'), usual);
  writeProject('consumer.json', ['consumer.ts', 'usual.ts']);
  writeProject('folder.json', ['folder']);
  writeProject('isolated.json', ['folder'], { isolatedDeclarations: true });
  // The complete runtime, including files that no document needs.
  const runtime = join(repository, 'generator/runtime');
  writeProject('runtime.json', [runtime], { isolatedDeclarations: true, rootDir: runtime });
});

afterAll(() => workspace.remove());

/** Runs a check with the newest compiler, which is the fastest, and with a sample of the other compilers. */
function eachCompiler(compilers: readonly Compiler[], name: string, check: (compiler: Compiler) => unknown): void {
  for (const compiler of compilers)
    (compiler === 'ts7' ? test : sampleTest)(`${name} with ${compiler}`, () => check(compiler));
}

describe('a project that emits declarations', () => {
  eachCompiler(['ts54', 'typescript', 'ts7'], 're-exports each public value', async (compiler) => {
    expect(await writeConsumer()).toBeGreaterThan(100);
    expect(typeCheck(workspace.folder, compiler, 'consumer.json')).toEqual([]);
  });

  eachCompiler(['ts54', 'typescript', 'ts7'], 'compiles the sources of the folder layout', (compiler) => {
    expect(typeCheck(workspace.folder, compiler, 'folder.json')).toEqual([]);
  });

  // `isolatedDeclarations` was added in TypeScript 5.5.
  eachCompiler(['typescript', 'ts7'], 'compiles the folder layout with isolatedDeclarations', (compiler) => {
    expect(typeCheck(workspace.folder, compiler, 'isolated.json')).toEqual([]);
    expect(typeCheck(workspace.folder, compiler, 'runtime.json')).toEqual([]);
  });
});
