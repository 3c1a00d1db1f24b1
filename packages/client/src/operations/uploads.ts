// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { DirectUploadResponse } from '@community-platform/types/direct-upload';
import type {
  CreateDirectUploadRequest,
  CreateDirectUploadResult,
  GetDirectUploadRequest,
  GetDirectUploadResult,
} from '@community-platform/types/operations/uploads';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const createDirectUploadOperation: Operation<CreateDirectUploadRequest, CreateDirectUploadResult> = {
  id: 'createDirectUpload',
  method: 'POST',
  path: '/api/admin/v2/direct_uploads',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a direct upload.
 *
 * Reserves storage for a file and returns 200. Send the file with a PUT request to the URL in `direct_upload`,
 * with the headers there, and use its `signed_id` in other requests. The chapter
 * [Uploading a file](#section/Uploading-a-file) of the reference has samples of both steps.
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

export const getDirectUploadOperation: Operation<GetDirectUploadRequest, GetDirectUploadResult> = {
  id: 'getDirectUpload',
  method: 'GET',
  path: '/api/admin/v2/direct_uploads/{signed_id}',
  parameters: [{ name: 'signed_id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a direct upload.
 *
 * Returns the facts about a file, by the `signed_id` with which other requests refer to it.
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

/** Files to which other requests refer. */
export interface UploadsApi {
  /**
   * Create a direct upload.
   *
   * Reserves storage for a file and returns 200. Send the file with a PUT request to the URL in `direct_upload`,
   * with the headers there, and use its `signed_id` in other requests. The chapter
   * [Uploading a file](#section/Uploading-a-file) of the reference has samples of both steps.
   *
   * `POST /api/admin/v2/direct_uploads`
   */
  create(request: CreateDirectUploadRequest, options?: RequestOptions): Promise<DirectUploadResponse>;
  /**
   * Get a direct upload.
   *
   * Returns the facts about a file, by the `signed_id` with which other requests refer to it.
   *
   * `GET /api/admin/v2/direct_uploads/{signed_id}`
   */
  get(request: GetDirectUploadRequest, options?: RequestOptions): Promise<DirectUploadResponse>;
}

export const createUploadsApi = (client: Sender<OnUndeclared>): UploadsApi => ({
  create: (request, options) => unwrap(client.send(createDirectUploadOperation, request, options)),
  get: (request, options) => unwrap(client.send(getDirectUploadOperation, request, options)),
});
