// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { HomeFeed, HomeFeedRecord } from '@community-platform/types/home-feed';
import type { GetHomeFeedRequest, GetHomeFeedResult } from '@community-platform/types/operations/home-feed';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
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
} from '../runtime/client.js';
import { readsJson, writeScalarPair } from '../runtime/codec.js';
import { memberAccessTokenScheme } from '../security.js';

export const getHomeFeedOperation: Operation<GetHomeFeedRequest, GetHomeFeedResult> = {
  id: 'getHomeFeed',
  method: 'GET',
  path: '/api/headless/v1/home',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[memberAccessTokenScheme]],
};

/**
 * Get the home feed.
 *
 * Returns a page of the posts of all spaces that the signed-in member may see. Drafts are never among them, nor
 * posts of a space that is hidden from the member, or private and not the member's.
 *
 * `sort` sets the order. `latest` and `oldest` go by `created_at`, `likes` by the number of likes, `alphabetical`
 * by `display_title`, and `new_activity` by the latest post, comment or like. `popular` goes by
 *
 * log2(1 + user_likes_count + 2 * comment_count) - age_in_days
 *
 * where the age counts from `created_at`, with the highest value first: twice the likes and comments weigh as much
 * as a day. Among equal posts, the higher `id` comes first.
 *
 * `GET /api/headless/v1/home`
 */
export function getHomeFeed<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetHomeFeedRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetHomeFeedResult, U>> {
  return client.send(getHomeFeedOperation, request, options);
}

/** Iterates over all items of `getHomeFeed`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateGetHomeFeed(
  client: Sender<OnUndeclared>,
  request: GetHomeFeedRequest = {},
  options?: RequestOptions,
): Paginator<HomeFeedRecord, HomeFeed> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, getHomeFeedOperation, paging, request, options);
}

/** Posts on the home page of a signed-in member. */
export interface HomeFeedApi {
  /**
   * Get the home feed.
   *
   * Returns a page of the posts of all spaces that the signed-in member may see. Drafts are never among them, nor
   * posts of a space that is hidden from the member, or private and not the member's.
   *
   * `sort` sets the order. `latest` and `oldest` go by `created_at`, `likes` by the number of likes, `alphabetical`
   * by `display_title`, and `new_activity` by the latest post, comment or like. `popular` goes by
   *
   * log2(1 + user_likes_count + 2 * comment_count) - age_in_days
   *
   * where the age counts from `created_at`, with the highest value first: twice the likes and comments weigh as much
   * as a day. Among equal posts, the higher `id` comes first.
   *
   * `GET /api/headless/v1/home`
   */
  get(request?: GetHomeFeedRequest, options?: RequestOptions): Promise<HomeFeed>;
  /** Iterates over all items of `get`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateGet(request?: GetHomeFeedRequest, options?: RequestOptions): Paginator<HomeFeedRecord, HomeFeed>;
}

export const createHomeFeedApi = (client: Sender<OnUndeclared>): HomeFeedApi => ({
  get: (request = {}, options) => unwrap(client.send(getHomeFeedOperation, request, options)),
  paginateGet: (request = {}, options) => paginateGetHomeFeed(client, request, options),
});
