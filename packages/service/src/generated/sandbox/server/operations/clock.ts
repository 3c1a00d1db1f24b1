// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsBoundedJson } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type {
  GetClockRequest,
  GetClockResult,
  ResetClockRequest,
  ResetClockResult,
  UpdateClockRequest,
  UpdateClockResult,
} from '../../types/operations/clock.js';
import { clockResponse, errors401_4XX_5XX } from '../responses.js';

/** Time in the sandbox. */
export interface ClockHandlers<Principal = unknown, State = unknown> {
  /**
   * Read the clock.
   *
   * The current time of the sandbox.
   *
   * `GET /sandbox/clock`
   */
  getClock(input: GetClockRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetClockResult>>;
  /**
   * Set or move the clock.
   *
   * This clock determines when access tokens expire, trials end, subscriptions renew, and scheduled posts and events
   * are
   * due. It can be set forward and back between the years 2000 and 2999. Setting it back restores tokens,
   * revocations and
   * idempotency keys that have not expired by the system time, and paid access that has not ended. Actions such as
   * renewals and mails are not undone.
   *
   * `PATCH /sandbox/clock`
   */
  updateClock(input: UpdateClockRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateClockResult>>;
  /**
   * Reset the clock.
   *
   * Makes the clock follow the system clock again.
   *
   * `DELETE /sandbox/clock`
   */
  resetClock(input: ResetClockRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ResetClockResult>>;
}

/** The descriptors of the operations, in document order. */
export const clockOperations: readonly Operation[] = [
  {
    id: 'getClock',
    method: 'GET',
    path: '/sandbox/clock',
    responses: { '200': clockResponse },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateClock',
    method: 'PATCH',
    path: '/sandbox/clock',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': clockResponse },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'resetClock',
    method: 'DELETE',
    path: '/sandbox/clock',
    responses: { '200': clockResponse },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
