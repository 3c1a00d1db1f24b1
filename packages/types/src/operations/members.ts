// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '../common.js';
import type {
  CommunityMemberCreateRequest,
  CommunityMemberUpdateRequest,
  MemberStatusFilter,
} from '../community-member-request.js';
import type { CommunityMember, CommunityMemberCreated, CommunityMemberList } from '../community-member.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListCommunityMembersQuery {
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
  /** Only active or only inactive members, or all of them. Default: `"active"`. Example: `"all"`. */
  status?: MemberStatusFilter | undefined;
  /** Only members with at least one of these tags, comma-separated. 1 to 1000 items. */
  member_tag_ids?: readonly number[] | undefined;
}

export interface ListCommunityMembersRequest {
  query?: ListCommunityMembersQuery | undefined;
}

export type ListCommunityMembersResult =
  | TypedResponse<200, CommunityMemberList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateCommunityMemberRequest {
  /** The member to create. */
  body: CommunityMemberCreateRequest;
}

export type CreateCommunityMemberResult =
  | TypedResponse<201, CommunityMemberCreated, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetCommunityMemberPath {
  /** The community member id. A value that is not a whole number returns 400. Example: `4102`. */
  id: number;
}

export interface GetCommunityMemberRequest {
  path: GetCommunityMemberPath;
}

export type GetCommunityMemberResult =
  | TypedResponse<200, CommunityMember, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateCommunityMemberPath {
  /** The community member id. A value that is not a whole number returns 400. Example: `4102`. */
  id: number;
}

export interface UpdateCommunityMemberRequest {
  path: UpdateCommunityMemberPath;
  /** The changes. */
  body: CommunityMemberUpdateRequest;
}

export type UpdateCommunityMemberResult =
  | TypedResponse<200, CommunityMember, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeactivateCommunityMemberPath {
  /** The community member id. A value that is not a whole number returns 400. Example: `4102`. */
  id: number;
}

export interface DeactivateCommunityMemberRequest {
  path: DeactivateCommunityMemberPath;
}

export type DeactivateCommunityMemberResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface FindCommunityMemberQuery {
  /** The e-mail address of the member. At least 1 character. Example: `"tobin@example.com"`. */
  email: string;
}

export interface FindCommunityMemberRequest {
  query: FindCommunityMemberQuery;
}

export type FindCommunityMemberResult =
  | TypedResponse<200, CommunityMember, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface BanCommunityMemberPath {
  /** The community member id. A value that is not a whole number returns 400. Example: `4102`. */
  id: number;
}

export interface BanCommunityMemberRequest {
  path: BanCommunityMemberPath;
}

export type BanCommunityMemberResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface DeleteCommunityMemberPath {
  /** The community member id. A value that is not a whole number returns 400. Example: `4102`. */
  id: number;
}

export interface DeleteCommunityMemberRequest {
  path: DeleteCommunityMemberPath;
}

export type DeleteCommunityMemberResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
