// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreatePostRequest,
  CreatePostResult,
  DeletePostRequest,
  DeletePostResult,
  GetPostRequest,
  GetPostResult,
  ListPostsQuery,
  ListPostsRequest,
  ListPostsResult,
  SearchPostsQuery,
  SearchPostsRequest,
  SearchPostsResult,
  UpdatePostRequest,
  UpdatePostResult,
} from '@community-platform/types/operations/posts';
import type { PostOrder } from '@community-platform/types/post-request';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listPosts`: all parts are present, with defaults. */
export interface ListPostsInput extends ListPostsRequest {
  query: ListPostsQuery & { page: number; per_page: number };
}

/** The input of the handler of `searchPosts`: all parts are present, with defaults. */
export interface SearchPostsInput extends SearchPostsRequest {
  query: SearchPostsQuery & { page: number; per_page: number; sort: PostOrder };
}

/**
 * Posts of members in spaces. `searchPosts` (`GET /posts`) lists posts with more filters than `listPosts`, whose
 * path is `/comments/posts`.
 */
export interface PostsHandlers<Principal = unknown, State = unknown> {
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
  listPosts(input: ListPostsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListPostsResult>>;
  /**
   * Search posts.
   *
   * Returns a page of the community's posts, as `listPosts` does, with additional filters by space group and text,
   * and a sort order. All conditions apply together.
   *
   * `GET /api/admin/v2/posts`
   */
  searchPosts(input: SearchPostsInput, context: RequestContext<Principal, State>): Awaitable<Reply<SearchPostsResult>>;
  /**
   * Create a post.
   *
   * Creates a post in a space and returns 200. Without `user_email` and `user_id`, its author is the admin whose
   * token is used. A `scheduled` post needs a `published_at` in the future.
   *
   * `POST /api/admin/v2/posts`
   */
  createPost(input: CreatePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreatePostResult>>;
  /**
   * Get a post.
   *
   * Returns one post of any state and of any space.
   *
   * `GET /api/admin/v2/posts/{id}`
   */
  getPost(input: GetPostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPostResult>>;
  /**
   * Update a post.
   *
   * Changes only the fields in the body. A post keeps its space and its author.
   *
   * `PUT /api/admin/v2/posts/{id}`
   */
  updatePost(input: UpdatePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdatePostResult>>;
  /**
   * Delete a post.
   *
   * Deletes a post with its comments and likes.
   *
   * `DELETE /api/admin/v2/posts/{id}`
   */
  deletePost(input: DeletePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeletePostResult>>;
}

/** The descriptors of the operations, in document order. */
export const postsOperations: readonly Operation[] = [
  {
    id: 'listPosts',
    method: 'GET',
    path: '/api/admin/v2/comments/posts',
    parameters: [
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
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
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createPost',
    method: 'POST',
    path: '/api/admin/v2/posts',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getPost',
    method: 'GET',
    path: '/api/admin/v2/posts/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updatePost',
    method: 'PUT',
    path: '/api/admin/v2/posts/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deletePost',
    method: 'DELETE',
    path: '/api/admin/v2/posts/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
