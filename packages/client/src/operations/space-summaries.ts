// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetSpaceSummaryRequest,
  GetSpaceSummaryResult,
} from '@community-platform/types/operations/space-summaries';
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
  unprocessableContentResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getSpaceSummary`. */
export const getSpaceSummaryOperation: Operation<GetSpaceSummaryRequest, GetSpaceSummaryResult> = {
  id: 'getSpaceSummary',
  method: 'GET',
  path: '/api/admin/v2/spaces/{space_id}/ai_summaries',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
    { name: 'date_from', in: 'query', write: writeScalarPair },
    { name: 'first_unread_message_id', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the summary of a space.
 *
 * Returns a summary of what a space has talked about since a time or, in a chat, since a message. A space
 * that has too little to summarize is refused with 422.
 *
 * `GET /api/admin/v2/spaces/{space_id}/ai_summaries`
 */
export function getSpaceSummary<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetSpaceSummaryRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetSpaceSummaryResult, U>> {
  return client.send(getSpaceSummaryOperation, request, options);
}
