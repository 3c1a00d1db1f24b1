// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetLeaderboardRequest, GetLeaderboardResult } from '@community-platform/types/operations/leaderboard';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getLeaderboard`. */
export const getLeaderboardOperation: Operation<GetLeaderboardRequest, GetLeaderboardResult> = {
  id: 'getLeaderboard',
  method: 'GET',
  path: '/api/admin/v2/gamification/leaderboard',
  parameters: [{ name: 'period', in: 'query', write: writeScalarPair }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the leaderboard.
 *
 * Returns the members with the most points as a plain array, the highest first.
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
