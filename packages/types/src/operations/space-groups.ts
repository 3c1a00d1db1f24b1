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
import type { ErrorBody, SuccessResponse } from '../common.js';
import type { SpaceGroup, SpaceGroupCreateRequest, SpaceGroupUpdateRequest, SpaceGroups } from '../space-group.js';

/** The query parameters of `listSpaceGroups`. */
export interface ListSpaceGroupsQuery {
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
}

/** What `listSpaceGroups` sends. */
export interface ListSpaceGroupsRequest {
  query?: ListSpaceGroupsQuery | undefined;
}

/** Headers of the answers of `listSpaceGroups`. */
export interface ListSpaceGroups200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listSpaceGroups` answers, by status. */
export type ListSpaceGroupsResult =
  | Answer<200, SpaceGroups, ListSpaceGroups200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createSpaceGroup` sends. */
export interface CreateSpaceGroupRequest {
  /** The space group to make. */
  body: SpaceGroupCreateRequest;
}

/** Headers of the answers of `createSpaceGroup`. */
export interface CreateSpaceGroup201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createSpaceGroup` answers, by status. */
export type CreateSpaceGroupResult =
  | Answer<201, SpaceGroup, CreateSpaceGroup201Headers>
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

/** The path parameters of `getSpaceGroup`. */
export interface GetSpaceGroupPath {
  /** The id of the space group. */
  id: number;
}

/** What `getSpaceGroup` sends. */
export interface GetSpaceGroupRequest {
  path: GetSpaceGroupPath;
}

/** Headers of the answers of `getSpaceGroup`. */
export interface GetSpaceGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getSpaceGroup` answers, by status. */
export type GetSpaceGroupResult =
  | Answer<200, SpaceGroup, GetSpaceGroup200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateSpaceGroup`. */
export interface UpdateSpaceGroupPath {
  /** The id of the space group. */
  id: number;
}

/** What `updateSpaceGroup` sends. */
export interface UpdateSpaceGroupRequest {
  path: UpdateSpaceGroupPath;
  /** What shall change. */
  body: SpaceGroupUpdateRequest;
}

/** Headers of the answers of `updateSpaceGroup`. */
export interface UpdateSpaceGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateSpaceGroup` answers, by status. */
export type UpdateSpaceGroupResult =
  | Answer<200, SpaceGroup, UpdateSpaceGroup200Headers>
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

/** The path parameters of `deleteSpaceGroup`. */
export interface DeleteSpaceGroupPath {
  /** The id of the space group. */
  id: number;
}

/** What `deleteSpaceGroup` sends. */
export interface DeleteSpaceGroupRequest {
  path: DeleteSpaceGroupPath;
}

/** Headers of the answers of `deleteSpaceGroup`. */
export interface DeleteSpaceGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteSpaceGroup` answers, by status. */
export type DeleteSpaceGroupResult =
  | Answer<200, SuccessResponse, DeleteSpaceGroup200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
