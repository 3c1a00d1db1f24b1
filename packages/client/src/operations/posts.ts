// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreatePostRequest,
  CreatePostResult,
  DeletePostRequest,
  DeletePostResult,
  GetPostRequest,
  GetPostResult,
  ListPostsRequest,
  ListPostsResult,
  SearchPostsRequest,
  SearchPostsResult,
  UpdatePostRequest,
  UpdatePostResult,
} from '@community-platform/types/operations/posts';
import type {
  BasicPost,
  BasicPostCreatedResponse,
  BasicPostDeletedResponse,
  BasicPostUpdatedResponse,
  PostsList,
} from '@community-platform/types/post';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listPostsOperation: Operation<ListPostsRequest, ListPostsResult> = {
  id: 'listPosts',
  method: 'GET',
  path: '/api/admin/v2/comments/posts',
  parameters: [
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List posts.
 *
 * Returns a page of the community's posts, in all spaces or in one, newest first.
 *
 * The path is below that of comments, but lists posts. It is not the comment with the id `posts`: the literal path
 * takes precedence. `searchPosts` lists the same posts with more filters and sort orders.
 *
 * `GET /api/admin/v2/comments/posts`
 */
export function listPosts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPostsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPostsResult, U>> {
  return client.send(listPostsOperation, request, options);
}

/** Iterates over all items of `listPosts`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListPosts(
  client: Sender<OnUndeclared>,
  request: ListPostsRequest = {},
  options?: RequestOptions,
): Paginator<BasicPost, PostsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPostsOperation, paging, request, options);
}

export const searchPostsOperation: Operation<SearchPostsRequest, SearchPostsResult> = {
  id: 'searchPosts',
  method: 'GET',
  path: '/api/admin/v2/posts',
  parameters: [
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
    { name: 'space_group_id', in: 'query', write: writeScalarPair },
    { name: 'search_text', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Search posts.
 *
 * Returns a page of the community's posts, as `listPosts` does, with additional filters by space group and text,
 * and a sort order. All conditions apply together.
 *
 * `GET /api/admin/v2/posts`
 */
export function searchPosts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SearchPostsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SearchPostsResult, U>> {
  return client.send(searchPostsOperation, request, options);
}

/** Iterates over all items of `searchPosts`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateSearchPosts(
  client: Sender<OnUndeclared>,
  request: SearchPostsRequest = {},
  options?: RequestOptions,
): Paginator<BasicPost, PostsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, searchPostsOperation, paging, request, options);
}

export const createPostOperation: Operation<CreatePostRequest, CreatePostResult> = {
  id: 'createPost',
  method: 'POST',
  path: '/api/admin/v2/posts',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a post.
 *
 * Creates a post in a space and returns 200. Without `user_email` and `user_id`, its author is the admin whose
 * token is used. A `scheduled` post needs a `published_at` in the future.
 *
 * `POST /api/admin/v2/posts`
 */
export function createPost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreatePostRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreatePostResult, U>> {
  return client.send(createPostOperation, request, options);
}

export const getPostOperation: Operation<GetPostRequest, GetPostResult> = {
  id: 'getPost',
  method: 'GET',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a post.
 *
 * Returns one post of any state and of any space.
 *
 * `GET /api/admin/v2/posts/{id}`
 */
export function getPost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPostRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetPostResult, U>> {
  return client.send(getPostOperation, request, options);
}

export const updatePostOperation: Operation<UpdatePostRequest, UpdatePostResult> = {
  id: 'updatePost',
  method: 'PUT',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a post.
 *
 * Changes only the fields in the body. A post keeps its space and its author.
 *
 * `PUT /api/admin/v2/posts/{id}`
 */
export function updatePost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdatePostRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdatePostResult, U>> {
  return client.send(updatePostOperation, request, options);
}

export const deletePostOperation: Operation<DeletePostRequest, DeletePostResult> = {
  id: 'deletePost',
  method: 'DELETE',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a post.
 *
 * Deletes a post with its comments and likes.
 *
 * `DELETE /api/admin/v2/posts/{id}`
 */
export function deletePost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeletePostRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeletePostResult, U>> {
  return client.send(deletePostOperation, request, options);
}

/**
 * Posts of members in spaces. `searchPosts` (`GET /posts`) lists posts with more filters than `listPosts`, whose
 * path is `/comments/posts`.
 */
export interface PostsApi {
  /**
   * List posts.
   *
   * Returns a page of the community's posts, in all spaces or in one, newest first.
   *
   * The path is below that of comments, but lists posts. It is not the comment with the id `posts`: the literal path
   * takes precedence. `searchPosts` lists the same posts with more filters and sort orders.
   *
   * `GET /api/admin/v2/comments/posts`
   */
  list(request?: ListPostsRequest, options?: RequestOptions): Promise<PostsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListPostsRequest, options?: RequestOptions): Paginator<BasicPost, PostsList>;
  /**
   * Search posts.
   *
   * Returns a page of the community's posts, as `listPosts` does, with additional filters by space group and text,
   * and a sort order. All conditions apply together.
   *
   * `GET /api/admin/v2/posts`
   */
  search(request?: SearchPostsRequest, options?: RequestOptions): Promise<PostsList>;
  /** Iterates over all items of `search`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateSearch(request?: SearchPostsRequest, options?: RequestOptions): Paginator<BasicPost, PostsList>;
  /**
   * Create a post.
   *
   * Creates a post in a space and returns 200. Without `user_email` and `user_id`, its author is the admin whose
   * token is used. A `scheduled` post needs a `published_at` in the future.
   *
   * `POST /api/admin/v2/posts`
   */
  create(request: CreatePostRequest, options?: RequestOptions): Promise<BasicPostCreatedResponse>;
  /**
   * Get a post.
   *
   * Returns one post of any state and of any space.
   *
   * `GET /api/admin/v2/posts/{id}`
   */
  get(request: GetPostRequest, options?: RequestOptions): Promise<BasicPost>;
  /**
   * Update a post.
   *
   * Changes only the fields in the body. A post keeps its space and its author.
   *
   * `PUT /api/admin/v2/posts/{id}`
   */
  update(request: UpdatePostRequest, options?: RequestOptions): Promise<BasicPostUpdatedResponse>;
  /**
   * Delete a post.
   *
   * Deletes a post with its comments and likes.
   *
   * `DELETE /api/admin/v2/posts/{id}`
   */
  delete(request: DeletePostRequest, options?: RequestOptions): Promise<BasicPostDeletedResponse>;
}

export const createPostsApi = (client: Sender<OnUndeclared>): PostsApi => ({
  list: (request = {}, options) => unwrap(client.send(listPostsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListPosts(client, request, options),
  search: (request = {}, options) => unwrap(client.send(searchPostsOperation, request, options)),
  paginateSearch: (request = {}, options) => paginateSearchPosts(client, request, options),
  create: (request, options) => unwrap(client.send(createPostOperation, request, options)),
  get: (request, options) => unwrap(client.send(getPostOperation, request, options)),
  update: (request, options) => unwrap(client.send(updatePostOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deletePostOperation, request, options)),
});
