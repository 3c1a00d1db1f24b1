// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, ReceivedBytes, Reply } from '@case/types';
import type {
  ReadAnythingRequest,
  ReadAnythingResult,
  ReadEventsRequest,
  ReadEventsResult,
  SendBytesResult,
  SendFormRequest,
  SendFormResult,
  SendLinesResult,
  SendNumberRequest,
  SendNumberResult,
  SendPartsRequest,
  SendPartsResult,
  SendSeveralResult,
  SendSuffixRequest,
  SendSuffixResult,
} from '@case/types/operations/default';
import type { Owner } from '@case/types/schemas';
import { errors422 } from '../responses.js';
import {
  decodeForm,
  decodeText,
  encodeForm,
  readsBoundedJson,
  readsBytes,
  readsLines,
  readsText,
  sendsBytes,
  sendsEvents,
  sendsJson,
  sendsSequence,
  sendsText,
  writeForm,
  writeJsonPair,
  writeScalarPair,
} from '../runtime/codec.js';
import { decodeMultipart } from '../runtime/multipart.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `sendBytes`: all parts are present, with defaults. */
export type SendBytesInput = ({ contentType: 'application/octet-stream' | `image/${string}`; body: ReceivedBytes });

/** The input of the handler of `sendSeveral`: all parts are present, with defaults. */
export type SendSeveralInput = (
  | { contentType: 'text/plain'; body: string }
  | { contentType: 'application/json' | 'application/vnd.case+json'; body: Owner }
  | { contentType: 'application/xml'; body: ReceivedBytes }
  | { contentType?: undefined; body?: undefined }
);

/** The input of the handler of `sendLines`: all parts are present, with defaults. */
export type SendLinesInput = ({ body: AsyncIterable<Owner> });

/** default */
export interface DefaultHandlers<Principal = unknown, State = unknown> {
  /** `POST /form` */
  sendForm(input: SendFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendFormResult>>;
  /** `POST /parts` */
  sendParts(input: SendPartsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendPartsResult>>;
  /** `PUT /bytes` */
  sendBytes(input: SendBytesInput, context: RequestContext<Principal, State>): Awaitable<Reply<SendBytesResult>>;
  /** `POST /several` */
  sendSeveral(input: SendSeveralInput, context: RequestContext<Principal, State>): Awaitable<Reply<SendSeveralResult>>;
  /** `POST /number` */
  sendNumber(input: SendNumberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendNumberResult>>;
  /** `GET /anything` */
  readAnything(input: ReadAnythingRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ReadAnythingResult>>;
  /** `POST /suffix` */
  sendSuffix(input: SendSuffixRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendSuffixResult>>;
  /** `GET /events` */
  readEvents(input: ReadEventsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ReadEventsResult>>;
  /** `POST /lines` */
  sendLines(input: SendLinesInput, context: RequestContext<Principal, State>): Awaitable<Reply<SendLinesResult>>;
}

/** The descriptors of the operations, in document order. */
export const defaultOperations: readonly Operation[] = [
  {
    id: 'sendForm',
    method: 'POST',
    path: '/form',
    body: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          decode: decodeForm,
          fields: [
            { name: 'id', in: 'query', shape: 'integer', style: 'form', explode: true },
            { name: 'note', in: 'query', shape: 'string', style: 'form', explode: true },
            { name: 'tags', in: 'query', shape: { array: 'string' }, style: 'pipeDelimited', explode: false },
            { name: 'sizes', in: 'query', shape: { array: 'number' }, style: 'form', explode: true },
            { name: 'owner', in: 'query', shape: { object: { name: 'string', age: 'integer' } }, content: 'application/json' },
            {
              name: 'filter',
              in: 'query',
              shape: { object: { color: 'string', ids: { array: 'integer' } } },
              style: 'deepObject',
              explode: false,
            },
            { name: 'isGift', in: 'query', shape: 'boolean', style: 'form', explode: true },
          ],
        },
      },
    },
    responses: {
      '200': {
        content: {
          'application/x-www-form-urlencoded': {
            encode: encodeForm,
            members: [
              { name: 'id', in: 'query', write: writeScalarPair },
              { name: 'note', in: 'query', write: writeScalarPair },
              { name: 'tags', in: 'query', write: writeForm, explode: true },
              { name: 'sizes', in: 'query', write: writeForm, explode: true },
              { name: 'owner', in: 'query', write: writeJsonPair },
              { name: 'filter', in: 'query', write: writeJsonPair },
              { name: 'isGift', in: 'query', write: writeScalarPair },
            ],
          },
        },
      },
    },
    errors: errors422,
  },
  {
    id: 'sendParts',
    method: 'POST',
    path: '/parts',
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          decode: decodeMultipart,
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
    responses: { '200': { content: { 'application/json': sendsJson } } },
    errors: errors422,
  },
  {
    id: 'sendBytes',
    method: 'PUT',
    path: '/bytes',
    body: { required: true, content: { 'application/octet-stream': readsBytes, 'image/*': readsBytes } },
    responses: { '200': { content: { 'image/png': sendsBytes } } },
  },
  {
    id: 'sendSeveral',
    method: 'POST',
    path: '/several',
    body: {
      content: {
        'text/plain': readsText,
        'application/json': readsBoundedJson,
        'application/vnd.case+json': readsBoundedJson,
        'application/xml': readsBytes,
      },
    },
    responses: { '200': { content: { 'application/json': sendsJson, 'text/csv': sendsText } } },
  },
  {
    id: 'sendNumber',
    method: 'POST',
    path: '/number',
    body: { required: true, content: { 'text/plain': { decode: decodeText, shape: 'integer' } } },
    responses: { '200': { content: { 'text/plain': sendsText } } },
    errors: errors422,
  },
  {
    id: 'readAnything',
    method: 'GET',
    path: '/anything',
    responses: { '200': { content: { '*/*': sendsJson } } },
  },
  {
    id: 'sendSuffix',
    method: 'POST',
    path: '/suffix',
    body: { required: true, content: { 'application/*+json': readsBoundedJson } },
    responses: { '200': { content: { 'application/*+json': sendsJson } } },
  },
  {
    id: 'readEvents',
    method: 'GET',
    path: '/events',
    responses: { '200': { content: { 'text/event-stream': sendsEvents } } },
  },
  {
    id: 'sendLines',
    method: 'POST',
    path: '/lines',
    body: { required: true, content: { 'application/jsonl': readsLines } },
    responses: { '200': { content: { 'application/json-seq': sendsSequence } } },
  },
];
