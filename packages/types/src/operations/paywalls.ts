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
import type { ErrorBody, SortDirection, SuccessResponse } from '../common.js';
import type { PaywallCreateRequest, PaywallOrder, PaywallUpdateRequest } from '../paywall-request.js';
import type { Paywall, PaywallStatus, PaywallsList } from '../paywall.js';

/** The query parameters of `searchPaywalls`. */
export interface SearchPaywallsQuery {
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
  /** Only records whose name contains this text. Upper and lower case are the same. */
  name?: string | undefined;
  /**
   * Only paywalls in these states, which stand in one text, separated by commas. At most 100, a bound of this
   * project.
   */
  status?: readonly PaywallStatus[] | undefined;
  /**
   * Only paywalls in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of
   * this project.
   */
  currency?: readonly string[] | undefined;
  /** Only these paywalls. Their ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
  paywall_id?: readonly number[] | undefined;
  /**
   * No paywall that is named here. The ids stand in one text, separated by commas. At most 1,000, a bound of this
   * project.
   */
  exclude_paywall_id?: readonly number[] | undefined;
  /**
   * Only paywalls of these groups. Their ids stand in one text, separated by commas. At most 1,000, a bound of this
   * project.
   */
  subscription_group_id?: readonly number[] | undefined;
  /**
   * No paywall of these groups. Their ids stand in one text, separated by commas. At most 1,000, a bound of this
   * project.
   */
  exclude_subscription_group_id?: readonly number[] | undefined;
  /** The order of the paywalls. */
  sort?: PaywallOrder | undefined;
  /** Whether the order that `sort` names goes up or down. */
  direction?: SortDirection | undefined;
}

/** What `searchPaywalls` sends. */
export interface SearchPaywallsRequest {
  query?: SearchPaywallsQuery | undefined;
}

/** Headers of the answers of `searchPaywalls`. */
export interface SearchPaywalls200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `searchPaywalls` answers, by status. */
export type SearchPaywallsResult =
  | Answer<200, PaywallsList, SearchPaywalls200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createPaywall` sends. */
export interface CreatePaywallRequest {
  /** The paywall to make. */
  body: PaywallCreateRequest;
}

/** Headers of the answers of `createPaywall`. */
export interface CreatePaywall201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createPaywall` answers, by status. */
export type CreatePaywallResult =
  | Answer<201, Paywall, CreatePaywall201Headers>
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

/** The path parameters of `getPaywall`. */
export interface GetPaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `getPaywall` sends. */
export interface GetPaywallRequest {
  path: GetPaywallPath;
}

/** Headers of the answers of `getPaywall`. */
export interface GetPaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getPaywall` answers, by status. */
export type GetPaywallResult =
  | Answer<200, Paywall, GetPaywall200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updatePaywall`. */
export interface UpdatePaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `updatePaywall` sends. */
export interface UpdatePaywallRequest {
  path: UpdatePaywallPath;
  /** What shall change. */
  body: PaywallUpdateRequest;
}

/** Headers of the answers of `updatePaywall`. */
export interface UpdatePaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updatePaywall` answers, by status. */
export type UpdatePaywallResult =
  | Answer<200, Paywall, UpdatePaywall200Headers>
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

/** The path parameters of `deletePaywall`. */
export interface DeletePaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `deletePaywall` sends. */
export interface DeletePaywallRequest {
  path: DeletePaywallPath;
}

/** Headers of the answers of `deletePaywall`. */
export interface DeletePaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deletePaywall` answers, by status. */
export type DeletePaywallResult =
  | Answer<200, SuccessResponse, DeletePaywall200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `archivePaywall`. */
export interface ArchivePaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `archivePaywall` sends. */
export interface ArchivePaywallRequest {
  path: ArchivePaywallPath;
}

/** Headers of the answers of `archivePaywall`. */
export interface ArchivePaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `archivePaywall` answers, by status. */
export type ArchivePaywallResult =
  | Answer<200, SuccessResponse, ArchivePaywall200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `publishPaywall`. */
export interface PublishPaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `publishPaywall` sends. */
export interface PublishPaywallRequest {
  path: PublishPaywallPath;
}

/** Headers of the answers of `publishPaywall`. */
export interface PublishPaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `publishPaywall` answers, by status. */
export type PublishPaywallResult =
  | Answer<200, SuccessResponse, PublishPaywall200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `unarchivePaywall`. */
export interface UnarchivePaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `unarchivePaywall` sends. */
export interface UnarchivePaywallRequest {
  path: UnarchivePaywallPath;
}

/** Headers of the answers of `unarchivePaywall`. */
export interface UnarchivePaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `unarchivePaywall` answers, by status. */
export type UnarchivePaywallResult =
  | Answer<200, SuccessResponse, UnarchivePaywall200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
