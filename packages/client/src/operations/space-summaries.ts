// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetSpaceSummaryRequest,
  GetSpaceSummaryResult,
} from '@community-platform/types/operations/space-summaries';
import type { SpaceAiSummary } from '@community-platform/types/space';
import { errors400_401_403_404_405_406_422_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getSpaceSummaryOperation: Operation<GetSpaceSummaryRequest, GetSpaceSummaryResult> = {
  id: 'getSpaceSummary',
  method: 'GET',
  path: '/api/admin/v2/spaces/{space_id}/ai_summaries',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
    { name: 'date_from', in: 'query', write: writeScalarPair },
    { name: 'first_unread_message_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the summary of a space.
 *
 * Returns a summary of the content of a space since a time or, in a chat, since a message. A space with too little
 * content returns 422.
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

/** Automatic summaries of spaces. */
export interface SpaceSummariesApi {
  /**
   * Get the summary of a space.
   *
   * Returns a summary of the content of a space since a time or, in a chat, since a message. A space with too little
   * content returns 422.
   *
   * `GET /api/admin/v2/spaces/{space_id}/ai_summaries`
   */
  get(request: GetSpaceSummaryRequest, options?: RequestOptions): Promise<SpaceAiSummary>;
}

export const createSpaceSummariesApi = (client: Sender<OnUndeclared>): SpaceSummariesApi => ({
  get: (request, options) => unwrap(client.send(getSpaceSummaryOperation, request, options)),
});
