// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody, SuccessResponse } from '../common.js';
import type { PaywallCoupon, PaywallCouponCreateRequest, PaywallCouponsList } from '../paywall-coupon.js';

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

/** Headers of the answers of `listPaywallCoupons`. */
export interface ListPaywallCoupons200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listPaywallCoupons` answers, by status. */
export type ListPaywallCouponsResult =
  | Answer<200, PaywallCouponsList, ListPaywallCoupons200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createPaywallCoupon` sends. */
export interface CreatePaywallCouponRequest {
  /** The coupon to make. */
  body: PaywallCouponCreateRequest;
}

/** Headers of the answers of `createPaywallCoupon`. */
export interface CreatePaywallCoupon201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createPaywallCoupon` answers, by status. */
export type CreatePaywallCouponResult =
  | Answer<201, PaywallCoupon, CreatePaywallCoupon201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getPaywallCoupon`. */
export interface GetPaywallCouponPath {
  /** The id of the coupon. */
  id: number;
}

/** What `getPaywallCoupon` sends. */
export interface GetPaywallCouponRequest {
  path: GetPaywallCouponPath;
}

/** Headers of the answers of `getPaywallCoupon`. */
export interface GetPaywallCoupon200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getPaywallCoupon` answers, by status. */
export type GetPaywallCouponResult =
  | Answer<200, PaywallCoupon, GetPaywallCoupon200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deletePaywallCoupon`. */
export interface DeletePaywallCouponPath {
  /** The id of the coupon. */
  id: number;
}

/** What `deletePaywallCoupon` sends. */
export interface DeletePaywallCouponRequest {
  path: DeletePaywallCouponPath;
}

/** Headers of the answers of `deletePaywallCoupon`. */
export interface DeletePaywallCoupon200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deletePaywallCoupon` answers, by status. */
export type DeletePaywallCouponResult =
  | Answer<200, SuccessResponse, DeletePaywallCoupon200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
