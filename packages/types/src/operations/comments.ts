// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Comment, CommentCreateRequest, CommentsList, CommentUpdateRequest } from '../comment.js';
import type { MessageResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListCommentsQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
  /**
   * Only records of this space. A space that the community does not have leaves the list empty.
   *
   * Example: `302`.
   */
  space_id?: number | undefined;
  /** Only comments under this post. Example: `9002`. */
  post_id?: number | undefined;
  /** Only records whose title or text contains this text. Case is ignored. Example: `"rye"`. */
  search_text?: string | undefined;
}

export interface ListCommentsRequest {
  query?: ListCommentsQuery | undefined;
}

export type ListCommentsResult =
  | TypedResponse<200, CommentsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateCommentRequest {
  /** The comment to create. */
  body: CommentCreateRequest;
}

export type CreateCommentResult =
  | TypedResponse<201, Comment, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetCommentPath {
  /** The id of the comment. Example: `8101`. */
  id: number;
}

export interface GetCommentRequest {
  path: GetCommentPath;
}

export type GetCommentResult =
  | TypedResponse<200, Comment, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateCommentPath {
  /** The id of the comment. Example: `8101`. */
  id: number;
}

export interface UpdateCommentRequest {
  path: UpdateCommentPath;
  /** The new text. */
  body: CommentUpdateRequest;
}

export type UpdateCommentResult =
  | TypedResponse<200, Comment, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteCommentPath {
  /** The id of the comment. Example: `8101`. */
  id: number;
}

export interface DeleteCommentRequest {
  path: DeleteCommentPath;
}

export type DeleteCommentResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
