// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Comment, CommentsList } from '@community-platform/types/comment';
import type { MessageResponse } from '@community-platform/types/common';
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
import {
  errors400_401_403_404_405_406_422_429_5XX,
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

export const listCommentsOperation: Operation<ListCommentsRequest, ListCommentsResult> = {
  id: 'listComments',
  method: 'GET',
  path: '/api/admin/v2/comments',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'post_id', in: 'query', write: writeScalarPair },
    { name: 'search_text', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List comments.
 *
 * Returns a page of the comments of the community, newest first. Replies are within the comment that they reply
 * to.
 *
 * `GET /api/admin/v2/comments`
 */
export function listComments<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCommentsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCommentsResult, U>> {
  return client.send(listCommentsOperation, request, options);
}

/** Iterates over all items of `listComments`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListComments(
  client: Sender<OnUndeclared>,
  request: ListCommentsRequest = {},
  options?: RequestOptions,
): Paginator<Comment, CommentsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommentsOperation, paging, request, options);
}

export const createCommentOperation: Operation<CreateCommentRequest, CreateCommentResult> = {
  id: 'createComment',
  method: 'POST',
  path: '/api/admin/v2/comments',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a comment.
 *
 * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
 * returns 404, a post on which commenting has ended returns 422.
 *
 * `POST /api/admin/v2/comments`
 */
export function createComment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCommentRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCommentResult, U>> {
  return client.send(createCommentOperation, request, options);
}

export const getCommentOperation: Operation<GetCommentRequest, GetCommentResult> = {
  id: 'getComment',
  method: 'GET',
  path: '/api/admin/v2/comments/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a comment.
 *
 * Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
 * `listPosts`.
 *
 * `GET /api/admin/v2/comments/{id}`
 */
export function getComment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCommentRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCommentResult, U>> {
  return client.send(getCommentOperation, request, options);
}

export const updateCommentOperation: Operation<UpdateCommentRequest, UpdateCommentResult> = {
  id: 'updateComment',
  method: 'PUT',
  path: '/api/admin/v2/comments/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a comment.
 *
 * Replaces the text of a comment.
 *
 * `PUT /api/admin/v2/comments/{id}`
 */
export function updateComment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateCommentRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateCommentResult, U>> {
  return client.send(updateCommentOperation, request, options);
}

export const deleteCommentOperation: Operation<DeleteCommentRequest, DeleteCommentResult> = {
  id: 'deleteComment',
  method: 'DELETE',
  path: '/api/admin/v2/comments/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a comment.
 *
 * Deletes a comment with its replies. If it cannot be deleted, the response is 422.
 *
 * `DELETE /api/admin/v2/comments/{id}`
 */
export function deleteComment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteCommentRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteCommentResult, U>> {
  return client.send(deleteCommentOperation, request, options);
}

/** Comments of members on posts. */
export interface CommentsApi {
  /**
   * List comments.
   *
   * Returns a page of the comments of the community, newest first. Replies are within the comment that they reply
   * to.
   *
   * `GET /api/admin/v2/comments`
   */
  list(request?: ListCommentsRequest, options?: RequestOptions): Promise<CommentsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListCommentsRequest, options?: RequestOptions): Paginator<Comment, CommentsList>;
  /**
   * Create a comment.
   *
   * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
   * returns 404, a post on which commenting has ended returns 422.
   *
   * `POST /api/admin/v2/comments`
   */
  create(request: CreateCommentRequest, options?: RequestOptions): Promise<Comment>;
  /**
   * Get a comment.
   *
   * Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
   * `listPosts`.
   *
   * `GET /api/admin/v2/comments/{id}`
   */
  get(request: GetCommentRequest, options?: RequestOptions): Promise<Comment>;
  /**
   * Update a comment.
   *
   * Replaces the text of a comment.
   *
   * `PUT /api/admin/v2/comments/{id}`
   */
  update(request: UpdateCommentRequest, options?: RequestOptions): Promise<Comment>;
  /**
   * Delete a comment.
   *
   * Deletes a comment with its replies. If it cannot be deleted, the response is 422.
   *
   * `DELETE /api/admin/v2/comments/{id}`
   */
  delete(request: DeleteCommentRequest, options?: RequestOptions): Promise<MessageResponse>;
}

export const createCommentsApi = (client: Sender<OnUndeclared>): CommentsApi => ({
  list: (request = {}, options) => unwrap(client.send(listCommentsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListComments(client, request, options),
  create: (request, options) => unwrap(client.send(createCommentOperation, request, options)),
  get: (request, options) => unwrap(client.send(getCommentOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateCommentOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteCommentOperation, request, options)),
});
