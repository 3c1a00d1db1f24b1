// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Files to which other requests refer. */
export interface UploadsHandlers<Principal = unknown, State = unknown> {
  /**
   * Create a direct upload.
   *
   * Reserves storage for a file and returns 200. Send the file with a PUT request to the URL in `direct_upload`,
   * with the headers there, and use its `signed_id` in other requests. The chapter
   * [Uploading a file](#section/Uploading-a-file) of the reference has samples of both steps.
   *
   * `POST /api/admin/v2/direct_uploads`
   */
  createDirectUpload(
    input: CreateDirectUploadRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateDirectUploadResult>>;
  /**
   * Get a direct upload.
   *
   * Returns the facts about a file, by the `signed_id` with which other requests refer to it.
   *
   * `GET /api/admin/v2/direct_uploads/{signed_id}`
   */
  getDirectUpload(
    input: GetDirectUploadRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetDirectUploadResult>>;
}

/** The descriptors of the operations, in document order. */
export const uploadsOperations: readonly Operation[] = [
  {
    id: 'createDirectUpload',
    method: 'POST',
    path: '/api/admin/v2/direct_uploads',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getDirectUpload',
    method: 'GET',
    path: '/api/admin/v2/direct_uploads/{signed_id}',
    parameters: [{ name: 'signed_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
