/** Cost of generating code, for a small document and for the document of this repository. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { type Contender, compete } from './contest.js';
import { document, here, spendOn } from './documents.js';
import type { Part } from './part.js';

interface Work {
  readonly name: string;
  readonly file: string;
  /** Name of an operation that the output must contain. */
  readonly operation: string;
}

/** A code generator: its arguments, and the output file that must contain the operation. */
interface Tool {
  readonly name: string;
  readonly args: (file: string, out: string) => readonly string[];
  readonly holds: string;
}

function peer(path: string): string {
  return join(here, 'node_modules', path);
}

const tools: readonly Tool[] = [
  {
    name: 'openapi-ts',
    args: (file, out) => [
      peer('@hey-api/openapi-ts/bin/run.js'),
      '--input',
      file,
      '--output',
      out,
      '--plugins',
      '@hey-api/typescript',
      '@hey-api/sdk',
      'zod',
    ],
    holds: 'sdk.gen.ts',
  },
  {
    name: 'trefoil',
    args: (file, out) => [join(root, 'generator/bin/trefoil.js'), 'generate', file, '--out', out, '--scope', '@bench'],
    holds: 'client/src/operations',
  },
  {
    name: 'openapi-typescript',
    args: (file, out) => [join(root, 'node_modules/openapi-typescript/bin/cli.js'), file, '-o', join(out, 'paths.ts')],
    holds: 'paths.ts',
  },
];

async function holdsOperation(path: string, operation: string): Promise<boolean> {
  if (!(await stat(path)).isDirectory()) return (await readFile(path, 'utf8')).includes(operation);
  const texts = await Promise.all((await readdir(path)).map((name) => readFile(join(path, name), 'utf8')));
  return texts.some((text) => text.includes(operation));
}

function toContender({ name, args, holds }: Tool, { file, operation }: Work): Contender {
  return {
    name,
    measure: async () => {
      const out = join(root, '.cache/bench/generation', name);
      await rm(out, { recursive: true, force: true });
      await mkdir(out, { recursive: true });
      const { cpu, said } = await spendOn(args(file, out), out);
      if (!(await holdsOperation(join(out, holds), operation).catch(() => false)))
        throw new Error(`${name} did not generate ${operation}: ${said}`);
      return cpu;
    },
  };
}

/** Measures code generation with several tools. */
export const measureGeneration: Part = async (rounds, report) => {
  if (!(await ensureBuilt('reference'))) throw new Error('The reference cannot be built');
  await writeFile(join(root, '.cache/bench/package.json'), '{ "type": "module" }\n');
  const works: readonly Work[] = [
    { name: 'three operations', file: document, operation: 'getPet' },
    { name: '228 operations', file: join(root, 'dist/openapi.json'), operation: 'getPost' },
  ];
  for (const work of works) {
    const standings = await compete(
      tools.map((tool) => toContender(tool, work)),
      rounds,
    );
    report({ work: `generate ${work.name}`, unit: 'CPU seconds', standings });
  }
};
