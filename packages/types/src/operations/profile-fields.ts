// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { ProfileFieldCreateRequest, ProfileFieldUpdateRequest } from '../profile-field-request.js';
import type { ProfileField, ProfileFieldsList } from '../profile-field.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListProfileFieldsQuery {
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
  /** Only fields whose label contains this text. Case is ignored. Example: `"flour"`. */
  label?: string | undefined;
  /**
   * With `true` only archived fields, with `false` only the others. By default, all of them.
   *
   * Example: `"true"`.
   */
  archived?: string | undefined;
}

export interface ListProfileFieldsRequest {
  query?: ListProfileFieldsQuery | undefined;
}

export type ListProfileFieldsResult =
  | TypedResponse<200, ProfileFieldsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateProfileFieldRequest {
  /** The profile field to create, in its root key. */
  body: ProfileFieldCreateRequest;
}

export type CreateProfileFieldResult =
  | TypedResponse<201, ProfileField, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetProfileFieldPath {
  /** The id of the profile field. Example: `84`. */
  id: number;
}

export interface GetProfileFieldRequest {
  path: GetProfileFieldPath;
}

export type GetProfileFieldResult =
  | TypedResponse<200, ProfileField, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateProfileFieldPath {
  /** The id of the profile field. Example: `84`. */
  id: number;
}

export interface UpdateProfileFieldRequest {
  path: UpdateProfileFieldPath;
  /** The changes, in their root key. */
  body: ProfileFieldUpdateRequest;
}

export type UpdateProfileFieldResult =
  | TypedResponse<200, ProfileField, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteProfileFieldPath {
  /** The id of the profile field. Example: `84`. */
  id: number;
}

export interface DeleteProfileFieldRequest {
  path: DeleteProfileFieldPath;
}

export type DeleteProfileFieldResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface ArchiveProfileFieldPath {
  /** The id of the profile field. Example: `81`. */
  id: number;
}

export interface ArchiveProfileFieldRequest {
  path: ArchiveProfileFieldPath;
}

export type ArchiveProfileFieldResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface UnarchiveProfileFieldPath {
  /** The id of the profile field. Example: `84`. */
  id: number;
}

export interface UnarchiveProfileFieldRequest {
  path: UnarchiveProfileFieldPath;
}

export type UnarchiveProfileFieldResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
