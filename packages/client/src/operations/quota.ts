// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetQuotaRequest, GetQuotaResult } from '@community-platform/types/operations/quota';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  forbiddenAnswer,
  methodNotAllowedAnswer,
  notAcceptableAnswer,
  serverErrorAnswer,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
} from '../answers.js';
import { textHeader } from '../runtime/client/headers.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getQuota`. */
export const getQuotaOperation: Operation<GetQuotaRequest, GetQuotaResult> = {
  id: 'getQuota',
  method: 'GET',
  path: '/api/admin/v2/quota',
  accept: 'application/json',
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '401': unauthorizedAnswer,
    '403': forbiddenAnswer,
    '405': methodNotAllowedAnswer,
    '406': notAcceptableAnswer,
    '429': tooManyRequestsAnswer,
    '5XX': serverErrorAnswer,
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
