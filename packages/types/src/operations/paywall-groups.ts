// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PaywallGroupCreateRequest, PaywallGroupUpdateRequest } from '../paywall-request.js';
import type { PaywallGroup, PaywallGroupsList } from '../paywall.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListPaywallGroupsQuery {
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

export interface ListPaywallGroupsRequest {
  query?: ListPaywallGroupsQuery | undefined;
}

export type ListPaywallGroupsResult =
  | TypedResponse<200, PaywallGroupsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreatePaywallGroupRequest {
  /** The paywall group to create. */
  body: PaywallGroupCreateRequest;
}

export type CreatePaywallGroupResult =
  | TypedResponse<201, PaywallGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetPaywallGroupPath {
  /** The id of the paywall group. Example: `2421`. */
  id: number;
}

export interface GetPaywallGroupRequest {
  path: GetPaywallGroupPath;
}

export type GetPaywallGroupResult =
  | TypedResponse<200, PaywallGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdatePaywallGroupPath {
  /** The id of the paywall group. Example: `2421`. */
  id: number;
}

export interface UpdatePaywallGroupRequest {
  path: UpdatePaywallGroupPath;
  /** The changes. */
  body: PaywallGroupUpdateRequest;
}

export type UpdatePaywallGroupResult =
  | TypedResponse<200, PaywallGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
