/** Applies a mutant to a copy of the project and determines which tests detect it. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, runtimeFiles } from '../../../generator/src/emit/runtime/files.js';
import { parseModule } from '../../../generator/src/emit/runtime/modules.js';
import { type Area, areaOf, uncounted } from './areas.js';
import { type Coverage, clearCoverage, coverageVariables, readCoverage } from './coverage.js';
import type { Mutant } from './draw.js';
import { nearestTests } from './nearest.js';
import { type RunOptions, run, succeeds, TIMEOUT } from './run.js';

export interface Verdict {
  /** `invalid`: the mutant does not compile, so it cannot occur in practice. */
  readonly outcome: 'noticed' | 'survived' | 'invalid';
  /** The test filters or the name of the check that detected the mutant. */
  readonly by: string | undefined;
}

function isVariable(filter: string): boolean {
  return /^[A-Z_]+=/u.test(filter);
}

function runTests(folder: string, group: readonly string[], options: RunOptions = {}): Promise<boolean> {
  const variables = Object.fromEntries(group.filter(isVariable).map((each) => each.split('=')));
  const filters = group.filter((each) => !isVariable(each));
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/vitest.config.ts',
    '--root',
    folder,
    '--bail=1',
    `--maxWorkers=${options.workers ?? 1}`,
    '--reporter=dot',
    '--passWithNoTests',
    ...filters,
  ];
  return succeeds(folder, args, { ...options, variables: { ...variables, ...options.variables } });
}

/** Outputs that still contain an earlier mutant, by folder. They are rebuilt when they are needed. */
const stale = new Map<string, Set<string>>();

/** Builds the outputs that a mutant affects, after rebuilding those that still contain the previous mutant. */
async function compile(folder: string, { projects, build }: Area): Promise<boolean> {
  const waiting = stale.get(folder) ?? new Set();
  stale.set(folder, new Set([...projects, ...(build === undefined ? [] : [build.join(' ')])]));
  const compileOne = (project: string): Promise<boolean> =>
    succeeds(folder, [
      'node_modules/ts7/bin/tsc',
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      join(folder, '.cache', `${project.replaceAll('/', '-')}.tsbuildinfo`),
    ]);
  const others = [...waiting].filter((each) => !projects.includes(each) && each !== build?.join(' '));
  for (const each of others) await (each.endsWith('.json') ? compileOne(each) : succeeds(folder, each.split(' ')));
  for (const project of projects) if (!(await compileOne(project))) return false;
  return build === undefined || succeeds(folder, build);
}

/**
 * Returns the package files that contain the declarations of a runtime module. Packages contain only what they need, so
 * there may be none.
 */
function copiesOf(folder: string, file: string, declarations: string): string[] {
  const { path, parts } = runtimeFiles[fileOf(file.slice(runtimeFolder.length).replace(/\.ts$/u, ''))];
  return parts
    .map((part) => `packages/${part}/src/${path}`)
    .filter((copy) => existsSync(join(folder, copy)))
    .filter((copy) => readFileSync(join(folder, copy), 'utf8').includes(declarations));
}

const runtimeFolder = 'generator/runtime/';

/** Removes filters whose tests other filters select as well. */
function widest(filters: readonly string[]): string[] {
  return filters.filter((one) => !filters.some((other) => other !== one && one.startsWith(other)));
}

const verbose = { timeout: 4 * TIMEOUT, isVerbose: true };

/** Results of the project without mutants. */
export interface Measured {
  readonly coverage: Coverage;
  /** Digests of the generator's output by case name; only if files of the generator are tested. */
  readonly outputs: Outputs | undefined;
}

type Outputs = ReadonlyMap<string, string>;

async function digestOutputs(folder: string, options?: RunOptions): Promise<Outputs | undefined> {
  const script = ['--import', 'tsx', 'scripts/support/mutants/print-outputs.ts'];
  const printed = await run(folder, script, { ...options, printedLength: 1_000_000 });
  const lines = printed?.trimEnd().split('\n') ?? [];
  return printed === undefined ? undefined : new Map(lines.map((line) => [line, line.split(' ')[0] ?? '']));
}

/** Returns the names of the cases whose output has changed; `undefined` if this cannot be determined. */
function changedCases(before: Outputs = new Map(), after: Outputs | undefined): readonly string[] | undefined {
  return after === undefined ? undefined : [...after].flatMap(([line, name]) => (before.has(line) ? [] : [name]));
}

/**
 * Runs all tests of compiled code that can detect mutants in the files, with coverage, and records the generator's
 * output. If a test fails, prints the output and resolves to `undefined`.
 */
export async function measure(folder: string, files: readonly string[]): Promise<Measured | undefined> {
  const wanted = [...new Set(files.map(areaOf))];
  let all: Coverage = new Map();
  for (const compiled of new Set(wanted.flatMap(({ covered }) => covered ?? []))) {
    const counted = wanted.filter(({ covered }) => covered === compiled).flatMap(({ tests }) => tests.flat());
    await clearCoverage(folder);
    const variables = coverageVariables(folder);
    if (!(await runTests(folder, widest([...new Set(counted)]), { ...verbose, variables }))) return undefined;
    all = new Map([...all, ...(await readCoverage(folder, compiled))]);
  }
  if (!wanted.some(({ consumers }) => consumers !== undefined)) return { coverage: all, outputs: undefined };
  const outputs = await digestOutputs(folder, verbose);
  return outputs === undefined ? undefined : { coverage: all, outputs };
}

