/** The extent of long tests: by default a sample; everything if `TREFOIL_LONG` is set, as in CI. */
import { test } from 'vitest';
import { isDrawn, isLong, isSampled, sampleSeed, testSeed } from './sample.js';

export { isLong, testSeed };

/** Returns the number of runs of a property. */
export function runs(sample: number, all: number): number {
  return isLong ? all : sample;
}

/**
 * Returns a random part of a list in its original order, and prints the seed. If `TREFOIL_LONG` is set, returns the
 * whole list, or a larger part of `whole` items.
 */
export function drawSample<T>(list: readonly T[], sample: number, name: string, whole = list.length): readonly T[] {
  const size = isLong ? whole : sample;
  if (list.length <= size) return list;
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
}

/** Like `test`, but sampled runs include only some of these tests, chosen by `TEST_SEED`. */
export function sampleTest(name: string, body: () => unknown, timeout?: number): void {
  test.runIf(!isSampled || isDrawn(name))(name, body, timeout);
}
