// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ImagePostCreateRequest, ImagePostDuplicateRequest, ImagePostUpdateRequest } from '../post-request.js';
import type { BasicPostDeletedResponse, ImagePost, ImagePostCreatedResponse, ImagePostsList } from '../post.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListImagePostsPath {
  /** The id of the space, which is one of type `image`. Example: `303`. */
  space_id: number;
}

export interface ListImagePostsQuery {
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
}

export interface ListImagePostsRequest {
  path: ListImagePostsPath;
  query?: ListImagePostsQuery | undefined;
}

export type ListImagePostsResult =
  | TypedResponse<200, ImagePostsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface CreateImagePostPath {
  /** The id of the space, which is one of type `image`. Example: `303`. */
  space_id: number;
}

export interface CreateImagePostRequest {
  path: CreateImagePostPath;
  /** The image post to create. */
  body: ImagePostCreateRequest;
}

export type CreateImagePostResult =
  | TypedResponse<200, ImagePostCreatedResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetImagePostPath {
  /** The id of the space, which is one of type `image`. Example: `303`. */
  space_id: number;
  /** The id of the image post. Example: `9003`. */
  id: number;
}

export interface GetImagePostRequest {
  path: GetImagePostPath;
}

export type GetImagePostResult =
  | TypedResponse<200, ImagePost, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateImagePostPath {
  /** The id of the space, which is one of type `image`. Example: `303`. */
  space_id: number;
  /** The id of the image post. Example: `9003`. */
  id: number;
}

export interface UpdateImagePostRequest {
  path: UpdateImagePostPath;
  /** The changes. */
  body: ImagePostUpdateRequest;
}

export type UpdateImagePostResult =
  | TypedResponse<200, ImagePost, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteImagePostPath {
  /** The id of the space, which is one of type `image`. Example: `303`. */
  space_id: number;
  /** The id of the image post. Example: `9003`. */
  id: number;
}

export interface DeleteImagePostRequest {
  path: DeleteImagePostPath;
}

export type DeleteImagePostResult =
  | TypedResponse<200, BasicPostDeletedResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface DuplicateImagePostPath {
  /** The id of the space, which is one of type `image`. Example: `303`. */
  space_id: number;
  /** The id of the image post. Example: `9003`. */
  id: number;
}

export interface DuplicateImagePostRequest {
  path: DuplicateImagePostPath;
  /** How the copy is made. */
  body?: ImagePostDuplicateRequest | undefined;
}

export type DuplicateImagePostResult =
  | TypedResponse<200, ImagePostCreatedResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
