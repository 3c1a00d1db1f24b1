// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Leaderboard, LeaderboardPeriod } from '../leaderboard.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface GetLeaderboardQuery {
  /** Only points of this time. By default, all points. Example: `"7_days"`. */
  period?: LeaderboardPeriod | undefined;
}

export interface GetLeaderboardRequest {
  query?: GetLeaderboardQuery | undefined;
}

export type GetLeaderboardResult =
  | TypedResponse<200, Leaderboard, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];
