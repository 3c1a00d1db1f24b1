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
};

const readReport = async (path: string): Promise<object> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : {};
  } catch {
    // It was not written, or not to its end.
    return {};
  }
};

/** Notes beside the results of a run what it exited with: vitest tells of errors outside of all tests by that alone. */
export const noteExit = async (path: string, code: number): Promise<void> =>
  writeFile(path, JSON.stringify({ ...(await readReport(path)), exit: code }));

/** Reads one run; a run without results, or that failed outside its tests, counts as one failure. */
export const readResults = async (path: string): Promise<Results> => {
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
};

/** The failures of runs, a line each, and their sum in the last line. */
export const printResults = (runs: readonly Results[]): string => {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number => runs.reduce((total, run) => total + run[key], 0);
  const skipped = sum('skipped');
  const line = `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
  return [...runs.flatMap((run) => run.failures.map((failure) => `failed  ${failure}`)), line].join('\n');
};
