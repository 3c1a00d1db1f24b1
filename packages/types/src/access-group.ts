// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A bundle of access that members get together. */
export interface AccessGroup {
  id: number;
  name: string;
  description: string;
  /** Either `active` or `archived`. Deleting archives a group, and unarchiving restores it. */
  status: string;
  community_id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
}

/** A page of access groups. */
export interface AccessGroups extends PageEnvelope {
  /** The records of this page. */
  records: AccessGroup[];
}

/** Writable fields of an access group. */
export interface AccessGroupAttributes {
  /** 1 to 255 characters. */
  name?: string;
  description?: string;
}

/** The access group to create. */
export interface AccessGroupCreateRequest {
  access_group: NewAccessGroup;
}

/** A new access group. */
export interface NewAccessGroup extends AccessGroupAttributes {
  /** 1 to 255 characters. */
  name: string;
}

/** Changes to an access group. */
export interface AccessGroupUpdateRequest {
  access_group: AccessGroupAttributes;
}

export const accessGroupStatusFilterValues = ['active', 'archived', 'all'] as const;

/** Whether a list contains active access groups, archived ones or both. */
export type AccessGroupStatusFilter = (typeof accessGroupStatusFilterValues)[number];

/** A member's membership of an access group. */
export interface AccessGroupCommunityMember {
  /** The id of the membership, not of the member. */
  id: number;
  access_group_id: number;
  community_member_id: number;
  community_id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
}

/** A page of an access group's memberships. */
export interface AccessGroupCommunityMembers extends PageEnvelope {
  /** The records of this page. */
  records: AccessGroupCommunityMember[];
}

/** The member to add to the access group. */
export interface AccessGroupMemberCreateRequest {
  /** The e-mail address of the member. At least 1 character. */
  email: string;
}
