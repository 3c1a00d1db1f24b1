/**
 * The lines of a source file that a test file executes. A mutant is tried only against the test files that execute its
 * line. A unit test, because a missing line looks like a mutant that no test detects.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clearCoverage, coverageVariables, readCoverage } from '../../scripts/support/mutants/coverage.js';
import { repository } from '../support/workspace.js';

const source = `const nameOf = (value: number): string => {
  let name = 'many';
  if (value === 0) name = 'nothing';
  else if (value === 1) name = 'one';
  else if (value === 2) name = 'two';
  return name;
};

console.log(nameOf(Number(process.argv[2])));
declare const process: { readonly argv: readonly string[] };
declare const console: { readonly log: (text: string) => void };
`;

const project = mkdtempSync(join(tmpdir(), 'trefoil-coverage-'));
afterAll(() => rmSync(project, { recursive: true }));

test('an `else if` line is covered if its condition is evaluated', async () => {
  for (const folder of ['src', 'dist']) mkdirSync(join(project, folder));
  writeFileSync(join(project, 'src/name.ts'), source);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  // Compiled like the platform.
  const options = ['--rootDir', 'src', '--outDir', 'dist', '--sourceMap', '--module', 'nodenext', '--target', 'es2022'];
  const tsc = join(repository, 'node_modules/ts7/bin/tsc');
  execFileSync(process.execPath, [tsc, ...options, '--types', '', 'src/name.ts'], { cwd: project });
  await clearCoverage(project);
  const folder = join(project, '.cache/coverage');
  for (const value of ['0', '7']) {
    const env = { ...process.env, ...coverageVariables(project) };
    execFileSync(process.execPath, [join(project, 'dist/name.js'), value], { env });
    for (const name of readdirSync(folder).filter((each) => each.startsWith('coverage-')))
      renameSync(join(folder, name), join(folder, `${value} ${name}`));
  }
  const lines = await readCoverage(project, 'dist');
  const testsOf = (line: number): string[] => [...(lines.get(`src/name.ts:${line}`) ?? [])].sort();
  expect([3, 4, 5].map(testsOf)).toEqual([['0', '7'], ['7'], ['7']]);
  // Code that runs on import belongs to no test.
  expect(lines.has('src/name.ts:9')).toBe(false);
});
