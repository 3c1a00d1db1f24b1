// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AgeOrNameOrder, SuccessResponse } from '../common.js';
import type { MemberTag, MemberTagRequest, MemberTagsList } from '../member-tag.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListMemberTagsQuery {
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
  /** Only tags that members see, or only those that they do not see. Example: `true`. */
  is_public?: boolean | undefined;
  /** The order of the records, by creation time or by name. Example: `"alphabetical"`. */
  sort?: AgeOrNameOrder | undefined;
}

export interface ListMemberTagsRequest {
  query?: ListMemberTagsQuery | undefined;
}

export type ListMemberTagsResult =
  | TypedResponse<200, MemberTagsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateMemberTagRequest {
  /** The tag to create. */
  body: MemberTagRequest;
}

export type CreateMemberTagResult =
  | TypedResponse<201, MemberTag, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetMemberTagPath {
  /** The id of the member tag. Example: `51`. */
  id: number;
}

export interface GetMemberTagRequest {
  path: GetMemberTagPath;
}

export type GetMemberTagResult =
  | TypedResponse<200, MemberTag, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateMemberTagPath {
  /** The id of the member tag. Example: `51`. */
  id: number;
}

export interface UpdateMemberTagRequest {
  path: UpdateMemberTagPath;
  /** The changes. */
  body: MemberTagRequest;
}

export type UpdateMemberTagResult =
  | TypedResponse<200, MemberTag, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteMemberTagPath {
  /** The id of the member tag. Example: `51`. */
  id: number;
}

export interface DeleteMemberTagRequest {
  path: DeleteMemberTagPath;
}

export type DeleteMemberTagResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
