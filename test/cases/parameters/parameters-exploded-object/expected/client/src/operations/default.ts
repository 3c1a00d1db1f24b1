// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { EchoRequest, EchoResult } from '@case/types/operations/default';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeForm } from '../runtime/codec.js';

export const echoOperation: Operation<EchoRequest, EchoResult> = {
  id: 'echo',
  method: 'GET',
  path: '/echo',
  parameters: [
    { name: 'point', in: 'query', write: writeForm, explode: true },
    { name: 'labels', in: 'query', write: writeForm, explode: true },
  ],
  responses: { '200': { content: { 'application/json': readsJson } } },
};

/** `GET /echo` */
export function echo<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: EchoRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<EchoResult, U>> {
  return client.send(echoOperation, request, options);
}

/** default */
export interface DefaultApi {
  /** `GET /echo` */
  echo(request?: EchoRequest, options?: RequestOptions): Promise<unknown>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  echo: (request = {}, options) => unwrap(client.send(echoOperation, request, options)),
});
