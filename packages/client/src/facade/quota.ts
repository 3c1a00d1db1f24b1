// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetQuotaRequest } from '@community-platform/types/operations/quota';
import type { Quota } from '@community-platform/types/quota';
import * as operations from '../operations/quota.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** How many requests the plan of the community has left. */
export interface QuotaApi {
  /**
   * Get the quota.
   *
   * Returns how many requests the plan of the community has left in this month. This request counts as well.
   *
   * `GET /api/admin/v2/quota`
   */
  get(request?: GetQuotaRequest, options?: RequestOptions): Promise<Quota>;
}

/** Binds the operations to a client. */
export const createQuotaApi = (client: Sender<OnUndeclared>): QuotaApi => ({
  get: (request = {}, options) => unwrap(client.send(operations.getQuotaOperation, request, options)),
});
