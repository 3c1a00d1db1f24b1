// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetHomeFeedQuery,
  GetHomeFeedRequest,
  GetHomeFeedResult,
} from '@community-platform/types/operations/home-feed';

/** What the handler of `getHomeFeed` receives: every part is there, defaults are filled in. */
export interface GetHomeFeedInput extends GetHomeFeedRequest {
  query: GetHomeFeedQuery & { page: number; per_page: number; sort: string };
}

/** The posts that a signed-in member sees first. */
export interface HomeFeedHandlers<Principal = unknown, State = unknown> {
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
  getHomeFeed(input: GetHomeFeedInput, context: RequestContext<Principal, State>): Awaitable<Reply<GetHomeFeedResult>>;
}
