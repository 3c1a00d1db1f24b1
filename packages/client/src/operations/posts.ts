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
import type { BasicPost, PostsList } from '@community-platform/types/post';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listPosts`. */
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
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List posts.
 *
 * Returns one page of the community's posts, in all spaces or in one, the newest first.
 *
 * The path belongs to the comments of the Admin API, yet what it lists is posts. It is not the comment with
 * the id `posts`: the literal path wins. `searchPosts` lists the same posts and has more ways to choose and
 * to sort them.
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

/** All items of `listPosts`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPosts(
  client: Sender<OnUndeclared>,
  request: ListPostsRequest = {},
  options?: RequestOptions,
): Paginator<BasicPost, PostsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPostsOperation, paging, request, options);
}

/** The data of `searchPosts`. */
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
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Search posts.
 *
 * Returns one page of the community's posts, as `listPosts` does, and can also choose them by space group
 * and by text, and sort them. All conditions narrow the result together.
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

/** All items of `searchPosts`, or with `.pages()` all pages, fetched as they are read. */
export function paginateSearchPosts(
  client: Sender<OnUndeclared>,
  request: SearchPostsRequest = {},
  options?: RequestOptions,
): Paginator<BasicPost, PostsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, searchPostsOperation, paging, request, options);
}

/** The data of `createPost`. */
export const createPostOperation: Operation<CreatePostRequest, CreatePostResult> = {
  id: 'createPost',
  method: 'POST',
  path: '/api/admin/v2/posts',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a post.
 *
 * Makes a post in a space and answers with 200. Without `user_email` and `user_id` it is written by the
 * admin whose token is used. A `scheduled` post needs a `published_at` to come.
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

/** The data of `getPost`. */
export const getPostOperation: Operation<GetPostRequest, GetPostResult> = {
  id: 'getPost',
  method: 'GET',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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

/** The data of `updatePost`. */
export const updatePostOperation: Operation<UpdatePostRequest, UpdatePostResult> = {
  id: 'updatePost',
  method: 'PUT',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a post.
 *
 * Changes what the body names and leaves the rest. A post keeps its space and its author.
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

/** The data of `deletePost`. */
export const deletePostOperation: Operation<DeletePostRequest, DeletePostResult> = {
  id: 'deletePost',
  method: 'DELETE',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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
