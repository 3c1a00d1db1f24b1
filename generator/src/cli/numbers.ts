/** Options whose value is a whole number. */
import { UsageError } from './usage-error.js';

/** The largest seed. */
export const mostSeed = 2 ** 32 - 1;

/** Reads the value of an option; throws `UsageError` unless it is a whole number within the bounds. */
export const readNumber = (text: string, name: string, least: number, most: number): number => {
  const value = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${name} ${text}: it is a whole number from ${least} to ${most}`);
};
