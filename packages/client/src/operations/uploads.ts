// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateDirectUploadRequest,
  CreateDirectUploadResult,
  GetDirectUploadRequest,
  GetDirectUploadResult,
} from '@community-platform/types/operations/uploads';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `createDirectUpload`. */
export const createDirectUploadOperation: Operation<CreateDirectUploadRequest, CreateDirectUploadResult> = {
  id: 'createDirectUpload',
  method: 'POST',
  path: '/api/admin/v2/direct_uploads',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a direct upload.
 *
 * Reserves a place for a file and answers with 200. Send the file there with a PUT request and the headers
 * under `direct_upload`, and name it by its `signed_id` in other requests.
 *
 * `POST /api/admin/v2/direct_uploads`
 */
export function createDirectUpload<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateDirectUploadRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateDirectUploadResult, U>> {
  return client.send(createDirectUploadOperation, request, options);
}

/** The data of `getDirectUpload`. */
export const getDirectUploadOperation: Operation<GetDirectUploadRequest, GetDirectUploadResult> = {
  id: 'getDirectUpload',
  method: 'GET',
  path: '/api/admin/v2/direct_uploads/{signed_id}',
  parameters: [{ name: 'signed_id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a direct upload.
 *
 * Returns what is known of a file, by the `signed_id` with which other requests refer to it.
 *
 * `GET /api/admin/v2/direct_uploads/{signed_id}`
 */
export function getDirectUpload<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetDirectUploadRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetDirectUploadResult, U>> {
  return client.send(getDirectUploadOperation, request, options);
}
