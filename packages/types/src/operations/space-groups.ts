// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import type { SpaceGroup, SpaceGroupCreateRequest, SpaceGroupUpdateRequest, SpaceGroups } from '../space-group.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

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

/** Headers of the responses of `listSpaceGroups`. */
export interface ListSpaceGroups200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listSpaceGroups`, by status. */
export type ListSpaceGroupsResult =
  | TypedResponse<200, SpaceGroups, ListSpaceGroups200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createSpaceGroup` sends. */
export interface CreateSpaceGroupRequest {
  /** The space group to make. */
  body: SpaceGroupCreateRequest;
}

/** Headers of the responses of `createSpaceGroup`. */
export interface CreateSpaceGroup201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createSpaceGroup`, by status. */
export type CreateSpaceGroupResult =
  | TypedResponse<201, SpaceGroup, CreateSpaceGroup201Headers>
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

/** The path parameters of `getSpaceGroup`. */
export interface GetSpaceGroupPath {
  /** The id of the space group. */
  id: number;
}

/** What `getSpaceGroup` sends. */
export interface GetSpaceGroupRequest {
  path: GetSpaceGroupPath;
}

/** Headers of the responses of `getSpaceGroup`. */
export interface GetSpaceGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getSpaceGroup`, by status. */
export type GetSpaceGroupResult =
  | TypedResponse<200, SpaceGroup, GetSpaceGroup200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `updateSpaceGroup`. */
export interface UpdateSpaceGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateSpaceGroup`, by status. */
export type UpdateSpaceGroupResult =
  | TypedResponse<200, SpaceGroup, UpdateSpaceGroup200Headers>
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

/** The path parameters of `deleteSpaceGroup`. */
export interface DeleteSpaceGroupPath {
  /** The id of the space group. */
  id: number;
}

/** What `deleteSpaceGroup` sends. */
export interface DeleteSpaceGroupRequest {
  path: DeleteSpaceGroupPath;
}

/** Headers of the responses of `deleteSpaceGroup`. */
export interface DeleteSpaceGroup200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteSpaceGroup`, by status. */
export type DeleteSpaceGroupResult =
  | TypedResponse<200, SuccessResponse, DeleteSpaceGroup200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
