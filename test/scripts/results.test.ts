/** What a run of tests counts as, from the results that the runner really writes; a failure outside a test counts, too. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteExit, printResults, readResults } from '../../scripts/support/results.js';
import { repository, runNode } from '../support/snippets.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trefoil-results-'));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'vitest.config.mjs'), 'export default { test: { include: ["*.case.mjs"] } };\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a file of tests as `npm test` does; resolves to the path of its results and the exit code of the runner. */
const runFile = async (name: string, text: string): Promise<{ results: string; code: number }> => {
  await writeFile(join(folder, `${name}.case.mjs`), text);
  const results = join(folder, `${name}.json`);
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', folder, '--reporter=json', `--outputFile.json=${results}`, `${name}.case`];
  const code = await new Promise<number>((done) => {
    execFile(process.execPath, args, { cwd: folder }, (error) => done(error === null ? 0 : Number(error.code ?? 1)));
  });
  await noteExit(results, code);
  return { results, code };
};

const head = "import { test, beforeAll, afterAll } from 'vitest';\n";
const right = "test('is right', () => {});\n";

/** What is run, and what of it passed and failed. */
const files: readonly (readonly [what: string, text: string, passed: number, failed: number])[] = [
  ['all that passes', head + right, 1, 0],
  ['a test that fails', `${head}${right}test('is wrong', () => { throw new Error('x'); });`, 1, 1],
  ['a file that throws before its tests', `${head}throw new Error('x');`, 0, 1],
  ['a file that imports what is not there', "import './nothing.mjs';\n", 0, 1],
  ['a file that cannot be read', 'const = 1;', 0, 1],
  ['a hook before the tests that fails', `${head}beforeAll(() => { throw new Error('x'); });\n${right}`, 0, 1],
  ['a hook after the tests that fails', `${head}${right}afterAll(() => { throw new Error('x'); });`, 1, 1],
  ['a promise that nobody waits for', `${head}${right}void Promise.reject(new Error('x'));`, 1, 1],
  ['a file without a test', head, 0, 1],
];

describe('a run of', () => {
  test.each(files)('%s', async (what, text, passed, failed) => {
    const { results, code } = await runFile(what.replaceAll(' ', '-'), text);
    const read = await readResults(results);
    expect([read.passed, read.failed]).toEqual([passed, failed]);
    expect(code === 0).toBe(failed === 0);
    expect(printResults([read]).split('\n').at(-1)).toMatch(new RegExp(`^${passed} passed, ${failed} failed`, 'u'));
    const sum = await runNode(['--import', 'tsx', 'scripts/sum-tests.ts', results]);
    expect(sum.stdout.trim().split('\n').at(-1)).toMatch(new RegExp(`^${passed} passed, ${failed} failed`, 'u'));
  });

  test('no results at all, which is a run that was cut off', async () => {
    expect(await readResults(join(folder, 'nothing.json'))).toMatchObject({ passed: 0, failed: 1 });
  });

  test('several is the sum of them', async () => {
    const one = await readResults((await runFile('one', head + right)).results);
    expect(
      printResults([one, one, await readResults('nothing.json')])
        .split('\n')
        .at(-1),
    ).toBe('2 passed, 1 failed');
  });
});
