/** How much of a long test is done: a sample as a rule, and all of it where `TREFOIL_LONG` is set, as in CI. */
import { test } from 'vitest';
import { isDrawn, isLong, isSampled, sampleSeed, testSeed } from './sample.js';

export { isLong, testSeed };

/** How many runs of a property. */
export const runs = (sample: number, all: number): number => (isLong ? all : sample);

/** A random part of a list in its order, all of it where tests are long; prints the seed. */
export const drawSample = <T>(list: readonly T[], size: number, name: string): readonly T[] => {
  if (isLong || list.length <= size) return list;
  console.info(`${name}: ${size} of ${list.length}, TEST_SEED=${sampleSeed}`);
  let state = sampleSeed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const chosen = new Set(
    list
      .map((_, index) => ({ index, key: next() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, size)
      .map(({ index }) => index),
  );
  return list.filter((_, index) => chosen.has(index));
};

/** `test`, of which two of three are left out where all tests are run, each time others; `TEST_SEED` chooses which. */
export const sampleTest = (name: string, body: () => unknown, timeout?: number): void => {
  test.runIf(!isSampled || isDrawn(name))(name, body, timeout);
};
