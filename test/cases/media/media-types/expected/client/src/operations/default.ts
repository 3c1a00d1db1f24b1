// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ReceivedBytes, ServerSentEvent } from '@case/types';
import type {
  ReadAnythingRequest,
  ReadAnythingResult,
  ReadEventsRequest,
  ReadEventsResult,
  SendBytesRequest,
  SendBytesResult,
  SendFormRequest,
  SendFormResult,
  SendLines200,
  SendLinesRequest,
  SendLinesResult,
  SendNumberRequest,
  SendNumberResult,
  SendPartsRequest,
  SendPartsResult,
  SendSeveralRequest,
  SendSeveralResult,
  SendSuffixRequest,
  SendSuffixResult,
} from '@case/types/operations/default';
import type { Order, Owner } from '@case/types/schemas';
import { errors422 } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
  writeBody,
  writeChosenBody,
} from '../runtime/client.js';
import {
  decodeForm,
  decodeText,
  encodeForm,
  matchDeclared,
  readsBytes,
  readsEvents,
  readsJson,
  readsSequence,
  readsText,
  sendsBytes,
  sendsJson,
  sendsLines,
  sendsText,
  writeDeepObject,
  writeForm,
  writeJsonPair,
  writePipeDelimited,
  writeScalarPair,
} from '../runtime/codec.js';
import { encodeMultipart } from '../runtime/multipart.js';

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
          { name: 'id', in: 'query', write: writeScalarPair },
          { name: 'note', in: 'query', write: writeScalarPair },
          { name: 'tags', in: 'query', write: writePipeDelimited },
          { name: 'sizes', in: 'query', write: writeForm, explode: true },
          { name: 'owner', in: 'query', write: writeJsonPair },
          { name: 'filter', in: 'query', write: writeDeepObject },
          { name: 'isGift', in: 'query', write: writeScalarPair },
        ],
      },
    },
  },
  accept: 'application/x-www-form-urlencoded, application/json',
  responses: {
    '200': {
      content: {
        'application/x-www-form-urlencoded': {
          decode: decodeForm,
          fields: [
            { name: 'id', in: 'query', shape: 'integer', style: 'form', explode: true },
            { name: 'note', in: 'query', shape: 'string', style: 'form', explode: true },
            { name: 'tags', in: 'query', shape: { array: 'string' }, style: 'form', explode: true },
            { name: 'sizes', in: 'query', shape: { array: 'number' }, style: 'form', explode: true },
            { name: 'owner', in: 'query', shape: { object: { name: 'string', age: 'integer' } }, content: 'application/json' },
            {
              name: 'filter',
              in: 'query',
              shape: { object: { color: 'string', ids: { object: {}, rest: 'any' } } },
              content: 'application/json',
            },
            { name: 'isGift', in: 'query', shape: 'boolean', style: 'form', explode: true },
          ],
        },
      },
    },
  },
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

export const sendPartsOperation: Operation<SendPartsRequest, SendPartsResult> = {
  id: 'sendParts',
  method: 'POST',
  path: '/parts',
  body: {
    write: writeBody,
    content: {
      'multipart/form-data': {
        encode: encodeMultipart,
        parts: [
          { name: 'title', shape: 'string' },
          { name: 'count', shape: 'integer' },
          { name: 'owner', shape: { object: { name: 'string', age: 'integer' } } },
          { name: 'photo', shape: 'file', contentType: 'image/png' },
          { name: 'pages', shape: 'file', isList: true },
          { name: 'labels', shape: 'string', isList: true },
        ],
      },
    },
  },
  responses: { '200': { content: { 'application/json': readsJson } } },
  errors: errors422,
};

/** `POST /parts` */
export function sendParts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendPartsRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendPartsResult, U>> {
  return client.send(sendPartsOperation, request, options);
}

export const sendBytesOperation: Operation<SendBytesRequest, SendBytesResult> = {
  id: 'sendBytes',
  method: 'PUT',
  path: '/bytes',
  body: { write: writeChosenBody, content: { 'application/octet-stream': sendsBytes, 'image/*': sendsBytes } },
  accept: 'image/png',
  responses: { '200': { content: { 'image/png': readsBytes } } },
};

/** `PUT /bytes` */
export function sendBytes<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendBytesRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendBytesResult, U>> {
  return client.send(sendBytesOperation, request, options);
}

export const sendSeveralOperation: Operation<SendSeveralRequest, SendSeveralResult> = {
  id: 'sendSeveral',
  method: 'POST',
  path: '/several',
  body: {
    write: writeChosenBody,
    content: {
      'text/plain': sendsText,
      'application/json': sendsJson,
      'application/vnd.case+json': sendsJson,
      'application/xml': sendsBytes,
    },
  },
  accept: 'application/json, text/csv',
  responses: { '200': { content: { 'application/json': readsJson, 'text/csv': readsText } } },
};

