// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Leaderboard } from '@community-platform/types/leaderboard';
import type { GetLeaderboardRequest } from '@community-platform/types/operations/leaderboard';
import * as operations from '../operations/leaderboard.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The members with the most points. */
export interface LeaderboardApi {
  /**
   * Get the leaderboard.
   *
   * Returns the members with the most points as a plain array, the highest first.
   *
   * `GET /api/admin/v2/gamification/leaderboard`
   */
  get(request?: GetLeaderboardRequest, options?: RequestOptions): Promise<Leaderboard>;
}

/** Binds the operations to a client. */
export const createLeaderboardApi = (client: Sender<OnUndeclared>): LeaderboardApi => ({
  get: (request = {}, options) => unwrap(client.send(operations.getLeaderboardOperation, request, options)),
});
