// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { TaggedMember, TaggedMemberCreateRequest, TaggedMembers } from '../tagged-member.js';

export interface ListTaggedMembersQuery {
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
  /** Only members with at least one of these tags, comma-separated. 1 to 1000 items. */
  member_tag_ids?: readonly number[] | undefined;
}

export interface ListTaggedMembersRequest {
  query?: ListTaggedMembersQuery | undefined;
}

export type ListTaggedMembersResult =
  | TypedResponse<200, TaggedMembers, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface AddTaggedMemberRequest {
  /** The member and the tag. */
  body: TaggedMemberCreateRequest;
}

export type AddTaggedMemberResult =
  | TypedResponse<201, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RemoveTaggedMemberQuery {
  /** The e-mail address of the member. At least 1 character. Example: `"ines@example.com"`. */
  user_email: string;
  /** The tag. Example: `51`. */
  member_tag_id: number;
}

export interface RemoveTaggedMemberRequest {
  query: RemoveTaggedMemberQuery;
}

export type RemoveTaggedMemberResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface GetTaggedMemberPath {
  /** The id of the assignment, not of the member or the tag. Example: `5501`. */
  id: number;
}

export interface GetTaggedMemberRequest {
  path: GetTaggedMemberPath;
}

export type GetTaggedMemberResult =
  | TypedResponse<200, TaggedMember, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
