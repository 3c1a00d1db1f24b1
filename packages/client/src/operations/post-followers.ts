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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listPostFollowers`. */
export const listPostFollowersOperation: Operation<ListPostFollowersRequest, ListPostFollowersResult> = {
  id: 'listPostFollowers',
  method: 'GET',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [
    { name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
  ],
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
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List the followers of a post.
 *
 * Returns one page of the members who are notified of what goes on under a post.
 *
 * `GET /api/admin/v2/posts/{post_id}/post_followers`
 */
export function listPostFollowers(
  client: Sender,
  request: ListPostFollowersRequest,
  options?: RequestOptions,
): Promise<Received<ListPostFollowersResult>> {
  return client.send(listPostFollowersOperation, request, options);
}

/** All items of `listPostFollowers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPostFollowers(
  client: Sender,
  request: ListPostFollowersRequest,
  options?: RequestOptions,
): Paginator<PostFollower, PostFollowersList> {
  return paginate(client, listPostFollowersOperation, request, options);
}

/** The data of `addPostFollower`. */
export const addPostFollowerOperation: Operation<AddPostFollowerRequest, AddPostFollowerResult> = {
  id: 'addPostFollower',
  method: 'POST',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [
    { name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
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
 * Add a follower to a post.
 *
 * Lets a member follow a post. One who follows it already is refused with 422.
 *
 * `POST /api/admin/v2/posts/{post_id}/post_followers`
 */
export function addPostFollower(
  client: Sender,
  request: AddPostFollowerRequest,
  options?: RequestOptions,
): Promise<Received<AddPostFollowerResult>> {
  return client.send(addPostFollowerOperation, request, options);
}

/** The data of `removePostFollower`. */
export const removePostFollowerOperation: Operation<RemovePostFollowerRequest, RemovePostFollowerResult> = {
  id: 'removePostFollower',
  method: 'DELETE',
  path: '/api/admin/v2/posts/{post_id}/post_followers',
  parameters: [
    { name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'community_member_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
  ],
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
 * Remove a follower from a post.
 *
 * Ends the following of a post. The member is named in the query string. One who does not follow the post is
 * refused with 422.
 *
 * `DELETE /api/admin/v2/posts/{post_id}/post_followers`
 */
export function removePostFollower(
  client: Sender,
  request: RemovePostFollowerRequest,
  options?: RequestOptions,
): Promise<Received<RemovePostFollowerResult>> {
  return client.send(removePostFollowerOperation, request, options);
}
