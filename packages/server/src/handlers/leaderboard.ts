// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetLeaderboardQuery,
  GetLeaderboardRequest,
  GetLeaderboardResult,
} from '@community-platform/types/operations/leaderboard';

/** What the handler of `getLeaderboard` receives: every part is there, defaults are filled in. */
export interface GetLeaderboardInput extends GetLeaderboardRequest {
  query: GetLeaderboardQuery;
}

/** The members with the most points. */
export interface LeaderboardHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the leaderboard.
   *
   * Returns the members with the most points as a plain array, the highest first.
   *
   * `GET /api/admin/v2/gamification/leaderboard`
   */
  getLeaderboard(input: GetLeaderboardInput, context: RequestContext<Principal, State>): Awaitable<Reply<GetLeaderboardResult>>;
}
