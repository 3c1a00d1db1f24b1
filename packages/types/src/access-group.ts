// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A bundle of access that is given to members together. */
export interface AccessGroup {
  id: number;
  name: string;
  description: string;
  /** Either `active` or `archived`. Deleting archives a group, and unarchiving brings it back. */
  status: string;
  community_id: number;
  created_at: string;
  updated_at: string;
}

/** One page of access groups. */
export interface AccessGroups extends PageEnvelope {
  /** The records of this page. */
  records: AccessGroup[];
}

/** What can be set on an access group. */
export interface AccessGroupAttributes {
  name?: string;
  description?: string;
}

/** The access group to make. */
export interface AccessGroupCreateRequest {
  access_group: NewAccessGroup;
}

/** An access group that has no id yet. */
export interface NewAccessGroup extends AccessGroupAttributes {
  name: string;
}

/** What shall change on an access group. */
export interface AccessGroupUpdateRequest {
  access_group: AccessGroupAttributes;
}

/** The values of {@link AccessGroupStatusFilter}. */
export const accessGroupStatusFilterValues = ['active', 'archived', 'all'] as const;

/** Whether a list takes active access groups, archived ones or both. */
export type AccessGroupStatusFilter = (typeof accessGroupStatusFilterValues)[number];

/** A member's membership of an access group. */
export interface AccessGroupCommunityMember {
  /** The id of the membership, not of the member. */
  id: number;
  access_group_id: number;
  community_member_id: number;
  community_id: number;
  created_at: string;
  updated_at: string;
}

/** One page of an access group's memberships. */
export interface AccessGroupCommunityMembers extends PageEnvelope {
  /** The records of this page. */
  records: AccessGroupCommunityMember[];
}

/** Who is put into the access group. */
export interface AccessGroupMemberCreateRequest {
  /** The e-mail address of the member. */
  email: string;
}
