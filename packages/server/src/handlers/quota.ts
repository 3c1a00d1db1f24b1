// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type { GetQuotaRequest, GetQuotaResult } from '@community-platform/types/operations/quota';

/** How many requests the plan of the community has left. */
export interface QuotaHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the quota.
   *
   * Returns how many requests the plan of the community has left in this month. This request counts as well.
   *
   * `GET /api/admin/v2/quota`
   */
  getQuota(input: GetQuotaRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetQuotaResult>>;
}
