// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreatePostRequest,
  DeletePostRequest,
  GetPostRequest,
  ListPostsRequest,
  SearchPostsRequest,
  UpdatePostRequest,
} from '@community-platform/types/operations/posts';
import type {
  BasicPost,
  BasicPostCreatedResponse,
  BasicPostDeletedResponse,
  BasicPostUpdatedResponse,
  PostsList,
} from '@community-platform/types/post';
import * as operations from '../operations/posts.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What members write in spaces. */
export interface PostsApi {
  /**
   * List posts.
   *
   * Returns one page of the community's posts, in all spaces or in one, the newest first.
   *
   * The path belongs to the comments of the Admin API, yet what it lists is posts. It is not the comment with
   * the id `posts`: the literal path wins. `searchPosts` lists the same posts and has more ways to choose and
   * to sort them.
   *
   * `GET /api/admin/v2/comments/posts`
   */
  list(request?: ListPostsRequest, options?: RequestOptions): Promise<PostsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListPostsRequest, options?: RequestOptions): Paginator<BasicPost, PostsList>;
  /**
   * Search posts.
   *
   * Returns one page of the community's posts, as `listPosts` does, and can also choose them by space group
   * and by text, and sort them. All conditions narrow the result together.
   *
   * `GET /api/admin/v2/posts`
   */
  search(request?: SearchPostsRequest, options?: RequestOptions): Promise<PostsList>;
  /** All items of `search`, or with `.pages()` all pages, fetched as they are read. */
  paginateSearch(request?: SearchPostsRequest, options?: RequestOptions): Paginator<BasicPost, PostsList>;
  /**
   * Create a post.
   *
   * Makes a post in a space and answers with 200. Without `user_email` and `user_id` it is written by the
   * admin whose token is used. A `scheduled` post needs a `published_at` to come.
   *
   * `POST /api/admin/v2/posts`
   */
  create(request: CreatePostRequest, options?: RequestOptions): Promise<BasicPostCreatedResponse>;
  /**
   * Get a post.
   *
   * Returns one post of any state and of any space.
   *
   * `GET /api/admin/v2/posts/{id}`
   */
  get(request: GetPostRequest, options?: RequestOptions): Promise<BasicPost>;
  /**
   * Update a post.
   *
   * Changes what the body names and leaves the rest. A post keeps its space and its author.
   *
   * `PUT /api/admin/v2/posts/{id}`
   */
  update(request: UpdatePostRequest, options?: RequestOptions): Promise<BasicPostUpdatedResponse>;
  /**
   * Delete a post.
   *
   * Deletes a post with its comments and likes.
   *
   * `DELETE /api/admin/v2/posts/{id}`
   */
  delete(request: DeletePostRequest, options?: RequestOptions): Promise<BasicPostDeletedResponse>;
}

/** Binds the operations to a client. */
export const createPostsApi = (client: Sender<OnUndeclared>): PostsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listPostsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListPosts(client, request, options),
  search: (request = {}, options) => unwrap(client.send(operations.searchPostsOperation, request, options)),
  paginateSearch: (request = {}, options) => operations.paginateSearchPosts(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createPostOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getPostOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updatePostOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deletePostOperation, request, options)),
});
