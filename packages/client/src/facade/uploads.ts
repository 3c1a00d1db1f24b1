// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { DirectUploadResponse } from '@community-platform/types/direct-upload';
import type { CreateDirectUploadRequest, GetDirectUploadRequest } from '@community-platform/types/operations/uploads';
import * as operations from '../operations/uploads.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Places for files that other requests refer to. */
export interface UploadsApi {
  /**
   * Create a direct upload.
   *
   * Reserves a place for a file and answers with 200. Send the file there with a PUT request and the headers
   * under `direct_upload`, and name it by its `signed_id` in other requests.
   *
   * `POST /api/admin/v2/direct_uploads`
   */
  create(request: CreateDirectUploadRequest, options?: RequestOptions): Promise<DirectUploadResponse>;
  /**
   * Get a direct upload.
   *
   * Returns what is known of a file, by the `signed_id` with which other requests refer to it.
   *
   * `GET /api/admin/v2/direct_uploads/{signed_id}`
   */
  get(request: GetDirectUploadRequest, options?: RequestOptions): Promise<DirectUploadResponse>;
}

/** Binds the operations to a client. */
export const createUploadsApi = (client: Sender<OnUndeclared>): UploadsApi => ({
  create: (request, options) => unwrap(client.send(operations.createDirectUploadOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getDirectUploadOperation, request, options)),
});
