/** Reads options whose value is an integer. */
import { UsageError } from './usage-error.js';

/** The largest possible seed. */
export const mostSeed = 2 ** 32 - 1;

/** Reads the value of an option. Throws a `UsageError` unless it is an integer from `least` to `most`. */
export function readNumber(text: string, name: string, least: number, most: number): number {
  const value = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${name} ${text}: expected an integer from ${least} to ${most}`);
}