/** `POST /several` */
export function sendSeveral<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendSeveralRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SendSeveralResult, U>> {
  return client.send(sendSeveralOperation, request, options);
}

export const sendNumberOperation: Operation<SendNumberRequest, SendNumberResult> = {
  id: 'sendNumber',
  method: 'POST',
  path: '/number',
  body: { write: writeBody, content: { 'text/plain': sendsText } },
  accept: 'text/plain, application/json',
  responses: { '200': { content: { 'text/plain': { decode: decodeText, shape: 'number' } } } },
  errors: errors422,
};

/** `POST /number` */
export function sendNumber<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendNumberRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendNumberResult, U>> {
  return client.send(sendNumberOperation, request, options);
}

export const readAnythingOperation: Operation<ReadAnythingRequest, ReadAnythingResult> = {
  id: 'readAnything',
  method: 'GET',
  path: '/anything',
  accept: '*/*',
  responses: { '200': { content: { '*/*': readsJson }, match: matchDeclared } },
};

/** `GET /anything` */
export function readAnything<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ReadAnythingRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ReadAnythingResult, U>> {
  return client.send(readAnythingOperation, request, options);
}

export const sendSuffixOperation: Operation<SendSuffixRequest, SendSuffixResult> = {
  id: 'sendSuffix',
  method: 'POST',
  path: '/suffix',
  body: { write: writeChosenBody, content: { 'application/*+json': sendsJson } },
  accept: 'application/*+json',
  responses: { '200': { content: { 'application/*+json': readsJson }, match: matchDeclared } },
};

/** `POST /suffix` */
export function sendSuffix<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendSuffixRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendSuffixResult, U>> {
  return client.send(sendSuffixOperation, request, options);
}

export const readEventsOperation: Operation<ReadEventsRequest, ReadEventsResult> = {
  id: 'readEvents',
  method: 'GET',
  path: '/events',
  accept: 'text/event-stream',
  responses: { '200': { content: { 'text/event-stream': readsEvents } } },
};

/** `GET /events` */
export function readEvents<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ReadEventsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ReadEventsResult, U>> {
  return client.send(readEventsOperation, request, options);
}

export const sendLinesOperation: Operation<SendLinesRequest, SendLinesResult> = {
  id: 'sendLines',
  method: 'POST',
  path: '/lines',
  body: { write: writeBody, content: { 'application/jsonl': sendsLines } },
  accept: 'application/json-seq',
  responses: { '200': { content: { 'application/json-seq': readsSequence } } },
};

/** `POST /lines` */
export function sendLines<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendLinesRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendLinesResult, U>> {
  return client.send(sendLinesOperation, request, options);
}

/** default */
export interface DefaultApi {
  /** `POST /form` */
  sendForm(request: SendFormRequest, options?: RequestOptions): Promise<Order>;
  /** `POST /parts` */
  sendParts(request: SendPartsRequest, options?: RequestOptions): Promise<string[]>;
  /** `PUT /bytes` */
  sendBytes(request: SendBytesRequest, options?: RequestOptions): Promise<ReceivedBytes>;
  /** `POST /several` */
  sendSeveral(request?: SendSeveralRequest, options?: RequestOptions): Promise<Owner | string>;
  /** `POST /number` */
  sendNumber(request: SendNumberRequest, options?: RequestOptions): Promise<number>;
  /** `GET /anything` */
  readAnything(request?: ReadAnythingRequest, options?: RequestOptions): Promise<Owner>;
  /** `POST /suffix` */
  sendSuffix(request: SendSuffixRequest, options?: RequestOptions): Promise<Owner>;
  /** `GET /events` */
  readEvents(request?: ReadEventsRequest, options?: RequestOptions): Promise<AsyncIterable<ServerSentEvent>>;
  /** `POST /lines` */
  sendLines(request: SendLinesRequest, options?: RequestOptions): Promise<AsyncIterable<SendLines200>>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  sendForm: (request, options) => unwrap(client.send(sendFormOperation, request, options)),
  sendParts: (request, options) => unwrap(client.send(sendPartsOperation, request, options)),
  sendBytes: (request, options) => unwrap(client.send(sendBytesOperation, request, options)),
  sendSeveral: (request = {}, options) => unwrap(client.send(sendSeveralOperation, request, options)),
  sendNumber: (request, options) => unwrap(client.send(sendNumberOperation, request, options)),
  readAnything: (request = {}, options) => unwrap(client.send(readAnythingOperation, request, options)),
  sendSuffix: (request, options) => unwrap(client.send(sendSuffixOperation, request, options)),
  readEvents: (request = {}, options) => unwrap(client.send(readEventsOperation, request, options)),
  sendLines: (request, options) => unwrap(client.send(sendLinesOperation, request, options)),
});
