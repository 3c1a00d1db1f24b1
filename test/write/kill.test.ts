/**
 * A writer that is killed at any step: every file is either old or new, and the next run completes or undoes the
 * interrupted run. `TREFOIL_LONG=1` kills 100 times, and `TEST_SEED` repeats a run.
 */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { recoverOutput } from '../../generator/src/output/write.js';
import { drawSample, runs, testSeed } from '../support/long.js';
import { prepareWriter, type WriterProcess } from './child.js';
import {
  folder,
  makeTemporary,
  outputOf,
  readTree,
  removeTemporary,
  stagingName,
  type Tree,
  writeTree,
} from './tree.js';
import { run } from './writer.js';
import type { Job } from './writer-process.js';

const kills = runs(8, 40);

let start: (job: Job) => WriterProcess;
beforeAll(() => {
  start = prepareWriter();
});
removeTemporary();

/** Paths of generated files at which some rounds have handwritten files. */
const others = ['types/package.json', 'types/src/a.ts', 'client/package.json', 'server/src/b.ts'];
/** Paths, of which `deep` is a file in one version and a folder in the other. */
const paths = [
  ...others,
  ...['types', 'client', 'server'].flatMap((name) => [
    `${name}/src/index.ts`,
    `${name}/src/deep`,
    ...['a', 'b', 'c'].flatMap((file) => [`${name}/src/deep/${file}.ts`, `${name}/lib/${file}.ts`]),
    `${name}/src/only/one.ts`,
  ]),
];
const beside: Tree = { 'mine.ts': 'mine\n', 'types/src/mine.ts': 'mine\n', 'server/src/only/mine.ts': 'mine\n' };

function isFolderOf(folder: string, all: readonly { readonly path: string }[]): boolean {
  return all.some(({ path }) => path.startsWith(`${folder}/`));
}

function filesOf(version: string) {
  return fc
    .uniqueArray(fc.record({ path: fc.constantFrom(...paths), lines: fc.integer({ min: 1, max: 3_000 }) }), {
      selector: ({ path }) => path,
      minLength: 4,
    })
    .map(
      (files): Tree =>
        Object.fromEntries(
          files
            .filter(({ path }) => !isFolderOf(path, files))
            .map(({ path, lines }) => [path, `${version} of ${path}\n`.repeat(lines)]),
        ),
    );
}

interface Round {
  readonly before: Tree;
  readonly after: Tree;
  /** Paths of existing handwritten files. If there are any, `--force` is used. */
  readonly occupied: readonly string[];
  /** When the process is killed, from 0 to 1: in the whole run, or (`isLate`) after the journal is written. */
  readonly at: number;
  readonly isLate: boolean;
  /** The point at which the run that undoes the first one is killed; `undefined` if it is not killed. */
  readonly again: number | undefined;
  readonly isTimed: boolean;
}

// Most floating-point numbers are close to zero.
const share = fc.noBias(fc.integer({ min: 0, max: 999 })).map((number) => number / 1_000);

const rounds = fc.record<Round>({
  before: filesOf('old'),
  after: filesOf('new'),
  occupied: fc.oneof(fc.constant([]), fc.subarray(others)),
  at: share,
  isLate: fc.boolean(),
  again: fc.option(share, { nil: undefined }),
  isTimed: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
});

/** Returns the text of a handwritten file at a path. */
function own(path: string): string {
  return `mine at ${path}\n`.repeat(2_000);
}

/** Creates a folder in its state before the run. Occupied paths contain edited or handwritten files. */
async function prepare({ before, occupied }: Round): Promise<string> {
  const root = makeTemporary();
  await run(root, before);
  writeTree(root, { ...beside, ...Object.fromEntries(occupied.map((path) => [path, own(path)])) });
  return root;
}

/** Returns the folder after an uninterrupted run. */
function expectedOf({ before, after, occupied }: Round): Tree {
  const isInTheWay = (path: string): boolean => before[path] !== undefined || after[path] !== undefined;
  const kept = occupied.map((path) => [isInTheWay(path) ? `${path}.bak` : path, own(path)]);
  return outputOf(after, { ...beside, ...Object.fromEntries(kept) });
}

/** Starts a job and kills it at a step; resolves to whether it was killed. */
async function killAtStep(job: Job, killAt: number): Promise<boolean> {
  return (await start({ ...job, killAt }).ended) === undefined;
}

/** Starts a job and kills it at a fraction of its expected duration. */
async function killInTime(job: Job, at: number): Promise<boolean> {
  const { child, ended } = start(job);
  setTimeout(() => child.kill('SIGKILL'), 40 + at * 150);
  return (await ended) === undefined;
}

