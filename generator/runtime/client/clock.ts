import type { Clock } from './options.js';

/**
 * Settles like the promise, but rejects with the signal's reason if the signal aborts first. Does not cancel the
 * promise.
 */
export async function raceAbort<T>(promise: T | PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal?.reason);
  });
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** The platform's clock and random number generator. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(ms, signal) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const elapsed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    try {
      await raceAbort(elapsed, signal);
    } finally {
      clearTimeout(timer);
    }
  },
};
