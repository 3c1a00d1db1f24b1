// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { EchoRequest, EchoResult } from '@case/types/operations/default';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeForm } from '../runtime/codec/writers/form.js';

/** The data of `echo`. */
export const echoOperation: Operation<EchoRequest, EchoResult> = {
  id: 'echo',
  method: 'GET',
  path: '/echo',
  parameters: [
    { name: 'point', in: 'query', write: writeForm, explode: true },
    { name: 'labels', in: 'query', write: writeForm, explode: true },
  ],
  accept: 'application/json',
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
