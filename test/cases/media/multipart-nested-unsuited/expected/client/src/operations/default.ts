// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  SendFormRequest,
  SendFormResult,
  SendOrderedRequest,
  SendOrderedResult,
  SendUnsuitedRequest,
  SendUnsuitedResult,
} from '@case/types/operations/default';
import { errors422 } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import {
  encodeForm,
  writeForm,
  writeJsonPair,
  writeMediumPair,
  writeScalarHeader,
  writeScalarPair,
} from '../runtime/codec.js';
import { encodeMultipart, encodeParts } from '../runtime/multipart.js';
import { encodeXml } from '../runtime/xml.js';
import { xmlOfNote } from '../xml.js';

export const sendUnsuitedOperation: Operation<SendUnsuitedRequest, SendUnsuitedResult> = {
  id: 'sendUnsuited',
  method: 'POST',
  path: '/unsuited',
  body: {
    write: writeBody,
    content: {
      'multipart/form-data': {
        encode: encodeMultipart,
        parts: [
          { name: 'mixed', shape: { object: { a: 'integer' } } },
          { name: 'form', shape: 'integer', isList: true },
          { name: 'text', shape: 'string', contentType: 'text/plain' },
          {
            name: 'inner',
            contentType: 'application/x-www-form-urlencoded',
            medium: { encode: encodeForm, members: [{ name: 'b', in: 'query', write: writeScalarPair }] },
          },
          {
            name: 'list',
            isList: true,
            contentType: 'multipart/mixed',
            medium: { encode: encodeParts, rest: { name: '*', shape: 'string' } },
          },
          { name: 'either', shape: { object: { c: 'integer' } }, contentType: 'application/xml, application/json' },
          {
            name: 'xml',
            contentType: 'application/xml',
            medium: { encode: encodeXml, xml: { members: { d: { scalars: ['integer'] } } } },
          },
          { name: 'file', shape: 'file', contentType: 'multipart/mixed' },
          { name: 'of', shape: 'string', isList: true, contentType: 'text/*, text/csv' },
        ],
      },
    },
  },
  accept: null,
  responses: { '204': {} },
};

/** `POST /unsuited` */
export function sendUnsuited<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendUnsuitedRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendUnsuitedResult, U>> {
  return client.send(sendUnsuitedOperation, request, options);
}

export const sendFormOperation: Operation<SendFormRequest, SendFormResult> = {
  id: 'sendForm',
  method: 'POST',
  path: '/form',
  body: {
    write: writeBody,
    content: {
      'application/x-www-form-urlencoded': {
        encode: encodeForm,
        members: [
          {
            name: 'inner',
            in: 'query',
            write: writeMediumPair,
            content: 'application/x-www-form-urlencoded',
            medium: {
              encode: encodeForm,
              members: [
                { name: 'a', in: 'query', write: writeScalarPair },
                {
                  name: 'deep',
                  in: 'query',
                  write: writeMediumPair,
                  content: 'application/x-www-form-urlencoded',
                  medium: { encode: encodeForm, members: [{ name: 'b', in: 'query', write: writeForm, explode: true }] },
                },
              ],
            },
          },
          {
            name: 'xml',
            in: 'query',
            write: writeMediumPair,
            content: 'application/xml',
            medium: { encode: encodeXml, xml: { name: 'note', of: () => xmlOfNote } },
          },
          { name: 'parts', in: 'query', write: writeJsonPair },
          { name: 'list', in: 'query', write: writeForm, explode: true },
        ],
      },
    },
  },
  accept: null,
  responses: { '204': {} },
  errors: errors422,
};

/** `POST /form` */
export function sendForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendFormRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendFormResult, U>> {
  return client.send(sendFormOperation, request, options);
}

export const sendOrderedOperation: Operation<SendOrderedRequest, SendOrderedResult> = {
  id: 'sendOrdered',
  method: 'POST',
  path: '/ordered',
  body: {
    write: writeBody,
    content: {
      'multipart/form-data': {
        encode: encodeParts,
        parts: [
          { name: '0', shape: 'string', headers: [{ name: 'content-disposition', in: 'header', write: writeScalarHeader }] },
          { name: '1', shape: 'file', headers: [{ name: 'content-disposition', in: 'header', write: writeScalarHeader }] },
          {
            name: '2',
            contentType: 'multipart/mixed',
            medium: { encode: encodeParts, rest: { name: '*', shape: 'integer' } },
            headers: [{ name: 'content-disposition', in: 'header', write: writeScalarHeader }],
          },
          {
            name: '3',
            shape: { object: { e: 'integer' } },
            headers: [{ name: 'content-disposition', in: 'header', write: writeScalarHeader }],
          },
        ],
        rest: {
          name: '*',
          shape: 'any',
          contentType: 'multipart/mixed',
          headers: [{ name: 'content-disposition', in: 'header', write: writeScalarHeader }],
        },
      },
    },
  },
  accept: null,
  responses: { '204': {} },
  errors: errors422,
};

/** `POST /ordered` */
export function sendOrdered<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendOrderedRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendOrderedResult, U>> {
  return client.send(sendOrderedOperation, request, options);
}

/** default */
export interface DefaultApi {
  /** `POST /unsuited` */
  sendUnsuited(request: SendUnsuitedRequest, options?: RequestOptions): Promise<undefined>;
  /** `POST /form` */
  sendForm(request: SendFormRequest, options?: RequestOptions): Promise<undefined>;
  /** `POST /ordered` */
  sendOrdered(request: SendOrderedRequest, options?: RequestOptions): Promise<undefined>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  sendUnsuited: (request, options) => unwrap(client.send(sendUnsuitedOperation, request, options)),
  sendForm: (request, options) => unwrap(client.send(sendFormOperation, request, options)),
  sendOrdered: (request, options) => unwrap(client.send(sendOrderedOperation, request, options)),
});
