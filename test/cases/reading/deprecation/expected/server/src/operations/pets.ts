// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@case/types';
import type {
  EndingQuery,
  EndingRequest,
  EndingResult,
  FlaggedRequest,
  FlaggedResult,
  NowRequest,
  NowResult,
  OldRequest,
  OldResult,
  SaidRequest,
  SaidResult,
  SinceRequest,
  SinceResult,
} from '@case/types/operations/pets';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `ending`: all parts are present, with defaults. */
export interface EndingInput extends EndingRequest {
  query: EndingQuery;
}

/** pets */
export interface PetsHandlers<Principal = unknown, State = unknown> {
  /** `GET /now` */
  now(input: NowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<NowResult>>;
  /**
   * @deprecated
   * `GET /old`
   */
  old(input: OldRequest, context: RequestContext<Principal, State>): Awaitable<Reply<OldResult>>;
  /**
   * Reads a pet.
   *
   * @deprecated Ends on 30 June 2027.
   *
   * `GET /ending/{id}`
   */
  ending(input: EndingInput, context: RequestContext<Principal, State>): Awaitable<Reply<EndingResult>>;
  /**
   * @deprecated Since 1 January 2025. Ends on 31 December 2027 at 23:59 UTC.
   * `POST /since`
   */
  since(input: SinceRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SinceResult>>;
  /**
   * @deprecated Ends on 30 June 2027.
   * `GET /said`
   */
  said(input: SaidRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SaidResult>>;
  /**
   * @deprecated Ends on 30 June 2027.
   * `GET /flagged`
   */
  flagged(input: FlaggedRequest, context: RequestContext<Principal, State>): Awaitable<Reply<FlaggedResult>>;
}

/** The descriptors of the operations, in document order. */
export const petsOperations: readonly Operation[] = [
  {
    id: 'now',
    method: 'GET',
    path: '/now',
    responses: { '204': {} },
  },
  {
    id: 'old',
    method: 'GET',
    path: '/old',
    responses: { '204': {} },
    deprecation: [['deprecation', '@0']],
  },
  {
    id: 'ending',
    method: 'GET',
    path: '/ending/{id}',
    parameters: [
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'fast', in: 'query', shape: 'boolean', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-age': 'integer' } } },
    deprecation: [['deprecation', '@0'], ['sunset', 'Wed, 30 Jun 2027 00:00:00 GMT']],
  },
  {
    id: 'since',
    method: 'POST',
    path: '/since',
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '204': {} },
    deprecation: [['deprecation', '@1735689600'], ['sunset', 'Fri, 31 Dec 2027 23:59:59 GMT']],
  },
  {
    id: 'said',
    method: 'GET',
    path: '/said',
    responses: { '204': { headers: { deprecation: 'string', sunset: 'string' } } },
    deprecation: [['deprecation', '@0'], ['sunset', 'Wed, 30 Jun 2027 00:00:00 GMT']],
  },
  {
    id: 'flagged',
    method: 'GET',
    path: '/flagged',
    responses: { '204': { headers: { deprecation: 'boolean' } } },
    deprecation: [['sunset', 'Wed, 30 Jun 2027 00:00:00 GMT']],
  },
];
