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
import type { Pet } from '@case/types/schemas';
import {
  booleanHeader,
  integerHeader,
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';

export const nowOperation: Operation<NowRequest, NowResult> = {
  id: 'now',
  method: 'GET',
  path: '/now',
  accept: null,
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

export const oldOperation: Operation<OldRequest, OldResult> = {
  id: 'old',
  method: 'GET',
  path: '/old',
  accept: null,
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

export const endingOperation: Operation<EndingRequest, EndingResult> = {
  id: 'ending',
  method: 'GET',
  path: '/ending/{id}',
  parameters: [
    { name: 'id', in: 'path', write: writeScalar },
    { name: 'fast', in: 'query', write: writeScalarPair },
  ],
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

export const sinceOperation: Operation<SinceRequest, SinceResult> = {
  id: 'since',
  method: 'POST',
  path: '/since',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: null,
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

export const saidOperation: Operation<SaidRequest, SaidResult> = {
  id: 'said',
  method: 'GET',
  path: '/said',
  accept: null,
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

export const flaggedOperation: Operation<FlaggedRequest, FlaggedResult> = {
  id: 'flagged',
  method: 'GET',
  path: '/flagged',
  accept: null,
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

/** pets */
export interface PetsApi {
  /** `GET /now` */
  now(request?: NowRequest, options?: RequestOptions): Promise<undefined>;
  /**
   * @deprecated
   *
   * `GET /old`
   */
  old(request?: OldRequest, options?: RequestOptions): Promise<undefined>;
  /**
   * Reads a pet.
   *
   * @deprecated Ends on 30 June 2027.
   *
   * `GET /ending/{id}`
   */
  ending(request: EndingRequest, options?: RequestOptions): Promise<Pet>;
  /**
   * @deprecated Since 1 January 2025. Ends on 31 December 2027 at 23:59 UTC.
   *
   * `POST /since`
   */
  since(request?: SinceRequest, options?: RequestOptions): Promise<undefined>;
  /**
   * @deprecated Ends on 30 June 2027.
   *
   * `GET /said`
   */
  said(request?: SaidRequest, options?: RequestOptions): Promise<undefined>;
  /**
   * @deprecated Ends on 30 June 2027.
   *
   * `GET /flagged`
   */
  flagged(request?: FlaggedRequest, options?: RequestOptions): Promise<undefined>;
}

export const createPetsApi = (client: Sender<OnUndeclared>): PetsApi => ({
  now: (request = {}, options) => unwrap(client.send(nowOperation, request, options)),
  old: (request = {}, options) => unwrap(client.send(oldOperation, request, options)),
  ending: (request, options) => unwrap(client.send(endingOperation, request, options)),
  since: (request = {}, options) => unwrap(client.send(sinceOperation, request, options)),
  said: (request = {}, options) => unwrap(client.send(saidOperation, request, options)),
  flagged: (request = {}, options) => unwrap(client.send(flaggedOperation, request, options)),
});
