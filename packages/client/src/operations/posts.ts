// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPostsRequest, ListPostsResult } from '@community-platform/types/operations/posts';
import type { BasicPost, PostsList } from '@community-platform/types/post';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
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
    '200': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': 'json' },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '405': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string', allow: 'string' } },
    '406': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': 'json' },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
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
 * Returns one page of the community's posts, in all spaces or in one.
 *
 * The path belongs to the comments of the Admin API, yet what it lists is posts.
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
