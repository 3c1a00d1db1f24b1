// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { PostCreateRequest, PostOrder, PostUpdateRequest } from '../post-request.js';
import type {
  BasicPost,
  BasicPostCreatedResponse,
  BasicPostDeletedResponse,
  BasicPostUpdatedResponse,
  PostsList,
} from '../post.js';
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

/** The query parameters of `listPosts`. */
export interface ListPostsQuery {
  /** Only records of this space. A space that the community does not have leaves the list empty. */
  space_id?: number | undefined;
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
  /**
   * Only posts in this state. An open set; known values are `draft`, `published`, `scheduled` and `all`, which is
   * the same as no filter.
   */
  status?: string | undefined;
}

/** What `listPosts` sends. */
export interface ListPostsRequest {
  query?: ListPostsQuery | undefined;
}

/** Headers of the responses of `listPosts`. */
export interface ListPosts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listPosts`, by status. */
export type ListPostsResult =
  | TypedResponse<200, PostsList, ListPosts200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The query parameters of `searchPosts`. */
export interface SearchPostsQuery {
  /** Only records of this space. A space that the community does not have leaves the list empty. */
  space_id?: number | undefined;
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
  /**
   * Only posts in this state. An open set; known values are `draft`, `published`, `scheduled` and `all`, which is
   * the same as no filter.
   */
  status?: string | undefined;
  /** Only posts in spaces of this group. */
  space_group_id?: number | undefined;
  /** Only records whose title or text contains this text. Upper and lower case are the same. */
  search_text?: string | undefined;
  /**
   * The order of the posts. `likes` puts the most liked first; `latest_updated` and `oldest_updated` go by the last
   * change.
   *
   * Default: `"latest"`.
   */
  sort?: PostOrder | undefined;
}

/** What `searchPosts` sends. */
export interface SearchPostsRequest {
  query?: SearchPostsQuery | undefined;
}

/** Headers of the responses of `searchPosts`. */
export interface SearchPosts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `searchPosts`, by status. */
export type SearchPostsResult =
  | TypedResponse<200, PostsList, SearchPosts200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createPost` sends. */
export interface CreatePostRequest {
  /** The post to make. */
  body: PostCreateRequest;
}

/** Headers of the responses of `createPost`. */
export interface CreatePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createPost`, by status. */
export type CreatePostResult =
  | TypedResponse<200, BasicPostCreatedResponse, CreatePost200Headers>
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

/** The path parameters of `getPost`. */
export interface GetPostPath {
  /** The id of the post. */
  id: number;
}

/** What `getPost` sends. */
export interface GetPostRequest {
  path: GetPostPath;
}

/** Headers of the responses of `getPost`. */
export interface GetPost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getPost`, by status. */
export type GetPostResult =
  | TypedResponse<200, BasicPost, GetPost200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updatePost`. */
export interface UpdatePostPath {
  /** The id of the post. */
  id: number;
}

/** What `updatePost` sends. */
export interface UpdatePostRequest {
  path: UpdatePostPath;
  /** What shall change. */
  body: PostUpdateRequest;
}

/** Headers of the responses of `updatePost`. */
export interface UpdatePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updatePost`, by status. */
export type UpdatePostResult =
  | TypedResponse<200, BasicPostUpdatedResponse, UpdatePost200Headers>
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

/** The path parameters of `deletePost`. */
export interface DeletePostPath {
  /** The id of the post. */
  id: number;
}

/** What `deletePost` sends. */
export interface DeletePostRequest {
  path: DeletePostPath;
}

/** Headers of the responses of `deletePost`. */
export interface DeletePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deletePost`, by status. */
export type DeletePostResult =
  | TypedResponse<200, BasicPostDeletedResponse, DeletePost200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
