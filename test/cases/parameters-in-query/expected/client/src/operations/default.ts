// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { EchoRequest, EchoResult } from '@case/types/operations/default';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `echo`. */
export const echoOperation: Operation<EchoRequest, EchoResult> = {
  id: 'echo',
  method: 'GET',
  path: '/echo',
  parameters: [
    { name: 'form_text_exploded', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'form_list_exploded', in: 'query', shape: { array: 'string' }, style: 'form', explode: true },
    { name: 'form_list', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    {
      name: 'form_point',
      in: 'query',
      shape: { object: { x: 'integer', y: 'integer' } },
      style: 'form',
      explode: false,
    },
    {
      name: 'spaceDelimited_list',
      in: 'query',
      shape: { array: 'string' },
      style: 'spaceDelimited',
      explode: false,
    },
    {
      name: 'pipeDelimited_list',
      in: 'query',
      shape: { array: 'string' },
      style: 'pipeDelimited',
      explode: false,
    },
    {
      name: 'spaceDelimited_point',
      in: 'query',
      shape: { object: { x: 'integer', y: 'integer' } },
      style: 'spaceDelimited',
      explode: false,
    },
    {
      name: 'pipeDelimited_point',
      in: 'query',
      shape: { object: { x: 'integer', y: 'integer' } },
      style: 'pipeDelimited',
      explode: false,
    },
    {
      name: 'deepObject_point_exploded',
      in: 'query',
      shape: { object: { x: 'integer', y: 'integer' } },
      style: 'deepObject',
      explode: true,
    },
    {
      name: 'tree',
      in: 'query',
      shape: { object: { left: { object: { values: { array: 'integer' } } } } },
      style: 'deepObject',
      explode: false,
    },
    {
      name: 'json',
      in: 'query',
      shape: { object: { x: 'integer', y: 'integer' } },
      content: 'application/json',
    },
    { name: 'reserved', in: 'query', shape: 'string', style: 'form', explode: true, allowReserved: true },
  ],
  answers: { '200': { content: { 'application/json': readsJson } } },
};

/** `GET /echo` */
export function echo(
  client: Sender,
  request: EchoRequest = {},
  options?: RequestOptions,
): Promise<Received<EchoResult>> {
  return client.send(echoOperation, request, options);
}
