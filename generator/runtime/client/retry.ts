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
 * After a 429, every method is retried, because the request was not processed (RFC 6585, 4). After 500, 502, 503, 504
 * and network errors, only idempotent methods are retried, with exponential backoff and full jitter unless
 * `Retry-After` contains a delay. Timeouts are not retried: the caller sets this limit. Stream bodies are sent once.
 */
export function retry(options: RetryOptions = {}): Retry {
  const { attempts = 3, baseDelay = 500, maxDelay = 60_000, rateLimitDelay = 60_000, methods = [] } = options;
  return async (attempt, method, signal, clock = systemClock) => {
    /** Returns the delay after `count` attempts; `undefined` if no further attempt is made. */
    const delayAfter = (count: number, response: Response | undefined): number | undefined => {
      if (count >= attempts) return undefined;
      const asked = response && retryAfter(response.headers.get('retry-after'), clock.now());
      if (response?.status === 429) return asked ?? rateLimitDelay;
      const isRepeatable = IDEMPOTENT.has(method) || methods.includes(method);
      if (!isRepeatable || (response && !SERVER_ERRORS.has(response.status))) return undefined;
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
 * Returns the delay in a `Retry-After` header in milliseconds: the header contains seconds or a date (RFC 9110,
 * 10.2.3). `undefined` if it is invalid.
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
