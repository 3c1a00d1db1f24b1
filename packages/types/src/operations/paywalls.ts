// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SortDirection, SuccessResponse } from '../common.js';
import type { PaywallCreateRequest, PaywallOrder, PaywallUpdateRequest } from '../paywall-request.js';
import type { Paywall, PaywallStatus, PaywallsList } from '../paywall.js';
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

/** Headers of the responses of `searchPaywalls`. */
export interface SearchPaywalls200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `searchPaywalls`, by status. */
export type SearchPaywallsResult =
  | TypedResponse<200, PaywallsList, SearchPaywalls200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createPaywall` sends. */
export interface CreatePaywallRequest {
  /** The paywall to make. */
  body: PaywallCreateRequest;
}

/** Headers of the responses of `createPaywall`. */
export interface CreatePaywall201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createPaywall`, by status. */
export type CreatePaywallResult =
  | TypedResponse<201, Paywall, CreatePaywall201Headers>
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

/** The path parameters of `getPaywall`. */
export interface GetPaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `getPaywall` sends. */
export interface GetPaywallRequest {
  path: GetPaywallPath;
}

/** Headers of the responses of `getPaywall`. */
export interface GetPaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getPaywall`, by status. */
export type GetPaywallResult =
  | TypedResponse<200, Paywall, GetPaywall200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `updatePaywall`. */
export interface UpdatePaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updatePaywall`, by status. */
export type UpdatePaywallResult =
  | TypedResponse<200, Paywall, UpdatePaywall200Headers>
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

/** The path parameters of `deletePaywall`. */
export interface DeletePaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `deletePaywall` sends. */
export interface DeletePaywallRequest {
  path: DeletePaywallPath;
}

/** Headers of the responses of `deletePaywall`. */
export interface DeletePaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deletePaywall`, by status. */
export type DeletePaywallResult =
  | TypedResponse<200, SuccessResponse, DeletePaywall200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `archivePaywall`. */
export interface ArchivePaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `archivePaywall` sends. */
export interface ArchivePaywallRequest {
  path: ArchivePaywallPath;
}

/** Headers of the responses of `archivePaywall`. */
export interface ArchivePaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `archivePaywall`, by status. */
export type ArchivePaywallResult =
  | TypedResponse<200, SuccessResponse, ArchivePaywall200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `publishPaywall`. */
export interface PublishPaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `publishPaywall` sends. */
export interface PublishPaywallRequest {
  path: PublishPaywallPath;
}

/** Headers of the responses of `publishPaywall`. */
export interface PublishPaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `publishPaywall`, by status. */
export type PublishPaywallResult =
  | TypedResponse<200, SuccessResponse, PublishPaywall200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `unarchivePaywall`. */
export interface UnarchivePaywallPath {
  /** The id of the paywall. */
  id: number;
}

/** What `unarchivePaywall` sends. */
export interface UnarchivePaywallRequest {
  path: UnarchivePaywallPath;
}

/** Headers of the responses of `unarchivePaywall`. */
export interface UnarchivePaywall200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `unarchivePaywall`, by status. */
export type UnarchivePaywallResult =
  | TypedResponse<200, SuccessResponse, UnarchivePaywall200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
