// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetLeaderboardQuery,
  GetLeaderboardRequest,
  GetLeaderboardResult,
} from '@community-platform/types/operations/leaderboard';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `getLeaderboard`: all parts are present, with defaults. */
export interface GetLeaderboardInput extends GetLeaderboardRequest {
  query: GetLeaderboardQuery;
}

/** The members with the most points. */
export interface LeaderboardHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the leaderboard.
   *
   * Returns the members with the most points as a plain array, highest first.
   *
   * `GET /api/admin/v2/gamification/leaderboard`
   */
  getLeaderboard(input: GetLeaderboardInput, context: RequestContext<Principal, State>): Awaitable<Reply<GetLeaderboardResult>>;
}

/** The descriptors of the operations, in document order. */
export const leaderboardOperations: readonly Operation[] = [
  {
    id: 'getLeaderboard',
    method: 'GET',
    path: '/api/admin/v2/gamification/leaderboard',
    parameters: [{ name: 'period', in: 'query', shape: 'string', style: 'form', explode: true }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
