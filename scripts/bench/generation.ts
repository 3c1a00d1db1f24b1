/** Cost of generating code, for a small document, for the document of this repository and for GitHub's. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { type Costs, competeIn, type Measurer } from './contest.js';
import { document, github, here, sizeOf, spendOn } from './documents.js';
import type { Part } from './part.js';

interface Work {
  readonly name: string;
  readonly file: string;
  /** Name of an operation that the output must contain, in a spelling that matches all tools. */
  readonly operation: RegExp;
}

/** A code generator: its arguments, and the output file that must contain the operation. */
interface Tool {
  readonly name: string;
  readonly args: (file: string, out: string) => readonly string[];
  readonly holds: string;
  /** Content of a configuration file, which is written next to the output folder. */
  readonly config?: (file: string, out: string) => object;
  /** Whether the tool fails on GitHub's document. */
  readonly failsOnGithub?: true;
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
    name: 'orval',
    args: (_, out) => [peer('orval/dist/bin/orval.mjs'), '--config', `${out}.config.mjs`],
    // A client and its validators are two outputs of two configurations.
    config: (file, out) => {
      const output = (name: string, client: string) => ({
        input: file,
        output: { target: join(out, name), client, mode: 'split' },
      });
      return { client: output('client.ts', 'fetch'), validators: output('zod.ts', 'zod') };
    },
    holds: 'client.ts',
    failsOnGithub: true,
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

async function holdsOperation(path: string, operation: RegExp): Promise<boolean> {
  if (!(await stat(path)).isDirectory()) return operation.test(await readFile(path, 'utf8'));
  const texts = await Promise.all((await readdir(path)).map((name) => readFile(join(path, name), 'utf8')));
  return texts.some((text) => operation.test(text));
}

const units = ['CPU seconds', 'seconds', 'MiB of memory at the peak', 'MB on disk'] as const;

/** Generates once. Resolves to the costs, or throws if the output does not contain the operation. */
async function generate({ name, args, holds, config }: Tool, { file, operation }: Work): Promise<Costs> {
  const out = join(root, '.cache/bench/generation', name);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  if (config !== undefined)
    await writeFile(`${out}.config.mjs`, `export default ${JSON.stringify(config(file, out))};\n`);
  const { cpu, wall, memory, said } = await spendOn(args(file, out), out);
  if (!(await holdsOperation(join(out, holds), operation).catch(() => false)))
    throw new Error(`${name} did not generate ${operation.source}: ${said}`);
  return {
    'CPU seconds': cpu,
    seconds: wall,
    'MiB of memory at the peak': memory,
    'MB on disk': (await sizeOf(out)) / 1e6,
  };
}

function toMeasurer(tool: Tool, work: Work): Measurer {
  return { name: tool.name, measure: () => generate(tool, work) };
}

/** Measures code generation with several tools. */
export const measureGeneration: Part = async (rounds, report) => {
  if (!(await ensureBuilt('reference'))) throw new Error('The reference cannot be built');
  await writeFile(join(root, '.cache/bench/package.json'), '{ "type": "module" }\n');
  const works: readonly Work[] = [
    { name: 'three operations', file: document, operation: /getPet/u },
    { name: '228 operations', file: join(root, 'dist/openapi.json'), operation: /getPost/u },
    ...(github === undefined
      ? []
      : [{ name: "GitHub's 1,223 operations", file: github, operation: /repos\/?[gG]et\b/u }]),
  ];
  for (const work of works) {
    const standings = await competeIn(
      units,
      tools.filter((tool) => work.file !== github || tool.failsOnGithub !== true).map((tool) => toMeasurer(tool, work)),
      rounds,
    );
    for (const unit of units)
      report({
        work: `generate ${work.name}`,
        unit,
        standings: standings[unit],
      });
  }
};
