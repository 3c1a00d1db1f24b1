// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddPostFollowerRequest,
  AddPostFollowerResult,
  ListPostFollowersQuery,
  ListPostFollowersRequest,
  ListPostFollowersResult,
  RemovePostFollowerRequest,
  RemovePostFollowerResult,
} from '@community-platform/types/operations/post-followers';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listPostFollowers`: all parts are present, with defaults. */
export interface ListPostFollowersInput extends ListPostFollowersRequest {
  query: ListPostFollowersQuery & { page: number; per_page: number };
}

/** Members who are notified of comments on a post. */
export interface PostFollowersHandlers<Principal = unknown, State = unknown> {
  /**
   * List the followers of a post.
   *
   * Returns a page of the members who are notified of comments on a post.
   *
   * `GET /api/admin/v2/posts/{post_id}/post_followers`
   */
  listPostFollowers(
    input: ListPostFollowersInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListPostFollowersResult>>;
  /**
   * Add a follower to a post.
   *
   * Lets a member follow a post. If the member already follows it, the response is 422.
   *
   * `POST /api/admin/v2/posts/{post_id}/post_followers`
   */
  addPostFollower(
    input: AddPostFollowerRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<AddPostFollowerResult>>;
  /**
   * Remove a follower from a post.
   *
   * Removes a follower. The member is named in the query string. If the member does not follow the post, the
   * response is 422.
   *
   * `DELETE /api/admin/v2/posts/{post_id}/post_followers`
   */
  removePostFollower(
    input: RemovePostFollowerRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RemovePostFollowerResult>>;
}

/** The descriptors of the operations, in document order. */
export const postFollowersOperations: readonly Operation[] = [
  {
    id: 'listPostFollowers',
    method: 'GET',
    path: '/api/admin/v2/posts/{post_id}/post_followers',
    parameters: [
      { name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'addPostFollower',
    method: 'POST',
    path: '/api/admin/v2/posts/{post_id}/post_followers',
    parameters: [{ name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'removePostFollower',
    method: 'DELETE',
    path: '/api/admin/v2/posts/{post_id}/post_followers',
    parameters: [
      { name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'community_member_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
