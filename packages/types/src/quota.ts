// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/**
 * How many requests the plan of the community has, and how many are left. All but those that were answered with
 * 50x count.
 */
export interface Quota {
  /** How many requests the plan has in a month; null for no limit. */
  limit: number | null;
  used: number;
  /** Null when there is no limit. */
  remaining: number | null;
  period_starts_at: string;
  /** When the count starts again from 0. */
  period_ends_at: string;
}
