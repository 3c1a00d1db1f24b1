// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  AddPostFollowerRequest,
  ListPostFollowersRequest,
  RemovePostFollowerRequest,
} from '@community-platform/types/operations/post-followers';
import type { PostFollower, PostFollowersList } from '@community-platform/types/post-follower';
import * as operations from '../operations/post-followers.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Who is told of what goes on under a post. */
export interface PostFollowersApi {
  /**
   * List the followers of a post.
   *
   * Returns one page of the members who are notified of what goes on under a post.
   *
   * `GET /api/admin/v2/posts/{post_id}/post_followers`
   */
  list(request: ListPostFollowersRequest, options?: RequestOptions): Promise<PostFollowersList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListPostFollowersRequest, options?: RequestOptions): Paginator<PostFollower, PostFollowersList>;
  /**
   * Add a follower to a post.
   *
   * Lets a member follow a post. One who follows it already is refused with 422.
   *
   * `POST /api/admin/v2/posts/{post_id}/post_followers`
   */
  add(request: AddPostFollowerRequest, options?: RequestOptions): Promise<PostFollower>;
  /**
   * Remove a follower from a post.
   *
   * Ends the following of a post. The member is named in the query string. One who does not follow the post is
   * refused with 422.
   *
   * `DELETE /api/admin/v2/posts/{post_id}/post_followers`
   */
  remove(request: RemovePostFollowerRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createPostFollowersApi = (client: Sender<OnUndeclared>): PostFollowersApi => ({
  list: (request, options) => unwrap(client.send(operations.listPostFollowersOperation, request, options)),
  paginateList: (request, options) => operations.paginateListPostFollowers(client, request, options),
  add: (request, options) => unwrap(client.send(operations.addPostFollowerOperation, request, options)),
  remove: (request, options) => unwrap(client.send(operations.removePostFollowerOperation, request, options)),
});
