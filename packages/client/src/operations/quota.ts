// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetQuotaRequest, GetQuotaResult } from '@community-platform/types/operations/quota';
import type { Quota } from '@community-platform/types/quota';
import { errors401_403_405_406_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getQuotaOperation: Operation<GetQuotaRequest, GetQuotaResult> = {
  id: 'getQuota',
  method: 'GET',
  path: '/api/admin/v2/quota',
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the quota.
 *
 * Returns the remaining requests of the community's plan in this month. This request counts, too.
 *
 * `GET /api/admin/v2/quota`
 */
export function getQuota<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetQuotaRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetQuotaResult, U>> {
  return client.send(getQuotaOperation, request, options);
}

/** Remaining requests of the community's plan. */
export interface QuotaApi {
  /**
   * Get the quota.
   *
   * Returns the remaining requests of the community's plan in this month. This request counts, too.
   *
   * `GET /api/admin/v2/quota`
   */
  get(request?: GetQuotaRequest, options?: RequestOptions): Promise<Quota>;
}

export const createQuotaApi = (client: Sender<OnUndeclared>): QuotaApi => ({
  get: (request = {}, options) => unwrap(client.send(getQuotaOperation, request, options)),
});
