/** Detects from another process whether the owner of a lock is still alive. */
import { closeSync, fstatSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two checks. */
const LOOK = 250;

/** Returns the modification time of a file in milliseconds, by any clock; `undefined` if the file does not exist. */
const readTouched = (path: string): number | undefined => {
  try {
    // The file is opened because a network file system may return cached metadata otherwise.
    const file = openSync(path, 'r');
    try {
      return fstatSync(file).mtimeMs;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
};

/**
 * Polls files for `patience` milliseconds and resolves to the first one that is touched meanwhile, if any. Compares for
 * changes only, because the clocks of two hosts may differ.
 */
export const waitForBeat = async (paths: readonly string[], patience: number): Promise<string | undefined> => {
  const before = paths.map(readTouched);
  const end = performance.now() + patience;
  while (performance.now() < end) {
    await setTimeout(LOOK);
    const beating = paths.find((path, index) => {
      const touched = readTouched(path);
      return touched !== undefined && touched !== before[index];
    });
    if (beating !== undefined) return beating;
  }
  return undefined;
};
