/** The results of a test run, from the JSON that vitest writes. */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from './project.js';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Name of each failed test and the first line of its message; a file that failed outside its tests counts as one. */
  readonly failures: readonly string[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const numberIn = (report: object, key: string): number => {
  const value: unknown = Reflect.get(report, key);
  return typeof value === 'number' ? value : 0;
};

const listIn = (report: object, key: string): object[] => {
  const value: unknown = Reflect.get(report, key);
  return Array.isArray(value) ? value.filter(isObject) : [];
};

const textIn = (report: object, key: string): string => {
  const value: unknown = Reflect.get(report, key);
  return typeof value === 'string' ? value : '';
};

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

const readFailures = (file: object): string[] => {
  const tests = listIn(file, 'assertionResults').filter((test) => textIn(test, 'status') === 'failed');
  const place = relative(root, textIn(file, 'name'));
  if (tests.length === 0 && textIn(file, 'status') === 'failed')
    return [`${place}: ${firstLine(textIn(file, 'message'))}`];
  return tests.map((test) => {
    const messages: unknown = Reflect.get(test, 'failureMessages');
    const message: unknown = Array.isArray(messages) ? messages[0] : undefined;
    return `${place} > ${textIn(test, 'fullName')}: ${typeof message === 'string' ? firstLine(message) : ''}`;
  });
};

const readReport = async (path: string): Promise<object> => {
  const parsed: unknown = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  return isObject(parsed) ? parsed : {};
};

/** Adds what the runner exited with to its results, which do not tell of errors outside of all tests. */
export const noteExit = async (path: string, exitCode: number): Promise<void> =>
  writeFile(path, JSON.stringify({ ...(await readReport(path)), exitCode }));

/** Reads one run; a run without results, or that failed outside its tests, counts as one failure. */
export const readResults = async (path: string): Promise<Results> => {
  const report = await readReport(path);
  const failed = numberIn(report, 'numFailedTests');
  const isWell = Reflect.get(report, 'success') === true && Reflect.get(report, 'exitCode') === 0;
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: failed === 0 && !isWell ? 1 : failed,
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
    failures: listIn(report, 'testResults').flatMap(readFailures),
  };
};

/** The failures of runs, a line each, and their sum in the last line. */
export const printResults = (runs: readonly Results[]): string => {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number => runs.reduce((total, run) => total + run[key], 0);
  const skipped = sum('skipped');
  const line = `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
  return [...runs.flatMap((run) => run.failures.map((failure) => `failed  ${failure}`)), line].join('\n');
};
