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

/** The data of `listComments`. */
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
 * List comments.
 *
 * Returns one page of the comments of the community, the newest first. Replies stand within the comment that
 * they reply to.
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

/** All items of `listComments`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListComments(
  client: Sender<OnUndeclared>,
  request: ListCommentsRequest = {},
  options?: RequestOptions,
): Paginator<Comment, CommentsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommentsOperation, paging, request, options);
}

/** The data of `createComment`. */
export const createCommentOperation: Operation<CreateCommentRequest, CreateCommentResult> = {
  id: 'createComment',
  method: 'POST',
  path: '/api/admin/v2/comments',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Create a comment.
 *
 * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
 * is answered with 404, a post on which commenting has ended with 422.
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

/** The data of `getComment`. */
export const getCommentOperation: Operation<GetCommentRequest, GetCommentResult> = {
  id: 'getComment',
  method: 'GET',
  path: '/api/admin/v2/comments/{id}',
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

/** The data of `updateComment`. */
export const updateCommentOperation: Operation<UpdateCommentRequest, UpdateCommentResult> = {
  id: 'updateComment',
  method: 'PUT',
  path: '/api/admin/v2/comments/{id}',
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

/** The data of `deleteComment`. */
export const deleteCommentOperation: Operation<DeleteCommentRequest, DeleteCommentResult> = {
  id: 'deleteComment',
  method: 'DELETE',
  path: '/api/admin/v2/comments/{id}',
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a comment.
 *
 * Deletes a comment with its replies. One that cannot be deleted is refused with 422.
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