/** Maximum number of test files to run together, so that all of them finish in time. */
const MOST_FILES = 10;

function inParts(files: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(files.length / MOST_FILES) }, (_, part) =>
    files.slice(part * MOST_FILES, (part + 1) * MOST_FILES),
  );
}

const drift = 'check:drift';

function runGroup(folder: string, group: readonly string[], options?: RunOptions): Promise<boolean> {
  return group[0] === drift
    ? succeeds(folder, ['--import', 'tsx', 'scripts/check.ts', 'drift'], options)
    : runTests(folder, group, options);
}

/** Returns the groups of tests for a mutant; with coverage, only tests that execute the mutated line. */
function groupsOf(area: Area, { file, line }: Mutant, coverage: Coverage): readonly (readonly string[])[] {
  const { tests, covered, isAllCovered = false } = area;
  const first = tests.slice(0, -1);
  const last = tests.at(-1) ?? [];
  if (covered === undefined) return [nearestTests(file), ...tests];
  const counted = coverage.get(`${file}:${line}`);
  // There is no coverage of code that runs while a module loads.
  if (counted === undefined) return [...first, ...inParts(last)];
  const narrow = (group: readonly string[]): string[] =>
    [...counted].filter((test) => group.some((filter) => test.startsWith(filter)));
  // Unit tests run on the sources, which have no coverage.
  const [units = [], ...nearer] = first;
  if (isAllCovered) return [units, ...nearer.map(narrow), ...inParts(narrow(last))];
  const processes = uncounted.filter((process) => last.some((filter) => filter.startsWith(process)));
  const others = narrow(last).filter((test) => !uncounted.some((process) => test.startsWith(process)));
  return [...first, ...inParts(others), ...processes.map((process) => [process])];
}

/** Runs the groups of tests that can detect a mutant. Resolves to the first one that fails, or `undefined`. */
async function findFailure(
  folder: string,
  mutant: Mutant,
  { coverage, outputs }: Measured,
): Promise<readonly string[] | undefined> {
  const area = areaOf(mutant.file);
  const findIn = async (groups: readonly (readonly string[])[]): Promise<readonly string[] | undefined> => {
    for (const group of groups) if (group.length > 0 && !(await runGroup(folder, group))) return group;
    return undefined;
  };
  const { consumers } = area;
  if (consumers === undefined) return findIn(groupsOf(area, mutant, coverage));
  const found = await findIn([nearestTests(mutant.file), [drift]]);
  if (found !== undefined) return found;
  // Tests of the generated code cannot detect a mutant that does not change the code.
  const changed = changedCases(outputs, await digestOutputs(folder));
  const narrow = (group: readonly string[]): readonly string[] =>
    changed !== undefined && group.includes('test/cases/') ? [`ONLY=${changed.join(',')}`, ...group] : group;
  const [compared, ...others] = changed?.length === 0 ? [] : consumers.map(narrow);
  return findIn([...(compared === undefined ? [] : [compared]), ...area.tests, ...others]);
}

/** Whether each group of tests passes without a mutant. This is determined when the group first fails. */
const passing = new Map<string, Promise<boolean>>();

/** Whether a group that fails with a mutant passes without it. If not, prints the output. */
function passesWithout(folder: string, area: Area, group: readonly string[]): Promise<boolean> {
  // Tests with coverage have passed before.
  if (area.covered !== undefined) return Promise.resolve(true);
  const run = async (): Promise<boolean> => (await compile(folder, area)) && runGroup(folder, group, verbose);
  const known = passing.get(group.join(' ')) ?? run();
  passing.set(group.join(' '), known);
  return known;
}

/**
 * Tests a mutant in a copy of the project that nothing else uses, and restores the sources afterwards. If the failing
 * tests also fail without the mutant, prints their output and resolves to `undefined`.
 */
export async function judge(folder: string, mutant: Mutant, measured: Measured): Promise<Verdict | undefined> {
  const known = areaOf(mutant.file);
  const original = await readFile(join(folder, mutant.file), 'utf8');
  const mutated = original.slice(0, mutant.from) + mutant.replacement + original.slice(mutant.to);
  const isRuntime = mutant.file.startsWith(runtimeFolder);
  const declarations = isRuntime ? parseModule(mutant.file, original).body : original;
  const copies = isRuntime ? copiesOf(folder, mutant.file, declarations) : [];
  // A file that no package contains is compiled in place.
  const area = isRuntime && copies.length === 0 ? { ...known, projects: ['tsconfig.json'] } : known;
  const places = [mutant.file, ...copies].map((file) => join(folder, file));
  const before = await Promise.all(places.map((place) => readFile(place, 'utf8')));
  const put = (texts: readonly string[]): Promise<unknown> =>
    Promise.all(places.map((place, index) => writeFile(place, texts[index] ?? '')));
  const changed = mutated.slice(original.indexOf(declarations)).trim();
  await put([mutated, ...before.slice(1).map((text) => text.replace(declarations, () => changed))]);
  let failed: readonly string[] | undefined;
  try {
    if (!(await compile(folder, area))) return { outcome: 'invalid', by: undefined };
    failed = await findFailure(folder, mutant, measured);
  } finally {
    await put(before);
  }
  if (failed === undefined) return { outcome: 'survived', by: undefined };
  // If a whole group passes without the mutant, so does a part of it.
  const group = failed.filter((each) => !each.startsWith('ONLY='));
  return (await passesWithout(folder, area, group)) ? { outcome: 'noticed', by: group.join(' ') } : undefined;
}
