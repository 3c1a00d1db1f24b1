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
import type { ErrorBody } from '../common.js';
import type { ImagePostCreateRequest, ImagePostDuplicateRequest, ImagePostUpdateRequest } from '../post-request.js';
import type { BasicPostDeletedResponse, ImagePost, ImagePostCreatedResponse, ImagePostsList } from '../post.js';

/** The path parameters of `listImagePosts`. */
export interface ListImagePostsPath {
  /** The id of the space, which is one of type `image`. */
  space_id: number;
}

/** The query parameters of `listImagePosts`. */
export interface ListImagePostsQuery {
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
}

/** What `listImagePosts` sends. */
export interface ListImagePostsRequest {
  path: ListImagePostsPath;
  query?: ListImagePostsQuery | undefined;
}

/** Headers of the answers of `listImagePosts`. */
export interface ListImagePosts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listImagePosts` answers, by status. */
export type ListImagePostsResult =
  | Answer<200, ImagePostsList, ListImagePosts200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `createImagePost`. */
export interface CreateImagePostPath {
  /** The id of the space, which is one of type `image`. */
  space_id: number;
}

/** What `createImagePost` sends. */
export interface CreateImagePostRequest {
  path: CreateImagePostPath;
  /** The image post to make. */
  body: ImagePostCreateRequest;
}

/** Headers of the answers of `createImagePost`. */
export interface CreateImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createImagePost` answers, by status. */
export type CreateImagePostResult =
  | Answer<200, ImagePostCreatedResponse, CreateImagePost200Headers>
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

/** The path parameters of `getImagePost`. */
export interface GetImagePostPath {
  /** The id of the space, which is one of type `image`. */
  space_id: number;
  /** The id of the image post. */
  id: number;
}

/** What `getImagePost` sends. */
export interface GetImagePostRequest {
  path: GetImagePostPath;
}

/** Headers of the answers of `getImagePost`. */
export interface GetImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getImagePost` answers, by status. */
export type GetImagePostResult =
  | Answer<200, ImagePost, GetImagePost200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateImagePost`. */
export interface UpdateImagePostPath {
  /** The id of the space, which is one of type `image`. */
  space_id: number;
  /** The id of the image post. */
  id: number;
}

/** What `updateImagePost` sends. */
export interface UpdateImagePostRequest {
  path: UpdateImagePostPath;
  /** What shall change. */
  body: ImagePostUpdateRequest;
}

/** Headers of the answers of `updateImagePost`. */
export interface UpdateImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateImagePost` answers, by status. */
export type UpdateImagePostResult =
  | Answer<200, ImagePost, UpdateImagePost200Headers>
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

/** The path parameters of `deleteImagePost`. */
export interface DeleteImagePostPath {
  /** The id of the space, which is one of type `image`. */
  space_id: number;
  /** The id of the image post. */
  id: number;
}

/** What `deleteImagePost` sends. */
export interface DeleteImagePostRequest {
  path: DeleteImagePostPath;
}

/** Headers of the answers of `deleteImagePost`. */
export interface DeleteImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteImagePost` answers, by status. */
export type DeleteImagePostResult =
  | Answer<200, BasicPostDeletedResponse, DeleteImagePost200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `duplicateImagePost`. */
export interface DuplicateImagePostPath {
  /** The id of the space, which is one of type `image`. */
  space_id: number;
  /** The id of the image post. */
  id: number;
}

/** What `duplicateImagePost` sends. */
export interface DuplicateImagePostRequest {
  path: DuplicateImagePostPath;
  /** How the copy is made. */
  body?: ImagePostDuplicateRequest | undefined;
}

/** Headers of the answers of `duplicateImagePost`. */
export interface DuplicateImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `duplicateImagePost` answers, by status. */
export type DuplicateImagePostResult =
  | Answer<200, ImagePostCreatedResponse, DuplicateImagePost200Headers>
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
