// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CommunityMemberProfileFieldsList } from '../community-member.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListProfileAnswersPath {
  /** The community member id. Example: `4102`. */
  community_member_id: number;
}

export interface ListProfileAnswersQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
}

export interface ListProfileAnswersRequest {
  path: ListProfileAnswersPath;
  query?: ListProfileAnswersQuery | undefined;
}

export type ListProfileAnswersResult =
  | TypedResponse<200, CommunityMemberProfileFieldsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
