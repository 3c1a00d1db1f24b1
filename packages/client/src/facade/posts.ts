// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPostsRequest } from '@community-platform/types/operations/posts';
import type { BasicPost, PostsList } from '@community-platform/types/post';
import {
  listPosts,
  paginateListPosts,
} from '../operations/posts.js';
import { type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What members write in spaces. */
export interface PostsApi {
  /**
   * List posts.
   *
   * Returns one page of the community's posts, in all spaces or in one.
   *
   * The path belongs to the comments of the Admin API, yet what it lists is posts.
   *
   * `GET /api/admin/v2/comments/posts`
   */
  list(request?: ListPostsRequest, options?: RequestOptions): Promise<PostsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListPostsRequest, options?: RequestOptions): Paginator<BasicPost, PostsList>;
}

/** Binds the operations to a client. */
export const createPostsApi = (client: Sender): PostsApi => ({
  list: (request = {}, options) => unwrap(listPosts(client, request, options)),
  paginateList: (request = {}, options) => paginateListPosts(client, request, options),
});
