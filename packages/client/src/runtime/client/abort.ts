import { TimeoutError } from './errors.js';
import type { Clock } from './options.js';

/** Bounds of one attempt. */
export interface Bounds<T> {
  readonly signal: AbortSignal | undefined;
  /** Milliseconds; `false` or 0 for none. */
  readonly timeout: number | false;
  /** The caller's signal goes on to abort the work after it has resolved: an answer's body is still to be streamed. */
  readonly staysOpen: (result: T) => boolean;
}

/**
 * Runs `work` until it ends, the signal aborts (rejects with its reason) or time is up (rejects with `TimeoutError`).
 *
 * Listeners and timer are gone afterwards. (`AbortSignal.any` is not on every platform.)
 */
export async function bounded<T>(bounds: Bounds<T>, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal, timeout, staysOpen } = bounds;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal?.reason);
  signal?.addEventListener('abort', follow, { once: true });
  const timer = timeout ? setTimeout(() => controller.abort(new TimeoutError(timeout)), timeout) : undefined;
  let isOpen = false;
  try {
    const result = await raceAbort(work(controller.signal), controller.signal);
    isOpen = staysOpen(result);
    return result;
  } finally {
    clearTimeout(timer);
    if (!isOpen) signal?.removeEventListener('abort', follow);
  }
}

/** The promise, or the rejection of a signal that aborts first; the promise itself goes on. */
export function raceAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The platform's time and chance. */
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
