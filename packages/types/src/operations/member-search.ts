// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MemberSearchRequest, MemberSearchResponse } from '../member-search.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface SearchCommunityMembersRequest {
  /** The search. Without a body, and for an empty object, every active member is found. */
  body?: MemberSearchRequest | undefined;
}

export type SearchCommunityMembersResult =
  | TypedResponse<200, MemberSearchResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
