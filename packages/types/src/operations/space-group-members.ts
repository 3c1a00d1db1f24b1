// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type {
  MembershipStatus,
  SpaceGroupMember,
  SpaceGroupMemberCreateRequest,
  SpaceGroupMembers,
} from '../space-member.js';

export interface GetSpaceGroupMemberQuery {
  /** The e-mail address of the member. At least 1 character. Example: `"tobin@example.com"`. */
  email: string;
  /** The space group. Example: `201`. */
  space_group_id: number;
}

export interface GetSpaceGroupMemberRequest {
  query: GetSpaceGroupMemberQuery;
}

export type GetSpaceGroupMemberResult =
  | TypedResponse<200, SpaceGroupMember, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface ListSpaceGroupMembersQuery {
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
  /** The space group. Example: `201`. */
  space_group_id: number;
  /**
   * Only memberships of active or of inactive members, or those of all. By default, active ones.
   *
   * Example: `"active"`.
   */
  status?: MembershipStatus | undefined;
}

export interface ListSpaceGroupMembersRequest {
  query: ListSpaceGroupMembersQuery;
}

export type ListSpaceGroupMembersResult =
  | TypedResponse<200, SpaceGroupMembers, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface AddSpaceGroupMemberRequest {
  /** The member and the space group. */
  body: SpaceGroupMemberCreateRequest;
}

export type AddSpaceGroupMemberResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RemoveSpaceGroupMemberQuery {
  /** The e-mail address of the member. At least 1 character. Example: `"tobin@example.com"`. */
  email: string;
  /** The space group. Example: `201`. */
  space_group_id: number;
}

export interface RemoveSpaceGroupMemberRequest {
  query: RemoveSpaceGroupMemberQuery;
}

export type RemoveSpaceGroupMemberResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
