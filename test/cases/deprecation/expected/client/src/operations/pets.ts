// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
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
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { booleanHeader, integerHeader, textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';

/** The data of `now`. */
export const nowOperation: Operation<NowRequest, NowResult> = {
  id: 'now',
  method: 'GET',
  path: '/now',
  responses: { '204': {} },
};

/** `GET /now` */
export function now<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: NowRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<NowResult, U>> {
  return client.send(nowOperation, request, options);
}

/** The data of `old`. */
export const oldOperation: Operation<OldRequest, OldResult> = {
  id: 'old',
  method: 'GET',
  path: '/old',
  responses: { '204': {} },
};

/**
 * @deprecated
 *
 * `GET /old`
 */
export function old<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: OldRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<OldResult, U>> {
  return client.send(oldOperation, request, options);
}

/** The data of `ending`. */
export const endingOperation: Operation<EndingRequest, EndingResult> = {
  id: 'ending',
  method: 'GET',
  path: '/ending/{id}',
  parameters: [
    { name: 'id', in: 'path', write: writeScalar },
    { name: 'fast', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-age': integerHeader } } },
};

/**
 * Reads a pet.
 *
 * @deprecated Ends on 30 June 2027.
 *
 * `GET /ending/{id}`
 */
export function ending<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: EndingRequest,
  options?: RequestOptions<U>,
): Promise<Received<EndingResult, U>> {
  return client.send(endingOperation, request, options);
}

/** The data of `since`. */
export const sinceOperation: Operation<SinceRequest, SinceResult> = {
  id: 'since',
  method: 'POST',
  path: '/since',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '204': {} },
};

/**
 * @deprecated Since 1 January 2025. Ends on 31 December 2027 at 23:59 UTC.
 *
 * `POST /since`
 */
export function since<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SinceRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SinceResult, U>> {
  return client.send(sinceOperation, request, options);
}

/** The data of `said`. */
export const saidOperation: Operation<SaidRequest, SaidResult> = {
  id: 'said',
  method: 'GET',
  path: '/said',
  responses: { '204': { headers: { deprecation: textHeader, sunset: textHeader } } },
};

/**
 * @deprecated Ends on 30 June 2027.
 *
 * `GET /said`
 */
export function said<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SaidRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SaidResult, U>> {
  return client.send(saidOperation, request, options);
}

/** The data of `flagged`. */
export const flaggedOperation: Operation<FlaggedRequest, FlaggedResult> = {
  id: 'flagged',
  method: 'GET',
  path: '/flagged',
  responses: { '204': { headers: { deprecation: booleanHeader } } },
};

/**
 * @deprecated Ends on 30 June 2027.
 *
 * `GET /flagged`
 */
export function flagged<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: FlaggedRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<FlaggedResult, U>> {
  return client.send(flaggedOperation, request, options);
}
