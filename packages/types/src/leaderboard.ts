// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The members with the most points, highest first. A plain array, not a page. */
export type Leaderboard = LeaderboardEntry[];

/** A member with the points of a period. */
export interface LeaderboardEntry {
  community_member_id: number;
  name: string;
  public_uid: string;
  headline: string | null;
  avatar_url: string | null;
  /** The points of the period. Without a period, all points that the member ever had. */
  total_points: number;
}

export const leaderboardPeriodValues = ['30_days', '7_days'] as const;

/** The time in which points count, up to now. */
export type LeaderboardPeriod = (typeof leaderboardPeriodValues)[number];
