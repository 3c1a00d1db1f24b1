// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { PostAiSummary } from '../post.js';
import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The path parameters of `getPostSummary`. */
export interface GetPostSummaryPath {
  /** The id of the post. */
  post_id: number;
}

/** What `getPostSummary` sends. */
export interface GetPostSummaryRequest {
  path: GetPostSummaryPath;
}

/** Headers of the responses of `getPostSummary`. */
export interface GetPostSummary200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getPostSummary`, by status. */
export type GetPostSummaryResult =
  | TypedResponse<200, PostAiSummary, GetPostSummary200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
