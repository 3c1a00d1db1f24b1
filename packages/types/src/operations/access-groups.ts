// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AccessGroup,
  AccessGroupCreateRequest,
  AccessGroupStatusFilter,
  AccessGroupUpdateRequest,
  AccessGroups,
} from '../access-group.js';
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
import type { ErrorBody, SuccessResponse } from '../common.js';

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

/** Headers of the answers of `listAccessGroups`. */
export interface ListAccessGroups200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listAccessGroups` answers, by status. */
export type ListAccessGroupsResult =
  | Answer<200, AccessGroups, ListAccessGroups200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createAccessGroup` sends. */
export interface CreateAccessGroupRequest {
  /** The access group to make. */
  body: AccessGroupCreateRequest;
}

/** Headers of the answers of `createAccessGroup`. */
export interface CreateAccessGroup201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createAccessGroup` answers, by status. */
export type CreateAccessGroupResult =
  | Answer<201, AccessGroup, CreateAccessGroup201Headers>
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

/** The path parameters of `getAccessGroup`. */
export interface GetAccessGroupPath {
  /** The id of the access group. */
  id: number;
}

/** What `getAccessGroup` sends. */
export interface GetAccessGroupRequest {
  path: GetAccessGroupPath;
}

/** Headers of the answers of `getAccessGroup`. */
export interface GetAccessGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getAccessGroup` answers, by status. */
export type GetAccessGroupResult =
  | Answer<200, AccessGroup, GetAccessGroup200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updateAccessGroup`. */
export interface UpdateAccessGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateAccessGroup` answers, by status. */
export type UpdateAccessGroupResult =
  | Answer<200, AccessGroup, UpdateAccessGroup200Headers>
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

/** The path parameters of `archiveAccessGroup`. */
export interface ArchiveAccessGroupPath {
  /** The id of the access group. */
  id: number;
}

/** What `archiveAccessGroup` sends. */
export interface ArchiveAccessGroupRequest {
  path: ArchiveAccessGroupPath;
}

/** Headers of the answers of `archiveAccessGroup`. */
export interface ArchiveAccessGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `archiveAccessGroup` answers, by status. */
export type ArchiveAccessGroupResult =
  | Answer<200, SuccessResponse, ArchiveAccessGroup200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `unarchiveAccessGroup`. */
export interface UnarchiveAccessGroupPath {
  /** The id of the access group. */
  id: number;
}

/** What `unarchiveAccessGroup` sends. */
export interface UnarchiveAccessGroupRequest {
  path: UnarchiveAccessGroupPath;
}

/** Headers of the answers of `unarchiveAccessGroup`. */
export interface UnarchiveAccessGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `unarchiveAccessGroup` answers, by status. */
export type UnarchiveAccessGroupResult =
  | Answer<200, AccessGroup, UnarchiveAccessGroup200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
