// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  SendFormRequest,
  SendFormResult,
  SendOrderedRequest,
  SendOrderedResult,
  SendUnsuitedRequest,
  SendUnsuitedResult,
} from '@case/types/operations/default';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { encodeForm } from '../runtime/codec/media/form.js';
import { encodeMultipart } from '../runtime/codec/media/multipart.js';
import { encodeParts } from '../runtime/codec/media/parts.js';
import { encodeXml } from '../runtime/codec/media/xml-writer.js';
import { writeForm } from '../runtime/codec/writers/form.js';
import { writeJsonPair } from '../runtime/codec/writers/json.js';
import { writeMediumPair } from '../runtime/codec/writers/medium.js';
import { writeScalarHeader, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { xmlOfNote } from '../xml.js';

/** The data of `sendUnsuited`. */
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

/** The data of `sendForm`. */
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
  responses: { '204': {}, '422': {} },
};

/** `POST /form` */
export function sendForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendFormRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendFormResult, U>> {
  return client.send(sendFormOperation, request, options);
}

/** The data of `sendOrdered`. */
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
          {
            name: '0',
            shape: 'string',
            headers: [{ name: 'content-disposition', in: 'header', write: writeScalarHeader }],
          },
          {
            name: '1',
            shape: 'file',
            headers: [{ name: 'content-disposition', in: 'header', write: writeScalarHeader }],
          },
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
  responses: { '204': {}, '422': {} },
};

/** `POST /ordered` */
export function sendOrdered<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendOrderedRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendOrderedResult, U>> {
  return client.send(sendOrderedOperation, request, options);
}
