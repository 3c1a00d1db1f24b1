// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type { GetQuotaRequest, GetQuotaResult } from '@community-platform/types/operations/quota';
import { errors401_403_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Remaining requests of the community's plan. */
export interface QuotaHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the quota.
   *
   * Returns the remaining requests of the community's plan in this month. This request counts, too.
   *
   * `GET /api/admin/v2/quota`
   */
  getQuota(input: GetQuotaRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetQuotaResult>>;
}

/** The descriptors of the operations, in document order. */
export const quotaOperations: readonly Operation[] = [
  {
    id: 'getQuota',
    method: 'GET',
    path: '/api/admin/v2/quota',
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
