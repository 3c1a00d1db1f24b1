// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateCommentRequest,
  CreateCommentResult,
  DeleteCommentRequest,
  DeleteCommentResult,
  GetCommentRequest,
  GetCommentResult,
  ListCommentsQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listComments`: all parts are present, with defaults. */
export interface ListCommentsInput extends ListCommentsRequest {
  query: ListCommentsQuery & { page: number; per_page: number };
}

/** Comments of members on posts. */
export interface CommentsHandlers<Principal = unknown, State = unknown> {
  /**
   * List comments.
   *
   * Returns a page of the comments of the community, newest first. Replies are within the comment that they reply
   * to.
   *
   * `GET /api/admin/v2/comments`
   */
  listComments(input: ListCommentsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCommentsResult>>;
  /**
   * Create a comment.
   *
   * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
   * returns 404, a post on which commenting has ended returns 422.
   *
   * `POST /api/admin/v2/comments`
   */
  createComment(input: CreateCommentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCommentResult>>;
  /**
   * Get a comment.
   *
   * Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
   * `listPosts`.
   *
   * `GET /api/admin/v2/comments/{id}`
   */
  getComment(input: GetCommentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommentResult>>;
  /**
   * Update a comment.
   *
   * Replaces the text of a comment.
   *
   * `PUT /api/admin/v2/comments/{id}`
   */
  updateComment(input: UpdateCommentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateCommentResult>>;
  /**
   * Delete a comment.
   *
   * Deletes a comment with its replies. If it cannot be deleted, the response is 422.
   *
   * `DELETE /api/admin/v2/comments/{id}`
   */
  deleteComment(input: DeleteCommentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteCommentResult>>;
}

/** The descriptors of the operations, in document order. */
export const commentsOperations: readonly Operation[] = [
  {
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
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createComment',
    method: 'POST',
    path: '/api/admin/v2/comments',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getComment',
    method: 'GET',
    path: '/api/admin/v2/comments/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateComment',
    method: 'PUT',
    path: '/api/admin/v2/comments/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteComment',
    method: 'DELETE',
    path: '/api/admin/v2/comments/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
