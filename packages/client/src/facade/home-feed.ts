// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { HomeFeed, HomeFeedRecord } from '@community-platform/types/home-feed';
import type { GetHomeFeedRequest } from '@community-platform/types/operations/home-feed';
import * as operations from '../operations/home-feed.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The posts that a signed-in member sees first. */
export interface HomeFeedApi {
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
  get(request?: GetHomeFeedRequest, options?: RequestOptions): Promise<HomeFeed>;
  /** All items of `get`, or with `.pages()` all pages, fetched as they are read. */
  paginateGet(request?: GetHomeFeedRequest, options?: RequestOptions): Paginator<HomeFeedRecord, HomeFeed>;
}

/** Binds the operations to a client. */
export const createHomeFeedApi = (client: Sender<OnUndeclared>): HomeFeedApi => ({
  get: (request = {}, options) => unwrap(client.send(operations.getHomeFeedOperation, request, options)),
  paginateGet: (request = {}, options) => operations.paginateGetHomeFeed(client, request, options),
});
