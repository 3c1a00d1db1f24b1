import type { Clock, RetryOptions } from './options.js';

/** Methods whose repetition has the effect of one request (RFC 9110 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']);
const SERVER_ERRORS: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** A failure that may be worth another attempt; no response: a network error. */
export interface Failure {
  readonly method: string;
  /** Counted from 1. */
  readonly attempt: number;
  readonly response?: Response;
}

/**
 * Milliseconds to wait before the next attempt; `undefined` if there is to be none.
 *
 * 429 for every method: such a request was not served (RFC 6585 4). 500, 502, 503, 504 and network errors for
 * idempotent methods only, with exponential back-off and full jitter unless `Retry-After` says how long. Timeouts are
 * not retried: the caller has set that bound.
 */
export function retryDelay(options: RetryOptions | false, failure: Failure, clock: Clock): number | undefined {
  if (options === false || failure.attempt >= (options.attempts ?? 3)) return undefined;
  const { baseDelay = 500, maxDelay = 60_000, rateLimitDelay = 60_000 } = options;
  const { response, method, attempt } = failure;
  const asked = response === undefined ? undefined : retryAfter(response.headers.get('retry-after'), clock.now());
  let delay: number;
  if (response?.status === 429) {
    delay = asked ?? rateLimitDelay;
  } else {
    if (!IDEMPOTENT.has(method)) return undefined;
    if (response !== undefined && !SERVER_ERRORS.has(response.status)) return undefined;
    delay = asked ?? clock.random() * Math.min(maxDelay, baseDelay * 2 ** (attempt - 1));
  }
  return delay > maxDelay ? undefined : delay;
}

/** Milliseconds that `Retry-After` asks for, as seconds or as a date (RFC 9110 10.2.3); `undefined` if unreadable. */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
