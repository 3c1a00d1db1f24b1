/** Detects whether the owner of a lock, which may run on another host, is still alive. */
import { closeSync, fstatSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two checks. */
const LOOK = 250;

/** Returns the time in milliseconds at which a file was last touched, by any clock; undefined for a missing file. */
function readTouched(path: string): number | undefined {
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
}

/**
 * Watches files for `patience` milliseconds and resolves to the first file that is touched in that time, if any. Only
 * compares times of the same file, because the clocks of two hosts may differ.
 */
export async function waitForBeat(paths: readonly string[], patience: number): Promise<string | undefined> {
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
}
