// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type {
  AffiliatePayoutMarkPaidResponse,
  AffiliatePayoutSelection,
  AffiliatePayoutStartResponse,
  AffiliatePayoutStatus,
  AffiliatePayoutsList,
  PaywallAffiliatePayoutExport,
} from '../paywall-affiliate.js';

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

/** Headers of the answers of `listAffiliatePayouts`. */
export interface ListAffiliatePayouts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listAffiliatePayouts` answers, by status. */
export type ListAffiliatePayoutsResult =
  | Answer<200, AffiliatePayoutsList, ListAffiliatePayouts200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `exportAffiliatePayouts` sends. */
export interface ExportAffiliatePayoutsRequest {
  /** Whose payouts are meant. Without a body, those of all affiliates. */
  body?: AffiliatePayoutSelection | undefined;
}

/** Headers of the answers of `exportAffiliatePayouts`. */
export interface ExportAffiliatePayouts201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `exportAffiliatePayouts` answers, by status. */
export type ExportAffiliatePayoutsResult =
  | Answer<201, PaywallAffiliatePayoutExport, ExportAffiliatePayouts201Headers>
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

/** What `markAffiliatePayoutsPaid` sends. */
export interface MarkAffiliatePayoutsPaidRequest {
  /** Whose payouts are meant. Without a body, those of all affiliates. */
  body?: AffiliatePayoutSelection | undefined;
}

/** Headers of the answers of `markAffiliatePayoutsPaid`. */
export interface MarkAffiliatePayoutsPaid200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `markAffiliatePayoutsPaid` answers, by status. */
export type MarkAffiliatePayoutsPaidResult =
  | Answer<200, AffiliatePayoutMarkPaidResponse, MarkAffiliatePayoutsPaid200Headers>
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

/** What `startAffiliatePayouts` sends. */
export interface StartAffiliatePayoutsRequest {
  /** Whose payouts are meant. Without a body, those of all affiliates. */
  body?: AffiliatePayoutSelection | undefined;
}

/** Headers of the answers of `startAffiliatePayouts`. */
export interface StartAffiliatePayouts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `startAffiliatePayouts` answers, by status. */
export type StartAffiliatePayoutsResult =
  | Answer<200, AffiliatePayoutStartResponse, StartAffiliatePayouts200Headers>
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
