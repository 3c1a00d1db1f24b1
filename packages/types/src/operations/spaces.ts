// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { SpaceCreateRequest, SpaceOrder, SpaceUpdateRequest } from '../space-request.js';
import type { Space, SpaceCreateResponse, Spaces } from '../space.js';

export interface ListSpacesQuery {
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
   * The order of the spaces. `active` puts those with the newest activity first, `likes` those with the most likes,
   * and `latest_profile_confirmed` those that the member with the newest profile has joined.
   *
   * Example: `"alphabetical"`.
   */
  sort?: SpaceOrder | undefined;
}

export interface ListSpacesRequest {
  query?: ListSpacesQuery | undefined;
}

export type ListSpacesResult =
  | TypedResponse<200, Spaces, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateSpaceRequest {
  /** The space to create. */
  body: SpaceCreateRequest;
}

export type CreateSpaceResult =
  | TypedResponse<200, SpaceCreateResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetSpacePath {
  /** The id of the space. Example: `302`. */
  id: number;
}

export interface GetSpaceRequest {
  path: GetSpacePath;
}

export type GetSpaceResult =
  | TypedResponse<200, Space, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateSpacePath {
  /** The id of the space. Example: `302`. */
  id: number;
}

export interface UpdateSpaceRequest {
  path: UpdateSpacePath;
  /** The changes. */
  body: SpaceUpdateRequest;
}

export type UpdateSpaceResult =
  | TypedResponse<200, Space, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteSpacePath {
  /** The id of the space. Example: `302`. */
  id: number;
}

export interface DeleteSpaceRequest {
  path: DeleteSpacePath;
}

export type DeleteSpaceResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
