// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateDirectUploadRequest,
  CreateDirectUploadResult,
  GetDirectUploadRequest,
  GetDirectUploadResult,
} from '@community-platform/types/operations/uploads';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';

/** The data of `createDirectUpload`. */
export const createDirectUploadOperation: Operation<CreateDirectUploadRequest, CreateDirectUploadResult> = {
  id: 'createDirectUpload',
  method: 'POST',
  path: '/api/admin/v2/direct_uploads',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a direct upload.
 *
 * Reserves a place for a file and answers with 200. Send the file there with a PUT request and the headers
 * under `direct_upload`, and name it by its `signed_id` in other requests.
 *
 * `POST /api/admin/v2/direct_uploads`
 */
export function createDirectUpload(
  client: Sender,
  request: CreateDirectUploadRequest,
  options?: RequestOptions,
): Promise<Received<CreateDirectUploadResult>> {
  return client.send(createDirectUploadOperation, request, options);
}

/** The data of `getDirectUpload`. */
export const getDirectUploadOperation: Operation<GetDirectUploadRequest, GetDirectUploadResult> = {
  id: 'getDirectUpload',
  method: 'GET',
  path: '/api/admin/v2/direct_uploads/{signed_id}',
  parameters: [
    { name: 'signed_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a direct upload.
 *
 * Returns what is known of a file, by the `signed_id` with which other requests refer to it.
 *
 * `GET /api/admin/v2/direct_uploads/{signed_id}`
 */
export function getDirectUpload(
  client: Sender,
  request: GetDirectUploadRequest,
  options?: RequestOptions,
): Promise<Received<GetDirectUploadResult>> {
  return client.send(getDirectUploadOperation, request, options);
}
