// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetLeaderboardRequest, GetLeaderboardResult } from '@community-platform/types/operations/leaderboard';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `getLeaderboard`. */
export const getLeaderboardOperation: Operation<GetLeaderboardRequest, GetLeaderboardResult> = {
  id: 'getLeaderboard',
  method: 'GET',
  path: '/api/admin/v2/gamification/leaderboard',
  parameters: [{ name: 'period', in: 'query', shape: 'string', style: 'form', explode: true }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get the leaderboard.
 *
 * Returns the members with the most points as a plain array, the highest first.
 *
 * `GET /api/admin/v2/gamification/leaderboard`
 */
export function getLeaderboard(
  client: Sender,
  request: GetLeaderboardRequest = {},
  options?: RequestOptions,
): Promise<Received<GetLeaderboardResult>> {
  return client.send(getLeaderboardOperation, request, options);
}
