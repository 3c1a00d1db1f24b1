import { Failure } from '../codec/errors.js';
import { NetworkError, TimeoutError } from './errors.js';

/** What came back. */
interface Exchange {
  readonly response: Response;
}

/**
 * Runs `work` until it ends, the signal aborts (rejects with its reason) or time is up (rejects with `TimeoutError`). What
 * it throws itself is a failure of the network (rejects with `NetworkError`), unless it has a name already.
 *
 * `timeout` is in milliseconds; `false` or 0 for none. Listeners and timer are gone afterwards, unless the answer is still
 * to be read: then the signal goes on to abort that. (`AbortSignal.any` is not on every platform.)
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
  const own = controller.signal;
  let fail: ((reason: unknown) => void) | undefined;
  // Not every `fetch` heeds a signal, and to listen to one in each call costs more than all the rest of it.
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
      work(own).then(resolve, reject);
    });
    isOpen = result.response.body !== null && !result.response.bodyUsed;
    return result;
  } catch (error) {
    if (own.aborted) throw own.reason;
    throw error instanceof Failure ? error : new NetworkError(error, operationId, url);
  } finally {
    clearTimeout(timer);
    if (!isOpen) signal?.removeEventListener('abort', follow);
  }
}

/** Frees the connection of an answer that nobody reads. */
export const discard = ({ response }: Exchange): unknown => response.body?.cancel().catch(() => undefined);
