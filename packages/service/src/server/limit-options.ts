/** How much a caller may ask (document, 8). */
export interface LimitOptions {
  /** Requests of one caller in one window. */
  readonly rateLimit: number;
  /** Milliseconds. */
  readonly rateWindow: number;
  /** Requests of one community in a calendar month (UTC); `undefined` for no limit. */
  readonly quota: number | undefined;
}

export const defaultLimits: LimitOptions = { rateLimit: 2_000, rateWindow: 300_000, quota: undefined };
