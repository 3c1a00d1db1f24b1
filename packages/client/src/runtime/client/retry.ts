import { discard } from './abort.js';
import { systemClock } from './clock.js';
import { NetworkError } from './errors.js';
import type { Retry, RetryOptions } from './options.js';

/** Idempotent methods (RFC 9110, 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']);
const SERVER_ERRORS: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/**
 * Retries failed calls: `createClient({ retry: retry() })`.
 *
 * A 429 is retried for every method, because the request was not processed (RFC 6585, 4). 500, 502, 503, 504 and
 * network errors are retried for idempotent methods only, with exponential backoff and full jitter unless `Retry-After`
 * gives a delay. Timeouts are not retried, because the caller sets that bound. Stream bodies are sent once.
 */
export function retry(options: RetryOptions = {}): Retry {
  const { attempts = 3, baseDelay = 500, maxDelay = 60_000, rateLimitDelay = 60_000 } = options;
  return async (attempt, method, signal, clock = systemClock) => {
    /** Returns the delay after the given number of attempts, or `undefined` if there is no other attempt. */
    const delayAfter = (count: number, response: Response | undefined): number | undefined => {
      if (count >= attempts) return undefined;
      const asked = response && retryAfter(response.headers.get('retry-after'), clock.now());
      if (response?.status === 429) return asked ?? rateLimitDelay;
      if (!IDEMPOTENT.has(method) || (response && !SERVER_ERRORS.has(response.status))) return undefined;
      return asked ?? clock.random() * Math.min(maxDelay, baseDelay * 2 ** (count - 1));
    };
    for (let count = 1; ; count += 1) {
      const result = await attempt().catch((error: unknown) => {
        if (error instanceof NetworkError) return error;
        throw error;
      });
      const isFailure = result instanceof NetworkError;
      const delay = delayAfter(count, isFailure ? undefined : result.response);
      if (delay !== undefined && delay <= maxDelay) {
        if (!isFailure) discard(result);
        await clock.sleep(delay, signal);
      } else if (isFailure) throw result;
      else return result;
    }
  };
}

/**
 * Returns the delay of `Retry-After` in milliseconds, given in seconds or as a date (RFC 9110, 10.2.3); `undefined` if
 * it is invalid.
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
