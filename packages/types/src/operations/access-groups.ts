// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AccessGroup,
  AccessGroupCreateRequest,
  AccessGroups,
  AccessGroupStatusFilter,
  AccessGroupUpdateRequest,
} from '../access-group.js';
import type { SuccessResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListAccessGroupsQuery {
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
  /** Only access groups in this state, or those in both. By default, active ones. Example: `"all"`. */
  status?: AccessGroupStatusFilter | undefined;
  /** Only the access groups with these ids. Repeat the parameter for each id. 1 to 1000 items. */
  ids?: readonly number[] | undefined;
  /** Only records whose name contains this text. Case is ignored. Example: `"rye"`. */
  name?: string | undefined;
}

export interface ListAccessGroupsRequest {
  query?: ListAccessGroupsQuery | undefined;
}

export type ListAccessGroupsResult =
  | TypedResponse<200, AccessGroups, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateAccessGroupRequest {
  /** The access group to create. */
  body: AccessGroupCreateRequest;
}

export type CreateAccessGroupResult =
  | TypedResponse<201, AccessGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetAccessGroupPath {
  /** The id of the access group. Example: `1701`. */
  id: number;
}

export interface GetAccessGroupRequest {
  path: GetAccessGroupPath;
}

export type GetAccessGroupResult =
  | TypedResponse<200, AccessGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateAccessGroupPath {
  /** The id of the access group. Example: `1701`. */
  id: number;
}

export interface UpdateAccessGroupRequest {
  path: UpdateAccessGroupPath;
  /** The changes. */
  body: AccessGroupUpdateRequest;
}

export type UpdateAccessGroupResult =
  | TypedResponse<200, AccessGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface ArchiveAccessGroupPath {
  /** The id of the access group. Example: `1701`. */
  id: number;
}

export interface ArchiveAccessGroupRequest {
  path: ArchiveAccessGroupPath;
}

export type ArchiveAccessGroupResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface UnarchiveAccessGroupPath {
  /** The id of the access group. Example: `1702`. */
  id: number;
}

export interface UnarchiveAccessGroupRequest {
  path: UnarchiveAccessGroupPath;
}

export type UnarchiveAccessGroupResult =
  | TypedResponse<200, AccessGroup, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
