// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddAlbumRequest,
  AddAlbumResult,
  AddBytesRequest,
  AddBytesResult,
  AddLogRequest,
  AddLogResult,
} from '@case/types/operations/albums';
import type { Album } from '@case/types/schemas';
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
import { matchDeclared, sendsBytes, sendsJson, writeScalarHeader } from '../runtime/codec.js';
import { decodeParts, encodeMultipart, encodeParts } from '../runtime/multipart.js';
import { decodeXml } from '../runtime/xml.js';
import { xmlOfAlbum } from '../xml.js';

export const addAlbumOperation: Operation<AddAlbumRequest, AddAlbumResult> = {
  id: 'addAlbum',
  method: 'POST',
  path: '/albums',
  body: {
    write: writeBody,
    content: {
      'multipart/mixed': {
        encode: encodeParts,
        parts: [
          { name: '0', shape: { object: { title: 'string', year: 'integer' } }, contentType: 'application/json' },
          {
            name: '1',
            shape: 'file',
            contentType: 'image/png',
            headers: [{ name: 'x-page', in: 'header', write: writeScalarHeader }],
          },
        ],
        rest: {
          name: '*',
          shape: 'string',
          headers: [
            { name: 'x-language', in: 'header', write: writeScalarHeader },
            { name: 'content-disposition', in: 'header', write: writeScalarHeader },
          ],
        },
      },
    },
  },
  accept: 'multipart/related; type="text/xml"',
  responses: {
    '200': {
      content: {
        'multipart/related; type="text/xml"': {
          decode: decodeParts,
          rest: {
            name: '*',
            contentType: 'text/xml',
            medium: { decode: decodeXml, xml: { name: 'Album', of: () => xmlOfAlbum } },
          },
        },
      },
      match: matchDeclared,
    },
  },
  errors: errors422,
};

/** `POST /albums` */
export function addAlbum<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddAlbumRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddAlbumResult, U>> {
  return client.send(addAlbumOperation, request, options);
}

export const addLogOperation: Operation<AddLogRequest, AddLogResult> = {
  id: 'addLog',
  method: 'POST',
  path: '/log',
  body: {
    write: writeBody,
    content: {
      'multipart/mixed': {
        encode: encodeParts,
        rest: { name: '*', shape: { alternatives: ['integer', { object: {}, rest: 'any' }, { array: 'integer' }] } },
      },
    },
  },
  accept: null,
  responses: { '204': {} },
};

/** `POST /log` */
export function addLog<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddLogRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<AddLogResult, U>> {
  return client.send(addLogOperation, request, options);
}

export const addBytesOperation: Operation<AddBytesRequest, AddBytesResult> = {
  id: 'addBytes',
  method: 'POST',
  path: '/bytes',
  body: {
    write: writeChosenBody,
    content: {
      'multipart/mixed': sendsBytes,
      'multipart/form-data': { encode: encodeMultipart, parts: [] },
      'multipart/parallel': { encode: encodeParts, rest: { name: '*', shape: 'any' } },
      'application/json': sendsJson,
    },
  },
  accept: null,
  responses: { '204': {} },
};

/** `POST /bytes` */
export function addBytes<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddBytesRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<AddBytesResult, U>> {
  return client.send(addBytesOperation, request, options);
}

/** albums */
export interface AlbumsApi {
  /** `POST /albums` */
  add(request: AddAlbumRequest, options?: RequestOptions): Promise<Album[]>;
  /** `POST /log` */
  addLog(request?: AddLogRequest, options?: RequestOptions): Promise<undefined>;
  /** `POST /bytes` */
  addBytes(request?: AddBytesRequest, options?: RequestOptions): Promise<undefined>;
}

export const createAlbumsApi = (client: Sender<OnUndeclared>): AlbumsApi => ({
  add: (request, options) => unwrap(client.send(addAlbumOperation, request, options)),
  addLog: (request = {}, options) => unwrap(client.send(addLogOperation, request, options)),
  addBytes: (request = {}, options) => unwrap(client.send(addBytesOperation, request, options)),
});
