// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsBytes, sendsBytes } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, ReceivedBytes, Reply } from '../../types/index.js';
import type {
  CreateFileHeaders,
  CreateFileRequest,
  CreateFileResult,
  GetFileHeaders,
  GetFileRequest,
  GetFileResult,
} from '../../types/operations/files.js';
import { errors404_409_413_422_4XX_5XX, errors404_416_4XX_5XX } from '../responses.js';

/** The input of the handler of `createFile`: all parts are present, with defaults. */
export type CreateFileInput = Omit<CreateFileRequest, 'body' | 'contentType' | 'partHeaders' | 'headers'> &
  { headers: CreateFileHeaders } &
  ({ body: ReceivedBytes } | { body?: undefined });

/** The input of the handler of `getFile`: all parts are present, with defaults. */
export interface GetFileInput extends GetFileRequest {
  headers: GetFileHeaders;
}

/** Contents of uploads. Anyone with the signed id of an upload can store or read its file; no token is required. */
export interface FilesHandlers<Principal = unknown, State = unknown> {
  /**
   * Store the file of an upload.
   *
   * Stores the bytes of an upload, which `createDirectUpload` of the API has announced. They must have the announced
   * size
   * and checksum.
   *
   * `PUT /uploads/{signed_id}`
   */
  createFile(input: CreateFileInput, context: RequestContext<Principal, State>): Awaitable<Reply<CreateFileResult>>;
  /**
   * Get the file of an upload.
   *
   * Returns the bytes of a stored file, or one range of them (RFC 9110, 14). Other range units, several ranges and
   * invalid
   * ranges are ignored.
   *
   * `GET /files/{signed_id}/{filename}`
   */
  getFile(input: GetFileInput, context: RequestContext<Principal, State>): Awaitable<Reply<GetFileResult>>;
}

/** The descriptors of the operations, in document order. */
export const filesOperations: readonly Operation[] = [
  {
    id: 'createFile',
    method: 'PUT',
    path: '/uploads/{signed_id}',
    parameters: [
      { name: 'signed_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
      { name: 'Content-Encoding', in: 'header', shape: 'string', style: 'simple', explode: false },
    ],
    body: { content: { '*/*': readsBytes } },
    responses: { '204': {} },
    errors: errors404_409_413_422_4XX_5XX,
  },
  {
    id: 'getFile',
    method: 'GET',
    path: '/files/{signed_id}/{filename}',
    parameters: [
      { name: 'signed_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
      { name: 'filename', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
      { name: 'Range', in: 'header', shape: 'string', style: 'simple', explode: false },
      { name: 'If-Range', in: 'header', shape: 'string', style: 'simple', explode: false },
      { name: 'If-None-Match', in: 'header', shape: 'string', style: 'simple', explode: false },
    ],
    responses: {
      '200': {
        content: { '*/*': sendsBytes },
        headers: {
          'accept-ranges': 'string',
          'cache-control': 'string',
          'content-disposition': 'string',
          'content-security-policy': 'string',
          etag: 'string',
          'x-content-type-options': 'string',
        },
      },
      '206': {
        content: { '*/*': sendsBytes },
        headers: {
          'accept-ranges': 'string',
          'cache-control': 'string',
          'content-disposition': 'string',
          'content-security-policy': 'string',
          etag: 'string',
          'x-content-type-options': 'string',
          'content-range': 'string',
        },
      },
      '304': {
        headers: {
          'accept-ranges': 'string',
          'cache-control': 'string',
          'content-disposition': 'string',
          'content-security-policy': 'string',
          etag: 'string',
          'x-content-type-options': 'string',
        },
      },
    },
    errors: errors404_416_4XX_5XX,
  },
];
