/**
 * Selects the part of the long tests that a sampled run includes. The test runner also uses this module, before it
 * loads any test.
 */
import { createHash } from 'node:crypto';

/** Whether long tests run in full. */
export const isLong = (process.env['TREFOIL_LONG'] ?? '') !== '';

const random = Math.floor(Math.random() * 2 ** 31);
const given = process.env['TEST_SEED'] ?? '';

/**
 * Seed of random values. It is fixed by default, so that a failure is caused by a change and not by new values.
 * `TEST_SEED` sets another seed, and `TEST_SEED=random` explores new values.
 */
export const testSeed = given === 'random' ? random : Number(given === '' ? 1 : given);

/**
 * Seed that selects the long tests of a sampled run. It is random by default, because all tests have already passed
 * with the same values.
 */
export const sampleSeed = given === '' ? random : testSeed;

/** Whether only a part of the long tests runs, which is the case in runs of all tests without `TREFOIL_LONG`. */
export const isSampled = !isLong && (process.env['TREFOIL_SAMPLE'] ?? '') !== '';

/** Number of long tests from which a sampled run selects one. */
export const oneOf = Number(process.env['TREFOIL_ONE_OF'] ?? 12);

/** Whether a sampled run includes a test. */
export function isDrawn(name: string): boolean {
  return (createHash('sha256').update(`${sampleSeed} ${name}`).digest()[0] ?? 0) % oneOf === 0;
}
