// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { HomeFeed, HomeFeedRecord } from '@community-platform/types/home-feed';
import type { GetHomeFeedRequest, GetHomeFeedResult } from '@community-platform/types/operations/home-feed';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { memberAccessTokenScheme } from '../security.js';

/** The data of `getHomeFeed`. */
export const getHomeFeedOperation: Operation<GetHomeFeedRequest, GetHomeFeedResult> = {
  id: 'getHomeFeed',
  method: 'GET',
  path: '/api/headless/v1/home',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
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
  security: [[memberAccessTokenScheme]],
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
 *     log2(1 + user_likes_count + 2 * comment_count) - age_in_days
 *
 * where the age counts from `created_at`, with the highest value first: twice the likes and comments
 * weigh as much as a day. Posts that are equal in the order stand with the higher `id` first.
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

/** All items of `getHomeFeed`, or with `.pages()` all pages, fetched as they are read. */
export function paginateGetHomeFeed(
  client: Sender<OnUndeclared>,
  request: GetHomeFeedRequest = {},
  options?: RequestOptions,
): Paginator<HomeFeedRecord, HomeFeed> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, getHomeFeedOperation, paging, request, options);
}
