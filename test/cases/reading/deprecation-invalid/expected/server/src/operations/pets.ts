// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@case/types';
import type {
  NeverRequest,
  NeverResult,
  SoonRequest,
  SoonResult,
  TurnedRequest,
  TurnedResult,
} from '@case/types/operations/pets';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** pets */
export interface PetsHandlers<Principal = unknown, State = unknown> {
  /** `GET /pets` */
  soon(input: SoonRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SoonResult>>;
  /**
   * @deprecated
   * `POST /pets`
   */
  never_(input: NeverRequest, context: RequestContext<Principal, State>): Awaitable<Reply<NeverResult>>;
  /**
   * @deprecated Ends on 30 June 2027.
   * `PUT /pets`
   */
  turned(input: TurnedRequest, context: RequestContext<Principal, State>): Awaitable<Reply<TurnedResult>>;
}

/** The descriptors of the operations, in document order. */
export const petsOperations: readonly Operation[] = [
  {
    id: 'soon',
    method: 'GET',
    path: '/pets',
    responses: { '204': {} },
  },
  {
    id: 'never_',
    method: 'POST',
    path: '/pets',
    responses: { '204': {} },
    deprecation: [['deprecation', '@0']],
  },
  {
    id: 'turned',
    method: 'PUT',
    path: '/pets',
    responses: { '200': { content: { 'application/json': sendsJson } } },
    deprecation: [['deprecation', '@0'], ['sunset', 'Wed, 30 Jun 2027 00:00:00 GMT']],
  },
];
