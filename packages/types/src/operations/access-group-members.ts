// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AccessGroupCommunityMember,
  AccessGroupCommunityMembers,
  AccessGroupMemberCreateRequest,
} from '../access-group.js';
import type { MessageResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface GetAccessGroupMemberPath {
  /** The id of the access group. Example: `1701`. */
  access_group_id: number;
}

export interface GetAccessGroupMemberQuery {
  /** The e-mail address of the member. At least 1 character. Example: `"tobin@example.com"`. */
  email: string;
}

export interface GetAccessGroupMemberRequest {
  path: GetAccessGroupMemberPath;
  query: GetAccessGroupMemberQuery;
}

export type GetAccessGroupMemberResult =
  | TypedResponse<200, AccessGroupCommunityMember, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface ListAccessGroupMembersPath {
  /** The id of the access group. Example: `1701`. */
  access_group_id: number;
}

export interface ListAccessGroupMembersQuery {
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

export interface ListAccessGroupMembersRequest {
  path: ListAccessGroupMembersPath;
  query?: ListAccessGroupMembersQuery | undefined;
}

export type ListAccessGroupMembersResult =
  | TypedResponse<200, AccessGroupCommunityMembers, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface AddAccessGroupMemberPath {
  /** The id of the access group. Example: `1701`. */
  access_group_id: number;
}

export interface AddAccessGroupMemberRequest {
  path: AddAccessGroupMemberPath;
  /** The member to add. */
  body: AccessGroupMemberCreateRequest;
}

export type AddAccessGroupMemberResult =
  | TypedResponse<201, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RemoveAccessGroupMemberPath {
  /** The id of the access group. Example: `1701`. */
  access_group_id: number;
}

export interface RemoveAccessGroupMemberQuery {
  /** The e-mail address of the member. At least 1 character. Example: `"tobin@example.com"`. */
  email: string;
}

export interface RemoveAccessGroupMemberRequest {
  path: RemoveAccessGroupMemberPath;
  query: RemoveAccessGroupMemberQuery;
}

export type RemoveAccessGroupMemberResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
