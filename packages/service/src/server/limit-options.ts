/** Rate limit and quota. */
export interface LimitOptions {
  /** Requests per caller and window. */
  readonly rateLimit: number;
  /** Length of a window in milliseconds. */
  readonly rateWindow: number;
  /** Requests per community and calendar month (UTC); `undefined` for no limit. */
  readonly quota: number | undefined;
}

export const defaultLimits: LimitOptions = { rateLimit: 2_000, rateWindow: 300_000, quota: undefined };
