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
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
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
  answers: { '204': {} },
};

/** `GET /now` */
export function now(
  client: Sender,
  request: NowRequest = {},
  options?: RequestOptions,
): Promise<Received<NowResult>> {
  return client.send(nowOperation, request, options);
}

/** The data of `old`. */
export const oldOperation: Operation<OldRequest, OldResult> = {
  id: 'old',
  method: 'GET',
  path: '/old',
  answers: { '204': {} },
};

/**
 * @deprecated
 *
 * `GET /old`
 */
export function old(
  client: Sender,
  request: OldRequest = {},
  options?: RequestOptions,
): Promise<Received<OldResult>> {
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
  answers: { '200': { content: { 'application/json': readsJson }, headers: { 'x-age': integerHeader } } },
};

/**
 * Reads a pet.
 *
 * @deprecated Ends on 30 June 2027.
 *
 * `GET /ending/{id}`
 */
export function ending(
  client: Sender,
  request: EndingRequest,
  options?: RequestOptions,
): Promise<Received<EndingResult>> {
  return client.send(endingOperation, request, options);
}

/** The data of `since`. */
export const sinceOperation: Operation<SinceRequest, SinceResult> = {
  id: 'since',
  method: 'POST',
  path: '/since',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  answers: { '204': {} },
};

/**
 * @deprecated Since 1 January 2025. Ends on 31 December 2027 at 23:59 UTC.
 *
 * `POST /since`
 */
export function since(
  client: Sender,
  request: SinceRequest = {},
  options?: RequestOptions,
): Promise<Received<SinceResult>> {
  return client.send(sinceOperation, request, options);
}

/** The data of `said`. */
export const saidOperation: Operation<SaidRequest, SaidResult> = {
  id: 'said',
  method: 'GET',
  path: '/said',
  answers: { '204': { headers: { deprecation: textHeader, sunset: textHeader } } },
};

/**
 * @deprecated Ends on 30 June 2027.
 *
 * `GET /said`
 */
export function said(
  client: Sender,
  request: SaidRequest = {},
  options?: RequestOptions,
): Promise<Received<SaidResult>> {
  return client.send(saidOperation, request, options);
}

/** The data of `flagged`. */
export const flaggedOperation: Operation<FlaggedRequest, FlaggedResult> = {
  id: 'flagged',
  method: 'GET',
  path: '/flagged',
  answers: { '204': { headers: { deprecation: booleanHeader } } },
};

/**
 * @deprecated Ends on 30 June 2027.
 *
 * `GET /flagged`
 */
export function flagged(
  client: Sender,
  request: FlaggedRequest = {},
  options?: RequestOptions,
): Promise<Received<FlaggedResult>> {
  return client.send(flaggedOperation, request, options);
}