function visible(tree: Tree): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => path.split('/')[0] !== stagingName));
}

/** Expects each file to be complete and either old or new, and files that are in both versions to exist. */
function expectNothingHalf(now: Tree, was: Tree, shall: Tree, { occupied }: Round): void {
  for (const [path, text] of Object.entries(now))
    expect(text === was[path] || text === shall[path], `${path} is whole`).toBe(true);
  const isFile = (text: string | undefined): boolean => text !== undefined && text !== folder;
  for (const path of Object.keys(was))
    if (isFile(was[path]) && isFile(shall[path])) expect(now[path], `${path} is there`).toBeDefined();
  for (const path of occupied) expect([now[path], now[`${path}.bak`]], `${path} is not lost`).toContain(own(path));
}

/** Kills a run and the run that undoes it, and checks the folder each time. Resolves to the number of killed runs. */
async function play(round: Round): Promise<number> {
  const { after: files, occupied, isTimed } = round;
  const root = await prepare(round);
  const was = readTree(root);
  const shall = expectedOf(round);
  const job: Job = { kind: 'write', folder: root, files, force: occupied.length > 0 };
  const report = await start({ ...job, folder: await prepare(round) }).ended;
  if (report?.failure !== '') throw new Error(report?.failure ?? 'it was killed');
  const first = round.isLate ? report.begun : 1;
  const step = (at: number, from: number): number => from + Math.floor(at * (report.steps - from + 1));
  let killed = Number(await (isTimed ? killInTime(job, round.at) : killAtStep(job, step(round.at, first))));
  if (!isTimed) expect(killed, 'it was killed').toBe(1);
  expectNothingHalf(visible(readTree(root)), was, shall, round);
  if (round.again !== undefined) {
    const undo: Job = { ...job, kind: 'recover' };
    // Undoing takes at most as many steps as writing.
    killed += Number(await (isTimed ? killInTime(undo, round.again) : killAtStep(undo, step(round.again, 1))));
    expectNothingHalf(visible(readTree(root)), was, shall, round);
    await recoverOutput(root);
    expect([was, shall], 'all or nothing').toContainEqual(readTree(root));
  }
  await run(root, files, { force: job.force });
  expect(readTree(root)).toEqual(shall);
  rmSync(root, { recursive: true });
  return killed;
}

test(`${kills} killed runs leave only complete files (TEST_SEED=${testSeed})`, async () => {
  let killed = 0;
  // Several rounds run at a time, because most of the time is spent starting processes.
  const all = fc.sample(rounds, { seed: testSeed, numRuns: 4 * kills });
  while (killed < kills) {
    const next = all.splice(0, 2);
    expect(next, 'rounds are left').not.toEqual([]);
    for (const count of await Promise.all(next.map(play))) killed += count;
  }
});

/** A round with every kind of step, which cannot be undone in another order. */
const everything: Round = {
  before: {
    'types/src/deep': 'old\n',
    'client/src/deep/a.ts': 'old\n',
    'server/src/only/one.ts': 'old\n',
    'types/package.json': 'old\n',
  },
  after: {
    'types/src/deep/a.ts': 'new\n',
    'client/src/deep': 'new\n',
    'server/lib/a.ts': 'new\n',
    'types/package.json': 'new\n',
  },
  occupied: ['types/package.json'],
  at: 0,
  isLate: true,
  again: 0,
  isTimed: false,
};

test('a run killed at any step after its start is either undone or complete', async () => {
  const { after: files } = everything;
  const shall = expectedOf(everything);
  const results = new Set<string>();
  const report = await start({ kind: 'write', folder: await prepare(everything), files, force: true }).ended;
  if (report?.failure !== '') throw new Error(report?.failure ?? 'it was killed');
  const steps = Array.from({ length: report.steps - report.begun + 1 }, (_, index) => report.begun + index);
  const [first = 0, ...between] = steps;
  const last = between.pop() ?? first;
  for (const step of [first, ...drawSample(between, 5, 'steps'), last]) {
    const root = await prepare(everything);
    // A link is moved away, and back.
    symlinkSync('nowhere', join(root, 'server/lib'));
    const was = readTree(root);
    expect(await killAtStep({ kind: 'write', folder: root, files, force: true }, step)).toBe(true);
    await recoverOutput(root);
    const now = readTree(root);
    results.add(now['server/lib'] ?? 'nothing');
    expect([was, { ...shall, 'server/lib.bak': '<-> nowhere>' }], `step ${step}`).toContainEqual(now);
  }
  expect([...results]).toEqual(['<-> nowhere>', folder]);
});
