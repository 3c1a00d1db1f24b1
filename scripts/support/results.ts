/** Reads the results of a test run from vitest's JSON report. */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from './project.js';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Name and first message line of each failed test. A file that failed outside of its tests counts as one. */
  readonly failures: readonly string[];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function numberIn(report: object, key: string): number {
  const value: unknown = Reflect.get(report, key);
  return typeof value === 'number' ? value : 0;
}

function listIn(report: object, key: string): object[] {
  const value: unknown = Reflect.get(report, key);
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function textIn(report: object, key: string): string {
  const value: unknown = Reflect.get(report, key);
  return typeof value === 'string' ? value : '';
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

function readFailures(file: object): string[] {
  const tests = listIn(file, 'assertionResults').filter((test) => textIn(test, 'status') === 'failed');
  const place = relative(root, textIn(file, 'name'));
  const outside = firstLine(textIn(file, 'message'));
  const hasFailed = outside !== '' || (tests.length === 0 && textIn(file, 'status') === 'failed');
  return [
    ...(hasFailed ? [`${place}: ${outside}`] : []),
    ...tests.map((test) => {
      const messages: unknown = Reflect.get(test, 'failureMessages');
      const message: unknown = Array.isArray(messages) ? messages[0] : undefined;
      return `${place} > ${textIn(test, 'fullName')}: ${typeof message === 'string' ? firstLine(message) : ''}`;
    }),
  ];
}

async function readReport(path: string): Promise<object> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : {};
  } catch {
    // The report is missing or incomplete.
    return {};
  }
}

/** Adds the exit code to the results of a run; only the exit code reveals errors outside of all tests. */
export async function noteExit(path: string, code: number): Promise<void> {
  return writeFile(path, JSON.stringify({ ...(await readReport(path)), exit: code }));
}

/** Reads the results of a run. A run without results, or with an error outside of its tests, counts as one failure. */
export async function readResults(path: string): Promise<Results> {
  const report = await readReport(path);
  const failures = listIn(report, 'testResults').flatMap(readFailures);
  const isSuccess = Reflect.get(report, 'success') === true && Reflect.get(report, 'exit') === 0;
  if (failures.length === 0 && !isSuccess)
    failures.push(`${relative(root, path)}: the run failed outside of its tests`);
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: failures.length,
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
    failures,
  };
}

/** Returns a line for each failure, followed by a line with the totals. */
export function printResults(runs: readonly Results[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number => runs.reduce((total, run) => total + run[key], 0);
  const skipped = sum('skipped');
  const line = `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
  return [...runs.flatMap((run) => run.failures.map((failure) => `failed  ${failure}`)), line].join('\n');
}
