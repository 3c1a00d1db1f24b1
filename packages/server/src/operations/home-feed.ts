// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetHomeFeedQuery,
  GetHomeFeedRequest,
  GetHomeFeedResult,
} from '@community-platform/types/operations/home-feed';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `getHomeFeed`: all parts are present, with defaults. */
export interface GetHomeFeedInput extends GetHomeFeedRequest {
  query: GetHomeFeedQuery & { page: number; per_page: number; sort: string };
}

/** Posts on the home page of a signed-in member. */
export interface HomeFeedHandlers<Principal = unknown, State = unknown> {
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
  getHomeFeed(input: GetHomeFeedInput, context: RequestContext<Principal, State>): Awaitable<Reply<GetHomeFeedResult>>;
}

/** The descriptors of the operations, in document order. */
export const homeFeedOperations: readonly Operation[] = [
  {
    id: 'getHomeFeed',
    method: 'GET',
    path: '/api/headless/v1/home',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true, default: 'latest' },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ MemberAccessToken: [] }],
  },
];
