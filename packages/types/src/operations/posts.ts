// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PostCreateRequest, PostOrder, PostUpdateRequest } from '../post-request.js';
import type {
  BasicPost,
  BasicPostCreatedResponse,
  BasicPostDeletedResponse,
  BasicPostUpdatedResponse,
  PostsList,
} from '../post.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListPostsQuery {
  /**
   * Only records of this space. A space that the community does not have leaves the list empty.
   *
   * Example: `302`.
   */
  space_id?: number | undefined;
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
  /**
   * Only posts in this state. An open set; known values are `draft`, `published`, `scheduled` and `all`, which is
   * the same as no filter.
   *
   * Example: `"published"`.
   */
  status?: string | undefined;
}

export interface ListPostsRequest {
  query?: ListPostsQuery | undefined;
}

export type ListPostsResult =
  | TypedResponse<200, PostsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface SearchPostsQuery {
  /**
   * Only records of this space. A space that the community does not have leaves the list empty.
   *
   * Example: `302`.
   */
  space_id?: number | undefined;
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
  /**
   * Only posts in this state. An open set; known values are `draft`, `published`, `scheduled` and `all`, which is
   * the same as no filter.
   *
   * Example: `"published"`.
   */
  status?: string | undefined;
  /** Only posts in spaces of this group. Example: `201`. */
  space_group_id?: number | undefined;
  /** Only records whose title or text contains this text. Case is ignored. Example: `"rye"`. */
  search_text?: string | undefined;
  /**
   * The order of the posts. `likes` puts the most liked first; `latest_updated` and `oldest_updated` go by the last
   * change.
   *
   * Default: `"latest"`. Example: `"likes"`.
   */
  sort?: PostOrder | undefined;
}

export interface SearchPostsRequest {
  query?: SearchPostsQuery | undefined;
}

export type SearchPostsResult =
  | TypedResponse<200, PostsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreatePostRequest {
  /** The post to create. */
  body: PostCreateRequest;
}

export type CreatePostResult =
  | TypedResponse<200, BasicPostCreatedResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetPostPath {
  /** The id of the post. Example: `9002`. */
  id: number;
}

export interface GetPostRequest {
  path: GetPostPath;
}

export type GetPostResult =
  | TypedResponse<200, BasicPost, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdatePostPath {
  /** The id of the post. Example: `9002`. */
  id: number;
}

export interface UpdatePostRequest {
  path: UpdatePostPath;
  /** The changes. */
  body: PostUpdateRequest;
}

export type UpdatePostResult =
  | TypedResponse<200, BasicPostUpdatedResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeletePostPath {
  /** The id of the post. Example: `9002`. */
  id: number;
}

export interface DeletePostRequest {
  path: DeletePostPath;
}

export type DeletePostResult =
  | TypedResponse<200, BasicPostDeletedResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
