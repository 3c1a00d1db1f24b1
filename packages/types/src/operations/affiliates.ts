// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type {
  PaywallAffiliate,
  PaywallAffiliateFilters,
  PaywallAffiliateInvitations,
  PaywallAffiliateInviteRequest,
  PaywallAffiliateUpdateRequest,
  PaywallAffiliatesList,
} from '../paywall-affiliate.js';
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

/** The query parameters of `listPaywallAffiliates`. */
export interface ListPaywallAffiliatesQuery {
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
  /** Conditions that an affiliate has to meet. */
  filters?: PaywallAffiliateFilters | undefined;
}

/** What `listPaywallAffiliates` sends. */
export interface ListPaywallAffiliatesRequest {
  query?: ListPaywallAffiliatesQuery | undefined;
}

/** Headers of the responses of `listPaywallAffiliates`. */
export interface ListPaywallAffiliates200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listPaywallAffiliates`, by status. */
export type ListPaywallAffiliatesResult =
  | TypedResponse<200, PaywallAffiliatesList, ListPaywallAffiliates200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `invitePaywallAffiliates` sends. */
export interface InvitePaywallAffiliatesRequest {
  /** Who is invited. */
  body: PaywallAffiliateInviteRequest;
}

/** Headers of the responses of `invitePaywallAffiliates`. */
export interface InvitePaywallAffiliates200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `invitePaywallAffiliates`, by status. */
export type InvitePaywallAffiliatesResult =
  | TypedResponse<200, PaywallAffiliateInvitations, InvitePaywallAffiliates200Headers>
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

/** The path parameters of `getPaywallAffiliate`. */
export interface GetPaywallAffiliatePath {
  /** The id of the affiliate. */
  id: number;
}

/** What `getPaywallAffiliate` sends. */
export interface GetPaywallAffiliateRequest {
  path: GetPaywallAffiliatePath;
}

/** Headers of the responses of `getPaywallAffiliate`. */
export interface GetPaywallAffiliate200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getPaywallAffiliate`, by status. */
export type GetPaywallAffiliateResult =
  | TypedResponse<200, PaywallAffiliate, GetPaywallAffiliate200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updatePaywallAffiliate`. */
export interface UpdatePaywallAffiliatePath {
  /** The id of the affiliate. */
  id: number;
}

/** What `updatePaywallAffiliate` sends. */
export interface UpdatePaywallAffiliateRequest {
  path: UpdatePaywallAffiliatePath;
  /** The next state. */
  body: PaywallAffiliateUpdateRequest;
}

/** Headers of the responses of `updatePaywallAffiliate`. */
export interface UpdatePaywallAffiliate200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updatePaywallAffiliate`, by status. */
export type UpdatePaywallAffiliateResult =
  | TypedResponse<200, PaywallAffiliate, UpdatePaywallAffiliate200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
