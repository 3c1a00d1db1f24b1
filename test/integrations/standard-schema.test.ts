/**
 * The entry for Standard Schema: it compiles in each layout, with and without a server, and bundles contain only the
 * validators that are used.
 */
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../../generator/src/config/codegen-config.js';
import { generate } from '../../generator/src/generate.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { testConfig, writeFiles } from '../support/documents.js';
import { typeCheck } from '../support/type-check.js';
import { makeWorkspace, repository, type Workspace } from '../support/workspace.js';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace();
});
afterAll(() => workspace.remove());

/** Generates the document of the guides into a folder; returns the paths. */
async function generateInto(folder: string, config: Partial<Config>): Promise<string[]> {
  const document = await loadDocument('generator/docs/pets.yaml', { allowNetwork: false, cwd: repository });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const { files } = await generate(document, { ...testConfig, integrations: ['standard-schema'], ...config });
  await writeFiles(join(workspace.folder, folder), Object.fromEntries(files));
  return [...files.keys()];
}

/** Type-checks a file in a folder with the options of the workspace. */
async function check(compiler: 'ts54' | 'ts7', file: string, areLocalsUsed = true): Promise<readonly string[]> {
  const tsconfig = JSON.parse(await readFile(join(workspace.folder, 'tsconfig.json'), 'utf8'));
  // TypeScript 5.4 does not have this option.
  const { erasableSyntaxOnly: _, ...compilerOptions } = { ...tsconfig.compilerOptions, noUnusedLocals: areLocalsUsed };
  await writeFile(join(workspace.folder, 'tsconfig.entry.json'), JSON.stringify({ compilerOptions, files: [file] }));
  return typeCheck(workspace.folder, compiler, 'tsconfig.entry.json');
}

const userCode = (specifier: string): string => `
import { getPetResponseChecks, getPetResponseSchemas, petSchema, validateResponses } from '${specifier}';
export const schemas = [getPetResponseSchemas[200], petSchema];
export const checks = { getPet: getPetResponseChecks };
export { validateResponses };
`;

test.each(['ts54', 'ts7'] as const)('validators compile with %s, with and without a server', async (compiler) => {
  const both = await generateInto('both', { layout: 'folder' });
  expect(both.filter((path) => path.startsWith('client/validators'))).toEqual([]);
  expect(await check(compiler, 'both/client/standard-schema.ts')).toEqual([]);
  const alone = await generateInto('alone', { layout: 'folder', packages: ['types', 'client'] });
  expect(alone).toContain('client/validators/operations.ts');
  expect(alone.filter((path) => path.startsWith('server/'))).toEqual([]);
  expect(await check(compiler, 'alone/client/standard-schema.ts')).toEqual([]);
});

test('the validators and the server compile with TypeScript 5.4 if dates are converted', async () => {
  await generateInto('dates', { layout: 'folder', dates: 'Date', int64: 'bigint' });
  for (const file of ['client/standard-schema.ts', 'server/index.ts'])
    expect(await check('ts54', `dates/${file}`, false)).toEqual([]);
});

test.each([
  ['separate packages', {}, 'client', '/standard-schema'],
  ['one package', { layout: 'package' }, 'api', '/client/standard-schema'],
  [
    'one package without a server',
    { layout: 'package', packages: ['types', 'client'] },
    'api',
    '/client/standard-schema',
  ],
] as const)('Standard Schema validators can be used from %s', async (title, config, main, entry) => {
  const folder = title.replaceAll(' ', '-');
  await generateInto(folder, config);
  const root = join(workspace.folder, folder);
  await mkdir(join(root, 'node_modules/@x'), { recursive: true });
  for (const name of main === 'api' ? ['api'] : ['types', 'client']) {
    const { name: scoped } = JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8'));
    await rm(join(root, 'node_modules', scoped), { force: true });
    await mkdir(join(root, 'node_modules', scoped, '..'), { recursive: true });
    await symlink(join(root, name), join(root, 'node_modules', scoped));
    expect(typeCheck(join(root, name))).toEqual([]);
  }
  const { name: scoped } = JSON.parse(await readFile(join(root, main, 'package.json'), 'utf8'));
  await writeFile(join(root, 'use.ts'), userCode(`${scoped}${entry}`));
  expect(await check('ts7', `${folder}/use.ts`)).toEqual([]);
  const used: { schemas: { '~standard': { validate: (value: unknown) => object } }[] } = await import(
    join(root, 'use.ts')
  );
  for (const schema of used.schemas) {
    expect(schema['~standard'].validate({ id: 1, name: 'Rex', kind: 'dog' })).toHaveProperty('value');
    expect(schema['~standard'].validate({ id: 1, name: 'Rex' })).toHaveProperty('issues');
  }
});

test('a bundle contains only the validators that it uses', async () => {
  await generateInto('bundle', { layout: 'folder', packages: ['types', 'client'] });
  const bundle = async (contents: string): Promise<string> => {
    const resolveDir = join(workspace.folder, 'bundle');
    const { outputFiles } = await build({
      stdin: { contents, resolveDir },
      bundle: true,
      write: false,
      format: 'esm',
    });
    return outputFiles[0]?.text ?? '';
  };
  const one = await bundle(`export { getPetResponseSchemas } from './client/standard-schema.ts';`);
  expect(one).toContain('kind');
  expect(one).not.toContain('checkPetPage');
  expect(one).not.toContain('InvalidResponseError');
  const all = await bundle(`export { responseChecks } from './client/standard-schema.ts';`);
  expect(all).toContain('checkPetPage');
});
