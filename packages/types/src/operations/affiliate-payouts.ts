// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AffiliatePayoutMarkPaidResponse,
  AffiliatePayoutSelection,
  AffiliatePayoutsList,
  AffiliatePayoutStartResponse,
  AffiliatePayoutStatus,
  PaywallAffiliatePayoutExport,
} from '../paywall-affiliate.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListAffiliatePayoutsQuery {
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
  /** Only payouts in this state. Example: `"pending"`. */
  status?: AffiliatePayoutStatus | undefined;
}

export interface ListAffiliatePayoutsRequest {
  query?: ListAffiliatePayoutsQuery | undefined;
}

export type ListAffiliatePayoutsResult =
  | TypedResponse<200, AffiliatePayoutsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface ExportAffiliatePayoutsRequest {
  /** The affiliates. Without a body, all of them. */
  body?: AffiliatePayoutSelection | undefined;
}

export type ExportAffiliatePayoutsResult =
  | TypedResponse<201, PaywallAffiliatePayoutExport, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface MarkAffiliatePayoutsPaidRequest {
  /** The affiliates. Without a body, all of them. */
  body?: AffiliatePayoutSelection | undefined;
}

export type MarkAffiliatePayoutsPaidResult =
  | TypedResponse<200, AffiliatePayoutMarkPaidResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface StartAffiliatePayoutsRequest {
  /** The affiliates. Without a body, all of them. */
  body?: AffiliatePayoutSelection | undefined;
}

export type StartAffiliatePayoutsResult =
  | TypedResponse<200, AffiliatePayoutStartResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
