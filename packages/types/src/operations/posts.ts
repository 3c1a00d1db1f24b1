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
import type { ErrorBody } from '../common.js';
import type { PostCreateRequest, PostOrder, PostUpdateRequest } from '../post-request.js';
import type {
  BasicPost,
  BasicPostCreatedResponse,
  BasicPostDeletedResponse,
  BasicPostUpdatedResponse,
  PostsList,
} from '../post.js';

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

/** Headers of the answers of `listPosts`. */
export interface ListPosts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listPosts` answers, by status. */
export type ListPostsResult =
  | Answer<200, PostsList, ListPosts200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `searchPosts`. */
export interface SearchPosts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `searchPosts` answers, by status. */
export type SearchPostsResult =
  | Answer<200, PostsList, SearchPosts200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createPost` sends. */
export interface CreatePostRequest {
  /** The post to make. */
  body: PostCreateRequest;
}

/** Headers of the answers of `createPost`. */
export interface CreatePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createPost` answers, by status. */
export type CreatePostResult =
  | Answer<200, BasicPostCreatedResponse, CreatePost200Headers>
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

/** The path parameters of `getPost`. */
export interface GetPostPath {
  /** The id of the post. */
  id: number;
}

/** What `getPost` sends. */
export interface GetPostRequest {
  path: GetPostPath;
}

/** Headers of the answers of `getPost`. */
export interface GetPost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getPost` answers, by status. */
export type GetPostResult =
  | Answer<200, BasicPost, GetPost200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updatePost`. */
export interface UpdatePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updatePost` answers, by status. */
export type UpdatePostResult =
  | Answer<200, BasicPostUpdatedResponse, UpdatePost200Headers>
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

/** The path parameters of `deletePost`. */
export interface DeletePostPath {
  /** The id of the post. */
  id: number;
}

/** What `deletePost` sends. */
export interface DeletePostRequest {
  path: DeletePostPath;
}

/** Headers of the answers of `deletePost`. */
export interface DeletePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deletePost` answers, by status. */
export type DeletePostResult =
  | Answer<200, BasicPostDeletedResponse, DeletePost200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
