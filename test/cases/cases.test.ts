/**
 * Each folder is a case: a document and the expected result of `trefoil generate`. `expected` contains some of the
 * generated files, `diagnostics.txt` the expected output on stderr, and `run.ts` a script that uses the generated
 * packages. `UPDATE=1` rewrites the expected files; review the diff before you commit it.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDifferences, writeAgreement } from '../support/agreement.js';
import { type Case, listCases } from '../support/case-folder.js';
import { testConfig } from '../support/documents.js';
import { loadInput } from '../support/emit-input.js';
import { type Job, type JobResult, runJobs } from '../support/jobs.js';
import { expectKnown, readKnownFailures } from '../support/known-failures.js';
import { runJob } from '../support/perform.js';
import { shareRuntime } from '../support/shared-runtime.js';
import { groupFindings, typeCheck } from '../support/type-check.js';
import { linkPackages, makeWorkspace, repository, type Workspace } from '../support/workspace.js';

const isUpdate = process.env['UPDATE'] === '1';
/** `CASES=compared`: compare the output without type checks or scripts, for quick feedback. */
const isCompared = process.env['CASES'] === 'compared';
/** `CASES=run`: skip the type checks and run only the cases that have a `run.ts`. */
const isRun = process.env['CASES'] === 'run';
const cases = listCases(dirname(fileURLToPath(import.meta.url))).filter(({ hasRun }) => hasRun || !isRun);
const knownFailures = readKnownFailures();
const succeeding = cases.filter((each) => each.exit === 0);

let workspace: Workspace;
let findings = new Map<string, string[]>();
const commands = new Map<string, JobResult>();
const scripts = new Map<string, JobResult>();

function readDiagnostics(each: Case): string {
  return readFileSync(join(each.folder, 'diagnostics.txt'), 'utf8');
}

function outputOf(each: Case): string {
  return join(workspace.folder, each.name, 'packages');
}

/** The generated text of the expected files by path, read before the type check changes the imports of the runtime. */
const outputs = new Map<string, string>();

function readOutput(each: Case, path: string): string {
  const file = join(outputOf(each), path);
  return outputs.get(file) ?? readFileSync(file, 'utf8');
}

function jobOf(each: Case): Job {
  return {
    kind: 'command',
    cwd: each.folder,
    args: ['generate', '--verbose', ...each.entry, '--out', outputOf(each), '--scope', '@case', ...each.args],
  };
}

/** Returns the values of an option in the arguments of a case. */
function valuesOf({ args }: Case, option: string): string[] {
  const at = args.indexOf(option);
  const rest = at < 0 ? [] : args.slice(at + 1);
  const end = rest.findIndex((each) => each.startsWith('--'));
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * Writes a module that compares the types of a case with those of openapi-typescript. `differences.json` lists cases in
 * which openapi-typescript is wrong; `unjudged.txt` explains why a case is not compared.
 */
async function writeJudge(each: Case): Promise<void> {
  if (existsSync(join(each.folder, 'unjudged.txt'))) return;
  const listed = join(each.folder, 'differences.json');
  const subject = await loadInput(join(each.folder, each.entry[0] ?? 'spec.yaml'), {
    ...testConfig,
    skipUnsupported: each.args.includes('--skip-unsupported'),
    include: valuesOf(each, '--include'),
    exclude: valuesOf(each, '--exclude'),
  });
  const differences = existsSync(listed) ? readDifferences(listed) : [];
  await writeAgreement(join(workspace.folder, each.name), subject, join(outputOf(each), 'types/src'), differences);
}

beforeAll(async () => {
  workspace = await makeWorkspace();
  if (isCompared) return;
  const results = await runJobs(cases.map(jobOf));
  cases.forEach((each, index) => {
    const result = results[index];
    if (result !== undefined) commands.set(each.name, result);
  });
  const generated = succeeding.filter((each) => commands.get(each.name)?.exit === 0);
  for (const each of generated) {
    await linkPackages(workspace.folder, each.name);
    if (!isRun) await writeJudge(each);
    if (each.hasRun) copyFileSync(join(each.folder, 'run.ts'), join(workspace.folder, each.name, 'run.ts'));
  }
  const runnable = generated.filter((each) => each.hasRun);
  const outcomes = await runJobs(
    runnable.map((each) => ({ kind: 'script', file: join(workspace.folder, each.name, 'run.ts') })),
  );
  runnable.forEach((each, index) => {
    const outcome = outcomes[index];
    if (outcome !== undefined) scripts.set(each.name, outcome);
  });
  if (generated.length === 0 || isRun) return;
  for (const file of generated.flatMap((each) => each.expected.map((path) => join(outputOf(each), path))))
    if (existsSync(file)) outputs.set(file, readFileSync(file, 'utf8'));
  shareRuntime(
    workspace.folder,
    generated.map(({ name }) => name),
  );
  findings = groupFindings(typeCheck(workspace.folder));
}, 600_000);

afterAll(async () => {
  if (process.env['KEEP'] === '1') process.stdout.write(`${workspace.folder}\n`);
  else await workspace.remove();
  process.chdir(repository);
});

function update(each: Case, result: JobResult): void {
  if (each.hasDiagnostics) writeFileSync(join(each.folder, 'diagnostics.txt'), result.stderr);
  for (const path of each.expected) writeFileSync(join(each.folder, 'expected', path), readOutput(each, path));
}

function check(each: Case): void {
  const result = commands.get(each.name);
  if (result === undefined) throw new Error('the command did not run');
  expect(result.failure, 'the command threw').toBeUndefined();
  if (isUpdate && result.exit === each.exit) update(each, result);
  if (each.hasDiagnostics) expect(result.stderr).toBe(readDiagnostics(each));
  else expect(result.stderr).toBe('');
  expect(result.exit, 'exit code').toBe(each.exit);
  for (const path of each.expected)
    expect(readOutput(each, path), path).toBe(readFileSync(join(each.folder, 'expected', path), 'utf8'));
  if (each.exit !== 0 || isCompared) return;
  expect(findings.get(each.name) ?? [], `findings of the type check: ${String(findings.get(each.name))}`).toEqual([]);
  // Compares texts, so that the report shows the whole failure.
  if (each.hasRun) expect(scripts.get(each.name)?.failure ?? '', 'run.ts').toBe('');
}

describe('cases', () => {
  test.each(cases)('$name', async (each) => {
    if (isCompared) commands.set(each.name, await runJob(jobOf(each)));
    expectKnown(isCompared ? undefined : knownFailures.get(each.name), () => check(each));
  });

  test('known failures refer only to existing cases', () => {
    if (process.env['ONLY'] !== undefined || isRun) return;
    const names = cases.map((each) => each.name);
    expect([...knownFailures.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});
