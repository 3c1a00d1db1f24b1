/**
 * A folder outside the repository in which generated packages of many documents stand side by side, each set as
 * `<folder>/<name>/packages/{types,client,server}`, importable within `<folder>/<name>` as `@case/types` and so on.
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

/** Makes an empty workspace with what the generated packages depend on. */
export const makeWorkspace = async (): Promise<Workspace> => {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-'));
  await mkdir(join(folder, 'node_modules'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types']) {
    const target = join(repository, 'node_modules', name);
    if (existsSync(target)) await symlink(target, join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig, null, 2));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

/**
 * The manifest with its exports turned to the source, so that what runs and is checked is what was generated. The
 * version is made unique: the compiler takes two packages of one name and version for the same.
 */
const exportSource = (manifest: string, name: string): string =>
  manifest
    .replaceAll(/"\.\/dist\/([^"]*?)(?:\.d\.ts|\.js)"/gu, '"./src/$1.ts"')
    .replace(/"version": "([^"]*)"/u, (_, version: string) => `"version": "${version}-${name}"`);

/** Lets the modules of `<folder>/<name>` import its generated packages; call it after generating them. */
export const linkPackages = async (folder: string, name: string): Promise<void> => {
  const scope = join(folder, name, 'node_modules', '@case');
  await mkdir(scope, { recursive: true });
  for (const kind of packageKinds) {
    const manifest = join(folder, name, 'packages', kind, 'package.json');
    await writeFile(manifest, exportSource(await readFile(manifest, 'utf8'), name));
    await symlink(join('..', '..', 'packages', kind), join(scope, kind));
  }
};
