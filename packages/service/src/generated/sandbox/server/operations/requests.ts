// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type {
  DeleteRequestsRequest,
  DeleteRequestsResult,
  ListRequestsRequest,
  ListRequestsResult,
} from '../../types/operations/requests.js';
import { errors401_4XX_5XX } from '../responses.js';

/** Recorded requests and their responses. */
export interface RequestsHandlers<Principal = unknown, State = unknown> {
  /**
   * List the latest requests.
   *
   * Returns the last 200 requests with their responses, newest first, without those of the controls, pages and
   * health
   * checks. Headers with credentials are omitted. Text bodies are truncated to 16,384 bytes.
   *
   * `GET /sandbox/requests`
   */
  listRequests(input: ListRequestsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ListRequestsResult>>;
  /**
   * Delete the recorded requests.
   *
   * Deletes the recorded requests of all communities.
   *
   * `DELETE /sandbox/requests`
   */
  deleteRequests(input: DeleteRequestsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteRequestsResult>>;
}

/** The descriptors of the operations, in document order. */
export const requestsOperations: readonly Operation[] = [
  {
    id: 'listRequests',
    method: 'GET',
    path: '/sandbox/requests',
    responses: { '200': { content: { 'application/json': sendsJson } } },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteRequests',
    method: 'DELETE',
    path: '/sandbox/requests',
    responses: { '204': {} },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
