// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Comment, CommentsList } from '@community-platform/types/comment';
import type { MessageResponse } from '@community-platform/types/common';
import type {
  CreateCommentRequest,
  DeleteCommentRequest,
  GetCommentRequest,
  ListCommentsRequest,
  UpdateCommentRequest,
} from '@community-platform/types/operations/comments';
import * as operations from '../operations/comments.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What members write under posts. */
export interface CommentsApi {
  /**
   * List comments.
   *
   * Returns one page of the comments of the community, the newest first. Replies stand within the comment that
   * they reply to.
   *
   * `GET /api/admin/v2/comments`
   */
  list(request?: ListCommentsRequest, options?: RequestOptions): Promise<CommentsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListCommentsRequest, options?: RequestOptions): Paginator<Comment, CommentsList>;
  /**
   * Create a comment.
   *
   * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
   * is answered with 404, a post on which commenting has ended with 422.
   *
   * `POST /api/admin/v2/comments`
   */
  create(request: CreateCommentRequest, options?: RequestOptions): Promise<Comment>;
  /**
   * Get a comment.
   *
   * Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
   * `listPosts`.
   *
   * `GET /api/admin/v2/comments/{id}`
   */
  get(request: GetCommentRequest, options?: RequestOptions): Promise<Comment>;
  /**
   * Update a comment.
   *
   * Replaces the text of a comment.
   *
   * `PUT /api/admin/v2/comments/{id}`
   */
  update(request: UpdateCommentRequest, options?: RequestOptions): Promise<Comment>;
  /**
   * Delete a comment.
   *
   * Deletes a comment with its replies. One that cannot be deleted is refused with 422.
   *
   * `DELETE /api/admin/v2/comments/{id}`
   */
  delete(request: DeleteCommentRequest, options?: RequestOptions): Promise<MessageResponse>;
}

/** Binds the operations to a client. */
export const createCommentsApi = (client: Sender<OnUndeclared>): CommentsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listCommentsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListComments(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createCommentOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getCommentOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateCommentOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteCommentOperation, request, options)),
});
