// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreatePostRequest,
  CreatePostResult,
  DeletePostRequest,
  DeletePostResult,
  GetPostRequest,
  GetPostResult,
  ListPostsQuery,
  ListPostsRequest,
  ListPostsResult,
  SearchPostsQuery,
  SearchPostsRequest,
  SearchPostsResult,
  UpdatePostRequest,
  UpdatePostResult,
} from '@community-platform/types/operations/posts';
import type { PostOrder } from '@community-platform/types/post-request';

/** What the handler of `listPosts` receives: every part is there, defaults are filled in. */
export interface ListPostsInput extends ListPostsRequest {
  query: ListPostsQuery & { page: number; per_page: number };
}

/** What the handler of `searchPosts` receives: every part is there, defaults are filled in. */
export interface SearchPostsInput extends SearchPostsRequest {
  query: SearchPostsQuery & { page: number; per_page: number; sort: PostOrder };
}

/** What members write in spaces. */
export interface PostsHandlers<Principal = unknown, State = unknown> {
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
  listPosts(input: ListPostsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListPostsResult>>;
  /**
   * Search posts.
   *
   * Returns one page of the community's posts, as `listPosts` does, and can also choose them by space group
   * and by text, and sort them. All conditions narrow the result together.
   *
   * `GET /api/admin/v2/posts`
   */
  searchPosts(input: SearchPostsInput, context: RequestContext<Principal, State>): Awaitable<Reply<SearchPostsResult>>;
  /**
   * Create a post.
   *
   * Makes a post in a space and answers with 200. Without `user_email` and `user_id` it is written by the
   * admin whose token is used. A `scheduled` post needs a `published_at` to come.
   *
   * `POST /api/admin/v2/posts`
   */
  createPost(input: CreatePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreatePostResult>>;
  /**
   * Get a post.
   *
   * Returns one post of any state and of any space.
   *
   * `GET /api/admin/v2/posts/{id}`
   */
  getPost(input: GetPostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPostResult>>;
  /**
   * Update a post.
   *
   * Changes what the body names and leaves the rest. A post keeps its space and its author.
   *
   * `PUT /api/admin/v2/posts/{id}`
   */
  updatePost(input: UpdatePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdatePostResult>>;
  /**
   * Delete a post.
   *
   * Deletes a post with its comments and likes.
   *
   * `DELETE /api/admin/v2/posts/{id}`
   */
  deletePost(input: DeletePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeletePostResult>>;
}
