// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Comment, CommentCreateRequest, CommentUpdateRequest, CommentsList } from '../comment.js';
import type { ErrorBody, MessageResponse } from '../common.js';
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
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

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

/** Headers of the responses of `listComments`. */
export interface ListComments200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listComments`, by status. */
export type ListCommentsResult =
  | TypedResponse<200, CommentsList, ListComments200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createComment` sends. */
export interface CreateCommentRequest {
  /** The comment to make. */
  body: CommentCreateRequest;
}

/** Headers of the responses of `createComment`. */
export interface CreateComment201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createComment`, by status. */
export type CreateCommentResult =
  | TypedResponse<201, Comment, CreateComment201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getComment`. */
export interface GetCommentPath {
  /** The id of the comment. */
  id: number;
}

/** What `getComment` sends. */
export interface GetCommentRequest {
  path: GetCommentPath;
}

/** Headers of the responses of `getComment`. */
export interface GetComment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getComment`, by status. */
export type GetCommentResult =
  | TypedResponse<200, Comment, GetComment200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `updateComment`. */
export interface UpdateComment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateComment`, by status. */
export type UpdateCommentResult =
  | TypedResponse<200, Comment, UpdateComment200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteComment`. */
export interface DeleteCommentPath {
  /** The id of the comment. */
  id: number;
}

/** What `deleteComment` sends. */
export interface DeleteCommentRequest {
  path: DeleteCommentPath;
}

/** Headers of the responses of `deleteComment`. */
export interface DeleteComment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteComment`, by status. */
export type DeleteCommentResult =
  | TypedResponse<200, MessageResponse, DeleteComment200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
