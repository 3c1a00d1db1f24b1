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
import type { PostFollower, PostFollowerCreateRequest, PostFollowersList } from '../post-follower.js';

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

/** Headers of the answers of `listPostFollowers`. */
export interface ListPostFollowers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listPostFollowers` answers, by status. */
export type ListPostFollowersResult =
  | Answer<200, PostFollowersList, ListPostFollowers200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `addPostFollower`. */
export interface AddPostFollower201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `addPostFollower` answers, by status. */
export type AddPostFollowerResult =
  | Answer<201, PostFollower, AddPostFollower201Headers>
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

/** Headers of the answers of `removePostFollower`. */
export interface RemovePostFollower200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `removePostFollower` answers, by status. */
export type RemovePostFollowerResult =
  | Answer<200, SuccessResponse, RemovePostFollower200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
