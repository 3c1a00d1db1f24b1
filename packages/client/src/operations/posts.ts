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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listPosts`. */
export const listPostsOperation: Operation<ListPostsRequest, ListPostsResult> = {
  id: 'listPosts',
  method: 'GET',
  path: '/api/admin/v2/comments/posts',
  parameters: [
    { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
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
export function listPosts(
  client: Sender,
  request: ListPostsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListPostsResult>> {
  return client.send(listPostsOperation, request, options);
}

/** All items of `listPosts`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPosts(
  client: Sender,
  request: ListPostsRequest = {},
  options?: RequestOptions,
): Paginator<BasicPost, PostsList> {
  return paginate(client, listPostsOperation, request, options);
}

/** The data of `searchPosts`. */
export const searchPostsOperation: Operation<SearchPostsRequest, SearchPostsResult> = {
  id: 'searchPosts',
  method: 'GET',
  path: '/api/admin/v2/posts',
  parameters: [
    { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'space_group_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'search_text', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true, default: 'latest' },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * Search posts.
 *
 * Returns one page of the community's posts, as `listPosts` does, and can also choose them by space group
 * and by text, and sort them. All conditions narrow the result together.
 *
 * `GET /api/admin/v2/posts`
 */
export function searchPosts(
  client: Sender,
  request: SearchPostsRequest = {},
  options?: RequestOptions,
): Promise<Received<SearchPostsResult>> {
  return client.send(searchPostsOperation, request, options);
}

/** All items of `searchPosts`, or with `.pages()` all pages, fetched as they are read. */
export function paginateSearchPosts(
  client: Sender,
  request: SearchPostsRequest = {},
  options?: RequestOptions,
): Paginator<BasicPost, PostsList> {
  return paginate(client, searchPostsOperation, request, options);
}

/** The data of `createPost`. */
export const createPostOperation: Operation<CreatePostRequest, CreatePostResult> = {
  id: 'createPost',
  method: 'POST',
  path: '/api/admin/v2/posts',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a post.
 *
 * Makes a post in a space and answers with 200. Without `user_email` and `user_id` it is written by the
 * admin whose token is used. A `scheduled` post needs a `published_at` to come.
 *
 * `POST /api/admin/v2/posts`
 */
export function createPost(
  client: Sender,
  request: CreatePostRequest,
  options?: RequestOptions,
): Promise<Received<CreatePostResult>> {
  return client.send(createPostOperation, request, options);
}

/** The data of `getPost`. */
export const getPostOperation: Operation<GetPostRequest, GetPostResult> = {
  id: 'getPost',
  method: 'GET',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a post.
 *
 * Returns one post of any state and of any space.
 *
 * `GET /api/admin/v2/posts/{id}`
 */
export function getPost(
  client: Sender,
  request: GetPostRequest,
  options?: RequestOptions,
): Promise<Received<GetPostResult>> {
  return client.send(getPostOperation, request, options);
}

/** The data of `updatePost`. */
export const updatePostOperation: Operation<UpdatePostRequest, UpdatePostResult> = {
  id: 'updatePost',
  method: 'PUT',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update a post.
 *
 * Changes what the body names and leaves the rest. A post keeps its space and its author.
 *
 * `PUT /api/admin/v2/posts/{id}`
 */
export function updatePost(
  client: Sender,
  request: UpdatePostRequest,
  options?: RequestOptions,
): Promise<Received<UpdatePostResult>> {
  return client.send(updatePostOperation, request, options);
}

/** The data of `deletePost`. */
export const deletePostOperation: Operation<DeletePostRequest, DeletePostResult> = {
  id: 'deletePost',
  method: 'DELETE',
  path: '/api/admin/v2/posts/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Delete a post.
 *
 * Deletes a post with its comments and likes.
 *
 * `DELETE /api/admin/v2/posts/{id}`
 */
export function deletePost(
  client: Sender,
  request: DeletePostRequest,
  options?: RequestOptions,
): Promise<Received<DeletePostResult>> {
  return client.send(deletePostOperation, request, options);
}
