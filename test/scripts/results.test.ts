/** The sum of test runs: a run that fails in any way is a failure. Each is a real vitest run in its own folder. */
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResults } from '../../scripts/support/results.js';
import { runVitest } from '../../scripts/support/vitest.js';
import { drawSample, sampleTest } from '../support/long.js';
import { repository, runNode } from '../support/snippets.js';

let folder: string;
/** Path of the summary script, in the folder of the runs. */
let script: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'trefoil-results-')));
  script = join(folder, 'sum-tests.mjs');
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  // Compiled once: a TypeScript loader takes longer to start than the script to run, and most tests here wait for it.
  await build({
    entryPoints: [join(repository, 'scripts/sum-tests.ts')],
    outfile: script,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Summed {
  readonly code: number;
  readonly sum: string;
  readonly exit: number;
}

/** Returns the results file of a named run. */
function fileOf(name: string): string {
  return join(folder, `${name}.json`);
}

async function sumOf(...paths: readonly string[]): Promise<Pick<Summed, 'sum' | 'exit'>> {
  const { code, stdout, stderr } = await runNode([script, ...paths]);
  return { exit: code, sum: `${stdout}${stderr}`.trimEnd().split('\n').at(-1) ?? '' };
}

/** Runs the given test files as a run with a name. */
async function runTests(name: string, files: Readonly<Record<string, string>>): Promise<Summed> {
  for (const [file, body] of Object.entries(files)) {
    const imports = "import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';\n";
    await writeFile(join(folder, `${file}.test.ts`), imports + body);
  }
  const env = { PATH: process.env['PATH'], NO_COLOR: '1' };
  const code = await runVitest({
    args: ['--root', folder, ...Object.keys(files)],
    results: fileOf(name),
    env,
    stdio: 'ignore',
  });
  return { code, ...(await sumOf(fileOf(name))) };
}

const passing = "test('one', () => {}); test('two', () => {});";

describe('a test run', () => {
  test('a test run that passes has no failures', async () => {
    const files = {
      'passing-first': passing,
      'passing-second': `${passing} test.skip('three', () => {}); test.todo('four');`,
    };
    expect(await runTests('passing', files)).toEqual({ code: 0, sum: '4 passed, 0 failed, 2 skipped', exit: 0 });
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['whose test fails', "test('one', () => { expect(1).toBe(2); }); test('two', () => {});", '1 passed, 1 failed'],
    ['whose tests all fail', "test.each([1, 2, 3])('%i', () => { throw new Error('no'); });", '0 passed, 3 failed'],
    ['whose file throws', "throw new Error('at import'); test('one', () => {});", '0 passed, 1 failed'],
    ['whose file does not parse', "test('one', () => {", '0 passed, 1 failed'],
    ['whose file imports a missing module', `import './nowhere.js'; ${passing}`, '0 passed, 1 failed'],
    ['whose describe throws', "describe('a', () => { throw new Error('no'); });", '0 passed, 1 failed'],
    [
      'whose beforeAll fails',
      `beforeAll(() => { throw new Error('no'); }); ${passing}`,
      '0 passed, 1 failed, 2 skipped',
    ],
    ['whose afterAll fails', `afterAll(() => { throw new Error('no'); }); ${passing}`, '2 passed, 1 failed'],
    ['whose afterEach fails', `afterEach(() => { throw new Error('no'); }); ${passing}`, '0 passed, 2 failed'],
    [
      'with an unhandled rejection',
      `${passing} test('three', () => void Promise.reject(new Error('no')));`,
      '3 passed, 1 failed',
    ],
    [
      'with an error after its tests',
      `${passing} afterAll(() => void setTimeout(() => { throw new Error('no'); }));`,
      '2 passed, 1 failed',
    ],
    ['that ends its process', `${passing} test('three', () => { process.exit(0); });`, '2 passed, 1 failed'],
    ['without a test', 'export {};', '0 passed, 1 failed'],
    [
      'that fails in a test and outside',
      `afterAll(() => { throw new Error('no'); }); test('one', () => { throw new Error('no'); });`,
      '0 passed, 2 failed',
    ],
  ];

  test.each(drawSample(wrong, 2, 'runs that go wrong'))('a run %s counts as a failure', async (name, body, sum) => {
    const { code, ...summed } = await runTests(name.replaceAll(' ', '-'), { [name.replaceAll(' ', '-')]: body });
    expect(code).not.toBe(0);
    expect({ ...summed, sum: summed.sum }).toEqual({ sum, exit: 1 });
  });

  sampleTest('each failing test file counts as a failure, even if other files pass', async () => {
    const files = {
      'beside-first': passing,
      'beside-second': "throw new Error('at import');",
      'beside-third': "test('one', () => { throw new Error('no'); });",
      'beside-fourth': "throw new Error('');",
    };
    expect(await runTests('beside', files)).toEqual({ code: 1, sum: '2 passed, 3 failed', exit: 1 });
    const { failures } = await readResults(fileOf('beside'));
    expect(failures.map((failure) => failure.replace(/^.*\//u, '')).sort()).toEqual([
      'beside-fourth.test.ts: ',
      'beside-second.test.ts: at import',
      'beside-third.test.ts > one: Error: no',
    ]);
  });

  test('a test run that finds no file counts as a failure', async () => {
    const code = await runVitest({
      args: ['--root', folder, 'nothing-at-all'],
      results: fileOf('nothing'),
      stdio: 'ignore',
    });
    expect([code, await sumOf(fileOf('nothing'))]).toEqual([1, { sum: '0 passed, 1 failed', exit: 1 }]);
  });

  sampleTest('a killed test run counts as a failure', async () => {
    const body = `test('one', () => {}); test('two', () => {
      process.on('disconnect', () => process.exit());
      process.kill(process.ppid, 'SIGKILL');
      return new Promise(() => {});
    });`;
    // Results of an earlier run must not be used.
    await writeFile(fileOf('killed'), '{"success":true,"exit":0,"numPassedTests":5,"testResults":[]}');
    expect(await runTests('killed', { killed: body })).toEqual({ code: 1, sum: '0 passed, 1 failed', exit: 1 });
    expect((await readResults(fileOf('killed'))).failures).toEqual([
      expect.stringMatching(/killed\.json: the run failed outside of its tests$/u),
    ]);
  });
});

describe('invalid results', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['cut off', '{"success":true,"exit":0,"numPassedTests":5,"testRes'],
    ['of another kind', '[]'],
    ['null', 'null'],
    ['without an exit code', '{"success":true,"numPassedTests":5,"testResults":[]}'],
    ['without success', '{"exit":0,"numPassedTests":5,"testResults":[]}'],
  ])('invalid results that are %s count as a failure', async (name, text) => {
    const path = fileOf(`none-${name}`);
    if (text !== undefined) await writeFile(path, text);
    const { sum, exit } = await sumOf(path);
    expect([sum, exit]).toEqual([expect.stringMatching(/^\d passed, 1 failed$/u), 1]);
  });

  test('a missing results file counts as a failure', async () => {
    expect((await sumOf()).exit).toBe(1);
  });
});

test('the sum of results includes all runs', async () => {
  const good = fileOf('sum-good');
  await writeFile(good, '{"success":true,"exit":0,"numPassedTests":5,"numPendingTests":1,"testResults":[]}');
  expect(await sumOf(good, good)).toEqual({ sum: '10 passed, 0 failed, 2 skipped', exit: 0 });
  expect(await sumOf(good, fileOf('sum-missing'), good)).toEqual({ sum: '10 passed, 1 failed, 2 skipped', exit: 1 });
});
