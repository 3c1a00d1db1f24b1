// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { HomeFeed, HomeFeedRecord } from '@community-platform/types/home-feed';
import type { GetHomeFeedRequest, GetHomeFeedResult } from '@community-platform/types/operations/home-feed';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `getHomeFeed`. */
export const getHomeFeedOperation: Operation<GetHomeFeedRequest, GetHomeFeedResult> = {
  id: 'getHomeFeed',
  method: 'GET',
  path: '/api/headless/v1/home',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true, default: 'latest' },
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
  security: [{ MemberAccessToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * Get the home feed.
 *
 * Returns one page of the posts of all spaces that the signed-in member may see. Drafts are never among
 * them, nor posts of a space that is hidden from the member, or private and not the member's.
 *
 * `sort` sets the order. `latest` and `oldest` go by `created_at`, `likes` by the number of likes,
 * `alphabetical` by `display_title`, and `new_activity` by the latest post, comment or like. `popular`
 * goes by
 *
 *     (user_likes_count + 2 * comment_count) / (age_in_hours + 2) ^ 1.5
 *
 * where the age counts from `created_at`, with the highest value first. Posts that are equal in the
 * order stand with the higher `id` first.
 *
 * `GET /api/headless/v1/home`
 */
export function getHomeFeed(
  client: Sender,
  request: GetHomeFeedRequest = {},
  options?: RequestOptions,
): Promise<Received<GetHomeFeedResult>> {
  return client.send(getHomeFeedOperation, request, options);
}

/** All items of `getHomeFeed`, or with `.pages()` all pages, fetched as they are read. */
export function paginateGetHomeFeed(
  client: Sender,
  request: GetHomeFeedRequest = {},
  options?: RequestOptions,
): Paginator<HomeFeedRecord, HomeFeed> {
  return paginate(client, getHomeFeedOperation, request, options);
}
