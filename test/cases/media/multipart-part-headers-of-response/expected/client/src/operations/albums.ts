// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ReadAlbum200,
  ReadAlbumRequest,
  ReadAlbumResult,
  SendStyles200,
  SendStylesRequest,
  SendStylesResult,
} from '@case/types/operations/albums';
import { errors404, errors422, notesResponse } from '../responses.js';
import {
  integerHeader,
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import {
  decodeForm,
  parseMedium,
  writeDeepObject,
  writeForm,
  writePipeDelimited,
  writeScalarHeader,
} from '../runtime/codec.js';
import { decodeMultipart, encodeMultipart } from '../runtime/multipart.js';

export const readAlbumOperation: Operation<ReadAlbumRequest, ReadAlbumResult> = {
  id: 'readAlbum',
  method: 'GET',
  path: '/album',
  accept: 'multipart/form-data, multipart/mixed, application/json',
  responses: {
    '200': {
      content: {
        'multipart/form-data': {
          decode: decodeMultipart,
          parts: [
            {
              name: 'cover',
              shape: 'file',
              contentType: 'image/png',
              headerFields: [
                { name: 'x-crop', in: 'header', shape: { array: 'integer' }, style: 'simple', explode: false },
                {
                  name: 'x-place',
                  in: 'header',
                  shape: { object: { x: 'integer', y: 'integer' } },
                  style: 'simple',
                  explode: true,
                },
                { name: 'x-about', in: 'header', shape: { object: { a: 'integer' } }, content: 'application/json' },
                {
                  name: 'x-form',
                  in: 'header',
                  shape: { object: { b: 'boolean' } },
                  content: 'application/x-www-form-urlencoded',
                  read: parseMedium,
                  medium: {
                    decode: decodeForm,
                    fields: [{ name: 'b', in: 'query', shape: 'boolean', style: 'form', explode: true }],
                  },
                },
              ],
            },
            {
              name: 'pages',
              shape: 'string',
              isList: true,
              headerFields: [{ name: 'x-page', in: 'header', shape: 'integer', style: 'simple', explode: false }],
            },
            { name: 'title', shape: 'string' },
          ],
        },
      },
      headers: { 'x-own': integerHeader },
    },
    '203': notesResponse,
  },
  errors: errors404,
};

/** `GET /album` */
export function readAlbum<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ReadAlbumRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ReadAlbumResult, U>> {
  return client.send(readAlbumOperation, request, options);
}

export const sendStylesOperation: Operation<SendStylesRequest, SendStylesResult> = {
  id: 'sendStyles',
  method: 'POST',
  path: '/styles',
  body: {
    write: writeBody,
    content: {
      'multipart/form-data': {
        encode: encodeMultipart,
        parts: [{ name: 'other', shape: 'string' }],
        members: [
          {
            name: 'tags',
            in: 'query',
            write: writeForm,
            explode: true,
            isList: true,
            headers: [{ name: 'x-of', in: 'header', write: writeScalarHeader }],
          },
          {
            name: 'sizes',
            in: 'query',
            write: writePipeDelimited,
            headers: [{ name: 'x-of', in: 'header', write: writeScalarHeader }],
          },
          {
            name: 'point',
            in: 'query',
            write: writeForm,
            explode: true,
            headers: [{ name: 'x-of', in: 'header', write: writeScalarHeader }],
          },
          {
            name: 'link',
            in: 'query',
            write: writeDeepObject,
            headers: [{ name: 'x-of', in: 'header', write: writeScalarHeader }],
          },
          {
            name: 'open',
            in: 'query',
            write: writeForm,
            explode: true,
            headers: [{ name: 'x-of', in: 'header', write: writeScalarHeader }],
          },
        ],
      },
    },
  },
  accept: 'multipart/form-data',
  responses: {
    '200': {
      content: {
        'multipart/form-data': {
          decode: decodeMultipart,
          parts: [{ name: 'other', shape: 'string' }],
          fields: [
            {
              name: 'tags',
              in: 'query',
              shape: { array: 'string' },
              style: 'form',
              explode: true,
              isList: true,
              headerFields: [{ name: 'x-of', in: 'header', shape: 'integer', style: 'simple', explode: false }],
            },
            {
              name: 'sizes',
              in: 'query',
              shape: { array: 'integer' },
              style: 'pipeDelimited',
              explode: false,
              headerFields: [{ name: 'x-of', in: 'header', shape: 'integer', style: 'simple', explode: false }],
            },
            {
              name: 'point',
              in: 'query',
              shape: { object: { x: 'integer', y: 'integer' } },
              style: 'form',
              explode: true,
              headerFields: [{ name: 'x-of', in: 'header', shape: 'integer', style: 'simple', explode: false }],
            },
            {
              name: 'link',
              in: 'query',
              shape: { object: { to: 'string', a: { object: { b: 'integer' } } } },
              style: 'deepObject',
              explode: true,
              headerFields: [{ name: 'x-of', in: 'header', shape: 'integer', style: 'simple', explode: false }],
            },
            {
              name: 'open',
              in: 'query',
              shape: { object: {}, rest: 'string' },
              style: 'form',
              explode: true,
              headerFields: [{ name: 'x-of', in: 'header', shape: 'integer', style: 'simple', explode: false }],
            },
          ],
        },
      },
    },
  },
  errors: errors422,
};

/** `POST /styles` */
export function sendStyles<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendStylesRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendStylesResult, U>> {
  return client.send(sendStylesOperation, request, options);
}

/** albums */
export interface AlbumsApi {
  /** `GET /album` */
  read(request?: ReadAlbumRequest, options?: RequestOptions): Promise<ReadAlbum200 | string[]>;
  /** `POST /styles` */
  sendStyles(request: SendStylesRequest, options?: RequestOptions): Promise<SendStyles200>;
}

export const createAlbumsApi = (client: Sender<OnUndeclared>): AlbumsApi => ({
  read: (request = {}, options) => unwrap(client.send(readAlbumOperation, request, options)),
  sendStyles: (request, options) => unwrap(client.send(sendStylesOperation, request, options)),
});
