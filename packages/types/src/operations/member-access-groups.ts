// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroups } from '../access-group.js';
import type { ErrorBody } from '../common.js';
import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The path parameters of `listMemberAccessGroups`. */
export interface ListMemberAccessGroupsPath {
  /** The community member id. */
  community_member_id: number;
}

/** The query parameters of `listMemberAccessGroups`. */
export interface ListMemberAccessGroupsQuery {
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

/** What `listMemberAccessGroups` sends. */
export interface ListMemberAccessGroupsRequest {
  path: ListMemberAccessGroupsPath;
  query?: ListMemberAccessGroupsQuery | undefined;
}

/** Headers of the responses of `listMemberAccessGroups`. */
export interface ListMemberAccessGroups200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listMemberAccessGroups`, by status. */
export type ListMemberAccessGroupsResult =
  | TypedResponse<200, AccessGroups, ListMemberAccessGroups200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
