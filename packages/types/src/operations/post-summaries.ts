// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PostAiSummary } from '../post.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface GetPostSummaryPath {
  /** The id of the post. Example: `9002`. */
  post_id: number;
}

export interface GetPostSummaryRequest {
  path: GetPostSummaryPath;
}

export type GetPostSummaryResult =
  | TypedResponse<200, PostAiSummary, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
