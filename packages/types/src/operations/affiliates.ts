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
import type { ErrorBody } from '../common.js';
import type {
  PaywallAffiliate,
  PaywallAffiliateFilters,
  PaywallAffiliateInvitations,
  PaywallAffiliateInviteRequest,
  PaywallAffiliateUpdateRequest,
  PaywallAffiliatesList,
} from '../paywall-affiliate.js';

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

/** Headers of the answers of `listPaywallAffiliates`. */
export interface ListPaywallAffiliates200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listPaywallAffiliates` answers, by status. */
export type ListPaywallAffiliatesResult =
  | Answer<200, PaywallAffiliatesList, ListPaywallAffiliates200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `invitePaywallAffiliates` sends. */
export interface InvitePaywallAffiliatesRequest {
  /** Who is invited. */
  body: PaywallAffiliateInviteRequest;
}

/** Headers of the answers of `invitePaywallAffiliates`. */
export interface InvitePaywallAffiliates200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `invitePaywallAffiliates` answers, by status. */
export type InvitePaywallAffiliatesResult =
  | Answer<200, PaywallAffiliateInvitations, InvitePaywallAffiliates200Headers>
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

/** The path parameters of `getPaywallAffiliate`. */
export interface GetPaywallAffiliatePath {
  /** The id of the affiliate. */
  id: number;
}

/** What `getPaywallAffiliate` sends. */
export interface GetPaywallAffiliateRequest {
  path: GetPaywallAffiliatePath;
}

/** Headers of the answers of `getPaywallAffiliate`. */
export interface GetPaywallAffiliate200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getPaywallAffiliate` answers, by status. */
export type GetPaywallAffiliateResult =
  | Answer<200, PaywallAffiliate, GetPaywallAffiliate200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updatePaywallAffiliate`. */
export interface UpdatePaywallAffiliate200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updatePaywallAffiliate` answers, by status. */
export type UpdatePaywallAffiliateResult =
  | Answer<200, PaywallAffiliate, UpdatePaywallAffiliate200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
