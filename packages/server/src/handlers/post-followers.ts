// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listPostFollowers` receives: every part is there, defaults are filled in. */
export interface ListPostFollowersInput extends ListPostFollowersRequest {
  query: ListPostFollowersQuery & { page: number; per_page: number };
}

/** Who is told of what goes on under a post. */
export interface PostFollowersHandlers<Principal = unknown, State = unknown> {
  /**
   * List the followers of a post.
   *
   * Returns one page of the members who are notified of what goes on under a post.
   *
   * `GET /api/admin/v2/posts/{post_id}/post_followers`
   */
  listPostFollowers(input: ListPostFollowersInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListPostFollowersResult>>;
  /**
   * Add a follower to a post.
   *
   * Lets a member follow a post. One who follows it already is refused with 422.
   *
   * `POST /api/admin/v2/posts/{post_id}/post_followers`
   */
  addPostFollower(input: AddPostFollowerRequest, context: RequestContext<Principal, State>): Awaitable<Reply<AddPostFollowerResult>>;
  /**
   * Remove a follower from a post.
   *
   * Ends the following of a post. The member is named in the query string. One who does not follow the post is
   * refused with 422.
   *
   * `DELETE /api/admin/v2/posts/{post_id}/post_followers`
   */
  removePostFollower(input: RemovePostFollowerRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RemovePostFollowerResult>>;
}
