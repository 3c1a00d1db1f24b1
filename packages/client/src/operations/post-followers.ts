// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddPostFollowerRequest,
  AddPostFollowerResult,
  ListPostFollowersRequest,
  ListPostFollowersResult,
  RemovePostFollowerRequest,
  RemovePostFollowerResult,
} from '@community-platform/types/operations/post-followers';
import type { PostFollower, PostFollowersList } from '@community-platform/types/post-follower';
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

/** The data of `listPostFollowers`. */
export const listPostFollowersOperation: Operation<ListPostFollowersRequest, ListPostFollowersResult> = {
  id: 'listPostFollowers',
  method: 'GET',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [
    { name: 'post_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
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
 * List the followers of a post.
 *
 * Returns one page of the members who are notified of what goes on under a post.
 *
 * `GET /api/admin/v2/posts/{post_id}/post_followers`
 */
export function listPostFollowers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPostFollowersRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListPostFollowersResult, U>> {
  return client.send(listPostFollowersOperation, request, options);
}

/** All items of `listPostFollowers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPostFollowers(
  client: Sender<OnUndeclared>,
  request: ListPostFollowersRequest,
  options?: RequestOptions,
): Paginator<PostFollower, PostFollowersList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPostFollowersOperation, paging, request, options);
}

/** The data of `addPostFollower`. */
export const addPostFollowerOperation: Operation<AddPostFollowerRequest, AddPostFollowerResult> = {
  id: 'addPostFollower',
  method: 'POST',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [{ name: 'post_id', in: 'path', write: writeScalar }],
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
 * Add a follower to a post.
 *
 * Lets a member follow a post. One who follows it already is refused with 422.
 *
 * `POST /api/admin/v2/posts/{post_id}/post_followers`
 */
export function addPostFollower<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddPostFollowerRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddPostFollowerResult, U>> {
  return client.send(addPostFollowerOperation, request, options);
}

/** The data of `removePostFollower`. */
export const removePostFollowerOperation: Operation<RemovePostFollowerRequest, RemovePostFollowerResult> = {
  id: 'removePostFollower',
  method: 'DELETE',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [
    { name: 'post_id', in: 'path', write: writeScalar },
    { name: 'community_member_id', in: 'query', write: writeScalarPair },
  ],
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
 * Remove a follower from a post.
 *
 * Ends the following of a post. The member is named in the query string. One who does not follow the post is
 * refused with 422.
 *
 * `DELETE /api/admin/v2/posts/{post_id}/post_followers`
 */
export function removePostFollower<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemovePostFollowerRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemovePostFollowerResult, U>> {
  return client.send(removePostFollowerOperation, request, options);
}
