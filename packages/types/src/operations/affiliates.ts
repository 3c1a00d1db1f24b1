// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  PaywallAffiliate,
  PaywallAffiliateFilters,
  PaywallAffiliateInvitations,
  PaywallAffiliateInviteRequest,
  PaywallAffiliatesList,
  PaywallAffiliateUpdateRequest,
} from '../paywall-affiliate.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListPaywallAffiliatesQuery {
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
  /** Conditions that an affiliate must meet. */
  filters?: PaywallAffiliateFilters | undefined;
}

export interface ListPaywallAffiliatesRequest {
  query?: ListPaywallAffiliatesQuery | undefined;
}

export type ListPaywallAffiliatesResult =
  | TypedResponse<200, PaywallAffiliatesList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface InvitePaywallAffiliatesRequest {
  /** The members to invite. */
  body: PaywallAffiliateInviteRequest;
}

export type InvitePaywallAffiliatesResult =
  | TypedResponse<200, PaywallAffiliateInvitations, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetPaywallAffiliatePath {
  /** The id of the affiliate. Example: `2442`. */
  id: number;
}

export interface GetPaywallAffiliateRequest {
  path: GetPaywallAffiliatePath;
}

export type GetPaywallAffiliateResult =
  | TypedResponse<200, PaywallAffiliate, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdatePaywallAffiliatePath {
  /** The id of the affiliate. Example: `2442`. */
  id: number;
}

export interface UpdatePaywallAffiliateRequest {
  path: UpdatePaywallAffiliatePath;
  /** The next state. */
  body: PaywallAffiliateUpdateRequest;
}

export type UpdatePaywallAffiliateResult =
  | TypedResponse<200, PaywallAffiliate, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
