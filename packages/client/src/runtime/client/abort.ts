import { NetworkError, TimeoutError } from './errors.js';
import type { Clock } from './options.js';

/** Bounds of one attempt. */
export interface Bounds<T> {
  /** What errors are told of. */
  readonly operationId: string;
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds; `false` or 0 for none. */
  readonly timeout: number | false;
  /** The caller's signal goes on to abort the work after it has resolved: an answer's body is still to be streamed. */
  readonly staysOpen?: (result: T) => boolean;
}

/**
 * Runs `work` until it ends, the signal aborts (rejects with its reason) or time is up (rejects with `TimeoutError`). What
 * it throws itself is a failure of the network (rejects with `NetworkError`).
 *
 * Listeners and timer are gone afterwards. (`AbortSignal.any` is not on every platform.)
 */
export async function bounded<T>(bounds: Bounds<T>, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { operationId, url, signal, timeout, staysOpen } = bounds;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const own = controller.signal;
  const follow = (): void => controller.abort(signal?.reason);
  signal?.addEventListener('abort', follow, { once: true });
  const timer = timeout ? setTimeout(() => controller.abort(new TimeoutError(timeout)), timeout) : undefined;
  let isOpen = false;
  try {
    const result = await raceAbort(work(own), own);
    isOpen = staysOpen?.(result) ?? false;
    return result;
  } catch (error) {
    throw own.aborted ? own.reason : new NetworkError(error, operationId, url);
  } finally {
    clearTimeout(timer);
    if (!isOpen) signal?.removeEventListener('abort', follow);
  }
}

/** The promise, or the rejection of a signal that aborts first; the promise itself goes on. */
export async function raceAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
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
