// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Leaderboard } from '@community-platform/types/leaderboard';
import type { GetLeaderboardRequest, GetLeaderboardResult } from '@community-platform/types/operations/leaderboard';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getLeaderboardOperation: Operation<GetLeaderboardRequest, GetLeaderboardResult> = {
  id: 'getLeaderboard',
  method: 'GET',
  path: '/api/admin/v2/gamification/leaderboard',
  parameters: [{ name: 'period', in: 'query', write: writeScalarPair }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the leaderboard.
 *
 * Returns the members with the most points as a plain array, highest first.
 *
 * `GET /api/admin/v2/gamification/leaderboard`
 */
export function getLeaderboard<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetLeaderboardRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetLeaderboardResult, U>> {
  return client.send(getLeaderboardOperation, request, options);
}

/** The members with the most points. */
export interface LeaderboardApi {
  /**
   * Get the leaderboard.
   *
   * Returns the members with the most points as a plain array, highest first.
   *
   * `GET /api/admin/v2/gamification/leaderboard`
   */
  get(request?: GetLeaderboardRequest, options?: RequestOptions): Promise<Leaderboard>;
}

export const createLeaderboardApi = (client: Sender<OnUndeclared>): LeaderboardApi => ({
  get: (request = {}, options) => unwrap(client.send(getLeaderboardOperation, request, options)),
});
