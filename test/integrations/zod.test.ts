/**
 * The entry for zod with the real library: its schemas have the types of the document, compile with old and new
 * compilers, and are omitted from bundles that do not use them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** Generates a document into a folder of sources; returns the text of the zod module. */
async function generateInto(folder: string, spec: string): Promise<string> {
  const document = await loadDocument(spec, { allowNetwork: false, cwd: repository });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const { files } = await generate(document, { ...testConfig, layout: 'folder', integrations: ['zod'] });
  const sources = [...files].filter(([path]) => !path.startsWith('server/'));
  await writeFiles(join(workspace.folder, folder), Object.fromEntries(sources));
  // The arrays of requests are readonly, those of zod are not.
  const mutable = sources.map(([path, text]) => [path, text.replaceAll(/\breadonly (?=[\w(]+[^;:]*\[\])/gu, '')]);
  await writeFiles(join(workspace.folder, `${folder}-mutable`), Object.fromEntries(mutable));
  return files.get('client/zod.ts') ?? '';
}

/** Prints a module that compares the inferred type of each schema with the type of the document. */
function printComparison(text: string, expected: readonly string[]): string {
  const schemas = [...text.matchAll(/The schema of `(\w+)`\. \*\/\nexport const (\w+)/gu)];
  const requests = [...text.matchAll(/The schema of the request of `(\w+)`\. \*\/\nexport const (\w+)/gu)];
  const pairs = [
    ...schemas.map(([, type = '', name = '']) => [name, type]),
    ...requests.map(([, value = '', name = '']) => [name, `${value.charAt(0).toUpperCase()}${value.slice(1)}Request`]),
  ];
  expect(pairs.length).toBeGreaterThan(10);
  return [
    `import type * as z from 'zod';`,
    `import type * as schemas from './client/zod.js';`,
    `import type * as types from './types/index.js';`,
    `type From<A, B> = [B] extends [A] ? 'both' : 'to';`,
    `type Compare<A, B> = [A] extends [B] ? From<A, B> : 'different';`,
    ...pairs.map(
      ([name, type]) =>
        `export const ${name}: Compare<z.infer<typeof schemas.${name}>, types.${type}> extends ${expected.map((each) => `'${each}'`).join(' | ')} ? true : false = true;`,
    ),
  ].join('\n');
}

describe.each([
  ['pets', 'generator/docs/pets.yaml'],
  ['own', 'spec/openapi.yaml'],
])('%s', (folder, spec) => {
  let text: string;
  beforeAll(async () => {
    text = await generateInto(folder, spec);
    await writeFile(join(workspace.folder, folder, 'compare.ts'), printComparison(text, ['both', 'to']));
    await writeFile(join(workspace.folder, `${folder}-mutable`, 'compare.ts'), printComparison(text, ['both']));
    const tsconfig = JSON.parse(await readFile(join(workspace.folder, 'tsconfig.json'), 'utf8'));
    // TypeScript 5.4 does not have this option.
    const { erasableSyntaxOnly: _, ...compilerOptions } = { ...tsconfig.compilerOptions, noUnusedLocals: true };
    await writeFile(
      join(workspace.folder, `tsconfig.${folder}.json`),
      JSON.stringify({ compilerOptions, files: [`${folder}/client/zod.ts`] }),
    );
    // zod allows `undefined` for optional members.
    await writeFile(
      join(workspace.folder, `tsconfig.${folder}.compare.json`),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { exactOptionalPropertyTypes: false },
        include: [],
        files: [`${folder}/compare.ts`, `${folder}-mutable/compare.ts`],
      }),
    );
  });

  test.each(['ts54', 'typescript', 'ts7'] as const)('the zod schemas compile with %s', (compiler) => {
    expect(typeCheck(workspace.folder, compiler, `tsconfig.${folder}.json`)).toEqual([]);
  });

  test('types inferred by zod and the types of the document are assignable to each other', () => {
    expect(typeCheck(workspace.folder, 'ts7', `tsconfig.${folder}.compare.json`)).toEqual([]);
  });
});

test('a bundle contains only the zod schemas that it uses', async () => {
  await generateInto('bundle', 'generator/docs/pets.yaml');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { positionSchema } from './client/zod.ts'; console.log(positionSchema);`,
      resolveDir: join(workspace.folder, 'bundle'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['zod'],
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code).toContain('latitude');
  expect(code).not.toContain('pet.adopted');
  expect(code).not.toContain('isMultiple');
});
