// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type {
  AffiliatePayoutMarkPaidResponse,
  AffiliatePayoutSelection,
  AffiliatePayoutStartResponse,
  AffiliatePayoutStatus,
  AffiliatePayoutsList,
  PaywallAffiliatePayoutExport,
} from '../paywall-affiliate.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listAffiliatePayouts`. */
export interface ListAffiliatePayoutsQuery {
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
  /** Only payouts in this state. */
  status?: AffiliatePayoutStatus | undefined;
}

/** What `listAffiliatePayouts` sends. */
export interface ListAffiliatePayoutsRequest {
  query?: ListAffiliatePayoutsQuery | undefined;
}

/** Headers of the responses of `listAffiliatePayouts`. */
export interface ListAffiliatePayouts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listAffiliatePayouts`, by status. */
export type ListAffiliatePayoutsResult =
  | TypedResponse<200, AffiliatePayoutsList, ListAffiliatePayouts200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `exportAffiliatePayouts` sends. */
export interface ExportAffiliatePayoutsRequest {
  /** Whose payouts are meant. Without a body, those of all affiliates. */
  body?: AffiliatePayoutSelection | undefined;
}

/** Headers of the responses of `exportAffiliatePayouts`. */
export interface ExportAffiliatePayouts201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `exportAffiliatePayouts`, by status. */
export type ExportAffiliatePayoutsResult =
  | TypedResponse<201, PaywallAffiliatePayoutExport, ExportAffiliatePayouts201Headers>
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

/** What `markAffiliatePayoutsPaid` sends. */
export interface MarkAffiliatePayoutsPaidRequest {
  /** Whose payouts are meant. Without a body, those of all affiliates. */
  body?: AffiliatePayoutSelection | undefined;
}

/** Headers of the responses of `markAffiliatePayoutsPaid`. */
export interface MarkAffiliatePayoutsPaid200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `markAffiliatePayoutsPaid`, by status. */
export type MarkAffiliatePayoutsPaidResult =
  | TypedResponse<200, AffiliatePayoutMarkPaidResponse, MarkAffiliatePayoutsPaid200Headers>
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

/** What `startAffiliatePayouts` sends. */
export interface StartAffiliatePayoutsRequest {
  /** Whose payouts are meant. Without a body, those of all affiliates. */
  body?: AffiliatePayoutSelection | undefined;
}

/** Headers of the responses of `startAffiliatePayouts`. */
export interface StartAffiliatePayouts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `startAffiliatePayouts`, by status. */
export type StartAffiliatePayoutsResult =
  | TypedResponse<200, AffiliatePayoutStartResponse, StartAffiliatePayouts200Headers>
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
