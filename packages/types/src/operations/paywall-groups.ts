// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { PaywallGroupCreateRequest, PaywallGroupUpdateRequest } from '../paywall-request.js';
import type { PaywallGroup, PaywallGroupsList } from '../paywall.js';
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

/** The query parameters of `listPaywallGroups`. */
export interface ListPaywallGroupsQuery {
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

/** What `listPaywallGroups` sends. */
export interface ListPaywallGroupsRequest {
  query?: ListPaywallGroupsQuery | undefined;
}

/** Headers of the responses of `listPaywallGroups`. */
export interface ListPaywallGroups200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listPaywallGroups`, by status. */
export type ListPaywallGroupsResult =
  | TypedResponse<200, PaywallGroupsList, ListPaywallGroups200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createPaywallGroup` sends. */
export interface CreatePaywallGroupRequest {
  /** The paywall group to make. */
  body: PaywallGroupCreateRequest;
}

/** Headers of the responses of `createPaywallGroup`. */
export interface CreatePaywallGroup201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createPaywallGroup`, by status. */
export type CreatePaywallGroupResult =
  | TypedResponse<201, PaywallGroup, CreatePaywallGroup201Headers>
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

/** The path parameters of `getPaywallGroup`. */
export interface GetPaywallGroupPath {
  /** The id of the paywall group. */
  id: number;
}

/** What `getPaywallGroup` sends. */
export interface GetPaywallGroupRequest {
  path: GetPaywallGroupPath;
}

/** Headers of the responses of `getPaywallGroup`. */
export interface GetPaywallGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getPaywallGroup`, by status. */
export type GetPaywallGroupResult =
  | TypedResponse<200, PaywallGroup, GetPaywallGroup200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updatePaywallGroup`. */
export interface UpdatePaywallGroupPath {
  /** The id of the paywall group. */
  id: number;
}

/** What `updatePaywallGroup` sends. */
export interface UpdatePaywallGroupRequest {
  path: UpdatePaywallGroupPath;
  /** What shall change. */
  body: PaywallGroupUpdateRequest;
}

/** Headers of the responses of `updatePaywallGroup`. */
export interface UpdatePaywallGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updatePaywallGroup`, by status. */
export type UpdatePaywallGroupResult =
  | TypedResponse<200, PaywallGroup, UpdatePaywallGroup200Headers>
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
