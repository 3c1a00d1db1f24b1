/** Puts one mutant into a copy of the project, and tells who noticed. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compilerEnvironment } from '../compiler.js';
import { printError } from '../output.js';
import { root } from '../project.js';
import { type Area, areaOf } from './areas.js';
import { type Coverage, clearCoverage, coverageVariables, readCoverage } from './coverage.js';
import type { Mutant } from './draw.js';
import { nearestTests } from './nearest.js';

export interface Verdict {
  /** `invalid`: the compiler refuses it, so it is no fault that could stand. */
  readonly outcome: 'noticed' | 'survived' | 'invalid';
  /** What noticed it: filters of tests, or the name of a check. */
  readonly by: string | undefined;
}

/** Milliseconds for one group of tests; a mutant that never ends is noticed by that. */
const TIMEOUT = 420_000;

interface RunOptions {
  readonly workers?: number;
  readonly timeout?: number;
  readonly variables?: Readonly<Record<string, string>>;
  /** Whether the end of what it printed is printed where it fails. */
  readonly isTold?: boolean;
}

/** Characters of what failed that are printed. */
const TOLD = 4_000;

const running = new Set<() => void>();

// Tests of a fault may never end by themselves.
process.once('exit', () => {
  for (const kill of running) kill();
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

/** Runs a script of Node; `false` if it fails or does not end in time. */
const succeeds = (
  folder: string,
  args: readonly string[],
  { timeout = TIMEOUT, variables = {}, isTold = false }: RunOptions = {},
): Promise<boolean> =>
  new Promise((done, fail) => {
    // What stands beside the project stands beside no copy of it.
    const SUITES = process.env['SUITES'] ?? join(root, '../shared/suites');
    const env = { ...compilerEnvironment, ...process.env, SUITES, TEST_ORDER: 'short', ...variables };
    const child = spawn(process.execPath, args, {
      ...{ cwd: folder, env, detached: true },
      stdio: ['ignore', isTold ? 'pipe' : 'ignore', 'ignore'],
    });
    let output = '';
    child.stdout?.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-TOLD);
    });
    const kill = (): void => {
      // What it has started goes with it.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(kill, timeout);
    running.add(kill);
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(kill);
      if (code !== 0 && output !== '') printError(output);
      done(code === 0);
    });
  });

const isVariable = (filter: string): boolean => /^[A-Z_]+=/u.test(filter);

const runTests = (folder: string, group: readonly string[], options: RunOptions = {}): Promise<boolean> => {
  const variables = Object.fromEntries(group.filter(isVariable).map((each) => each.split('=')));
  const filters = group.filter((each) => !isVariable(each));
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--root', folder],
    ...['--bail=1', `--maxWorkers=${options.workers ?? 1}`, '--reporter=dot', '--passWithNoTests', ...filters],
  ];
  return succeeds(folder, args, { ...options, variables: { ...variables, ...options.variables } });
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

/** The filters among some that no other includes. */
const widest = (filters: readonly string[]): string[] =>
  filters.filter((one) => !filters.some((other) => other !== one && one.startsWith(other)));

const told = { timeout: 4 * TIMEOUT, isTold: true };

/**
 * Runs all tests of compiled code that can see some files, and counts what they run. Resolves to the coverage, or
 * `undefined` where one fails, which is printed.
 */
export const measure = async (folder: string, files: readonly string[]): Promise<Coverage | undefined> => {
  const wanted = [...new Set(files.map(areaOf))];
  let all: Coverage = new Map();
  for (const compiled of new Set(wanted.flatMap(({ covered }) => covered ?? []))) {
    const counted = wanted.filter(({ covered }) => covered === compiled).flatMap(({ tests }) => tests.flat());
    await clearCoverage(folder);
    const variables = coverageVariables(folder);
    if (!(await runTests(folder, widest([...new Set(counted)]), { ...told, variables }))) return undefined;
    all = new Map([...all, ...(await readCoverage(folder, compiled))]);
  }
  return all;
};

/** Files of tests that are run at once, so that all of them end in time. */
const MOST_FILES = 10;

const inParts = (files: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(files.length / MOST_FILES) }, (_, part) =>
    files.slice(part * MOST_FILES, (part + 1) * MOST_FILES),
  );

const drift = 'check:drift';

const runGroup = (folder: string, group: readonly string[], options?: RunOptions): Promise<boolean> =>
  group[0] === drift
    ? succeeds(folder, ['generator/bin/trefoil.js', 'generate', '--check'], options)
    : runTests(folder, group, options);

/** The groups of tests for a mutant: those that run its line, where that was counted. */
const groupsOf = (area: Area, { file, line }: Mutant, coverage: Coverage): readonly (readonly string[])[] => {
  const { tests, covered, isAllCovered = false, checksDrift = false } = area;
  const first = tests.slice(0, -1);
  const last = tests.at(-1) ?? [];
  if (covered === undefined) return [nearestTests(file), ...(checksDrift ? [[drift]] : []), ...tests];
  const counted = coverage.get(`${file}:${line}`);
  // Of what runs as a module is loaded nothing is counted.
  if (counted === undefined) return [...first, ...inParts(last)];
  const narrow = (group: readonly string[]): string[] =>
    [...counted].filter((test) => group.some((filter) => test.startsWith(filter)));
  return [...(isAllCovered ? first.map(narrow) : first), ...inParts(narrow(last))];
};

/** Runs the tests that can see a mutant, in their order; the first that fail, or `undefined`. */
const findFailure = async (
  folder: string,
  mutant: Mutant,
  coverage: Coverage,
): Promise<readonly string[] | undefined> => {
  for (const group of groupsOf(areaOf(mutant.file), mutant, coverage))
    if (group.length > 0 && !(await runGroup(folder, group))) return group;
  return undefined;
};

/** Whether groups of tests pass where there is no fault, by what they are; each is asked for when it first fails. */
const passing = new Map<string, Promise<boolean>>();

/** Whether a group that a fault fails passes without it; if not, that is printed. */
const passesWithout = (folder: string, area: Area, group: readonly string[]): Promise<boolean> => {
  // What is counted has passed.
  if (area.covered !== undefined) return Promise.resolve(true);
  const run = async (): Promise<boolean> => (await compile(folder, area)) && runGroup(folder, group, told);
  const known = passing.get(group.join(' ')) ?? run();
  passing.set(group.join(' '), known);
  return known;
};

/**
 * Judges a mutant in a copy that nobody else uses; its sources are afterwards as they were before. Resolves to
 * `undefined` where the tests that fail do so without it as well, which is printed.
 */
export const judge = async (folder: string, mutant: Mutant, coverage: Coverage): Promise<Verdict | undefined> => {
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
  let failed: readonly string[] | undefined;
  try {
    if (!(await compile(folder, area))) return { outcome: 'invalid', by: undefined };
    failed = await findFailure(folder, mutant, coverage);
  } finally {
    await put(before);
  }
  if (failed === undefined) return { outcome: 'survived', by: undefined };
  return (await passesWithout(folder, area, failed)) ? { outcome: 'noticed', by: failed.join(' ') } : undefined;
};
