// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** Common fields of memberships of spaces and space groups. */
export interface MembershipParts {
  /** The id of the membership, not of the member. */
  id: number;
  user_id: number;
  posts_read_count: number;
  community_member_id: number;
  /** Whether the member moderates here. */
  moderator: boolean;
  /** How the member came to have access. */
  access_type: string;
  status: string;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  community_member: MembershipMember;
}

/** The member of a membership. */
export interface MembershipMember {
  name: string;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
  headline: string | null;
  community_id: number;
  profile_url: string;
  public_uid: string;
  email: string;
}

/** A member's membership of a space, with its notification settings. */
export interface SpaceMember extends MembershipParts {
  space_id: number;
  /** What the member is notified of by e-mail. */
  notification_type: string;
  in_app_notification_setting: string;
  mobile_notification_setting: string;
}

/** A page of a space's memberships. */
export interface SpaceMembers extends PageEnvelope {
  /** The records of this page. */
  records: SpaceMember[];
}

/** A member's membership of a space group. It has no notification settings. */
export interface SpaceGroupMember extends MembershipParts {
  space_group_id: number;
}

/** A page of a space group's memberships. */
export interface SpaceGroupMembers extends PageEnvelope {
  /** The records of this page. */
  records: SpaceGroupMember[];
}

export const membershipStatusValues = ['active', 'inactive', 'all'] as const;

/** Whether a list contains active members, inactive ones or both. */
export type MembershipStatus = (typeof membershipStatusValues)[number];

/** The member and the space. */
export interface SpaceMemberCreateRequest {
  /** The e-mail address of the member. At least 1 character. */
  email: string;
  space_id: number;
}

/** The member and the space group. */
export interface SpaceGroupMemberCreateRequest {
  space_group_id: number;
  /** The e-mail address of the member. At least 1 character. */
  email: string;
}
