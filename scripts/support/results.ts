/** The results of a test run, from the JSON that vitest writes. */
import { readFile } from 'node:fs/promises';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const numberIn = (report: object, key: string): number => {
  const value: unknown = Reflect.get(report, key);
  return typeof value === 'number' ? value : 0;
};

/** Reads one run; a run without results, or that failed outside its tests, counts as one failure. */
export const readResults = async (path: string): Promise<Results> => {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const parsed: unknown = JSON.parse(text);
  const report = typeof parsed === 'object' && parsed !== null ? parsed : {};
  const failed = numberIn(report, 'numFailedTests');
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: failed === 0 && Reflect.get(report, 'success') !== true ? 1 : failed,
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  };
};

/** The sum of runs in one line. */
export const printResults = (runs: readonly Results[]): string => {
  const sum = (key: keyof Results): number => runs.reduce((total, run) => total + run[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
};
