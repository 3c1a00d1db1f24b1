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
import {
  quoteReserved,
  readsJson,
  writeDeepObject,
  writeForm,
  writeJsonPair,
  writePipeDelimited,
  writeScalarPair,
  writeSpaceDelimited,
} from '../runtime/codec.js';

export const echoOperation: Operation<EchoRequest, EchoResult> = {
  id: 'echo',
  method: 'GET',
  path: '/echo',
  parameters: [
    { name: 'form_text_exploded', in: 'query', write: writeScalarPair },
    { name: 'form_list_exploded', in: 'query', write: writeForm, explode: true },
    { name: 'form_list', in: 'query', write: writeForm },
    { name: 'form_point', in: 'query', write: writeForm },
    { name: 'spaceDelimited_list', in: 'query', write: writeSpaceDelimited },
    { name: 'pipeDelimited_list', in: 'query', write: writePipeDelimited },
    { name: 'spaceDelimited_point', in: 'query', write: writeSpaceDelimited },
    { name: 'pipeDelimited_point', in: 'query', write: writePipeDelimited },
    { name: 'deepObject_point_exploded', in: 'query', write: writeDeepObject },
    { name: 'tree', in: 'query', write: writeDeepObject },
    { name: 'json', in: 'query', write: writeJsonPair },
    { name: 'reserved', in: 'query', write: writeScalarPair, quote: quoteReserved },
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
