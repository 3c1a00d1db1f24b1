// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { EchoRequest, EchoResult } from '@case/types/operations/default';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { quoteReserved } from '../runtime/codec/quote.js';
import { writeDeepObject } from '../runtime/codec/writers/deep-object.js';
import { writeForm, writePipeDelimited, writeSpaceDelimited } from '../runtime/codec/writers/form.js';
import { writeJsonPair } from '../runtime/codec/writers/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';

/** The data of `echo`. */
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
