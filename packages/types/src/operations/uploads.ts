// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { DirectUploadCreateRequest, DirectUploadResponse } from '../direct-upload.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** What `createDirectUpload` sends. */
export interface CreateDirectUploadRequest {
  /** What is known of the file. */
  body: DirectUploadCreateRequest;
}

/** Headers of the responses of `createDirectUpload`. */
export interface CreateDirectUpload200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createDirectUpload`, by status. */
export type CreateDirectUploadResult =
  | TypedResponse<200, DirectUploadResponse, CreateDirectUpload200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getDirectUpload`. */
export interface GetDirectUploadPath {
  /** The signed id of the upload. */
  signed_id: string;
}

/** What `getDirectUpload` sends. */
export interface GetDirectUploadRequest {
  path: GetDirectUploadPath;
}

/** Headers of the responses of `getDirectUpload`. */
export interface GetDirectUpload200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getDirectUpload`, by status. */
export type GetDirectUploadResult =
  | TypedResponse<200, DirectUploadResponse, GetDirectUpload200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
