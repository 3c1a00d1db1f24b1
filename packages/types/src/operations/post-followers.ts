// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SuccessResponse } from '../common.js';
import type { PostFollower, PostFollowerCreateRequest, PostFollowersList } from '../post-follower.js';
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

/** The path parameters of `listPostFollowers`. */
export interface ListPostFollowersPath {
  /** The id of the post. */
  post_id: number;
}

/** The query parameters of `listPostFollowers`. */
export interface ListPostFollowersQuery {
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

/** What `listPostFollowers` sends. */
export interface ListPostFollowersRequest {
  path: ListPostFollowersPath;
  query?: ListPostFollowersQuery | undefined;
}

/** Headers of the responses of `listPostFollowers`. */
export interface ListPostFollowers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listPostFollowers`, by status. */
export type ListPostFollowersResult =
  | TypedResponse<200, PostFollowersList, ListPostFollowers200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `addPostFollower`. */
export interface AddPostFollowerPath {
  /** The id of the post. */
  post_id: number;
}

/** What `addPostFollower` sends. */
export interface AddPostFollowerRequest {
  path: AddPostFollowerPath;
  /** Who shall follow. */
  body: PostFollowerCreateRequest;
}

/** Headers of the responses of `addPostFollower`. */
export interface AddPostFollower201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `addPostFollower`, by status. */
export type AddPostFollowerResult =
  | TypedResponse<201, PostFollower, AddPostFollower201Headers>
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

/** The path parameters of `removePostFollower`. */
export interface RemovePostFollowerPath {
  /** The id of the post. */
  post_id: number;
}

/** The query parameters of `removePostFollower`. */
export interface RemovePostFollowerQuery {
  /** The member. */
  community_member_id: number;
}

/** What `removePostFollower` sends. */
export interface RemovePostFollowerRequest {
  path: RemovePostFollowerPath;
  query: RemovePostFollowerQuery;
}

/** Headers of the responses of `removePostFollower`. */
export interface RemovePostFollower200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `removePostFollower`, by status. */
export type RemovePostFollowerResult =
  | TypedResponse<200, SuccessResponse, RemovePostFollower200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
