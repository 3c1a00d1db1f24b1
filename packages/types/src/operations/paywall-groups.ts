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
import type { PaywallGroupCreateRequest, PaywallGroupUpdateRequest } from '../paywall-request.js';
import type { PaywallGroup, PaywallGroupsList } from '../paywall.js';

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

/** Headers of the answers of `listPaywallGroups`. */
export interface ListPaywallGroups200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listPaywallGroups` answers, by status. */
export type ListPaywallGroupsResult =
  | Answer<200, PaywallGroupsList, ListPaywallGroups200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createPaywallGroup` sends. */
export interface CreatePaywallGroupRequest {
  /** The paywall group to make. */
  body: PaywallGroupCreateRequest;
}

/** Headers of the answers of `createPaywallGroup`. */
export interface CreatePaywallGroup201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createPaywallGroup` answers, by status. */
export type CreatePaywallGroupResult =
  | Answer<201, PaywallGroup, CreatePaywallGroup201Headers>
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

/** The path parameters of `getPaywallGroup`. */
export interface GetPaywallGroupPath {
  /** The id of the paywall group. */
  id: number;
}

/** What `getPaywallGroup` sends. */
export interface GetPaywallGroupRequest {
  path: GetPaywallGroupPath;
}

/** Headers of the answers of `getPaywallGroup`. */
export interface GetPaywallGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getPaywallGroup` answers, by status. */
export type GetPaywallGroupResult =
  | Answer<200, PaywallGroup, GetPaywallGroup200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updatePaywallGroup`. */
export interface UpdatePaywallGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updatePaywallGroup` answers, by status. */
export type UpdatePaywallGroupResult =
  | Answer<200, PaywallGroup, UpdatePaywallGroup200Headers>
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
