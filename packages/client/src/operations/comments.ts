// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Comment, CommentsList } from '@community-platform/types/comment';
import type {
  CreateCommentRequest,
  CreateCommentResult,
  DeleteCommentRequest,
  DeleteCommentResult,
  GetCommentRequest,
  GetCommentResult,
  ListCommentsRequest,
  ListCommentsResult,
  UpdateCommentRequest,
  UpdateCommentResult,
} from '@community-platform/types/operations/comments';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listComments`. */
export const listCommentsOperation: Operation<ListCommentsRequest, ListCommentsResult> = {
  id: 'listComments',
  method: 'GET',
  path: '/api/admin/v2/comments',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'post_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'search_text', in: 'query', shape: 'string', style: 'form', explode: true },
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
 * List comments.
 *
 * Returns one page of the comments of the community, the newest first. Replies stand within the comment that
 * they reply to.
 *
 * `GET /api/admin/v2/comments`
 */
export function listComments(
  client: Sender,
  request: ListCommentsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListCommentsResult>> {
  return client.send(listCommentsOperation, request, options);
}

/** All items of `listComments`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListComments(
  client: Sender,
  request: ListCommentsRequest = {},
  options?: RequestOptions,
): Paginator<Comment, CommentsList> {
  return paginate(client, listCommentsOperation, request, options);
}

/** The data of `createComment`. */
export const createCommentOperation: Operation<CreateCommentRequest, CreateCommentResult> = {
  id: 'createComment',
  method: 'POST',
  path: '/api/admin/v2/comments',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Create a comment.
 *
 * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
 * is answered with 404, a post on which commenting has ended with 422.
 *
 * `POST /api/admin/v2/comments`
 */
export function createComment(
  client: Sender,
  request: CreateCommentRequest,
  options?: RequestOptions,
): Promise<Received<CreateCommentResult>> {
  return client.send(createCommentOperation, request, options);
}

/** The data of `getComment`. */
export const getCommentOperation: Operation<GetCommentRequest, GetCommentResult> = {
  id: 'getComment',
  method: 'GET',
  path: '/api/admin/v2/comments/{id}',
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
 * Get a comment.
 *
 * Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
 * `listPosts`.
 *
 * `GET /api/admin/v2/comments/{id}`
 */
export function getComment(
  client: Sender,
  request: GetCommentRequest,
  options?: RequestOptions,
): Promise<Received<GetCommentResult>> {
  return client.send(getCommentOperation, request, options);
}

/** The data of `updateComment`. */
export const updateCommentOperation: Operation<UpdateCommentRequest, UpdateCommentResult> = {
  id: 'updateComment',
  method: 'PUT',
  path: '/api/admin/v2/comments/{id}',
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
 * Update a comment.
 *
 * Replaces the text of a comment.
 *
 * `PUT /api/admin/v2/comments/{id}`
 */
export function updateComment(
  client: Sender,
  request: UpdateCommentRequest,
  options?: RequestOptions,
): Promise<Received<UpdateCommentResult>> {
  return client.send(updateCommentOperation, request, options);
}

/** The data of `deleteComment`. */
export const deleteCommentOperation: Operation<DeleteCommentRequest, DeleteCommentResult> = {
  id: 'deleteComment',
  method: 'DELETE',
  path: '/api/admin/v2/comments/{id}',
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
 * Delete a comment.
 *
 * Deletes a comment with its replies. One that cannot be deleted is refused with 422.
 *
 * `DELETE /api/admin/v2/comments/{id}`
 */
export function deleteComment(
  client: Sender,
  request: DeleteCommentRequest,
  options?: RequestOptions,
): Promise<Received<DeleteCommentResult>> {
  return client.send(deleteCommentOperation, request, options);
}
