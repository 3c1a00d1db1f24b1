// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetSpaceSummaryQuery,
  GetSpaceSummaryRequest,
  GetSpaceSummaryResult,
} from '@community-platform/types/operations/space-summaries';
import { errors400_401_403_404_405_406_422_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `getSpaceSummary`: all parts are present, with defaults. */
export interface GetSpaceSummaryInput extends GetSpaceSummaryRequest {
  query: GetSpaceSummaryQuery;
}

/** Automatic summaries of spaces. */
export interface SpaceSummariesHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the summary of a space.
   *
   * Returns a summary of the content of a space since a time or, in a chat, since a message. A space with too little
   * content returns 422.
   *
   * `GET /api/admin/v2/spaces/{space_id}/ai_summaries`
   */
  getSpaceSummary(
    input: GetSpaceSummaryInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetSpaceSummaryResult>>;
}

/** The descriptors of the operations, in document order. */
export const spaceSummariesOperations: readonly Operation[] = [
  {
    id: 'getSpaceSummary',
    method: 'GET',
    path: '/api/admin/v2/spaces/{space_id}/ai_summaries',
    parameters: [
      { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'date_from', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'first_unread_message_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
