// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateCommentRequest,
  CreateCommentResult,
  DeleteCommentRequest,
  DeleteCommentResult,
  GetCommentRequest,
  GetCommentResult,
  ListCommentsQuery,
  ListCommentsRequest,
  ListCommentsResult,
  UpdateCommentRequest,
  UpdateCommentResult,
} from '@community-platform/types/operations/comments';

/** What the handler of `listComments` receives: every part is there, defaults are filled in. */
export interface ListCommentsInput extends ListCommentsRequest {
  query: ListCommentsQuery & { page: number; per_page: number };
}

/** What members write under posts. */
export interface CommentsHandlers<Principal = unknown, State = unknown> {
  /**
   * List comments.
   *
   * Returns one page of the comments of the community, the newest first. Replies stand within the comment that
   * they reply to.
   *
   * `GET /api/admin/v2/comments`
   */
  listComments(input: ListCommentsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCommentsResult>>;
  /**
   * Create a comment.
   *
   * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
   * is answered with 404, a post on which commenting has ended with 422.
   *
   * `POST /api/admin/v2/comments`
   */
  createComment(input: CreateCommentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCommentResult>>;
  /**
   * Get a comment.
   *
   * Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
   * `listPosts`.
   *
   * `GET /api/admin/v2/comments/{id}`
   */
  getComment(input: GetCommentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommentResult>>;
  /**
   * Update a comment.
   *
   * Replaces the text of a comment.
   *
   * `PUT /api/admin/v2/comments/{id}`
   */
  updateComment(input: UpdateCommentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateCommentResult>>;
  /**
   * Delete a comment.
   *
   * Deletes a comment with its replies. One that cannot be deleted is refused with 422.
   *
   * `DELETE /api/admin/v2/comments/{id}`
   */
  deleteComment(input: DeleteCommentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteCommentResult>>;
}
