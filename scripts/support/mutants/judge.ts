/** Puts one mutant into a copy of the project, and tells who noticed. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compilerEnvironment } from '../../../generator/src/program.js';
import { type Area, areaOf } from './areas.js';
import type { Mutant } from './draw.js';

export interface Verdict {
  /** `invalid`: the compiler refuses it, so it is no fault that could stand. */
  readonly outcome: 'noticed' | 'survived' | 'invalid';
  /** What noticed it: filters of tests, or the name of a check. */
  readonly by: string | undefined;
}

/** Milliseconds for one group of tests; a mutant that never ends is noticed by that. */
const TIMEOUT = 420_000;

/** Runs a script of Node; `false` if it fails or does not end in time. */
const succeeds = (
  folder: string,
  args: readonly string[],
  timeout = TIMEOUT,
  variables: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  new Promise((done, fail) => {
    const env = { ...compilerEnvironment, ...process.env, TEST_ORDER: 'short', ...variables };
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true });
    const kill = (): void => {
      // What it has started goes with it.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(kill, timeout);
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(timer);
      done(code === 0);
    });
  });

const isVariable = (filter: string): boolean => /^[A-Z_]+=/u.test(filter);

const runTests = (folder: string, group: readonly string[], workers = 1, timeout = TIMEOUT): Promise<boolean> => {
  const variables = Object.fromEntries(group.filter(isVariable).map((each) => each.split('=')));
  const filters = group.filter((each) => !isVariable(each));
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--root', folder],
    ...['--bail=1', `--maxWorkers=${workers}`, '--reporter=dot', '--passWithNoTests', ...filters],
  ];
  return succeeds(folder, args, timeout, variables);
};

/** What holds a mutant that is gone from the sources, by folder: it is built again when it is next needed. */
const stale = new Map<string, Set<string>>();

/** Builds what a mutant in an area changes, and first what still holds the mutant before it. */
const compile = async (folder: string, { projects, build }: Area): Promise<boolean> => {
  const waiting = stale.get(folder) ?? new Set();
  stale.set(folder, new Set([...projects, ...(build === undefined ? [] : [build.join(' ')])]));
  const compileOne = (project: string): Promise<boolean> =>
    succeeds(folder, [
      ...['node_modules/ts7/bin/tsc', '-p', project, '--incremental'],
      ...['--tsBuildInfoFile', join(folder, '.cache', `${project.replaceAll('/', '-')}.tsbuildinfo`)],
    ]);
  const others = [...waiting].filter((each) => !projects.includes(each) && each !== build?.join(' '));
  for (const each of others) await (each.endsWith('.json') ? compileOne(each) : succeeds(folder, each.split(' ')));
  for (const project of projects) if (!(await compileOne(project))) return false;
  return build === undefined || succeeds(folder, build);
};

const copiesOf = (file: string, { copies }: Area): string[] =>
  copies === undefined ? [] : copies.to.map((to) => file.replace(copies.from, to));

/** Whether all tests that can see some files pass, side by side. */
export const passes = (folder: string, files: readonly string[], workers: number): Promise<boolean> => {
  const filters = [...new Set(files.flatMap((file) => areaOf(file).tests.flat()))].filter((each) => !isVariable(each));
  const widest = filters.filter((one) => !filters.some((other) => other !== one && one.startsWith(other)));
  return runTests(folder, widest, workers, 3 * TIMEOUT);
};

/** Runs the tests that can see the code of a file, in their order; the first that fail, or `undefined`. */
const findFailure = async (folder: string, file: string): Promise<string | undefined> => {
  const area = areaOf(file);
  if (area.checksDrift && !(await succeeds(folder, ['generator/bin/trefoil.js', 'generate', '--check'])))
    return 'check:drift';
  for (const filters of area.tests) if (!(await runTests(folder, filters))) return filters.join(' ');
  return undefined;
};

/** Judges a mutant in a copy that nobody else uses; its sources are afterwards as they were before. */
export const judge = async (folder: string, mutant: Mutant): Promise<Verdict> => {
  const area = areaOf(mutant.file);
  const places = [mutant.file, ...copiesOf(mutant.file, area)].map((file) => join(folder, file));
  const before = await Promise.all(places.map((place) => readFile(place, 'utf8')));
  const put = (texts: readonly string[]): Promise<unknown> =>
    Promise.all(places.map((place, index) => writeFile(place, texts[index] ?? '')));
  // A copy in a package begins with a notice.
  const original = before[0] ?? '';
  await put(
    before.map((text) => {
      const shift = text.length - original.length;
      return text.slice(0, mutant.from + shift) + mutant.replacement + text.slice(mutant.to + shift);
    }),
  );
  try {
    if (!(await compile(folder, area))) return { outcome: 'invalid', by: undefined };
    const by = await findFailure(folder, mutant.file);
    return { outcome: by === undefined ? 'survived' : 'noticed', by };
  } finally {
    await put(before);
  }
};
