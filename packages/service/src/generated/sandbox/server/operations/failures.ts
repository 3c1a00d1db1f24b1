// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsBoundedJson } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type {
  CreateFailureRequest,
  CreateFailureResult,
  DeleteFailuresRequest,
  DeleteFailuresResult,
  ListFailuresRequest,
  ListFailuresResult,
} from '../../types/operations/failures.js';
import { errors401_4XX_5XX, failuresResponse } from '../responses.js';

/** Fault injection. */
export interface FailuresHandlers<Principal = unknown, State = unknown> {
  /**
   * List pending faults.
   *
   * The pending faults of the token's community, in the order in which they apply.
   *
   * `GET /sandbox/failures`
   */
  listFailures(input: ListFailuresRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ListFailuresResult>>;
  /**
   * Inject a fault.
   *
   * Makes the next requests of an operation by callers of the token's community fail with a status, wait, or both.
   * The
   * fault applies after authentication, before parameters and body are read, so nothing is written. For an operation
   * without a token, it applies to every caller.
   *
   * `POST /sandbox/failures`
   */
  createFailure(input: CreateFailureRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateFailureResult>>;
  /**
   * Delete pending faults.
   *
   * Deletes the pending faults of the token's community.
   *
   * `DELETE /sandbox/failures`
   */
  deleteFailures(input: DeleteFailuresRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteFailuresResult>>;
}

/** The descriptors of the operations, in document order. */
export const failuresOperations: readonly Operation[] = [
  {
    id: 'listFailures',
    method: 'GET',
    path: '/sandbox/failures',
    responses: { '200': failuresResponse },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createFailure',
    method: 'POST',
    path: '/sandbox/failures',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': failuresResponse },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteFailures',
    method: 'DELETE',
    path: '/sandbox/failures',
    responses: { '204': {} },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
