// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { PostFollower, PostFollowerCreateRequest, PostFollowersList } from '../post-follower.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListPostFollowersPath {
  /** The id of the post. Example: `9002`. */
  post_id: number;
}

export interface ListPostFollowersQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
}

export interface ListPostFollowersRequest {
  path: ListPostFollowersPath;
  query?: ListPostFollowersQuery | undefined;
}

export type ListPostFollowersResult =
  | TypedResponse<200, PostFollowersList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface AddPostFollowerPath {
  /** The id of the post. Example: `9002`. */
  post_id: number;
}

export interface AddPostFollowerRequest {
  path: AddPostFollowerPath;
  /** The member who follows. */
  body: PostFollowerCreateRequest;
}

export type AddPostFollowerResult =
  | TypedResponse<201, PostFollower, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RemovePostFollowerPath {
  /** The id of the post. Example: `9002`. */
  post_id: number;
}

export interface RemovePostFollowerQuery {
  /** The member. Example: `4101`. */
  community_member_id: number;
}

export interface RemovePostFollowerRequest {
  path: RemovePostFollowerPath;
  query: RemovePostFollowerQuery;
}

export type RemovePostFollowerResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
