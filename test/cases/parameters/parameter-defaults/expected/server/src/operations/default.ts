// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@case/types';
import type { EchoQuery, EchoRequest, EchoResult } from '@case/types/operations/default';
import type { Sort } from '@case/types/schemas';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `echo`: all parts are present, with defaults. */
export interface EchoInput extends EchoRequest {
  query: EchoQuery & { limit: number; sort: Sort; fields: readonly string[] };
}

/** default */
export interface DefaultHandlers<Principal = unknown, State = unknown> {
  /** `GET /echo` */
  echo(input: EchoInput, context: RequestContext<Principal, State>): Awaitable<Reply<EchoResult>>;
}

/** The descriptors of the operations, in document order. */
export const defaultOperations: readonly Operation[] = [
  {
    id: 'echo',
    method: 'GET',
    path: '/echo',
    parameters: [
      { name: 'limit', in: 'query', shape: 'integer', style: 'form', explode: true, default: 20 },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true, default: 'newest' },
      { name: 'fields', in: 'query', shape: { array: 'string' }, style: 'form', explode: true, default: ['id', 'name'] },
      { name: 'after', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson } } },
  },
];
