// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SuccessResponse } from '../common.js';
import type { PaywallCoupon, PaywallCouponCreateRequest, PaywallCouponsList } from '../paywall-coupon.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listPaywallCoupons`. */
export interface ListPaywallCouponsQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
}

/** What `listPaywallCoupons` sends. */
export interface ListPaywallCouponsRequest {
  query?: ListPaywallCouponsQuery | undefined;
}

/** Headers of the responses of `listPaywallCoupons`. */
export interface ListPaywallCoupons200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listPaywallCoupons`, by status. */
export type ListPaywallCouponsResult =
  | TypedResponse<200, PaywallCouponsList, ListPaywallCoupons200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createPaywallCoupon` sends. */
export interface CreatePaywallCouponRequest {
  /** The coupon to make. */
  body: PaywallCouponCreateRequest;
}

/** Headers of the responses of `createPaywallCoupon`. */
export interface CreatePaywallCoupon201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createPaywallCoupon`, by status. */
export type CreatePaywallCouponResult =
  | TypedResponse<201, PaywallCoupon, CreatePaywallCoupon201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getPaywallCoupon`. */
export interface GetPaywallCouponPath {
  /** The id of the coupon. */
  id: number;
}

/** What `getPaywallCoupon` sends. */
export interface GetPaywallCouponRequest {
  path: GetPaywallCouponPath;
}

/** Headers of the responses of `getPaywallCoupon`. */
export interface GetPaywallCoupon200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getPaywallCoupon`, by status. */
export type GetPaywallCouponResult =
  | TypedResponse<200, PaywallCoupon, GetPaywallCoupon200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deletePaywallCoupon`. */
export interface DeletePaywallCouponPath {
  /** The id of the coupon. */
  id: number;
}

/** What `deletePaywallCoupon` sends. */
export interface DeletePaywallCouponRequest {
  path: DeletePaywallCouponPath;
}

/** Headers of the responses of `deletePaywallCoupon`. */
export interface DeletePaywallCoupon200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deletePaywallCoupon`, by status. */
export type DeletePaywallCouponResult =
  | TypedResponse<200, SuccessResponse, DeletePaywallCoupon200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
