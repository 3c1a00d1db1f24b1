/** How much of a long test is done: a sample as a rule, and all of it where `TREFOIL_LONG` is set, as in CI. */
import { createHash } from 'node:crypto';
import { test } from 'vitest';

/** Whether long tests are done whole. */
export const isLong = (process.env['TREFOIL_LONG'] ?? '') !== '';

/** How many runs of a property. */
export const runs = (sample: number, all: number): number => (isLong ? all : sample);

const random = Math.floor(Math.random() * 2 ** 31);
const given = process.env['TEST_SEED'] ?? '';

/**
 * Decides which values are drawn: the same each time, so that a change fails by what it changes, and by nothing that
 * was there before; `TEST_SEED` says another, and `TEST_SEED=random` looks for what no run has drawn yet.
 */
export const testSeed = given === 'random' ? random : Number(given === '' ? 1 : given);

/** Decides which of the long tests a sample holds: others each time, since each was run whole with the same values. */
const sampleSeed = given === '' ? random : testSeed;

/** A random part of a list in its order, all of it where tests are long; says which seed it drew with. */
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

/** Whether only some of the tests of processes are run: where all tests are, and nobody asked for the long ones. */
const isSampled = !isLong && (process.env['TREFOIL_SAMPLE'] ?? '') !== '';

/** `test`, of which two of three are left out where all tests are run, each time others; `TEST_SEED` chooses which. */
export const sampleTest = (name: string, body: () => unknown, timeout?: number): void => {
  const isDrawn = (createHash('sha256').update(`${sampleSeed} ${name}`).digest()[0] ?? 0) % 3 === 0;
  test.runIf(!isSampled || isDrawn)(name, body, timeout);
};
