// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CommunityUpdateRequest } from '../community-request.js';
import type { Community } from '../community.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

/** The request of `getCommunity`: it has no parameters and no body. */
export type GetCommunityRequest = Record<never, never>;

export type GetCommunityResult =
  | TypedResponse<200, Community, XRequestIdHeaders>
  | Errors[401 | 403 | 405 | 406 | 429 | '5XX'];

export interface UpdateCommunityRequest {
  /** The changes. */
  body: CommunityUpdateRequest;
}

export type UpdateCommunityResult =
  | TypedResponse<200, Community, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
