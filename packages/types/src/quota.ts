// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/**
 * The quota of the community's plan and the remaining requests. All requests count, except those that fail with
 * 5XX.
 */
export interface Quota {
  /** Number of requests per month; null for no limit. */
  limit: number | null;
  used: number;
  /** Null if there is no limit. */
  remaining: number | null;
  /** Format: date-time. */
  period_starts_at: string;
  /** When the count starts again from 0. Format: date-time. */
  period_ends_at: string;
}
