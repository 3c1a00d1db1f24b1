// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { ImagePostCreateRequest, ImagePostDuplicateRequest, ImagePostUpdateRequest } from '../post-request.js';
import type { BasicPostDeletedResponse, ImagePost, ImagePostCreatedResponse, ImagePostsList } from '../post.js';
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

/** Headers of the responses of `listImagePosts`. */
export interface ListImagePosts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listImagePosts`, by status. */
export type ListImagePostsResult =
  | TypedResponse<200, ImagePostsList, ListImagePosts200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `createImagePost`. */
export interface CreateImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createImagePost`, by status. */
export type CreateImagePostResult =
  | TypedResponse<200, ImagePostCreatedResponse, CreateImagePost200Headers>
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

/** Headers of the responses of `getImagePost`. */
export interface GetImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getImagePost`, by status. */
export type GetImagePostResult =
  | TypedResponse<200, ImagePost, GetImagePost200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `updateImagePost`. */
export interface UpdateImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateImagePost`, by status. */
export type UpdateImagePostResult =
  | TypedResponse<200, ImagePost, UpdateImagePost200Headers>
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

/** Headers of the responses of `deleteImagePost`. */
export interface DeleteImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteImagePost`, by status. */
export type DeleteImagePostResult =
  | TypedResponse<200, BasicPostDeletedResponse, DeleteImagePost200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `duplicateImagePost`. */
export interface DuplicateImagePost200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `duplicateImagePost`, by status. */
export type DuplicateImagePostResult =
  | TypedResponse<200, ImagePostCreatedResponse, DuplicateImagePost200Headers>
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
