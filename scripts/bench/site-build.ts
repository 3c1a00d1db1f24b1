/** Benchmark of building the reference: CPU time and size for 1 to 1,223 operations, compared with Redocly's page. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { type Costs, competeIn, type Standing } from './contest.js';
import { github, sizeOf, spendOn } from './documents.js';
import { makeDocument } from './growth.js';
import type { Part } from './part.js';

interface Work {
  readonly name: string;
  readonly file: string;
}

interface Tool {
  readonly name: string;
  readonly args: (file: string, out: string) => readonly string[];
  /** A file that the output must contain. */
  readonly holds: string;
}

const folder = join(root, '.cache/bench/site');

const tools: readonly Tool[] = [
  {
    name: 'Redocly',
    args: (file, out) => [
      join(root, 'node_modules/@redocly/cli/bin/cli.js'),
      'build-docs',
      file,
      '--output',
      join(out, 'index.html'),
    ],
    holds: 'index.html',
  },
  {
    name: 'trefoil',
    args: (file, out) => [join(root, 'generator/bin/trefoil.js'), 'docs', file, '--out', out, '--skip-unsupported'],
    holds: 'llms-full.txt',
  },
];

function outOf({ name }: Tool): string {
  return join(folder, name);
}

const [cpuSeconds, seconds] = ['CPU seconds', 'seconds'] as const;

/** Builds a reference. Resolves to the time that it took. */
async function build(tool: Tool, { file }: Work): Promise<Costs> {
  const out = outOf(tool);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const { cpu, wall, said } = await spendOn(tool.args(file, out), folder);
  if (!existsSync(join(out, tool.holds))) throw new Error(`${tool.name} did not write a reference: ${said}`);
  return { [cpuSeconds]: cpu, [seconds]: wall };
}

async function listWorks(): Promise<Work[]> {
  await mkdir(folder, { recursive: true });
  const made = await Promise.all(
    [1, 30, ...(github === undefined ? [1_223] : [])].map(async (count): Promise<Work> => {
      const file = join(folder, `${count}.json`);
      await writeFile(file, JSON.stringify(makeDocument(count)));
      return { name: `${count.toLocaleString('en')} operations`, file };
    }),
  );
  return [
    ...made,
    { name: '228 operations', file: join(root, 'dist/openapi.json') },
    ...(github === undefined ? [] : [{ name: "GitHub's 1,223 operations", file: github }]),
  ];
}

async function weigh(): Promise<Standing[]> {
  const sizes = await Promise.all(tools.map((tool) => sizeOf(outOf(tool))));
  const [floor = Number.NaN] = sizes;
  return tools.map(({ name }, at) => {
    const size = sizes[at] ?? Number.NaN;
    return { name, cost: size / 1e6, ratio: floor / size, low: floor / size, high: floor / size };
  });
}

/** Measures the build of references, and their sizes. */
export const measureSiteBuild: Part = async (rounds, report) => {
  if (!(await ensureBuilt('reference'))) throw new Error('The reference cannot be built');
  for (const work of await listWorks()) {
    const contenders = tools.map((tool) => ({ name: tool.name, measure: () => build(tool, work) }));
    const standings = await competeIn([cpuSeconds, seconds], contenders, rounds);
    report({ work: `a reference of ${work.name}`, unit: cpuSeconds, standings: standings[cpuSeconds] });
    report({ work: `a reference of ${work.name}`, unit: seconds, standings: standings[seconds] });
    report({ work: `a reference of ${work.name}`, unit: 'MB on disk', standings: await weigh() });
  }
};
