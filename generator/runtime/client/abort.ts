import { Failure } from '../codec/errors.js';
import { NetworkError, TimeoutError } from './errors.js';

/** A result that contains a response. */
interface Exchange {
  readonly response: Response;
}

/**
 * Runs `work` and settles like it. Rejects with the signal's reason if `signal` aborts first, with `TimeoutError` if
 * `timeout` expires first, and with `NetworkError` if `work` throws an error that is not a `Failure`.
 *
 * `timeout` is in milliseconds; `false` or 0 for none. Afterwards, the timer and the listener are removed. If the
 * response body has not been read yet, the listener stays, so that the signal can abort the body. (`AbortSignal.any` is
 * not available on every platform.)
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
