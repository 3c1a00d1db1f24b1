/** Whether the holder of a lock still beats, as another process sees it. */
import { closeSync, fstatSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK = 250;

/** When a file was touched, in milliseconds by whatever clock; `undefined` where it is gone. */
const readTouched = (path: string): number | undefined => {
  try {
    // Opened, since a file system of the network tells of a file that is not what it knew a while ago.
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
 * Looks at files for some milliseconds, and resolves to the first that is touched meanwhile, if any. Only that it is
 * touched counts, not when: the clocks of two hosts may differ.
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
