// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type { ListOutboxRequest, ListOutboxResult } from '../../types/operations/outbox.js';
import { errors401_4XX_5XX } from '../responses.js';

/** Mails and exports that the platform has sent. */
export interface OutboxHandlers<Principal = unknown, State = unknown> {
  /**
   * List sent mails and exports.
   *
   * Returns the last 100 mails and exports of the token's community, newest first.
   *
   * `GET /outbox`
   */
  listOutbox(input: ListOutboxRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ListOutboxResult>>;
}

/** The descriptors of the operations, in document order. */
export const outboxOperations: readonly Operation[] = [
  {
    id: 'listOutbox',
    method: 'GET',
    path: '/outbox',
    responses: { '200': { content: { 'application/json': sendsJson } } },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
