// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { Spaces } from '../space.js';

export interface ListMemberSpacesQuery {
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
  /** The member, by the community member id. Example: `4102`. */
  community_member_id?: number | undefined;
  /** The member, by the e-mail address. Example: `"tobin@example.com"`. */
  user_email?: string | undefined;
}

export interface ListMemberSpacesRequest {
  query?: ListMemberSpacesQuery | undefined;
}

export type ListMemberSpacesResult =
  | TypedResponse<200, Spaces, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
