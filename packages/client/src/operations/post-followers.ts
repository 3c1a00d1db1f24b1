// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  AddPostFollowerRequest,
  AddPostFollowerResult,
  ListPostFollowersRequest,
  ListPostFollowersResult,
  RemovePostFollowerRequest,
  RemovePostFollowerResult,
} from '@community-platform/types/operations/post-followers';
import type { PostFollower, PostFollowersList } from '@community-platform/types/post-follower';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
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

export const listPostFollowersOperation: Operation<ListPostFollowersRequest, ListPostFollowersResult> = {
  id: 'listPostFollowers',
  method: 'GET',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [
    { name: 'post_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the followers of a post.
 *
 * Returns a page of the members who are notified of comments on a post.
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

/** Iterates over all items of `listPostFollowers`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListPostFollowers(
  client: Sender<OnUndeclared>,
  request: ListPostFollowersRequest,
  options?: RequestOptions,
): Paginator<PostFollower, PostFollowersList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPostFollowersOperation, paging, request, options);
}

export const addPostFollowerOperation: Operation<AddPostFollowerRequest, AddPostFollowerResult> = {
  id: 'addPostFollower',
  method: 'POST',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [{ name: 'post_id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Add a follower to a post.
 *
 * Lets a member follow a post. If the member already follows it, the response is 422.
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

export const removePostFollowerOperation: Operation<RemovePostFollowerRequest, RemovePostFollowerResult> = {
  id: 'removePostFollower',
  method: 'DELETE',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [
    { name: 'post_id', in: 'path', write: writeScalar },
    { name: 'community_member_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Remove a follower from a post.
 *
 * Removes a follower. The member is named in the query string. If the member does not follow the post, the
 * response is 422.
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

/** Members who are notified of comments on a post. */
export interface PostFollowersApi {
  /**
   * List the followers of a post.
   *
   * Returns a page of the members who are notified of comments on a post.
   *
   * `GET /api/admin/v2/posts/{post_id}/post_followers`
   */
  list(request: ListPostFollowersRequest, options?: RequestOptions): Promise<PostFollowersList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListPostFollowersRequest, options?: RequestOptions): Paginator<PostFollower, PostFollowersList>;
  /**
   * Add a follower to a post.
   *
   * Lets a member follow a post. If the member already follows it, the response is 422.
   *
   * `POST /api/admin/v2/posts/{post_id}/post_followers`
   */
  add(request: AddPostFollowerRequest, options?: RequestOptions): Promise<PostFollower>;
  /**
   * Remove a follower from a post.
   *
   * Removes a follower. The member is named in the query string. If the member does not follow the post, the
   * response is 422.
   *
   * `DELETE /api/admin/v2/posts/{post_id}/post_followers`
   */
  remove(request: RemovePostFollowerRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createPostFollowersApi = (client: Sender<OnUndeclared>): PostFollowersApi => ({
  list: (request, options) => unwrap(client.send(listPostFollowersOperation, request, options)),
  paginateList: (request, options) => paginateListPostFollowers(client, request, options),
  add: (request, options) => unwrap(client.send(addPostFollowerOperation, request, options)),
  remove: (request, options) => unwrap(client.send(removePostFollowerOperation, request, options)),
});
