// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ReceivedBytes } from '@case/types';
import type {
  ReadByNameRequest,
  ReadByNameResult,
  ReadBySchemaRequest,
  ReadBySchemaResult,
  SendFormRequest,
  SendFormResult,
  SendNoFormRequest,
  SendNoFormResult,
} from '@case/types/operations/default';
import type { Word } from '@case/types/schemas';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
  writeChosenBody,
} from '../runtime/client.js';
import {
  decodeText,
  encodeForm,
  matchDeclared,
  readsBytes,
  readsEvents,
  readsJson,
  readsLines,
  readsSequence,
  readsText,
  sendsBytes,
} from '../runtime/codec.js';
import { encodeMultipart } from '../runtime/multipart.js';
import { decodeXml } from '../runtime/xml.js';

export const readByNameOperation: Operation<ReadByNameRequest, ReadByNameResult> = {
  id: 'readByName',
  method: 'GET',
  path: '/by-name',
  accept: 'application/json, application/problem+json; charset=utf-8, Text/JSON, application/x.a-b^c+json, application/json+more, application/xjson, image/json, application/json-seq, application/jsonl, text/x-jsonl, application/x-ndjson, application/ndjson, application/json-lines, application/x-jsonlines, text/jsonlines, application/jsonl2, image/jsonl, text/event-stream, application/xml, text/xml, image/svg+xml, application/a.b-c+xml; version=1, application/xml-dtd, application/x+xml+more, application/atom+xml, application/pdf, text/html',
  responses: {
    '200': {
      content: {
        'application/json': readsJson,
        'application/problem+json; charset=utf-8': readsJson,
        'Text/JSON': readsJson,
        'application/x.a-b^c+json': readsJson,
        'application/json+more': readsBytes,
        'application/xjson': readsBytes,
        'image/json': readsBytes,
        'application/json-seq': readsSequence,
        'application/jsonl': readsLines,
        'text/x-jsonl': readsLines,
        'application/x-ndjson': readsLines,
        'application/ndjson': readsLines,
        'application/json-lines': readsLines,
        'application/x-jsonlines': readsLines,
        'text/jsonlines': readsLines,
        'application/jsonl2': readsBytes,
        'image/jsonl': readsBytes,
        'text/event-stream': readsEvents,
        'application/xml': { decode: decodeXml, xml: { members: {} } },
        'text/xml': { decode: decodeXml, xml: { members: {} } },
        'image/svg+xml': { decode: decodeXml, xml: { members: {} } },
        'application/a.b-c+xml; version=1': { decode: decodeXml, xml: { members: {} } },
        'application/xml-dtd': readsBytes,
        'application/x+xml+more': readsBytes,
        'application/atom+xml': readsBytes,
        'application/pdf': readsBytes,
        'text/html': readsText,
      },
      match: matchDeclared,
    },
  },
};

/** `GET /by-name` */
export function readByName<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ReadByNameRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ReadByNameResult, U>> {
  return client.send(readByNameOperation, request, options);
}

export const readBySchemaOperation: Operation<ReadBySchemaRequest, ReadBySchemaResult> = {
  id: 'readBySchema',
  method: 'GET',
  path: '/by-schema',
  accept: '*/*, application/*, image/*, application/xml, text/plain, text/csv',
  responses: {
    '200': { content: { '*/*': readsJson }, match: matchDeclared },
    '201': { content: { '*/*': readsBytes }, match: matchDeclared },
    '202': { content: { '*/*': readsText }, match: matchDeclared },
    '203': { content: { 'application/*': readsBytes }, match: matchDeclared },
    '206': { content: { 'image/*': readsBytes }, match: matchDeclared },
    '207': { content: { 'application/*': readsJson }, match: matchDeclared },
    '208': { content: { 'application/xml': readsText } },
    '209': { content: { 'application/xml': readsBytes } },
    '210': { content: { 'application/xml': readsBytes } },
    '211': { content: { 'application/xml': { decode: decodeXml, xml: { name: 'word', scalars: ['string'] } } } },
    '212': { content: { 'application/xml': { decode: decodeXml, xml: { name: 'word', scalars: ['string'] } } } },
    '213': { content: { 'text/plain': readsBytes } },
    '214': { content: { 'text/plain': { decode: decodeText, shape: { alternatives: ['number', 'boolean'] } } } },
    '215': { content: { 'text/csv': readsText } },
    '216': { content: { 'text/csv': readsText } },
    '217': { content: { 'text/plain': { decode: decodeText, shape: 'any' } } },
  },
};

/** `GET /by-schema` */
export function readBySchema<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ReadBySchemaRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ReadBySchemaResult, U>> {
  return client.send(readBySchemaOperation, request, options);
}

export const sendFormOperation: Operation<SendFormRequest, SendFormResult> = {
  id: 'sendForm',
  method: 'POST',
  path: '/forms',
  body: {
    write: writeChosenBody,
    content: {
      'application/x-www-form-urlencoded': { encode: encodeForm, members: [] },
      'multipart/form-data': { encode: encodeMultipart, parts: [] },
      'multipart/mixed': sendsBytes,
    },
  },
  accept: null,
  responses: { '204': {} },
};

/** `POST /forms` */
export function sendForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendFormRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SendFormResult, U>> {
  return client.send(sendFormOperation, request, options);
}

export const sendNoFormOperation: Operation<SendNoFormRequest, SendNoFormResult> = {
  id: 'sendNoForm',
  method: 'PUT',
  path: '/forms',
  body: {
    write: writeChosenBody,
    content: { 'application/x-www-form-urlencoded': sendsBytes, 'multipart/form-data': sendsBytes },
  },
  accept: null,
  responses: { '204': {} },
};

/** `PUT /forms` */
export function sendNoForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendNoFormRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SendNoFormResult, U>> {
  return client.send(sendNoFormOperation, request, options);
}

/** default */
export interface DefaultApi {
  /** `GET /by-name` */
  readByName(
    request?: ReadByNameRequest,
    options?: RequestOptions,
  ): Promise<Record<string, unknown> | ReceivedBytes | AsyncIterable<Record<string, unknown>> | string>;
  /** `GET /by-schema` */
  readBySchema(
    request?: ReadBySchemaRequest,
    options?: RequestOptions,
  ): Promise<Record<string, unknown> | ReceivedBytes | string | string | number | Word | number | boolean | unknown>;
  /** `POST /forms` */
  sendForm(request?: SendFormRequest, options?: RequestOptions): Promise<undefined>;
  /** `PUT /forms` */
  sendNoForm(request?: SendNoFormRequest, options?: RequestOptions): Promise<undefined>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  readByName: (request = {}, options) => unwrap(client.send(readByNameOperation, request, options)),
  readBySchema: (request = {}, options) => unwrap(client.send(readBySchemaOperation, request, options)),
  sendForm: (request = {}, options) => unwrap(client.send(sendFormOperation, request, options)),
  sendNoForm: (request = {}, options) => unwrap(client.send(sendNoFormOperation, request, options)),
});
