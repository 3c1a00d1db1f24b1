/** Puts one mutant into a copy of the project, and tells who noticed. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Area, areaOf, uncounted } from './areas.js';
import { type Coverage, clearCoverage, coverageVariables, readCoverage } from './coverage.js';
import type { Mutant } from './draw.js';
import { nearestTests } from './nearest.js';
import { type RunOptions, run, succeeds, TIMEOUT } from './run.js';

export interface Verdict {
  /** `invalid`: the compiler refuses it, so it is no fault that could stand. */
  readonly outcome: 'noticed' | 'survived' | 'invalid';
  /** What noticed it: filters of tests, or the name of a check. */
  readonly by: string | undefined;
}

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

/** Where else a file of an area is; a package has of the runtime what it leads to, so that some of it is nowhere else. */
const copiesOf = (folder: string, file: string, { copies }: Area): string[] =>
  (copies?.to ?? []).map((to) => file.replace(copies?.from ?? '', to)).filter((copy) => existsSync(join(folder, copy)));

/** The filters among some that no other includes. */
const widest = (filters: readonly string[]): string[] =>
  filters.filter((one) => !filters.some((other) => other !== one && one.startsWith(other)));

const told = { timeout: 4 * TIMEOUT, isTold: true };

/** What is known of the project without a fault. */
export interface Measured {
  readonly coverage: Coverage;
  /** The names of all cases, by a line with a digest of what the generator makes of it, where files of it were asked for. */
  readonly outputs: Outputs | undefined;
}

type Outputs = ReadonlyMap<string, string>;

const digestOutputs = async (folder: string, options?: RunOptions): Promise<Outputs | undefined> => {
  const script = ['--import', 'tsx', 'scripts/support/mutants/print-outputs.ts'];
  const printed = await run(folder, script, { ...options, kept: 1_000_000 });
  const lines = printed?.trimEnd().split('\n') ?? [];
  return printed === undefined ? undefined : new Map(lines.map((line) => [line, line.split(' ')[0] ?? '']));
};

/** The cases of which something else is made than was; `undefined` where that is not known. */
const changedCases = (before: Outputs = new Map(), after: Outputs | undefined): readonly string[] | undefined =>
  after === undefined ? undefined : [...after].flatMap(([line, name]) => (before.has(line) ? [] : [name]));

/**
 * Runs all tests of compiled code that can see some files, counts what they run, and notes what is generated. Resolves to
 * `undefined` where one fails, which is printed.
 */
export const measure = async (folder: string, files: readonly string[]): Promise<Measured | undefined> => {
  const wanted = [...new Set(files.map(areaOf))];
  let all: Coverage = new Map();
  for (const compiled of new Set(wanted.flatMap(({ covered }) => covered ?? []))) {
    const counted = wanted.filter(({ covered }) => covered === compiled).flatMap(({ tests }) => tests.flat());
    await clearCoverage(folder);
    const variables = coverageVariables(folder);
    if (!(await runTests(folder, widest([...new Set(counted)]), { ...told, variables }))) return undefined;
    all = new Map([...all, ...(await readCoverage(folder, compiled))]);
  }
  if (!wanted.some(({ consumers }) => consumers !== undefined)) return { coverage: all, outputs: undefined };
  const outputs = await digestOutputs(folder, told);
  return outputs === undefined ? undefined : { coverage: all, outputs };
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
    ? succeeds(folder, ['--import', 'tsx', 'scripts/check.ts', 'drift'], options)
    : runTests(folder, group, options);

/** The groups of tests for a mutant: those that run its line, where that was counted. */
const groupsOf = (area: Area, { file, line }: Mutant, coverage: Coverage): readonly (readonly string[])[] => {
  const { tests, covered, isAllCovered = false } = area;
  const first = tests.slice(0, -1);
  const last = tests.at(-1) ?? [];
  if (covered === undefined) return [nearestTests(file), ...tests];
  const counted = coverage.get(`${file}:${line}`);
  // Of what runs as a module is loaded nothing is counted.
  if (counted === undefined) return [...first, ...inParts(last)];
  const narrow = (group: readonly string[]): string[] =>
    [...counted].filter((test) => group.some((filter) => test.startsWith(filter)));
  // Units are of the sources, of which nothing is counted.
  const [units = [], ...nearer] = first;
  if (isAllCovered) return [units, ...nearer.map(narrow), ...inParts(narrow(last))];
  const processes = uncounted.filter((process) => last.some((filter) => filter.startsWith(process)));
  const others = narrow(last).filter((test) => !uncounted.some((process) => test.startsWith(process)));
  return [...first, ...inParts(others), ...processes.map((process) => [process])];
};

/** Runs the tests that can see a mutant, in their order; the first that fail, or `undefined`. */
const findFailure = async (
  folder: string,
  mutant: Mutant,
  { coverage, outputs }: Measured,
): Promise<readonly string[] | undefined> => {
  const area = areaOf(mutant.file);
  const findIn = async (groups: readonly (readonly string[])[]): Promise<readonly string[] | undefined> => {
    for (const group of groups) if (group.length > 0 && !(await runGroup(folder, group))) return group;
    return undefined;
  };
  const { consumers } = area;
  if (consumers === undefined) return findIn(groupsOf(area, mutant, coverage));
  const found = await findIn([nearestTests(mutant.file), [drift]]);
  if (found !== undefined) return found;
  // Who compiles, compares or runs what is generated sees nothing where that is the same.
  const changed = changedCases(outputs, await digestOutputs(folder));
  const narrow = (group: readonly string[]): readonly string[] =>
    changed !== undefined && group.includes('test/cases/') ? [`ONLY=${changed.join(',')}`, ...group] : group;
  const [compared, ...others] = changed?.length === 0 ? [] : consumers.map(narrow);
  return findIn([...(compared === undefined ? [] : [compared]), ...area.tests, ...others]);
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
export const judge = async (folder: string, mutant: Mutant, measured: Measured): Promise<Verdict | undefined> => {
  const known = areaOf(mutant.file);
  const copies = copiesOf(folder, mutant.file, known);
  // What no package has is compiled where it was written.
  const area = known.copies === undefined || copies.length > 0 ? known : { ...known, projects: ['tsconfig.json'] };
  const places = [mutant.file, ...copies].map((file) => join(folder, file));
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
    failed = await findFailure(folder, mutant, measured);
  } finally {
    await put(before);
  }
  if (failed === undefined) return { outcome: 'survived', by: undefined };
  // Where all of a group pass without it, so do some.
  const group = failed.filter((each) => !each.startsWith('ONLY='));
  return (await passesWithout(folder, area, group)) ? { outcome: 'noticed', by: group.join(' ') } : undefined;
};
