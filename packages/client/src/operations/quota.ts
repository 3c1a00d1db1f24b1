// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetQuotaRequest, GetQuotaResult } from '@community-platform/types/operations/quota';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `getQuota`. */
export const getQuotaOperation: Operation<GetQuotaRequest, GetQuotaResult> = {
  id: 'getQuota',
  method: 'GET',
  path: '/api/admin/v2/quota',
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Get the quota.
 *
 * Returns how many requests the plan of the community has left in this month. This request counts as well.
 *
 * `GET /api/admin/v2/quota`
 */
export function getQuota(
  client: Sender,
  request: GetQuotaRequest = {},
  options?: RequestOptions,
): Promise<Received<GetQuotaResult>> {
  return client.send(getQuotaOperation, request, options);
}
