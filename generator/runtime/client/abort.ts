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
  const follow = (): void => controller.abort(signal?.reason);
  signal?.addEventListener('abort', follow);
  const timer = timeout ? setTimeout(() => controller.abort(new TimeoutError(timeout)), timeout) : undefined;
  let isOpen = false;
  try {
    // Not every `fetch` heeds a signal.
    const aborted = new Promise<never>((_, reject) => {
      own.onabort = () => reject(own.reason);
    });
    const result = await Promise.race([work(own), aborted]);
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
