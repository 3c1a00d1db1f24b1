/** Cost of type checking a program that uses twenty operations of this repository's document. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { type Contender, compete } from './contest.js';
import { execute, spendOn } from './documents.js';
import type { Part } from './part.js';

const compilers = { 'TypeScript 7': 'ts7/bin/tsc', 'TypeScript 5.9': 'typescript/bin/tsc' } as const;
const folder = join(root, '.cache/bench/types');

interface Used {
  readonly id: string;
  readonly path: string;
  /** The subpath of the client package that exports the operation's function. */
  readonly module: string;
}

/** Lists the first twenty GET operations. */
async function listUsed(): Promise<readonly Used[]> {
  const { paths } = JSON.parse(await readFile(join(root, 'dist/openapi.json'), 'utf8'));
  const source = join(root, 'packages/client/src/operations');
  const modules = await Promise.all(
    (await readdir(source)).map(async (name) => ({
      module: name.replace(/\.ts$/u, ''),
      text: await readFile(join(source, name), 'utf8'),
    })),
  );
  const all = Object.entries<{ readonly get?: { readonly operationId: string } }>(paths).flatMap(([path, { get }]) => {
    const found = modules.find(({ text }) => text.includes(`export function ${get?.operationId}(`));
    return get === undefined || found === undefined ? [] : [{ id: get.operationId, path, module: found.module }];
  });
  return all.slice(0, 20);
}

function fileOf(name: string): string {
  return join(folder, `${name}.ts`);
}

const compilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  module: 'nodenext',
  target: 'es2022',
  types: [],
};

/** Writes a program that uses the response type of each operation. Its last line is a type error on purpose. */
async function writeProgram(name: string, lines: readonly string[], bodies: readonly string[]): Promise<void> {
  const interfaces = ['export interface Bodies {', ...bodies.map((body) => `  ${body};`), '}'];
  await writeFile(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [fileOf(name)] }));
  await writeFile(fileOf(name), [...lines, ...interfaces, 'export const wrong: string = 1;', ''].join('\n'));
}

async function writePrograms(): Promise<void> {
  const used = await listUsed();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeProgram('floor', [], []);
  await writeProgram(
    'trefoil',
    used.map(({ id, module }) => `import { ${id} } from '@community-platform/client/${module}';`),
    used.map(({ id }) => `${id}: Awaited<ReturnType<typeof ${id}>>['body']`),
  );
  const cli = join(root, 'node_modules/openapi-typescript/bin/cli.js');
  await execute([cli, join(root, 'dist/openapi.json'), '-o', fileOf('paths')]);
  await writeProgram(
    'openapi-fetch',
    [
      `import createClient from 'openapi-fetch';`,
      `import type { paths } from './paths.js';`,
      'const client = createClient<paths>();',
      ...used.map(({ id, path }) => `const ${id} = () => client.GET('${path}', {} as never);`),
    ],
    used.map(({ id }) => `${id}: Awaited<ReturnType<typeof ${id}>>['data']`),
  );
}

function toContender(name: string, compiler: string): Contender {
  return {
    name,
    measure: async () => {
      const { cpu, said } = await spendOn([join(root, 'node_modules', compiler), '-p', join(folder, `${name}.json`)]);
      // The compiler must report that error and no other.
      if (said.split('error TS').length !== 2 || !said.includes("'number' is not assignable to type 'string'"))
        throw new Error(`${name}: ${said}`);
      return cpu;
    },
  };
}

/** Measures the type checking of programs that use generated clients. */
export const measureTypes: Part = async (rounds, report) => {
  if (!(await ensureBuilt('packages', 'reference'))) throw new Error('The packages cannot be built');
  await writePrograms();
  for (const [work, compiler] of Object.entries(compilers)) {
    const contenders = ['floor', 'trefoil', 'openapi-fetch'].map((name) => toContender(name, compiler));
    const standings = await compete(contenders, rounds);
    report({ work: `check the types of 20 operations, ${work}`, unit: 'CPU seconds for a type check', standings });
  }
};
