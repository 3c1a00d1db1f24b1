/** Simulates slow and failing responses on a mock server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readPreferences } from '../../../runtime/server/preferences.js';
import { createRandom } from '../../support/regexp/random.js';

/** Range of delays in milliseconds, and the share of requests that fail, from 0 to 1. */
export interface Traffic {
  readonly delay: readonly [least: number, most: number];
  readonly errorRate: number;
  readonly seed: number;
}

/** How a request is disturbed. */
export interface Disturbance {
  /** In milliseconds. */
  readonly delay: number;
  readonly fails: boolean;
}

/** The longest possible delay, in milliseconds. */
export const mostDelay = 60_000;

/** Reads the delay that a request prefers, such as `delay=250`; `undefined` without this preference. */
function preferredDelay(prefer: string | undefined): number | undefined {
  const text = readPreferences(prefer).get('delay') ?? '';
  return /^\d{1,9}$/u.test(text) ? Math.min(Number(text), mostDelay) : undefined;
}

/** Creates a function that decides how to disturb each request. The same seed produces the same sequence. */
export function createTraffic({ delay, errorRate, seed }: Traffic): (prefer: string | undefined) => Disturbance {
  const random = createRandom(seed);
  const [least, most] = delay;
  return (prefer) => {
    const [chosen, chance] = [least + random.next() * (most - least), random.next()];
    return { delay: preferredDelay(prefer) ?? Math.round(chosen), fails: chance < errorRate };
  };
}

/** Waits for the given number of milliseconds. */
export async function waitFor(delay: number): Promise<void> {
  if (delay > 0) await sleep(delay);
}
