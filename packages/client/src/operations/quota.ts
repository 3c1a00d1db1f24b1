// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetQuotaRequest, GetQuotaResult } from '@community-platform/types/operations/quota';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getQuota`. */
export const getQuotaOperation: Operation<GetQuotaRequest, GetQuotaResult> = {
  id: 'getQuota',
  method: 'GET',
  path: '/api/admin/v2/quota',
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Get the quota.
 *
 * Returns how many requests the plan of the community has left in this month. This request counts as well.
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
