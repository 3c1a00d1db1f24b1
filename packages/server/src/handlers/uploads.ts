// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateDirectUploadRequest,
  CreateDirectUploadResult,
  GetDirectUploadRequest,
  GetDirectUploadResult,
} from '@community-platform/types/operations/uploads';

/** Places for files that other requests refer to. */
export interface UploadsHandlers<Principal = unknown, State = unknown> {
  /**
   * Create a direct upload.
   *
   * Reserves a place for a file and answers with 200. Send the file there with a PUT request and the headers
   * under `direct_upload`, and name it by its `signed_id` in other requests.
   *
   * `POST /api/admin/v2/direct_uploads`
   */
  createDirectUpload(input: CreateDirectUploadRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateDirectUploadResult>>;
  /**
   * Get a direct upload.
   *
   * Returns what is known of a file, by the `signed_id` with which other requests refer to it.
   *
   * `GET /api/admin/v2/direct_uploads/{signed_id}`
   */
  getDirectUpload(input: GetDirectUploadRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetDirectUploadResult>>;
}
