// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddAlbumRequest,
  AddAlbumResult,
  AddBytesRequest,
  AddBytesResult,
  AddLogRequest,
  AddLogResult,
} from '@case/types/operations/albums';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { writeChosenBody } from '../runtime/client/outgoing-choice.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { matchDeclared } from '../runtime/codec/media-type.js';
import { sendsBytes } from '../runtime/codec/media/bytes.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import { encodeMultipart } from '../runtime/codec/media/multipart.js';
import { decodeParts } from '../runtime/codec/media/parts-reader.js';
import { encodeParts } from '../runtime/codec/media/parts.js';
import { decodeXml } from '../runtime/codec/media/xml-reader.js';
import { writeScalarHeader } from '../runtime/codec/writers/scalar.js';
import { xmlOfAlbum } from '../xml.js';

/** The data of `addAlbum`. */
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
    '422': {},
  },
};

/** `POST /albums` */
export function addAlbum<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddAlbumRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddAlbumResult, U>> {
  return client.send(addAlbumOperation, request, options);
}

/** The data of `addLog`. */
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

/** The data of `addBytes`. */
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
