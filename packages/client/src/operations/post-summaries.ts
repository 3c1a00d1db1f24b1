// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetPostSummaryRequest, GetPostSummaryResult } from '@community-platform/types/operations/post-summaries';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalar } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getPostSummary`. */
export const getPostSummaryOperation: Operation<GetPostSummaryRequest, GetPostSummaryResult> = {
  id: 'getPostSummary',
  method: 'GET',
  path: '/api/admin/v2/posts/{post_id}/summary',
  parameters: [{ name: 'post_id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the summary of a post.
 *
 * Returns a summary of a post and its comments, written by a machine. A post that has none yet is answered
 * with 404.
 *
 * `GET /api/admin/v2/posts/{post_id}/summary`
 */
export function getPostSummary<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPostSummaryRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetPostSummaryResult, U>> {
  return client.send(getPostSummaryOperation, request, options);
}
