// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { DirectUploadCreateRequest, DirectUploadResponse } from '../direct-upload.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface CreateDirectUploadRequest {
  /** Facts about the file. */
  body: DirectUploadCreateRequest;
}

export type CreateDirectUploadResult =
  | TypedResponse<200, DirectUploadResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetDirectUploadPath {
  /** The signed id of the upload. At least 1 character. Example: `"signed-upload-2201"`. */
  signed_id: string;
}

export interface GetDirectUploadRequest {
  path: GetDirectUploadPath;
}

export type GetDirectUploadResult =
  | TypedResponse<200, DirectUploadResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
