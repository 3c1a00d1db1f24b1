/**
 * A folder outside the repository with the generated packages of many documents, each in
 * `<folder>/<name>/packages/{types,client,server}` and importable within `<folder>/<name>` as `@case/types` and so on.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../', import.meta.url));

export const packageKinds = ['types', 'client', 'server'] as const;

export interface Workspace {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noFallthroughCasesInSwitch: true,
    noImplicitOverride: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    isolatedModules: true,
    skipLibCheck: true,
    types: ['node'],
    noEmit: true,
  },
  include: ['runtime/**/*', '*/packages/*/src/**/*', '*/agreement.ts', '*/run.ts'],
};

/** Creates an empty workspace with the dependencies of generated packages. */
export async function makeWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-'));
  await mkdir(join(folder, 'node_modules'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types', 'zod']) {
    const target = join(repository, 'node_modules', name);
    if (existsSync(target)) await symlink(target, join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig, null, 2));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Returns the manifest with exports that point to the sources, so that exactly the generated code is run and checked.
 * The version is unique, because the compiler treats two packages with the same name and version as one.
 */
function exportSource(manifest: string, name: string): string {
  return manifest
    .replaceAll(/"\.\/dist\/([^"]*?)(?:\.d\.ts|\.js)"/gu, '"./src/$1.ts"')
    .replace(/"version": "([^"]*)"/u, (_, version: string) => `"version": "${version}-${name}"`);
}

/** Makes the generated packages of `<folder>/<name>` importable within it. Call this after generation. */
export async function linkPackages(folder: string, name: string): Promise<void> {
  const scope = join(folder, name, 'node_modules', '@case');
  await mkdir(scope, { recursive: true });
  for (const kind of packageKinds) {
    const manifest = join(folder, name, 'packages', kind, 'package.json');
    await writeFile(manifest, exportSource(await readFile(manifest, 'utf8'), name));
    await symlink(join('..', '..', 'packages', kind), join(scope, kind));
  }
}
