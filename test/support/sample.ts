/** What is drawn of the long tests: what the runner of all tests asks, too, before there is any test. */
import { createHash } from 'node:crypto';

/** Whether long tests are done whole. */
export const isLong = (process.env['TREFOIL_LONG'] ?? '') !== '';

const random = Math.floor(Math.random() * 2 ** 31);
const given = process.env['TEST_SEED'] ?? '';

/**
 * Decides which values are drawn: the same each time, so that a change fails by what it changes, and by nothing that
 * was there before; `TEST_SEED` says another, and `TEST_SEED=random` looks for what no run has drawn yet.
 */
export const testSeed = given === 'random' ? random : Number(given === '' ? 1 : given);

/** Decides which of the long tests a sample holds: others each time, since each was run whole with the same values. */
export const sampleSeed = given === '' ? random : testSeed;

/** Whether only some of the long tests are run: where all tests are, and nobody asked for the long ones. */
export const isSampled = !isLong && (process.env['TREFOIL_SAMPLE'] ?? '') !== '';

/** Whether a test is one of those that a sample holds, which is one of three. */
export const isDrawn = (name: string): boolean =>
  (createHash('sha256').update(`${sampleSeed} ${name}`).digest()[0] ?? 0) % 3 === 0;
