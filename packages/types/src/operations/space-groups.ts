// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { SpaceGroup, SpaceGroupCreateRequest, SpaceGroups, SpaceGroupUpdateRequest } from '../space-group.js';

export interface ListSpaceGroupsQuery {
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
  /** Only records whose name contains this text. Case is ignored. Example: `"rye"`. */
  name?: string | undefined;
}

export interface ListSpaceGroupsRequest {
  query?: ListSpaceGroupsQuery | undefined;
}

export type ListSpaceGroupsResult =
  | TypedResponse<200, SpaceGroups, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateSpaceGroupRequest {
  /** The space group to create. */
  body: SpaceGroupCreateRequest;
}

export type CreateSpaceGroupResult =
  | TypedResponse<201, SpaceGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetSpaceGroupPath {
  /** The id of the space group. Example: `201`. */
  id: number;
}

export interface GetSpaceGroupRequest {
  path: GetSpaceGroupPath;
}

export type GetSpaceGroupResult =
  | TypedResponse<200, SpaceGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateSpaceGroupPath {
  /** The id of the space group. Example: `201`. */
  id: number;
}

export interface UpdateSpaceGroupRequest {
  path: UpdateSpaceGroupPath;
  /** The changes. */
  body: SpaceGroupUpdateRequest;
}

export type UpdateSpaceGroupResult =
  | TypedResponse<200, SpaceGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteSpaceGroupPath {
  /** The id of the space group. Example: `202`. */
  id: number;
}

export interface DeleteSpaceGroupRequest {
  path: DeleteSpaceGroupPath;
}

export type DeleteSpaceGroupResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
