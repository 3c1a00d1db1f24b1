import { Failure } from '../codec/errors.js';
import { NetworkError, TimeoutError } from './errors.js';

/** Anything that has a response. */
interface Exchange {
  readonly response: Response;
}

/**
 * Runs `work` until it settles, `signal` aborts (rejects with its reason) or `timeout` expires (rejects with
 * `TimeoutError`). Any other error of `work` that is not a `Failure` is a network failure (rejects with
 * `NetworkError`).
 *
 * `timeout` is in milliseconds; `false` or 0 for none. The listener and the timer are removed afterwards, unless the
 * response body is still to be read: then the signal can still abort it. (`AbortSignal.any` is not available on every
 * platform.)
 */
export async function bounded<T extends Exchange>(
  operationId: string,
  url: string,
  timeout: number | false,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const ownSignal = controller.signal;
  let fail: ((reason: unknown) => void) | undefined;
  // Not every `fetch` respects its signal, and an extra listener for each call would be expensive: reject directly.
  const stop = (reason: unknown): void => {
    controller.abort(reason);
    fail?.(reason);
  };
  const follow = (): void => stop(signal?.reason);
  signal?.addEventListener('abort', follow);
  const timer = timeout ? setTimeout(() => stop(new TimeoutError(timeout)), timeout) : undefined;
  let isOpen = false;
  try {
    const result = await new Promise<T>((resolve, reject) => {
      fail = reject;
      work(ownSignal).then(resolve, reject);
    });
    isOpen = result.response.body !== null && !result.response.bodyUsed;
    return result;
  } catch (error) {
    if (ownSignal.aborted) throw ownSignal.reason;
    throw error instanceof Failure ? error : new NetworkError(error, operationId, url);
  } finally {
    clearTimeout(timer);
    if (!isOpen) signal?.removeEventListener('abort', follow);
  }
}

/** Cancels an unread response body, which frees its connection. */
export const discard = ({ response }: Exchange): unknown => response.body?.cancel().catch(() => undefined);
