// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type {
  FilterKitControl,
  FilterKitControlCreateRequest,
  FilterKitControlsList,
  FilterKitControlUpdateRequest,
  FilterKitKey,
} from '../filter-kit.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListFilterControlsQuery {
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
  /** Only choices for the members of this space. Example: `302`. */
  space_id?: number | undefined;
  /** Whether choices for the members of a space are left out. Example: `true`. */
  member_directory_only?: boolean | undefined;
  /** Only filters that are switched on, or only those that are switched off. Example: `true`. */
  enabled?: boolean | undefined;
  /** Only choices about this filter. Example: `"tags"`. */
  key?: FilterKitKey | undefined;
  /** Only choices about the filter by this profile field. Example: `81`. */
  profile_field_id?: number | undefined;
}

export interface ListFilterControlsRequest {
  query?: ListFilterControlsQuery | undefined;
}

export type ListFilterControlsResult =
  | TypedResponse<200, FilterKitControlsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateFilterControlRequest {
  /** The choice to save. */
  body: FilterKitControlCreateRequest;
}

export type CreateFilterControlResult =
  | TypedResponse<201, FilterKitControl, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetFilterControlPath {
  /** The id of the filter control. Example: `71`. */
  id: number;
}

export interface GetFilterControlRequest {
  path: GetFilterControlPath;
}

export type GetFilterControlResult =
  | TypedResponse<200, FilterKitControl, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateFilterControlPath {
  /** The id of the filter control. Example: `71`. */
  id: number;
}

export interface UpdateFilterControlRequest {
  path: UpdateFilterControlPath;
  /** The changes. */
  body: FilterKitControlUpdateRequest;
}

export type UpdateFilterControlResult =
  | TypedResponse<200, FilterKitControl, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteFilterControlPath {
  /** The id of the filter control. Example: `71`. */
  id: number;
}

export interface DeleteFilterControlRequest {
  path: DeleteFilterControlPath;
}

export type DeleteFilterControlResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
