// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AccessGroup,
  AccessGroupCreateRequest,
  AccessGroupStatusFilter,
  AccessGroupUpdateRequest,
  AccessGroups,
} from '../access-group.js';
import type { ErrorBody, SuccessResponse } from '../common.js';
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

/** The query parameters of `listAccessGroups`. */
export interface ListAccessGroupsQuery {
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
  /** Only access groups in this state, or those in both. Active ones when it is left out. */
  status?: AccessGroupStatusFilter | undefined;
  /**
   * Only the access groups with these ids. The parameter stands once for each id. At most 1,000, a bound of this
   * project.
   */
  ids?: readonly number[] | undefined;
  /** Only records whose name contains this text. Upper and lower case are the same. */
  name?: string | undefined;
}

/** What `listAccessGroups` sends. */
export interface ListAccessGroupsRequest {
  query?: ListAccessGroupsQuery | undefined;
}

/** Headers of the responses of `listAccessGroups`. */
export interface ListAccessGroups200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listAccessGroups`, by status. */
export type ListAccessGroupsResult =
  | TypedResponse<200, AccessGroups, ListAccessGroups200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createAccessGroup` sends. */
export interface CreateAccessGroupRequest {
  /** The access group to make. */
  body: AccessGroupCreateRequest;
}

/** Headers of the responses of `createAccessGroup`. */
export interface CreateAccessGroup201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createAccessGroup`, by status. */
export type CreateAccessGroupResult =
  | TypedResponse<201, AccessGroup, CreateAccessGroup201Headers>
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

/** The path parameters of `getAccessGroup`. */
export interface GetAccessGroupPath {
  /** The id of the access group. */
  id: number;
}

/** What `getAccessGroup` sends. */
export interface GetAccessGroupRequest {
  path: GetAccessGroupPath;
}

/** Headers of the responses of `getAccessGroup`. */
export interface GetAccessGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getAccessGroup`, by status. */
export type GetAccessGroupResult =
  | TypedResponse<200, AccessGroup, GetAccessGroup200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateAccessGroup`. */
export interface UpdateAccessGroupPath {
  /** The id of the access group. */
  id: number;
}

/** What `updateAccessGroup` sends. */
export interface UpdateAccessGroupRequest {
  path: UpdateAccessGroupPath;
  /** What shall change. */
  body: AccessGroupUpdateRequest;
}

/** Headers of the responses of `updateAccessGroup`. */
export interface UpdateAccessGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateAccessGroup`, by status. */
export type UpdateAccessGroupResult =
  | TypedResponse<200, AccessGroup, UpdateAccessGroup200Headers>
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

/** The path parameters of `archiveAccessGroup`. */
export interface ArchiveAccessGroupPath {
  /** The id of the access group. */
  id: number;
}

/** What `archiveAccessGroup` sends. */
export interface ArchiveAccessGroupRequest {
  path: ArchiveAccessGroupPath;
}

/** Headers of the responses of `archiveAccessGroup`. */
export interface ArchiveAccessGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `archiveAccessGroup`, by status. */
export type ArchiveAccessGroupResult =
  | TypedResponse<200, SuccessResponse, ArchiveAccessGroup200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `unarchiveAccessGroup`. */
export interface UnarchiveAccessGroupPath {
  /** The id of the access group. */
  id: number;
}

/** What `unarchiveAccessGroup` sends. */
export interface UnarchiveAccessGroupRequest {
  path: UnarchiveAccessGroupPath;
}

/** Headers of the responses of `unarchiveAccessGroup`. */
export interface UnarchiveAccessGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `unarchiveAccessGroup`, by status. */
export type UnarchiveAccessGroupResult =
  | TypedResponse<200, AccessGroup, UnarchiveAccessGroup200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
