/** The packages as consumers use them: built, with three compilers and both module resolutions. */
import { cpSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSample } from '../support/long.js';
import { root } from '../support/spec.js';
import { type Compiler, typeCheck } from '../support/type-check.js';
import { makeWorkspace, packageKinds, type Workspace } from '../support/workspace.js';

const resolutions = [
  { moduleResolution: 'bundler', module: 'esnext' },
  { moduleResolution: 'nodenext', module: 'nodenext' },
] as const;

const compilers: readonly Compiler[] = ['ts54', 'typescript', 'ts7'];

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  // The declarations of the packages are checked too; of other packages, only the used ones.
  skipLibCheck: false,
};

let workspace: Workspace;

beforeAll(async () => {
  workspace = await makeWorkspace();
  const scope = join(workspace.folder, 'node_modules/@community-platform');
  for (const kind of packageKinds) cpSync(join(root, 'packages', kind), join(scope, kind), { recursive: true });
  cpSync(fileURLToPath(new URL('./consumer/', import.meta.url)), join(workspace.folder, 'consumer'), {
    recursive: true,
  });
  await mkdir(join(workspace.folder, 'consumer'), { recursive: true });
  for (const options of resolutions) {
    const config = { compilerOptions: { ...compilerOptions, ...options }, include: ['consumer'] };
    await writeFile(join(workspace.folder, `tsconfig.${options.moduleResolution}.json`), JSON.stringify(config));
  }
});

afterAll(() => (process.env['KEEP'] === '1' ? undefined : workspace.remove()));

const pairs = compilers.flatMap((compiler) =>
  resolutions.map(({ moduleResolution }) => ({ compiler, moduleResolution })),
);

describe('correct use compiles and misuse does not', () => {
  test.each(drawSample(pairs, 1, 'compilers and resolutions'))(
    'correct use compiles and misuse does not, with $compiler and $moduleResolution',
    ({ compiler, moduleResolution }) => {
      expect(typeCheck(workspace.folder, compiler, `tsconfig.${moduleResolution}.json`)).toEqual([]);
    },
  );
});
