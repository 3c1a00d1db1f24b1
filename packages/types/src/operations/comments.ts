// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { Comment, CommentCreateRequest, CommentUpdateRequest, CommentsList } from '../comment.js';
import type { ErrorBody, MessageResponse } from '../common.js';

/** The query parameters of `listComments`. */
export interface ListCommentsQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
  /** Only records of this space. A space that the community does not have leaves the list empty. */
  space_id?: number | undefined;
  /** Only comments under this post. */
  post_id?: number | undefined;
  /** Only records whose title or text contains this text. Upper and lower case are the same. */
  search_text?: string | undefined;
}

/** What `listComments` sends. */
export interface ListCommentsRequest {
  query?: ListCommentsQuery | undefined;
}

/** Headers of the answers of `listComments`. */
export interface ListComments200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listComments` answers, by status. */
export type ListCommentsResult =
  | Answer<200, CommentsList, ListComments200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createComment` sends. */
export interface CreateCommentRequest {
  /** The comment to make. */
  body: CommentCreateRequest;
}

/** Headers of the answers of `createComment`. */
export interface CreateComment201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createComment` answers, by status. */
export type CreateCommentResult =
  | Answer<201, Comment, CreateComment201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getComment`. */
export interface GetCommentPath {
  /** The id of the comment. */
  id: number;
}

/** What `getComment` sends. */
export interface GetCommentRequest {
  path: GetCommentPath;
}

/** Headers of the answers of `getComment`. */
export interface GetComment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getComment` answers, by status. */
export type GetCommentResult =
  | Answer<200, Comment, GetComment200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateComment`. */
export interface UpdateCommentPath {
  /** The id of the comment. */
  id: number;
}

/** What `updateComment` sends. */
export interface UpdateCommentRequest {
  path: UpdateCommentPath;
  /** The new text. */
  body: CommentUpdateRequest;
}

/** Headers of the answers of `updateComment`. */
export interface UpdateComment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateComment` answers, by status. */
export type UpdateCommentResult =
  | Answer<200, Comment, UpdateComment200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteComment`. */
export interface DeleteCommentPath {
  /** The id of the comment. */
  id: number;
}

/** What `deleteComment` sends. */
export interface DeleteCommentRequest {
  path: DeleteCommentPath;
}

/** Headers of the answers of `deleteComment`. */
export interface DeleteComment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteComment` answers, by status. */
export type DeleteCommentResult =
  | Answer<200, MessageResponse, DeleteComment200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
