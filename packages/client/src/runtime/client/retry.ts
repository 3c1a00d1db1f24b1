import { systemClock } from './abort.js';
import type { Retry, RetryOptions } from './options.js';

/** Methods whose repetition has the effect of one request (RFC 9110 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']);
const SERVER_ERRORS: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** A failure that may be worth another attempt; no response: a network error. */
export interface Failure {
  readonly method: string;
  /** Counted from 1. */
  readonly attempt: number;
  readonly response?: Response;
  /** Aborts the wait. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a call again where that is right: `createClient({ retry: retry() })`.
 *
 * After 429 for every method: such a request was not served (RFC 6585 4). After 500, 502, 503, 504 and network errors for
 * idempotent methods only, with exponential back-off and full jitter unless `Retry-After` says how long. Timeouts are
 * not retried: the caller has set that bound.
 */
export function retry(options: RetryOptions = {}): Retry {
  const { attempts = 3, baseDelay = 500, maxDelay = 60_000, rateLimitDelay = 60_000 } = options;
  return ({ response, method, attempt, signal }, clock = systemClock) => {
    if (attempt >= attempts) return undefined;
    const asked = response === undefined ? undefined : retryAfter(response.headers.get('retry-after'), clock.now());
    let delay: number;
    if (response?.status === 429) {
      delay = asked ?? rateLimitDelay;
    } else {
      if (!IDEMPOTENT.has(method)) return undefined;
      if (response !== undefined && !SERVER_ERRORS.has(response.status)) return undefined;
      delay = asked ?? clock.random() * Math.min(maxDelay, baseDelay * 2 ** (attempt - 1));
    }
    return delay > maxDelay ? undefined : clock.sleep(delay, signal);
  };
}

/** Milliseconds that `Retry-After` asks for, as seconds or as a date (RFC 9110 10.2.3); `undefined` if unreadable. */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
