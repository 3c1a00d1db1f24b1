// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { MembershipStatus, SpaceMember, SpaceMemberCreateRequest, SpaceMembers } from '../space-member.js';

export interface GetSpaceMemberQuery {
  /** The e-mail address of the member. At least 1 character. Example: `"tobin@example.com"`. */
  email: string;
  /** The space. Example: `302`. */
  space_id: number;
}

export interface GetSpaceMemberRequest {
  query: GetSpaceMemberQuery;
}

export type GetSpaceMemberResult =
  | TypedResponse<200, SpaceMember, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface ListSpaceMembersQuery {
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
  /** The space. Example: `302`. */
  space_id: number;
  /**
   * Only memberships of active or of inactive members, or those of all. By default, active ones.
   *
   * Example: `"active"`.
   */
  status?: MembershipStatus | undefined;
}

export interface ListSpaceMembersRequest {
  query: ListSpaceMembersQuery;
}

export type ListSpaceMembersResult =
  | TypedResponse<200, SpaceMembers, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface AddSpaceMemberRequest {
  /** The member and the space. */
  body: SpaceMemberCreateRequest;
}

export type AddSpaceMemberResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RemoveSpaceMemberQuery {
  /** The e-mail address of the member. At least 1 character. Example: `"tobin@example.com"`. */
  email: string;
  /** The space. Example: `302`. */
  space_id: number;
}

export interface RemoveSpaceMemberRequest {
  query: RemoveSpaceMemberQuery;
}

export type RemoveSpaceMemberResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
