import { discard } from './abort.js';
import { systemClock } from './clock.js';
import { NetworkError } from './errors.js';
import type { Retry, RetryOptions } from './options.js';

/** Methods whose repetition has the effect of one request (RFC 9110 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']);
const SERVER_ERRORS: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/**
 * Sends a call again where that is right: `createClient({ retry: retry() })`.
 *
 * After 429 for every method: such a request was not served (RFC 6585 4). After 500, 502, 503, 504 and network errors for
 * idempotent methods only, with exponential back-off and full jitter unless `Retry-After` says how long. Timeouts are
 * not retried: the caller has set that bound. Bodies that are streams are sent once.
 */
export function retry(options: RetryOptions = {}): Retry {
  const { attempts = 3, baseDelay = 500, maxDelay = 60_000, rateLimitDelay = 60_000 } = options;
  return async (attempt, method, signal, clock = systemClock) => {
    /** How long to wait after so many attempts; `undefined`: there is no other. */
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

/** Milliseconds that `Retry-After` asks for, as seconds or as a date (RFC 9110 10.2.3); `undefined` if unreadable. */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
