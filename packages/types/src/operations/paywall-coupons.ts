// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { PaywallCoupon, PaywallCouponCreateRequest, PaywallCouponsList } from '../paywall-coupon.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListPaywallCouponsQuery {
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

export interface ListPaywallCouponsRequest {
  query?: ListPaywallCouponsQuery | undefined;
}

export type ListPaywallCouponsResult =
  | TypedResponse<200, PaywallCouponsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreatePaywallCouponRequest {
  /** The coupon to create. */
  body: PaywallCouponCreateRequest;
}

export type CreatePaywallCouponResult =
  | TypedResponse<201, PaywallCoupon, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetPaywallCouponPath {
  /** The id of the coupon. Example: `2432`. */
  id: number;
}

export interface GetPaywallCouponRequest {
  path: GetPaywallCouponPath;
}

export type GetPaywallCouponResult =
  | TypedResponse<200, PaywallCoupon, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface DeletePaywallCouponPath {
  /** The id of the coupon. Example: `2432`. */
  id: number;
}

export interface DeletePaywallCouponRequest {
  path: DeletePaywallCouponPath;
}

export type DeletePaywallCouponResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
